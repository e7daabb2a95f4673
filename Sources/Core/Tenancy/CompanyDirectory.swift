public import RPC
public import Shape
public import Storage

/// Finds companies for all services, with the user who acts in each. It remembers them until something changes.
public final class CompanyDirectory {
  private let stores: Stores
  let clock: Clock
  private let keeper: any CompanyKeeper
  /// The scopes that were found since the last change of a company, of rights or of the selection. Nearly every request
  /// needs the same scope. (This is an array, because making the type of a dictionary takes a twentieth of the
  /// process's start.)
  private var known: [CompanyScope] = []
  private static let mostKnown = 64
  /// The company of the last request, which nearly always is the company of the next one, too.
  private var last: CompanyScope?
  /// The company of requests that name no company, or `nil` if it is not known.
  private var unnamed: CompanyScope?

  public init(_ stores: Stores, _ clock: Clock, keeper: any CompanyKeeper) {
    self.stores = stores
    self.clock = clock
    self.keeper = keeper
    stores.whenUndone { [unowned self] in forget() }
    stores.whenOutdated { [unowned self] in forget() }
  }

  /// Returns the company with this id, or the selected one, for the caller to act in. From then on, the request's reads
  /// and writes count as those of this company.
  /// - Throws: `notFound` for an id that the account may not see, `noCompany` when none is selected.
  @inline(__always) public func scope(of company: CompanyID?, at now: Timestamp) throws(Failure) -> CompanyScope {
    // Nearly every request is about the company of the previous request, so this path is fast.
    if let known = company == nil ? unnamed : last, company == nil || company?.uuid == known.company,
      !known.hasEnded(at: now),
      !stores.footprint.isTraced
    {
      stores.work(in: known)
      return known
    }
    return try anotherScope(of: company, at: now)
  }

  @inline(never) private func anotherScope(of company: CompanyID?, at now: Timestamp) throws(Failure) -> CompanyScope {
    guard let scope = try look(for: company, at: now) else { throw try noCompany() }
    if company == nil { unnamed = scope }
    stores.work(in: scope)
    return scope
  }

  /// Returns the error for a request that needs a company and names none, while none is selected.
  func noCompany() throws(Failure) -> Failure { try keeper.hasAny() ? .noCompany : .noCompanyYet }

  /// Returns the company with this id, or the selected one, without a check of the acting user's rights. Returns `nil`
  /// if no company is named or selected.
  /// - Throws: `notFound` for an id that the account may not see.
  /// - Parameter instant: the instant of a request that is served later than it came, or `nil` for the present.
  public func look(for company: CompanyID?, at instant: Timestamp? = nil) throws(Failure) -> CompanyScope? {
    if let company {
      guard let scope = try find(company.uuid, at: instant) else { throw .notFound("company") }
      return scope
    }
    switch try keeper.selection() {
    case .nothing: return nil
    case .unsaid: break
    case .company(let id):
      // The selected company may have been deleted.
      if let scope = try find(id, at: instant) { return scope }
    }
    guard let only = try keeper.only() else { return nil }
    return try find(only, at: instant)
  }

  /// Returns the company with this id, or `nil` if there is none that the account may see.
  public func find(_ company: UUID, at instant: Timestamp? = nil) throws(Failure) -> CompanyScope? {
    let now = instant ?? clock.now
    stores.enter(company)
    if let scope = known.first(where: { $0.company == company }), !scope.hasEnded(at: now) {
      if stores.footprint.isTraced { keeper.noteReading(of: scope) }
      last = scope
    } else {
      last = try keeper.open(company, at: now)
      remember(last, as: company)
    }
    if let last { stores.enter(last.store) }
    return last
  }

  private func remember(_ scope: CompanyScope?, as company: UUID) {
    known.removeAll { $0.company == company }
    if known.count == CompanyDirectory.mostKnown { known.removeFirst() }
    if let scope { known.append(scope) }
  }

  /// Records that a caller is admitted. This prolongs a session that ends after a time without use. If a live query
  /// runs again, the session is not prolonged, because the user has done nothing.
  @inline(__always) func noteUse(of scope: CompanyScope, at now: Timestamp) throws(Failure) {
    if let session = scope.session, !stores.footprint.isRerun { try keeper.noteUse(of: session, in: scope, at: now) }
  }

  /// Returns the facts of a company for other services.
  public func facts(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyFacts {
    try keeper.facts(of: scope, at: now)
  }

  /// Throws an error if the company's tier does not include analytics.
  public func requireAnalytics(in context: CompanyContext) throws(Failure) {
    let tier = try facts(of: context.scope, at: context.now).tier
    if TierLimits.of(tier).analytics { return }
    throw try tierRequired(
      .analytics, most: nil, in: context, { $0.analytics }, "The \(tier.rawValue) tier does not include analytics")
  }

  /// Throws an error if the company's tier does not include AI.
  public func requireAI(in context: CompanyContext) throws(Failure) {
    let tier = try facts(of: context.scope, at: context.now).tier
    if TierLimits.of(tier).ai { return }
    throw try tierRequired(.ai, most: nil, in: context, { $0.ai }, "The \(tier.rawValue) tier does not include AI")
  }

  /// Returns the error for a request that the company's tier does not allow.
  /// - Parameters:
  ///   - most: the present limit, or `nil` if the tier lacks a whole feature.
  ///   - allows: returns a Boolean value that indicates whether a tier would allow the request.
  public func tierRequired(
    _ limit: TierLimitName, most: Int?, in context: CompanyContext, _ allows: (TierLimits) -> Bool, _ message: String
  ) throws(Failure) -> Failure {
    let tiers = TierLimits.all.filter(allows).map(\.tier)
    let products = try keeper.products(giving: tiers, to: context.scope, at: context.now)
    return Failure(TierRequiredData(limit: limit, most: most, tiers: tiers, products: products), message)
  }

  /// Forgets the remembered companies, because a company, rights or the selection have changed.
  private func forget() {
    known.removeAll(keepingCapacity: true)
    (last, unnamed) = (nil, nil)
  }
}

extension Stores {
  /// Records that the request reads and writes rows of this company from now on.
  func work(in scope: CompanyScope) {
    enter(scope.company)
    enter(scope.store)
  }
}
