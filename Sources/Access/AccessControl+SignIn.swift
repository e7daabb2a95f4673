internal import Crypto
internal import Kernel
internal import RPC
internal import Shape

/// Who signs in, and with what.
extension AccessControl {
  /// Lets somebody act in a company who knows a name and its password.
  func signIn(_ username: Username, _ password: Password, in scope: CompanyScope) throws(Failure) -> LateWork<Caller> {
    try failures.look(at: username, in: scope.company)
    let known = try credentials.find(username, in: scope.company)
    // A name that nobody has takes as long as one with a wrong password.
    let secret = known?.secret ?? .nobodys
    return LateWork(compute: { secret.isMade(by: password) ? [1] : [] }) { [self] (outcome) throws(Failure) in
      guard let known, !outcome.isEmpty, try records.rights(of: known.user, in: scope.company, scope.store) != nil else {
        try failures.note(username, in: scope.company)
        return .refusal(.signInFailed)
      }
      try failures.forget(username, in: scope.company)
      try sessions.begin(known.user, in: scope.company, hours: try kernel.directory.facts(of: scope).sessionHours)
      if known.secret.scrypt.isWeaker(than: .standard) { strengthen(known, password) }
      return .result(try caller(in: CompanyID(scope.company)))
    }
  }

  /// Ends the session; answers who acts there then.
  func signOut(of company: CompanyID?) throws(Failure) -> Caller {
    guard let scope = try kernel.directory.look(for: company) else { throw .noCompany }
    try sessions.end(in: scope.company)
    return try caller(in: company)
  }

  /// Keeps the password of somebody who has just shown it in the way in which new ones are kept. Should there be no room for that in the
  /// background, the next sign-in will do it.
  private func strengthen(_ known: Credential, _ password: Password) {
    let salt = kernel.newSalt
    background.run(about: known.company, compute: { PasswordKey.bytes(of: password, salt) }) { [self] (bytes) throws(Failure) in
      // It may have been changed meanwhile.
      guard !bytes.isEmpty, let now = try credentials.find(known.user, in: known.company), now.secret.key == known.secret.key else {
        return
      }
      kernel.stores.enter(known.company)
      try credentials.store(now.changed(to: PasswordKey(scrypt: .standard, salt: salt, key: bytes), at: now.changedAt))
    }
  }
}

/// What people sign in with.
extension AccessControl {
  func createCredentials(for user: UUID, _ username: Username, _ password: Password, in scope: CompanyScope) throws(Failure)
    -> LateWork<CredentialAnswer>
  {
    guard let record = try records.record(of: user, in: scope) else { throw .notFound("user") }
    if try credentials.find(user, in: scope.company) != nil { throw .duplicate("credential", member: "user") }
    if try credentials.find(username, in: scope.company) != nil { throw .duplicate("credential", member: "username") }
    if !record.isOwner, try !credentials.exist(in: scope.company) {
      throw .ownerNeeded("The first credentials of a company are an owner's: from then on, everybody signs in")
    }
    return newKey(of: password) { [self] (secret) throws(Failure) in
      let now = kernel.clock.now
      let credential = Credential(
        company: scope.company, user: user, username: username, secret: secret, createdAt: now, changedAt: now)
      try credentials.store(credential)
      try failures.forget(username, in: scope.company)
      return credential.answer
    }
  }

  /// Changes the password of who is signed in.
  func changePassword(from old: Password, to new: Password, in scope: CompanyScope) throws(Failure) -> LateWork<CredentialAnswer> {
    if scope.standing.signIn == .needed { throw .signInRequired }
    guard let known = try credentials.find(scope.standing.user, in: scope.company) else { throw .notFound("credential") }
    try failures.look(at: known.username, in: scope.company)
    let salt = kernel.newSalt
    let compute: @Sendable () -> [UInt8] = { known.secret.isMade(by: old) ? PasswordKey.bytes(of: new, salt) : [] }
    return LateWork(compute: compute) { [self] (bytes) throws(Failure) in
      guard !bytes.isEmpty else {
        try failures.note(known.username, in: scope.company)
        return .refusal(.signInFailed)
      }
      return .result(try store(known, PasswordKey(scrypt: .standard, salt: salt, key: bytes)))
    }
  }

  /// Gives somebody else a new password, and ends their session.
  func resetPassword(of user: UUID, to new: Password, in scope: CompanyScope) throws(Failure) -> LateWork<CredentialAnswer> {
    guard let known = try credentials.find(user, in: scope.company) else { throw .notFound("credential") }
    return newKey(of: new) { [self] (secret) throws(Failure) in
      if user != scope.standing.user { try sessions.end(of: user, in: scope.company) }
      return try store(known, secret)
    }
  }

  private func store(_ known: Credential, _ secret: PasswordKey) throws(Failure) -> CredentialAnswer {
    let changed = known.changed(to: secret, at: kernel.clock.now)
    try credentials.store(changed)
    try failures.forget(known.username, in: known.company)
    return changed.answer
  }

  private func newKey(
    of password: Password, _ finish: @escaping (PasswordKey) throws(Failure) -> CredentialAnswer
  ) -> LateWork<CredentialAnswer> {
    let salt = kernel.newSalt
    return LateWork(compute: { PasswordKey.bytes(of: password, salt) }) { (bytes) throws(Failure) in
      // There was not enough memory for it.
      guard !bytes.isEmpty else { throw Failure(.internalError, "Internal error") }
      return .result(try finish(PasswordKey(scrypt: .standard, salt: salt, key: bytes)))
    }
  }
}

extension Kernel {
  /// What makes the keys of equal passwords differ.
  fileprivate var newSalt: [UInt8] { ids.randomBytes(words: PasswordKey.saltWords) }
}
