internal import Crypto
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// What people sign in with.
extension AccessControl {
  /// Gives somebody a username and a password. In a company that others share it is the account that makes its own, on its own devices, and
  /// nobody else signs in with them.
  /// - Throws: `forbidden` for others than the account in a company of the shared store, in the account's own inventory, and for whom it is
  ///   not the caller's to give a password, `notFound` for who has no access record, `duplicate`, and `ownerNeeded` for the first ones when
  ///   they are not the founder's.
  func createCredentials(
    for user: UUID, _ username: Username, _ password: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<CredentialAnswer, CompanyContext> {
    let scope = context.scope
    if try dependencies.directory.facts(of: scope, at: context.now).isPersonal { throw .personal("Nobody signs in to a personal company") }
    try username.requireNew(at: "/username")
    try requireCreatable(user, username, in: context)
    return withHash(of: password) { [self] (hash) throws(Failure) in
      // Meanwhile nothing of the company should have changed; that credentials lead to a record must not rest on it.
      let user = try dependencies.stores.present(user)
      try requireCreatable(user, username, in: context)
      let now = context.now
      let credential = Credential(company: scope.company, user: user, username: username, hash: hash, createdAt: now, changedAt: now)
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
        member: "user", "\(known.username.text) has credentials already; access.credentials.\(way) gives another password")
    }
    if try credentials.find(username, in: scope.company) != nil { throw .duplicate("credential", member: "username") }
    try credentials.requireDistinct(username, in: scope.company)
    if scope.store != .private { return }
    if try credentials.exist(in: scope.company, scope.store) { return }
    // From then on nobody but the founder could give the founder any.
    let isFounder = scope.membership.rights.isFounder
    guard isFounder ? record.rights.isFounder : record.rights.isOwner else {
      throw .ownerNeeded(
        .firstCredentials,
        "The first credentials of a company are \(isFounder ? "the founder's" : "an owner's"): from then on, everybody signs in")
    }
  }

  /// Changes the password of who is signed in.
  /// - Throws: `signInRequired`, `notFound` where nobody has credentials, and `tooManyAttempts`. What comes of it is `signInFailed` when
  ///   the present password is wrong.
  func changePassword(
    from old: Password, to new: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<CredentialAnswer, BesideCompanyContext> {
    let scope = context.scope
    if scope.membership.signIn.isMissing { throw .signInRequired(scope.membership) }
    guard let known = try credentials.find(scope.membership.user, in: scope.company) else { throw .notFound("credential") }
    try failures.requireNoBackoff(known.user, in: scope.company, at: context.now)
    let hash = newHash
    return Computing { _ in
      hash.make(of: new, replacing: old, of: known.hash)
    } finish: { [self] (outcome, _) throws(Failure) in
      let known = try known.present(in: dependencies.stores)
      guard let made = try hash.replacement(in: outcome), try credentials.find(known.user, in: known.company)?.hash == known.hash else {
        try failures.record(known.user, in: scope.company, at: context.now)
        return .refusal(.signInFailed)
      }
      return .result(try replace(known, made, at: context.now))
    } dropped: { [self] (outcome, _) throws(Failure) in
      try countDropped(outcome, known.user, in: context)
    }
  }

  /// Gives somebody a new password who has lost theirs, and ends their session.
  /// - Throws: `notFound` for who has no credentials, and `forbidden` for whom it is not the caller's to give a password.
  func resetPassword(
    of user: UUID, to new: Password, in context: CompanyContext
  ) throws(Failure) -> Computing<CredentialAnswer, CompanyContext> {
    let scope = context.scope
    try requirePrivate(scope)
    // Whoever finds a till that is signed in must not take it over.
    if user == scope.membership.user {
      throw .invalidParam(
        "/user", "user must be somebody else; for one's own there is access.credentials.changePassword, which asks for the old one")
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

  /// Whoever gives somebody a password can act in their name: so nobody does for the founder, and a manager for those alone who hold
  /// nothing that is not the manager's to give.
  private func requireWard(_ record: AccessRecord, in context: CompanyContext) throws(Failure) {
    guard context.rights.areAbove(record.rights) else { throw .forbidden(.owner) }
    // The account may have got another id since the request came.
    let caller = try dependencies.stores.present(context.membership.user)
    if record.rights.isFounder, record.user != caller { throw .forbidden(.founder) }
  }

  /// Whoever is an owner of the copy that others share need not be one of the company whose credentials they are.
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
      NotKeptHereData(needs: StoreNeeded()), "Whoever takes part in a shared company keeps credentials of their own, on their own devices")
  }
}
