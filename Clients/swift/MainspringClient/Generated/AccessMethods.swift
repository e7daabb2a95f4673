// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Who may do what in a company: access records, credentials, sign-in.
public struct AccessMethods: Sendable {
  let caller: any CallSender

  /// Methods of access.credentials.
  public var credentials: AccessCredentialsMethods { AccessCredentialsMethods(caller: self.caller) }

  /// Answers who acts in a company, and what they hold there.
  /// - Parameter company: The company; without it the selected one, or the only one that there is.
  /// - Returns: Who asks. Without a company, and none selected, the account.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func whoami(
    company: String? = nil
  ) async throws -> Caller {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("access.whoami", .read, writer)
  }

  /// Answers for every method whether the caller may call it: for enabling and disabling buttons.
  /// - Parameter company: The company; without it the selected one, or the only one that there is.
  /// - Returns: All methods.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func allowed(
    company: String? = nil
  ) async throws -> AllowedMethods {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("access.allowed", .read, writer)
  }

  /// Answers whether the caller, or another user, may call a method.
  /// - Parameters:
  ///   - method: The method's name.
  ///   - user: Somebody else in the company, whom only an owner may ask about; the caller without it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: Yes or no, and the reason.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func check(
    method: String,
    user: String? = nil,
    company: String? = nil
  ) async throws -> CheckedMethod {
    var writer = MemberWriter()
    writer.put("method", method)
    writer.putIfGiven("user", user)
    writer.putIfGiven("company", company)
    return try await caller.call("access.check", .read, writer)
  }

  /// Answers why the caller, or another user, may call a method, or what would let them.
  /// - Parameters:
  ///   - method: The method's name.
  ///   - user: Somebody else in the company, whom only an owner may ask about; the caller without it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The rule, what is held, and what would be enough.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func explain(
    method: String,
    user: String? = nil,
    company: String? = nil
  ) async throws -> Explanation {
    var writer = MemberWriter()
    writer.put("method", method)
    writer.putIfGiven("user", user)
    writer.putIfGiven("company", company)
    return try await caller.call("access.explain", .read, writer)
  }

  /// Gives somebody rights in a company, who may be new there. Members that are not given stay as they are. A manager gives and takes the
  /// daily work in their own departments, and nothing of an owner's.
  /// - Parameters:
  ///   - user: Whose rights; somebody new without it.
  ///   - name: What people call them: any text of one line; null takes it away.
  ///   - isOwner: Whether they own the company, and so may do everything.
  ///   - deptMask: The departments in which they do the daily work, a bit each; access.departments lists the bits.
  ///   - managerMask: The departments in which they also delete, approve and see costs, a bit each.
  ///   - preset: A preset (access.presets) that sets both masks; not together with either.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What they may do now; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, ownerNeeded, tierRequired, keyReused.
  @discardableResult
  public func grant(
    user: String? = nil,
    name: String? = nil,
    isOwner: Bool? = nil,
    deptMask: Int? = nil,
    managerMask: Int? = nil,
    preset: PresetName? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> AccessRecord {
    var writer = MemberWriter()
    writer.putIfGiven("user", user)
    writer.putIfGiven("name", name)
    writer.putIfGiven("isOwner", isOwner)
    writer.putIfGiven("deptMask", deptMask)
    writer.putIfGiven("managerMask", managerMask)
    writer.putIfGiven("preset", preset)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("access.grant", .write, writer)
  }

  /// Takes all rights in a company from somebody, with their credentials and their session. Who they were stays known: access.people. A
  /// manager lets go who holds nothing beyond the manager's departments.
  /// - Parameters:
  ///   - user: Whose rights.
  ///   - expect: The version of the access record that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The access record that is gone.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, ownerNeeded, keyReused.
  @discardableResult
  public func revoke(
    user: String,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("user", user)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("access.revoke", .write, writer)
  }

  /// Lists the people of a company with what they may do, in the order in which they were let in.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of people.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> ListedAccessPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("access.list", .read, writer)
  }

  /// Lists who is in a company, with their names, or what they sign in with where they have none, in the order in which they were let in;
  /// where that is asked for, those who have left, too, with what they signed in with.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - includeLeft: Whether who has left is listed, too; not without it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of people.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func people(
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    includeLeft: Bool? = nil,
    company: String? = nil
  ) async throws -> NamedPersonPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("includeLeft", includeLeft)
    writer.putIfGiven("company", company)
    return try await caller.call("access.people", .read, writer)
  }

  /// Passes a company on: another owner becomes its founder, whom nobody makes less, and who was the founder stays an owner like others.
  /// - Parameters:
  ///   - user: Another owner, who has credentials.
  ///   - password: The founder's own. A repeat with the same idempotencyKey is not compared by it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What the new founder may do.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, ownerNeeded, signInFailed, tooManyAttempts,
  /// limitReached, requestCancelled, keyReused.
  @discardableResult
  public func transfer(
    user: String,
    password: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> AccessRecord {
    var writer = MemberWriter()
    writer.put("user", user)
    writer.put("password", password)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("access.transfer", .write, writer)
  }

  /// Lists the departments of a company: those that every one has, and its own.
  /// - Parameter company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The departments with their bits.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func departments(
    company: String? = nil
  ) async throws -> DepartmentPage {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("access.departments", .read, writer)
  }

  /// Lists usual sets of rights, which access.grant takes by name.
  /// - Returns: The presets.
  /// - Throws: `CoreError`: invalidParams.
  public func presets() async throws -> PresetPage {
    return try await caller.call("access.presets", .read, MemberWriter())
  }

  /// Lets somebody act in a company, in the place of who is signed in there; kept over restarts until they sign out, or the company's
  /// sessionHours, or idleMinutes without a request, are over.
  /// - Parameters:
  ///   - username: The name; neither case, width nor Unicode normalization matters.
  ///   - password: The password.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: Who acts there now. Later requests of the company wait for it; others may be answered before it.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInFailed, tooManyAttempts, limitReached, requestCancelled.
  @discardableResult
  public func signIn(
    username: String,
    password: String,
    company: String? = nil
  ) async throws -> Caller {
    var writer = MemberWriter()
    writer.put("username", username)
    writer.put("password", password)
    writer.putIfGiven("company", company)
    return try await caller.call("access.signIn", .session, writer)
  }

  /// Ends the session in a company.
  /// - Parameters:
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: Who acts there now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, keyReused.
  @discardableResult
  public func signOut(
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Caller {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("access.signOut", .write, writer)
  }
}

/// Methods of access.credentials.
public struct AccessCredentialsMethods: Sendable {
  let caller: any CallSender

  /// Gives somebody a username and a password to sign in with. From a company's first ones on, which must be the founder's, only who is
  /// signed in acts there. A manager gives them to who holds nothing beyond the manager's departments; the founder's make nobody but the
  /// founder. In a company that others share, whoever takes part makes their own, whatever they hold there: from then on they sign in on
  /// each of the account's devices, and nobody else sees them.
  /// - Parameters:
  ///   - username: The name, unique in the company, ignoring case, width and Unicode normalization; it never changes.
  ///   - password: At least 8 characters. Only a scrypt key of it is stored. A repeat with the same idempotencyKey is not compared by it.
  ///   - user: Who has an access record; the caller without it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The credentials, without the password.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, duplicate, ownerNeeded, tooManyAttempts,
  /// limitReached, requestCancelled, keyReused.
  @discardableResult
  public func create(
    username: String,
    password: String,
    user: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Credential {
    var writer = MemberWriter()
    writer.put("username", username)
    writer.put("password", password)
    writer.putIfGiven("user", user)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("access.credentials.create", .write, writer)
  }

  /// Changes the password of who is signed in.
  /// - Parameters:
  ///   - password: The present one. A repeat with the same idempotencyKey is not compared by it.
  ///   - newPassword: The new one: at least 8 characters. A repeat with the same idempotencyKey is not compared by it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The credentials, without the password.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, signInFailed, tooManyAttempts, limitReached,
  /// requestCancelled, keyReused.
  @discardableResult
  public func changePassword(
    password: String,
    newPassword: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Credential {
    var writer = MemberWriter()
    writer.put("password", password)
    writer.put("newPassword", newPassword)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("access.credentials.changePassword", .write, writer)
  }

  /// Gives somebody else a new password who has lost theirs; ends their session, and forgets failed attempts. A manager does so for who
  /// holds nothing beyond the manager's departments; for the founder nobody does.
  /// - Parameters:
  ///   - user: Whose password; not one's own.
  ///   - newPassword: The new one: at least 8 characters. A repeat with the same idempotencyKey is not compared by it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The credentials, without the password.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tooManyAttempts, limitReached, requestCancelled,
  /// keyReused.
  @discardableResult
  public func resetPassword(
    user: String,
    newPassword: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Credential {
    var writer = MemberWriter()
    writer.put("user", user)
    writer.put("newPassword", newPassword)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("access.credentials.resetPassword", .write, writer)
  }

  /// Gives the account a new password for a company that others share with it, where its own is lost: the cloud says whose account it is.
  /// Ends its sessions there, on all its devices.
  /// - Parameters:
  ///   - newPassword: The new one: at least 8 characters. Only a scrypt key of it is stored.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The credentials, without the password: access.signIn takes them.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, accountUnavailable, cloudUnavailable, limitReached, requestCancelled.
  @discardableResult
  public func recover(
    newPassword: String,
    company: String? = nil
  ) async throws -> Credential {
    var writer = MemberWriter()
    writer.put("newPassword", newPassword)
    writer.putIfGiven("company", company)
    return try await caller.call("access.credentials.recover", .session, writer)
  }
}
