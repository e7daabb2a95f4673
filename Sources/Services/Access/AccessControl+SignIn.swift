internal import Crypto
internal import RPC
internal import Shape
internal import Tenancy

/// Signs users in and out.
extension AccessControl {
  /// Signs in the user who has a username and password.
  /// - Throws: `tooManyAttempts`. The computation fails with `signInFailed` for a wrong password and for an unknown
  ///   username.
  func signIn(
    _ username: Username, _ password: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<Caller, BesideCompanyContext> {
    let company = context.company
    let known = try credentials.find(username, in: company)
    let nameKey = failures.key(of: username, in: company)
    if let nameKey { try failures.requireNoBackoff(known?.user ?? nameKey, in: company, at: context.now) }
    // For an unknown username, the check must take as long as for a wrong password. So it compares with a hash that no
    // password has.
    let hash = known?.hash ?? .decoy(scrypt)
    return Computing { _ in
      (nameKey == nil ? NameKey.make(of: username, in: company) : []) + hash.verify(password)
    } finish: { [self] (outcome, _) throws(Failure) in
      // Another device may have replaced the password meanwhile, or given the username to another user.
      let now = try credentials.find(username, in: company)
      let known = now?.hash == known?.hash ? now : nil
      let (user, found) = try tried(outcome, nameKey, username, known?.user, in: company)
      // Only now it is known for whom the attempt counts, and so whether it comes too soon. This is the same for known
      // and unknown usernames.
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

  /// Returns the error for a failed sign-in, which is the same for every username. The error names the user who is
  /// still signed in, so that a till can show this user.
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

  /// Returns the user or username key for which an attempt is counted, and the outcome of the password check.
  private func tried(
    _ outcome: [UInt8], _ nameKey: UUID?, _ username: Username, _ user: UUID?, in company: UUID
  ) throws(Failure) -> (user: UUID, found: [UInt8]) {
    if let nameKey { return (user ?? nameKey, outcome) }
    guard let (made, found) = NameKey.split(outcome) else { throw .outOfMemory(for: "The key of a name") }
    failures.remember(made, of: username, in: company)
    return (user ?? made, found)
  }

  /// Begins the session of a user who has given the right password.
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

  /// Counts a wrong password, even if the request was cancelled and nobody waits for the reply.
  /// - Parameter user: the user with the username, or the username's key if there is no such user.
  func countDropped(_ outcome: [UInt8], _ user: UUID, in context: CompanyContext) throws(Failure) {
    if try PasswordHash.key(in: outcome) == nil { try failures.record(user, in: context.company, at: context.now) }
  }

  /// Ends the session in a company.
  /// - Returns: the user who acts in the company afterwards.
  func signOut(in context: BesideCompanyContext) throws(Failure) -> Caller {
    let company = try context.inCompany().company
    try endSession(in: company, realm: sessions.realm(), .signedOut, at: context.now)
    guard let scope = try dependencies.directory.find(company, at: context.now) else { throw .notFound("company") }
    return try caller(in: scope, at: context.now)
  }

  /// Hashes a correct password again, because the stored hash has weaker parameters. If the background has no room for
  /// the computation, the next sign-in tries again.
  private func rehash(_ known: Credential, _ password: Password) {
    let hash = newHash
    dependencies.background.run(
      compute: { hash.make(of: password) },
      finish: { [self] (outcome) throws(Failure) in
        // Meanwhile, the password may have been changed. Then the hash of the new password must stay.
        let made = try hash.hash(in: outcome)
        guard let now = try credentials.find(known.user, in: known.company), now.hash.key == known.hash.key else {
          return
        }
        try credentials.replace(now.changed(to: made, at: now.changedAt))
      }, isOfPassword: true)
  }

  /// A hash with a new random salt, for the next new password.
  var newHash: HashInMaking { HashInMaking(scrypt, dependencies.ids) }
}
