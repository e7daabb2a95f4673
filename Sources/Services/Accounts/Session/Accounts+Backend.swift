public import Ports
public import RPC
public import Shape
internal import Storage
internal import Tenancy

/// Lets the backend authenticate the user. A sign-in with Apple alone opens the app, but not the backend.
extension Accounts {
  /// Sends the credential of the last sign-in to the backend, which authenticates the user. A credential can be used
  /// only once.
  /// - Throws: `notOnThisPath`; `unauthorized` if no user is signed in; `missingCredential` if the credential was used
  ///   or is too old; `hostUnavailable`, after which the credential can still be used.
  func exchange(_ options: HostOptions, in context: Context) throws(Failure) -> Answer<AuthState, Context> {
    try requirePath(at: context.now)
    guard let session = try current() else { throw .unauthorized(.signedOut) }
    guard let credential, credential.appleUser == session.appleUser,
      credential.at.age(at: context.now) < FreshCredential.lifetime
    else {
      self.credential = nil
      throw .missingCredential(["identityToken", "authorizationCode"])
    }
    if let obstacle = host.obstacle(to: HostAuthenticate.self) { throw obstacle }
    self.credential = nil
    let request = HostAuthenticate(identityToken: credential.token, authorizationCode: credential.code)
    return .asking(Inquiry(request, options)) { [self] (outcome, context) throws(Failure) in
      let answer = try outcome.get()
      try requireSame(session)
      // The host may store the token without confirming it. So the mark is set first. If the token is not confirmed, it
      // is deleted like the token of a session that has ended.
      if secrets.place == .host { try sessions.setLeftSecret(true) }
      return try secrets.set(answer.token, options, in: context) { [self] (place, context) throws(Failure) in
        if case .failure(let failure) = place { try forgetUnsureSecret(failure) }
        try requireSame(session)
        return .now(try authenticated(try place.get(), until: answer.expiresAt, in: context))
      }
    }
  }

  /// Throws an error if the user has signed out while the core waited for the host.
  private func requireSame(_ session: AppleSession) throws(Failure) {
    if try current()?.startedAt == session.startedAt { return }
    throw .unauthorized(.signedOut)
  }

  private func authenticated(_ place: SecretPlace, until expiry: Timestamp?, in context: Context) throws(Failure)
    -> AuthState
  {
    guard var session = try current() else { throw .unauthorized(.signedOut) }
    session.backend = BackendAuthentication(number: try sessions.nextExchange(), place: place, expiresAt: expiry)
    try sessions.set(session, ["backend"], at: context.now)
    if place == .host {
      isSecretUnsure = false
      try sessions.setLeftSecret(false)
    }
    // After this commit, requests that waited for the authentication are sent to the backend.
    try dependencies.stores.commit()
    for service in services() { service.authorized(context.now) }
    return try state(at: context.now)
  }

  /// Removes the backend's authentication of the user, and deletes its token.
  func clearBackend(at now: Timestamp) throws(Failure) -> AuthState {
    credential = nil
    if var session = try current(), session.backend != nil {
      try forgetToken(of: session)
      session.backend = nil
      try sessions.set(session, ["backend"], at: now)
    }
    return try state(at: now)
  }

  func gate(at now: Timestamp) throws(Failure) -> AuthGate {
    let session = try current()
    let isOpen = session != nil && (options.testUser != nil || session?.backendState(at: now) == .valid)
    return AuthGate(shell: session != nil, backend: isOpen)
  }
}

extension Accounts: BackendSession {
  public var asks: [HostCapability] { [HostCapability(HostGetSecret.self)] }

  public func requirePath(at now: Timestamp) throws(Failure) {
    let path = try path(at: now)
    if path != .appleNative { throw .notOnThisPath(path) }
  }

  public func user(at now: Timestamp) throws(Failure) -> UUID {
    try requirePath(at: now)
    guard let session = try current() else { throw .unauthorized(.signedOut) }
    return session.user
  }

  public func authorize<Result: Value, Context: CallContext>(
    _ options: HostOptions, in context: Context, at now: Timestamp,
    _ then: @escaping (Swift.Result<BackendAuthorization, Failure>, Context) throws(Failure) -> Answer<Result, Context>
  ) throws(Failure) -> Answer<Result, Context> {
    try requirePath(at: now)
    switch try standing(at: now) {
    case .failure(let failure): return try then(.failure(failure), context)
    case .success((let session, nil)): return try then(.success(authorization(of: session, nil)), context)
    case .success((let session, let backend?)):
      return try secrets.get(from: backend.place, options, in: context) { [self] (secret, context) throws(Failure) in
        try then(authorization(of: session, secret), context)
      }
    }
  }

  public func authorize(
    at now: Timestamp, _ then: @escaping (Swift.Result<BackendAuthorization, Failure>) throws(Failure) -> Void
  ) throws(Failure) {
    try requirePath(at: now)
    switch try standing(at: now) {
    case .failure(let failure): try then(.failure(failure))
    case .success((let session, nil)): try then(.success(authorization(of: session, nil)))
    case .success((let session, let backend?)):
      try secrets.get(from: backend.place) { [self] (secret) throws(Failure) in
        try then(authorization(of: session, secret))
      }
    }
  }

  public func noteReached(at now: Timestamp) { for service in services() { service.reached(now) } }

  public func expire(_ authorization: BackendAuthorization, at now: Timestamp) throws(Failure) -> Failure {
    if var session = try current(), session.backend?.number == authorization.number, session.backend?.expired == false {
      session.backend?.expired = true
      try sessions.set(session, ["backend"], at: now)
    }
    return .unauthorized(.expired)
  }

  /// Returns the session, with the backend's authentication of the user. If a test's user needs no authentication,
  /// returns the session alone.
  private func standing(
    at now: Timestamp
  ) throws(Failure) -> Swift.Result<(AppleSession, BackendAuthentication?), Failure> {
    guard let session = try current() else { return .failure(.unauthorized(.signedOut)) }
    switch session.backendState(at: now) {
    case .valid: return .success((session, session.backend))
    case .none: return options.testUser == nil ? .failure(.unauthorized(.none)) : .success((session, nil))
    case .expired: return options.testUser == nil ? .failure(.unauthorized(.expired)) : .success((session, nil))
    }
  }

  private func authorization(
    of session: AppleSession, _ secret: Swift.Result<Secret?, Failure>
  ) throws(Failure) -> Swift.Result<BackendAuthorization, Failure> {
    switch secret {
    case .failure(let failure): return .failure(failure)
    case .success(nil):
      try forgetLostToken(of: session)
      return .failure(.unauthorized(.none))
    case .success(let secret?):
      // Another user may have signed in while the core waited for the host.
      guard let current = try current(), current.startedAt == session.startedAt, current.user == session.user else {
        return .failure(.unauthorized(.signedOut))
      }
      return .success(authorization(of: session, secret))
    }
  }

  /// Removes an authentication whose token is missing in the host's keychain. The removal is committed at once.
  private func forgetLostToken(of session: AppleSession) throws(Failure) {
    guard var current = try current(), current.backend?.number == session.backend?.number else { return }
    current.backend = nil
    try sessions.set(current, ["backend"], at: dependencies.clock.now)
    try dependencies.stores.commit()
  }

  private func authorization(of session: AppleSession, _ secret: Secret?) -> BackendAuthorization {
    let token = secret.map { secret in [secret.withBytes { SentHeader("authorization", scheme: "Bearer", $0) }] } ?? []
    let test = options.testUser.map { [SentHeader("x-test-user-id", $0)] } ?? []
    return BackendAuthorization(user: session.user, headers: token + test, number: session.backend?.number ?? 0)
  }
}
