// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Signing in with Apple, and what the app's backend accepts from the user.
public struct AuthMethods: Sendable {
  let caller: any CallSender

  /// Methods of auth.backend.
  public var backend: AuthBackendMethods { AuthBackendMethods(caller: self.caller) }

  /// Lets a user sign in with what Apple gave the front end. The token is read; its signature is verified where keys are at hand. Another
  /// user's session ends.
  /// - Parameters:
  ///   - user: The user's id at Apple.
  ///   - identityToken: The identity token, a JWS. It must be there, and is never stored.
  ///   - authorizationCode: The authorization code. It must be there, is used once, and is never stored.
  ///   - fullName: The name; Apple tells it at the first sign-in alone.
  ///   - email: The address of e-mail; Apple tells it at the first sign-in alone.
  ///   - transferredFrom: The id that the user had before the app went to another developer; taken where their session ended with
  ///   transferred.
  ///   - nonce: The text whose SHA-256 was the nonce of the request to Apple; null where the request had none.
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  ///   - progressToken: Passed back in rpc.progress when the host tells how far it is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The user who is signed in now.
  /// - Throws: `CoreError`: invalidParams, missingCredential, notOnThisPath, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled, keyReused.
  @discardableResult
  public func signIn(
    user: String,
    identityToken: String? = nil,
    authorizationCode: String? = nil,
    fullName: String? = nil,
    email: String? = nil,
    transferredFrom: String? = nil,
    nonce: String? = nil,
    deadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> SignedIn {
    var writer = MemberWriter()
    writer.put("user", user)
    writer.putIfGiven("identityToken", identityToken)
    writer.putIfGiven("authorizationCode", authorizationCode)
    writer.putIfGiven("fullName", fullName)
    writer.putIfGiven("email", email)
    writer.putIfGiven("transferredFrom", transferredFrom)
    writer.putIfGiven("nonce", nonce)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("auth.signIn", .write, writer)
  }

  /// Has the host ask the user to sign in with Apple, with a nonce of the core's own. Then the user is signed in as by auth.signIn.
  /// - Parameters:
  ///   - deadline: How many milliseconds the user has; 300,000 without it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The user who is signed in now.
  /// - Throws: `CoreError`: invalidParams, missingCredential, notOnThisPath, hostUnavailable, hostTimeout, hostError, hostFault,
  /// limitReached, requestCancelled, keyReused.
  @discardableResult
  public func request(
    deadline: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> SignedIn {
    var writer = MemberWriter()
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("auth.request", .write, writer)
  }

  /// Returns the state of the session: the user who is signed in with Apple. It can be a live query.
  /// - Returns: The state of the session.
  /// - Throws: `CoreError`: invalidParams.
  public func state() async throws -> AuthState {
    return try await caller.call("auth.state", .read, MemberWriter())
  }

  /// Ends the session, and deletes its secrets. Records stay.
  /// - Parameter idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
  /// changes nothing, for 30 days.
  /// - Returns: That nobody is signed in.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func signOut(
    idempotencyKey: String? = nil
  ) async throws -> AuthState {
    var writer = MemberWriter()
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("auth.signOut", .write, writer)
  }

  /// Deletes the user who is signed in, with their conversations and feedback, on all devices of the account, and has the backend delete
  /// its account. There is no way back.
  /// - Parameters:
  ///   - confirm: The word delete: so that nobody deletes an account by mistake.
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  ///   - progressToken: Passed back in rpc.progress when the host tells how far it is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was deleted. The records here are deleted, whether the backend was reached or not.
  /// - Throws: `CoreError`: invalidParams, notOnThisPath, unauthorized, requestCancelled, keyReused.
  @discardableResult
  public func deleteAccount(
    confirm: String,
    deadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> DeletedAccount {
    var writer = MemberWriter()
    writer.put("confirm", confirm)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("auth.deleteAccount", .write, writer)
  }

  /// Has the host ask Apple whether the credential still holds. A session ends only if Apple says so; a host that is late or gone ends
  /// none.
  /// - Parameters:
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  ///   - progressToken: Passed back in rpc.progress when the host tells how far it is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The state of the session, and why the host did not answer.
  /// - Throws: `CoreError`: invalidParams, requestCancelled, keyReused.
  @discardableResult
  public func validate(
    deadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Validation {
    var writer = MemberWriter()
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("auth.validate", .write, writer)
  }

  /// The host says, unasked, that Apple has revoked a credential; mostly sent as a notification. The credential is validated then.
  /// - Returns: The state of the session, which lasts until Apple has answered about the credential.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func credentialRevoked() async throws -> AuthState {
    return try await caller.call("auth.credentialRevoked", .session, MemberWriter())
  }

  /// Says whether the user has signed in with Apple, which opens the app, and whether the backend has authenticated the user.
  /// - Returns: The parts of the app that are open to the user.
  /// - Throws: `CoreError`: invalidParams.
  public func gate() async throws -> AuthGate {
    return try await caller.call("auth.gate", .read, MemberWriter())
  }
}

/// Methods of auth.backend.
public struct AuthBackendMethods: Sendable {
  let caller: any CallSender

  /// Has the app's backend authenticate the user with the credential of the last sign-in. It can be used once, within 5 minutes, by the
  /// process that has it.
  /// - Parameters:
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  ///   - progressToken: Passed back in rpc.progress when the host tells how far it is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The state of the session, with the backend's authentication.
  /// - Throws: `CoreError`: invalidParams, missingCredential, notOnThisPath, unauthorized, hostUnavailable, hostTimeout, hostError,
  /// hostFault, limitReached, requestCancelled, keyReused.
  @discardableResult
  public func exchange(
    deadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> AuthState {
    var writer = MemberWriter()
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("auth.backend.exchange", .write, writer)
  }

  /// Forgets the backend's authentication of the user, and its token. The user stays signed in with Apple.
  /// - Parameter idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
  /// changes nothing, for 30 days.
  /// - Returns: The state of the session, with the backend none.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func clear(
    idempotencyKey: String? = nil
  ) async throws -> AuthState {
    var writer = MemberWriter()
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("auth.backend.clear", .write, writer)
  }
}
