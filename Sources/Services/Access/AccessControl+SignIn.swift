internal import Crypto
internal import RPC
internal import Shape
internal import Tenancy

/// Who signs in and out.
extension AccessControl {
  /// Lets somebody act in a company who knows a name and its password.
  /// - Throws: `tooManyAttempts`. What comes of it is `signInFailed` for a wrong password and for a name that nobody has.
  func signIn(
    _ username: Username, _ password: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<Caller, BesideCompanyContext> {
    let company = context.company
    let known = try credentials.find(username, in: company)
    let nameKey = failures.key(of: username, in: company)
    if let nameKey { try failures.requireNoBackoff(known?.user ?? nameKey, in: company, at: context.now) }
    // A name that nobody has takes as long as one with a wrong password.
    let hash = known?.hash ?? .decoy(scrypt)
    return Computing { _ in
      (nameKey == nil ? NameKey.make(of: username, in: company) : []) + hash.verify(password)
    } finish: { [self] (outcome, _) throws(Failure) in
      // Another device may have replaced the password meanwhile, or given the name to somebody else.
      let now = try credentials.find(username, in: company)
      let known = now?.hash == known?.hash ? now : nil
      let (user, found) = try tried(outcome, nameKey, username, known?.user, in: company)
      // Whether the first try comes too soon is known only now, for each name alike.
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

  /// That nothing has changed: whoever was signed in is so still, which a till had better show. The same for every name.
  private func signInFailed(in company: UUID, at now: Timestamp) throws(Failure) -> Failure {
    guard let session = try sessions.current(in: company, at: now), let known = try credentials.find(session.user, in: company) else {
      return .signInFailed
    }
    return Failure(
      SignInFailedData(signedIn: known.username.text),
      "The username or the password is wrong; \(known.username.text) is still signed in (access.signOut ends that)")
  }

  /// What a try was computed to: whom it is counted for, and what was found of the password.
  private func tried(
    _ outcome: [UInt8], _ nameKey: UUID?, _ username: Username, _ user: UUID?, in company: UUID
  ) throws(Failure) -> (user: UUID, found: [UInt8]) {
    if let nameKey { return (user ?? nameKey, outcome) }
    guard let (made, found) = NameKey.split(outcome) else { throw .outOfMemory(for: "The key of a name") }
    failures.remember(made, of: username, in: company)
    return (user ?? made, found)
  }

  /// Lets somebody act who has shown who they are.
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

  /// A guess is a guess, be its reply waited for or not.
  /// - Parameter user: who has the name, or its key when nobody does.
  func countDropped(_ outcome: [UInt8], _ user: UUID, in context: CompanyContext) throws(Failure) {
    if try PasswordHash.key(in: outcome) == nil { try failures.record(user, in: context.company, at: context.now) }
  }

  /// Ends the session; returns who acts there then.
  func signOut(in context: BesideCompanyContext) throws(Failure) -> Caller {
    let company = try context.inCompany().company
    try endSession(in: company, realm: sessions.realm(), .signedOut, at: context.now)
    guard let scope = try dependencies.directory.find(company, at: context.now) else { throw .notFound("company") }
    return try caller(in: scope, at: context.now)
  }

  /// Keeps the password of somebody who has just shown it in the way in which new ones are kept. Should there be no room for that in the
  /// background, the next sign-in will do it.
  private func rehash(_ known: Credential, _ password: Password) {
    let hash = newHash
    dependencies.background.run(
      compute: { hash.make(of: password) },
      finish: { [self] (outcome) throws(Failure) in
        // It may have been changed meanwhile.
        let made = try hash.hash(in: outcome)
        guard let now = try credentials.find(known.user, in: known.company), now.hash.key == known.hash.key else { return }
        try credentials.replace(now.changed(to: made, at: now.changedAt))
      }, isOfPassword: true)
  }

  /// For the next new password, with a salt of its own.
  var newHash: HashInMaking { HashInMaking(scrypt, dependencies.ids) }
}
