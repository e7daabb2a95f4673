internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// Who acts in a company, what they may do there, and who lets them.
final class AccessControl {
  let kernel: Kernel
  let records: AccessRecords
  let credentials: CredentialStore
  let sessions: Sessions
  let failures: SignInFailures
  let background: Background
  private let router: () -> Router

  init(_ kernel: Kernel, _ background: Background, router: @escaping () -> Router) {
    self.kernel = kernel
    self.background = background
    self.router = router
    records = AccessRecords(kernel)
    credentials = CredentialStore(kernel)
    sessions = Sessions(kernel)
    failures = SignInFailures(kernel)
    let secrets = ["credentials", "sessions", "sign_in_failures"].map { StoreStatement("DELETE FROM {store}.\($0) WHERE company = ?") }
    kernel.whenCompanyIsDeleted { [records] scope throws(Failure) in
      try records.deleteAll(in: scope)
      // A copy of a company that others share has none of its own.
      if scope.store != .private { return }
      for deletion in secrets { try kernel.stores.run(deletion, in: .private) { $0.add(scope.company) } }
    }
  }

  // MARK: Who asks

  /// Whoever acts in the company, or in the selected one.
  func caller(in company: CompanyID?) throws(Failure) -> Caller {
    guard let scope = try kernel.directory.look(for: company) else { return Caller(account: kernel.account) }
    return try caller(in: scope)
  }

  func caller(in scope: CompanyScope) throws(Failure) -> Caller {
    let username = scope.standing.signIn == .done ? try credentials.find(scope.standing.user, in: scope.company)?.username.text : nil
    return Caller(account: kernel.account, in: scope, username: username, departments: try kernel.directory.facts(of: scope).departments)
  }

  // MARK: What they may

  /// Whether the caller, or another user, may call a method.
  func check(_ question: AccessQuestion) throws(Failure) -> CheckedMethod {
    let endpoint = try endpoint(question.method)
    return CheckedMethod(endpoint, try verdict(on: endpoint, for: try holder(question)?.holder))
  }

  func explain(_ question: AccessQuestion) throws(Failure) -> Explanation {
    let endpoint = try endpoint(question.method)
    let found = try holder(question)
    let departments = try found.map { found throws(Failure) in try kernel.directory.facts(of: found.scope).departments }
    return Explanation(
      endpoint, try verdict(on: endpoint, for: found?.holder), held: found?.holder.rights ?? .none, departments: departments ?? [])
  }

  /// All methods at once, for the caller.
  func allowed(in company: CompanyID?) throws(Failure) -> AllowedMethods {
    let scope = try kernel.directory.look(for: company)
    let holder = scope.map(Admission.Holder.init)
    let methods = try router().endpoints.map { endpoint throws(Failure) in CheckedMethod(endpoint, try verdict(on: endpoint, for: holder)) }
    let user = scope.map { $0.standing.signIn == .needed ? nil : $0.standing.user } ?? kernel.account
    return AllowedMethods(company: scope.map { CompanyID($0.company) }, user: user, methods: methods)
  }

  private func verdict(on endpoint: Endpoint, for holder: Admission.Holder?) throws(Failure) -> Verdict {
    try Verdict(on: endpoint, for: holder, features: kernel.entitlements)
  }

  private func endpoint(_ name: String) throws(Failure) -> Endpoint {
    if let endpoint = router().find(name) { return endpoint }
    throw .invalidParam("/method", "method must be the name of a method\(suggestion(for: name, among: router().names))")
  }

  /// What the caller, or another user, is in a company; nil for none. Only an owner may ask about others.
  private func holder(_ question: AccessQuestion) throws(Failure) -> (holder: Admission.Holder, scope: CompanyScope)? {
    guard let user = question.user else { return try kernel.directory.look(for: question.company).map { (Admission.Holder($0), $0) } }
    let scope = try kernel.directory.scope(of: question.company)
    if scope.standing.signIn == .needed { throw .signInRequired }
    if user == scope.standing.user { return (Admission.Holder(scope), scope) }
    guard scope.rights.isOwner else { throw .forbidden(.owner) }
    guard let rights = try records.rights(of: user, in: scope.company, scope.store) else { throw .notFound("user") }
    return (Admission.Holder(rights: rights, isSignInNeeded: false, isArchived: scope.isArchived), scope)
  }
}

extension AccessControl: AccessKeeper {
  /// As long as a company has no credentials, the account acts there; from then on, whoever is signed in.
  func standing(in company: UUID, of store: Store) throws(Failure) -> Standing? {
    let own = try records.rights(of: kernel.account, in: company, store)
    guard try credentials.exist(in: company, store) else {
      return own.map { Standing(user: kernel.account, rights: $0, signIn: .unneeded, until: nil) }
    }
    // Of the account's own companies it knows in any case: how else would anybody sign in?
    if own == nil, store != .private { return nil }
    if let session = try sessions.current(in: company), let rights = try records.rights(of: session.user, in: company, store) {
      return Standing(user: session.user, rights: rights, signIn: .done, until: session.expiresAt)
    }
    return Standing(user: kernel.account, rights: .none, signIn: .needed, until: nil)
  }

  func noteReading(in store: Store) {
    records.noteReading(in: store)
    credentials.noteReading(in: store)
    sessions.noteReading()
  }

  func admitFounder(of company: UUID, number: Int) throws(Failure) {
    _ = try records.insert(kernel.account, .owner, company: company, number: number, in: .private)
  }

  func heldBits(in scope: CompanyScope) throws(Failure) -> Int { try records.heldBits(in: scope) }
}
