// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Rights in a company: access records, credentials and sign-in.
public struct AccessMethods: Sendable {
  let caller: any CallSender

  /// Methods of access.credentials.
  public var credentials: AccessCredentialsMethods { AccessCredentialsMethods(caller: self.caller) }

  /// Returns the user who acts in a company, and that user's rights.
  /// - Parameter company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The caller. If the request names no company and no company is selected, the account.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func whoami(
    company: String? = nil
  ) async throws -> Caller {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("access.whoami", .read, writer)
  }

  /// Lists all methods, each with the decision whether the caller may call it. A front end can enable and disable its
  /// buttons by these decisions.
  /// - Parameter company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: All methods, each with its decision.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func allowed(
    company: String? = nil
  ) async throws -> AllowedMethods {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("access.allowed", .read, writer)
  }

  /// Decides whether a user may call a method. The user is the caller, or another user of the company.
  /// - Parameters:
  ///   - method: The name of the method, such as `orders.ship`.
  ///   - user: The id of the user whose right is checked. Only an owner may name another user. Default: the caller.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The decision, and its reason.
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

  /// Returns the reason why a user may call a method, or the rights that would be enough. The user is the caller, or
  /// another user of the company.
  /// - Parameters:
  ///   - method: The name of the method, such as `orders.ship`.
  ///   - user: The id of the user whose right is checked. Only an owner may name another user. Default: the caller.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The rule, the rights that the user holds, and the rights that would be enough.
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

  /// Gives a user rights in a company, or creates a new user with these rights. Members that are left out stay
  /// unchanged. A manager can give and remove the bits of `deptMask` in the manager's own departments, but cannot
  /// change the rights of owners.
  /// - Parameters:
  ///   - user: The id of the user who gets the rights. If it is left out, a new user is created.
  ///   - name: The user's name, as one line of text; `null` removes the name.
  ///   - isOwner: `true` to make the user an owner. An owner may do everything, except what only the founder may do.
  ///   - deptMask: The departments in which the user does the daily work. Each bit of this number is a department;
  ///   `access.departments` lists the bits.
  ///   - managerMask: The departments that the user manages. Each bit of this number is a department. A manager of a
  ///   department can also delete, approve and see costs there.
  ///   - preset: The name of a preset, which sets both masks; `access.presets` lists the presets. Give either `preset`
  ///   or the masks, not both.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The user's access record. If the request changes nothing, the record and its version stay unchanged.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, ownerNeeded,
  /// tierRequired, keyReused.
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

  /// Removes all rights of a user in a company. The user's credentials and session are also removed. `access.people`
  /// can still list the user. A manager can revoke the rights of users whose rights lie within the manager's
  /// departments.
  /// - Parameters:
  ///   - user: The id of the user who loses the rights.
  ///   - expect: The version of the access record that the caller has read. If the record now has another version, the
  ///   request fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the removed access record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, ownerNeeded,
  /// keyReused.
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

  /// Lists the users of a company with their rights, in the order in which they got their first rights.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of users.
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

  /// Lists the names of a company's users. A user without a name is listed with the username. The users are sorted by
  /// the time at which they first got rights. With `includeLeft: true`, users who have left are listed, too, with their
  /// usernames.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - includeLeft: `true` to also list users who have left the company. Default: `false`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of users.
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

  /// Makes another owner the founder of a company. No other owner can revoke or demote the founder. The former founder
  /// stays an owner.
  /// - Parameters:
  ///   - user: The id of the new founder, who must be another owner with credentials.
  ///   - password: The current founder's own password. A repeat of the request with the same idempotencyKey may have
  ///   another value here.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new founder's access record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, ownerNeeded, signInFailed,
  /// tooManyAttempts, limitReached, requestCancelled, keyReused.
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

  /// Lists the departments of a company: the departments that every company has, and those that the company has added.
  /// - Parameter company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The departments with their bits.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func departments(
    company: String? = nil
  ) async throws -> DepartmentPage {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("access.departments", .read, writer)
  }

  /// Lists the presets: named sets of rights that `access.grant` accepts.
  /// - Returns: The presets, each with its name and rights.
  /// - Throws: `CoreError`: invalidParams.
  public func presets() async throws -> PresetPage {
    return try await caller.call("access.presets", .read, MemberWriter())
  }

  /// Signs a user in to a company. If another user is signed in there, that user's session ends. The new session also
  /// continues after a restart of the core. It ends with a sign-out, after `settings.sessionHours` of the company, or
  /// after `settings.idleMinutes` without a request.
  /// - Parameters:
  ///   - username: The username. Upper and lower case, width and Unicode normalization do not matter.
  ///   - password: The user's password.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The user who acts in the company now. Later requests of the company wait for this reply. Replies to
  /// requests of other companies may be sent before it.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInFailed, tooManyAttempts, limitReached,
  /// requestCancelled.
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

  /// Ends the caller's session in a company. To act there again, a user must sign in.
  /// - Parameters:
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The caller after the sign-out, and the caller's rights.
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

  /// Creates a username and a password with which a user signs in to a company. The first credentials of a company must
  /// be the founder's. Afterwards, only users who are signed in can act there. A manager can create credentials for
  /// users whose rights lie within the manager's departments. Only the founder creates the founder's credentials. In a
  /// company that another account shares, each participant creates their own credentials, whatever their rights there.
  /// Then the participant signs in on each of the account's devices. No other user sees these credentials.
  /// - Parameters:
  ///   - username: The user name. It must be unique in the company; case, width and Unicode normalization are ignored.
  ///   It cannot be changed later.
  ///   - password: The password, of at least 8 characters. The core stores only a scrypt key that is derived from the
  ///   password. A repeat is recognized by its `idempotencyKey` alone: the passwords are not compared.
  ///   - user: The id of the user, who must have an access record. Default: the caller.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The credentials, without the password.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, duplicate, ownerNeeded,
  /// tooManyAttempts, limitReached, requestCancelled, keyReused.
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

  /// Changes the password of the user who is signed in. The caller must give the current password.
  /// - Parameters:
  ///   - password: The current password. A repeat of the request with the same idempotencyKey may have another value
  ///   here.
  ///   - newPassword: The new password, at least 8 characters. A repeat of the request with the same idempotencyKey may
  ///   have another value here.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The credentials, without the password.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, signInFailed, tooManyAttempts,
  /// limitReached, requestCancelled, keyReused.
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

  /// Sets a new password for another user, who has lost the old one. The user's session ends, and the failed attempts
  /// are no longer counted. A manager can reset the passwords of users whose rights lie within the manager's
  /// departments. The founder's password cannot be reset.
  /// - Parameters:
  ///   - user: The id of the user whose password is reset. It must not be the caller.
  ///   - newPassword: The new password, at least 8 characters. A repeat of the request with the same idempotencyKey may
  ///   have another value here.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The credentials, without the password.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tooManyAttempts,
  /// limitReached, requestCancelled, keyReused.
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

  /// Sets a new password for the account in a company that another account shares with this account. Use this method if
  /// the old password is lost. The cloud confirms the account. The account's sessions in the company end on all its
  /// devices.
  /// - Parameters:
  ///   - newPassword: The new password, at least 8 characters. The core stores only a scrypt key of the password.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The credentials, without the password. access.signIn accepts them.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, accountUnavailable, cloudUnavailable, limitReached,
  /// requestCancelled.
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
