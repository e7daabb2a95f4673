internal import Crypto
internal import RPC
internal import Shape
internal import Tenancy

/// Signing in and out.
extension AccessControl {
  /// Signs in the user with a username and its password.
  /// - Throws: `tooManyAttempts`. The computation fails with `signInFailed` for a wrong password and for an unknown
  ///   username.
  func signIn(
    _ username: Username, _ password: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<Caller, BesideCompanyContext> {
    let company = context.company
    let known = try credentials.find(username, in: company)
    let nameKey = failures.key(of: username, in: company)
    if let nameKey { try failures.requireNoBackoff(known?.user ?? nameKey, in: company, at: context.now) }
    // An unknown username takes as long as a wrong password.
    let hash = known?.hash ?? .decoy(scrypt)
    return Computing { _ in
      (nameKey == nil ? NameKey.make(of: username, in: company) : []) + hash.verify(password)
    } finish: { [self] (outcome, _) throws(Failure) in
      // Another device may have replaced the password meanwhile, or given the username to another user.
      let now = try credentials.find(username, in: company)
      let known = now?.hash == known?.hash ? now : nil
      let (user, found) = try tried(outcome, nameKey, username, known?.user, in: company)
      // Now it is known whether the first attempt comes too soon. That holds for known and unknown usernames alike.
      if nameKey == nil { try failures.requireNoBackoff(user, in: company, at: context.now) }
      let isRight = try PasswordHash.key(in: found) != nil
      guard let known, isRight, try records.rights(of: known.user, in: company, context.store) != nil else {
        try failures.record(user, in: company, at: context.now)
        return .refusal(try signInFailed(in: company, at: context.now))
      }
      return .result(try enter(known, password, in: context))
    } dropped: { [self] (outcome, _) throws(Failure) in
      let (user, found) = try tried(outcome, nameKey, username, known?.user, in: company)
      try countDropped(found, user, in: context)
    }
  }

  /// Returns the failure of a sign-in, which is the same for every username. It names the user who is still signed in,
  /// so that a till can show the user.
  private func signInFailed(in company: UUID, at now: Timestamp) throws(Failure) -> Failure {
    guard let session = try sessions.current(in: company, at: now),
      let known = try credentials.find(session.user, in: company)
    else {
      return .signInFailed
    }
    return Failure(
      SignInFailedData(signedIn: known.username.text),
      "The username or the password is wrong; \(known.username.text) is still signed in (access.signOut ends that sign-in)"
    )
  }

  /// Returns the result of a computed attempt: the user or the key for which it is counted, and the result for the
  /// password.
  private func tried(
    _ outcome: [UInt8], _ nameKey: UUID?, _ username: Username, _ user: UUID?, in company: UUID
  ) throws(Failure) -> (user: UUID, found: [UInt8]) {
    if let nameKey { return (user ?? nameKey, outcome) }
    guard let (made, found) = NameKey.split(outcome) else { throw .outOfMemory(for: "The key of a name") }
    failures.remember(made, of: username, in: company)
    return (user ?? made, found)
  }

  /// Begins the session of a user whose password was right.
  private func enter(_ known: Credential, _ password: Password, in context: CompanyContext) throws(Failure) -> Caller {
    let (company, now) = (context.company, context.now)
    try failures.forget(known.user, in: company)
    let facts = try dependencies.directory.facts(of: context.scope, at: now)
    let realm = sessions.realm()
    let before = try sessions.holder(in: company, of: realm)
    try sessions.begin(known.user, in: company, hours: facts.sessionHours, idleMinutes: facts.idleMinutes, at: now)
    if let before, before.user != known.user { noteEnd(of: before, in: company, realm: realm, .replaced, at: now) }
    if known.hash.scrypt.isWeaker(than: scrypt) { rehash(known, password) }
    guard let scope = try dependencies.directory.find(company, at: now) else { throw .notFound("company") }
    return try caller(in: scope, at: now)
  }

  /// Counts a wrong password of a request whose reply is no longer awaited.
  /// - Parameter user: the user with the username, or the username's key if there is no such user.
  func countDropped(_ outcome: [UInt8], _ user: UUID, in context: CompanyContext) throws(Failure) {
    if try PasswordHash.key(in: outcome) == nil { try failures.record(user, in: context.company, at: context.now) }
  }

  /// Ends the session.
  /// - Returns: the user who acts in the company afterwards.
  func signOut(in context: BesideCompanyContext) throws(Failure) -> Caller {
    let company = try context.inCompany().company
    try endSession(in: company, realm: sessions.realm(), .signedOut, at: context.now)
    guard let scope = try dependencies.directory.find(company, at: context.now) else { throw .notFound("company") }
    return try caller(in: scope, at: context.now)
  }

  /// Hashes a correct password again, with the current parameters. If the background has no room for the computation,
  /// the next sign-in repeats it.
  private func rehash(_ known: Credential, _ password: Password) {
    let hash = newHash
    dependencies.background.run(
      compute: { hash.make(of: password) },
      finish: { [self] (outcome) throws(Failure) in
        // The password may have been changed meanwhile.
        let made = try hash.hash(in: outcome)
        guard let now = try credentials.find(known.user, in: known.company), now.hash.key == known.hash.key else {
          return
        }
        try credentials.replace(now.changed(to: made, at: now.changedAt))
      }, isOfPassword: true)
  }

  /// The hash for the next new password, with a salt of its own.
  var newHash: HashInMaking { HashInMaking(scrypt, dependencies.ids) }
}
