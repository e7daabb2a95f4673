internal import Crypto
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Creates credentials, and changes and resets passwords.
extension AccessControl {
  /// Gives a user a username and a password. In a company that another account shares with this one, the account
  /// creates only its own credentials. They are for its own devices, and no other user signs in with them.
  /// - Throws:
  ///   - `forbidden` in a company of the shared store for other users than the account.
  ///   - `forbidden` in the account's own inventory, and for a user whose password the caller may not set.
  ///   - `notFound` for a user without an access record; `duplicate`.
  ///   - `ownerNeeded` for the first credentials of a company. If the founder creates them, they must be the founder's.
  ///     If another user creates them, they must be an owner's.
  func createCredentials(
    for user: UUID, _ username: Username, _ password: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<CredentialAnswer, CompanyContext> {
    let scope = context.scope
    if try dependencies.directory.facts(of: scope, at: context.now).isPersonal {
      throw .personal("A personal company has no sign-in, and so no credentials")
    }
    try username.requireNew(at: "/username")
    try requireCreatable(user, username, in: context)
    return withHash(of: password) { [self] (hash) throws(Failure) in
      // The company may have changed since the request. So it is checked again, so that credentials always belong to a
      // user with an access record.
      let user = try dependencies.stores.present(user)
      try requireCreatable(user, username, in: context)
      let now = context.now
      let credential = Credential(
        company: scope.company, user: user, username: username, hash: hash, createdAt: now, changedAt: now)
      try credentials.insert(credential)
      try failures.forget(user, in: scope.company)
      return credential.answer
    }
  }

  private func requireCreatable(_ user: UUID, _ username: Username, in context: CompanyContext) throws(Failure) {
    let scope = context.scope
    guard let record = try records.record(of: user, in: scope) else { throw .notFound("user") }
    if scope.store == .private {
      try requireWard(record, in: context)
    } else {
      let account = try dependencies.account()
      if user != account { throw .notKeptHere }
    }
    if let known = try credentials.find(user, in: scope.company) {
      let way = user == scope.membership.user ? "changePassword" : "resetPassword"
      throw .duplicate(
        member: "user", "\(known.username.text) has credentials already; access.credentials.\(way) sets a new password")
    }
    if try credentials.find(username, in: scope.company) != nil { throw .duplicate("credential", member: "username") }
    try credentials.requireDistinct(username, in: scope.company)
    if scope.store != .private { return }
    if try credentials.exist(in: scope.company, scope.store) { return }
    // Once the first credentials exist, only the founder can create the founder's credentials.
    let isFounder = scope.membership.rights.isFounder
    guard isFounder ? record.rights.isFounder : record.rights.isOwner else {
      throw .ownerNeeded(
        .firstCredentials,
        "The first credentials of a company must be for \(isFounder ? "the founder" : "an owner"): afterwards, every user must sign in"
      )
    }
  }

  /// Changes the password of the user who is signed in.
  /// - Throws: `signInRequired`, `notFound` if the user has no credentials, and `tooManyAttempts`. The computation
  ///   fails with `signInFailed` if the current password is wrong.
  func changePassword(
    from old: Password, to new: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<CredentialAnswer, BesideCompanyContext> {
    let scope = context.scope
    if scope.membership.signIn.isMissing { throw .signInRequired(scope.membership) }
    guard let known = try credentials.find(scope.membership.user, in: scope.company) else {
      throw .notFound("credential")
    }
    try failures.requireNoBackoff(known.user, in: scope.company, at: context.now)
    let hash = newHash
    return Computing { _ in
      hash.make(of: new, replacing: old, of: known.hash)
    } finish: { [self] (outcome, _) throws(Failure) in
      let known = try known.present(in: dependencies.stores)
      guard let made = try hash.replacement(in: outcome),
        try credentials.find(known.user, in: known.company)?.hash == known.hash
      else {
        try failures.record(known.user, in: scope.company, at: context.now)
        return .refusal(.signInFailed)
      }
      return .result(try replace(known, made, at: context.now))
    } dropped: { [self] (outcome, _) throws(Failure) in
      try countDropped(outcome, known.user, in: context)
    }
  }

  /// Sets a new password for a user who has lost the old one, and ends the user's sessions.
  /// - Throws: `notFound` for a user without credentials, and `forbidden` for a user whose password the caller may not
  ///   set.
  func resetPassword(
    of user: UUID, to new: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<CredentialAnswer, CompanyContext> {
    let scope = context.scope
    try requirePrivate(scope)
    // A person who finds a till at which a user is signed in must not be able to take over this user's credentials.
    if user == scope.membership.user {
      throw .invalidParam(
        "/user",
        "user must be another user. Change your own password with access.credentials.changePassword, which needs the present password"
      )
    }
    _ = try resettable(user, in: context)
    return withHash(of: new) { [self] (hash) throws(Failure) in
      let known = try resettable(user, in: context)
      try endSessions(of: user, in: scope.company, .passwordReset, at: context.now)
      return try replace(known, hash, at: context.now)
    }
  }

  private func resettable(_ user: UUID, in context: CompanyContext) throws(Failure) -> Credential {
    guard let record = try records.record(of: user, in: context.scope) else { throw .notFound("credential") }
    try requireWard(record, in: context)
    guard let known = try credentials.find(user, in: context.company) else { throw .notFound("credential") }
    return known
  }

  /// Throws an error if the caller may not set the user's password. With the password, the caller could act in the
  /// user's name. Only the founder sets the founder's password. A manager can set passwords of users who hold only
  /// rights that this manager may give.
  private func requireWard(_ record: AccessRecord, in context: CompanyContext) throws(Failure) {
    guard context.rights.areAbove(record.rights) else { throw .forbidden(.owner) }
    // The account may have got another id since the request was received, because the data directory was connected to a
    // container.
    let caller = try dependencies.stores.present(context.membership.user)
    if record.rights.isFounder, record.user != caller { throw .forbidden(.founder) }
  }

  /// Throws an error for a company of another account, which is shared with this one. The other account stores the
  /// company's credentials, and an owner of the shared copy need not be an owner of the company.
  func requirePrivate(_ scope: CompanyScope) throws(Failure) {
    if scope.store != .private { throw .notKeptHere }
  }

  func replace(_ known: Credential, _ hash: PasswordHash, at now: Timestamp) throws(Failure) -> CredentialAnswer {
    let changed = known.changed(to: hash, at: now)
    try credentials.replace(changed)
    try failures.forget(known.user, in: known.company)
    return changed.answer
  }

  private func withHash(
    of password: Password, _ finish: @escaping (PasswordHash) throws(Failure) -> CredentialAnswer
  ) -> Computing<CredentialAnswer, CompanyContext> {
    let hash = newHash
    return Computing { _ in
      hash.make(of: password)
    } finish: { (outcome, _) throws(Failure) in
      .result(try finish(try hash.hash(in: outcome)))
    }
  }
}

extension Failure {
  fileprivate static var notKeptHere: Failure {
    Failure(
      NotKeptHereData(needs: StoreNeeded()),
      "In a shared company, each participant creates and changes their own credentials, on their own devices")
  }
}
