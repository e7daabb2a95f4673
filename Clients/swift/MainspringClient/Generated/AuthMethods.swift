// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Signing in with Apple, and the user's authentication by the app's backend.
public struct AuthMethods: Sendable {
  let caller: any CallSender

  /// Methods of auth.backend.
  public var backend: AuthBackendMethods { AuthBackendMethods(caller: self.caller) }

  /// Signs a user in with the credential that Apple gave the front end. The core checks the claims of the token, and
  /// verifies its signature if Apple's keys are available. If another user was signed in, that session ends.
  /// - Parameters:
  ///   - user: The user's id at Apple.
  ///   - identityToken: The identity token that Apple issued, a JWS. Required. The core never stores it.
  ///   - authorizationCode: The authorization code that Apple issued. Required. It can be used only once, and the core
  ///   never stores it.
  ///   - fullName: The user's name. Apple sends it only at the first sign-in.
  ///   - email: The user's e-mail address. Apple sends it only at the first sign-in.
  ///   - transferredFrom: The user's id at Apple before the app was transferred to another developer. Needed if the
  ///   user's session has ended with the reason `transferred`.
  ///   - nonce: The text whose SHA-256 was the nonce of the request to Apple; `null` if the request had no nonce.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The user who is signed in now.
  /// - Throws: `CoreError`: invalidParams, missingCredential, notOnThisPath, hostTimeout, hostError, hostFault,
  /// limitReached, requestCancelled, keyReused.
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

  /// Asks the host to show Apple's sign-in, with a nonce that the core makes. Then the user is signed in as by
  /// `auth.signIn`.
  /// - Parameters:
  ///   - deadline: The time limit for the user, in milliseconds. Default: 300,000 (5 minutes).
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The user who is signed in now.
  /// - Throws: `CoreError`: invalidParams, missingCredential, notOnThisPath, hostUnavailable, hostTimeout, hostError,
  /// hostFault, limitReached, requestCancelled, keyReused.
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

  /// Returns the user who is signed in with Apple, and the state of the session. To be notified of changes, call this
  /// method through `live.open`.
  /// - Returns: The state of the session.
  /// - Throws: `CoreError`: invalidParams.
  public func state() async throws -> AuthState {
    return try await caller.call("auth.state", .read, MemberWriter())
  }

  /// Ends the user's session, and deletes its secrets. The user's records stay.
  /// - Parameter idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its
  /// parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
  /// nothing.
  /// - Returns: The state after the session has ended.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func signOut(
    idempotencyKey: String? = nil
  ) async throws -> AuthState {
    var writer = MemberWriter()
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("auth.signOut", .write, writer)
  }

  /// Deletes the user who is signed in, with the user's conversations and feedback, on all devices of the account. The
  /// backend also deletes its own account of the user. This cannot be undone.
  /// - Parameters:
  ///   - confirm: The text `delete`, which confirms that the account is to be deleted.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The deleted user, and the outcome at the backend. The user's records in the data directory are deleted
  /// even if the backend could not be reached.
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

  /// Asks the host to check with Apple whether the user's credential is still valid. The session ends only if Apple
  /// reports that the credential is revoked, not found or transferred. If the host is missing or late, the session
  /// continues.
  /// - Parameters:
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The state of the session, and the reason if Apple could not be reached.
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

  /// Tells the core that Apple has revoked a credential. A host calls this method, usually as a notification. The core
  /// then checks the credential with Apple.
  /// - Returns: The state of the session. The session ends only after Apple has confirmed the revocation.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func credentialRevoked() async throws -> AuthState {
    return try await caller.call("auth.credentialRevoked", .session, MemberWriter())
  }

  /// Tells which parts of the app the user may use. A sign-in with Apple opens the app. The backend's authentication
  /// opens chat and feedback.
  /// - Returns: The parts of the app that are open to the user.
  /// - Throws: `CoreError`: invalidParams.
  public func gate() async throws -> AuthGate {
    return try await caller.call("auth.gate", .read, MemberWriter())
  }
}

/// Methods of auth.backend.
public struct AuthBackendMethods: Sendable {
  let caller: any CallSender

  /// Lets the app's backend authenticate the user with the credential of the last sign-in. The credential can be used
  /// only once, within 5 minutes after the sign-in. Only the process that received the credential can use it.
  /// - Parameters:
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The state of the session, with the backend's authentication.
  /// - Throws: `CoreError`: invalidParams, missingCredential, notOnThisPath, unauthorized, hostUnavailable,
  /// hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
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

  /// Removes the user's authentication by the backend, and deletes the backend's token. The user stays signed in with
  /// Apple.
  /// - Parameter idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its
  /// parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
  /// nothing.
  /// - Returns: The state of the session. Its `backend` is `none`.
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
