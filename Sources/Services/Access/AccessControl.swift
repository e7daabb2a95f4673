internal import Crypto
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The access service: the users of companies, their rights, and their sign-ins.
final class AccessControl {
  let dependencies: Dependencies
  let memberships: Memberships
  let records: AccessRecords
  let credentials: CredentialStore
  let sessions: Sessions
  let failures: SignInFailures
  /// The parameters with which new passwords are hashed.
  var scrypt: Scrypt { memberships.scrypt }
  /// Returns the service that asks the cloud which account is signed in.
  let witness: () -> any AccountWitness
  /// Tells which features were bought.
  private let features: any FeatureGate
  private unowned let router: Router
  /// The ends of sessions of which subscribers were not notified yet, with their realms.
  var signedOut: [(SignedOut, realm: Int)] = []

  init(
    _ dependencies: Dependencies, _ memberships: Memberships, features: any FeatureGate, router: Router,
    witness: @escaping () -> any AccountWitness
  ) {
    self.dependencies = dependencies
    self.witness = witness
    self.features = features
    self.router = router
    self.memberships = memberships
    records = memberships.records
    credentials = memberships.credentials
    sessions = memberships.sessions
    failures = SignInFailures(dependencies.stores)
    memberships.endSessions = { [unowned self] company throws(Failure) in
      try endSessions(in: company, .revoked, at: dependencies.clock.now)
    }
    watchSessions()
  }

  static let secrets = ["credentials", "sessions", "sign_in_failures"].map { table in
    "DELETE FROM {store}.\(table) WHERE company = ?"
  }

  /// Deletes all access records, credentials and sessions of a company.
  func empty(_ scope: CompanyScope) throws(Failure) {
    try records.deleteAll(in: scope)
    // For a company that another account shares, `forgetSecrets` deletes the account's own secrets, after the account
    // has left the company.
    if scope.store != .private { return }
    try endSessions(in: scope.company, .companyDeleted, at: dependencies.clock.now)
    for sql in AccessControl.secrets {
      try dependencies.stores.run(StoreStatement(sql), in: .private, bind: scope.company)
    }
  }

  // MARK: The caller

  /// Returns the user who acts in the company of the request. Without a company, returns the account.
  func caller(in context: BesideCompanyContext) throws(Failure) -> Caller {
    guard let scope = context.scope else { return Caller(account: try dependencies.account()) }
    return try caller(in: scope, at: context.now)
  }

  func caller(in scope: CompanyScope, at now: Timestamp) throws(Failure) -> Caller {
    let membership = scope.membership
    let username =
      membership.signIn == .done ? try credentials.find(membership.user, in: scope.company)?.username.text : nil
    let name = membership.signIn.isMissing ? nil : try records.record(of: membership.user, in: scope)?.name
    return Caller(
      account: try dependencies.account(), in: scope, username: username, name: name,
      departments: try dependencies.directory.facts(of: scope, at: now).departments)
  }

  // MARK: Permissions

  /// Decides whether the caller, or another user, may call a method.
  func check(_ question: AccessQuestion, in context: BesideCompanyContext) throws(Failure) -> CheckedMethod {
    let endpoint = try endpoint(question.method)
    return CheckedMethod(endpoint, try verdict(on: endpoint, for: try asked(question, in: context)))
  }

  func explain(_ question: AccessQuestion, in context: BesideCompanyContext) throws(Failure) -> Explanation {
    let endpoint = try endpoint(question.method)
    let found = try asked(question, in: context)
    let departments = try found.map { found throws(Failure) in
      try dependencies.directory.facts(of: found.scope, at: context.now).departments
    }
    return Explanation(
      endpoint, try verdict(on: endpoint, for: found), held: found?.holder.rights ?? .none,
      departments: departments ?? [])
  }

  /// Returns all methods, each with the decision whether the caller may call it.
  func allowed(in context: BesideCompanyContext) throws(Failure) -> AllowedMethods {
    let scope = context.scope
    let caller = scope.map { asked($0, at: context.now) }
    let methods = try router.endpoints.map { endpoint throws(Failure) in
      CheckedMethod(endpoint, try verdict(on: endpoint, for: caller))
    }
    let account = try dependencies.account()
    let user = scope.map { $0.membership.signIn.isMissing ? nil : $0.membership.user } ?? account
    return AllowedMethods(company: scope.map { CompanyID($0.company) }, user: user, methods: methods)
  }

  private func verdict(on endpoint: Endpoint, for asked: Asked?) throws(Failure) -> Verdict {
    try Verdict(on: endpoint, for: asked, features: features)
  }

  private func endpoint(_ name: String) throws(Failure) -> Endpoint {
    if let endpoint = router.find(name) { return endpoint }
    throw .invalidParam(
      "/method", "method must be the name of an existing method\(suggestion(for: name, among: router.names))")
  }

  /// Returns the user about whom a question is, with the user's company. Returns `nil` without a company. Only an owner
  /// may ask about another user.
  private func asked(_ question: AccessQuestion, in context: BesideCompanyContext) throws(Failure) -> Asked? {
    guard let user = question.user else { return context.scope.map { asked($0, at: context.now) } }
    let scope = try context.inCompany().scope
    if scope.membership.signIn.isMissing { throw .signInRequired(scope.membership) }
    let caller = asked(scope, at: context.now)
    if user == scope.membership.user { return caller }
    guard scope.rights.isOwner else { throw .forbidden(.owner) }
    guard let rights = try records.rights(of: user, in: scope.company, scope.store) else { throw .notFound("user") }
    return Asked(
      holder: Admission.Holder(rights: rights, signIn: .unneeded, in: scope), scope: scope, signIn: caller.signIn,
      facts: caller.facts)
  }

  /// Returns the user who acts in a company, as the subject of a decision about rights.
  private func asked(_ scope: CompanyScope, at now: Timestamp) -> Asked {
    Asked(
      holder: Admission.Holder(scope), scope: scope, signIn: scope.membership.signIn,
      facts: { [self] () throws(Failure) in try dependencies.directory.facts(of: scope, at: now) })
  }
}
