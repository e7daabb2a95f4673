internal import Crypto
internal import Kernel
internal import RPC
internal import Shape

/// Who signs in and out.
extension AccessControl {
  /// Lets somebody act in a company who knows a name and its password.
  /// - Throws: `tooManyAttempts`. What comes of it is `signInFailed` for a wrong password and for a name that nobody has.
  func signIn(_ username: Username, _ password: Password, in scope: CompanyScope) throws(Failure) -> DeferredWork<Caller> {
    let known = try credentials.find(username, in: scope.company)
    try failures.requireNoBackoff(username, known?.user, in: scope.company)
    // A name that nobody has takes as long as one with a wrong password.
    let hash = known?.hash ?? .decoy
    let finish = { [self] (outcome: [UInt8]) throws(Failure) -> DeferredWork<Caller>.Outcome in
      let isRight = try PasswordHash.key(in: outcome) != nil
      guard let known, isRight, try records.rights(of: known.user, in: scope.company, scope.store) != nil else {
        try failures.record(username, known?.user, in: scope.company)
        return .refusal(.signInFailed)
      }
      try failures.forget(known.user, in: scope.company)
      try sessions.begin(known.user, in: scope.company, hours: try kernel.directory.facts(of: scope).sessionHours)
      if known.hash.scrypt.isWeaker(than: .standard) { rehash(known, password) }
      return .result(try caller(in: CompanyID(scope.company)))
    }
    return DeferredWork(compute: { hash.verify(password) }, finish: finish) { [self] (outcome) throws(Failure) in
      try countDropped(outcome, username, known?.user, in: scope)
    }
  }

  /// A guess is a guess, be its reply waited for or not.
  func countDropped(_ outcome: [UInt8], _ username: Username, _ user: UUID?, in scope: CompanyScope) throws(Failure) {
    if try PasswordHash.key(in: outcome) == nil { try failures.record(username, user, in: scope.company) }
  }

  /// Ends the session; answers who acts there then.
  func signOut(of company: CompanyID?) throws(Failure) -> Caller {
    guard let scope = try kernel.directory.look(for: company) else { throw .noCompany }
    try sessions.end(in: scope.company)
    return try caller(in: company)
  }

  /// Keeps the password of somebody who has just shown it in the way in which new ones are kept. Should there be no room for that in the
  /// background, the next sign-in will do it.
  private func rehash(_ known: Credential, _ password: Password) {
    let salt = kernel.newSalt
    background.run(compute: { PasswordHash.make(of: password, salt) }) { [self] (outcome) throws(Failure) in
      // It may have been changed meanwhile.
      guard let key = try PasswordHash.key(in: outcome), let now = try credentials.find(known.user, in: known.company),
        now.hash.key == known.hash.key
      else { return }
      try credentials.replace(now.changed(to: PasswordHash(scrypt: .standard, salt: salt, key: key), at: now.changedAt))
    }
  }
}

extension Kernel {
  /// What makes the keys of equal passwords differ.
  var newSalt: [UInt8] { ids.randomBytes(words: PasswordHash.saltWords) }
}
