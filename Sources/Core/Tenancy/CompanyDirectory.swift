public import RPC
public import Shape
public import Storage

/// Finds companies for all services, and remembers who acts there until that may have changed.
public final class CompanyDirectory {
  private let stores: Stores
  let clock: Clock
  private let keeper: any CompanyKeeper
  /// What was found out since the last change of a company, of rights or of the selection; nearly every request asks for the same one.
  /// (A dictionary's type is made when it is first used, and that takes a twentieth of a start.)
  private var known: [CompanyScope] = []
  private static let mostKnown = 64
  /// The one that was asked for last: nearly always the next one, too.
  private var last: CompanyScope?
  /// The one that is meant where none is named.
  private var unnamed: CompanyScope?

  public init(_ stores: Stores, _ clock: Clock, keeper: any CompanyKeeper) {
    self.stores = stores
    self.clock = clock
    self.keeper = keeper
    stores.whenUndone { [unowned self] in forget() }
    stores.whenOutdated { [unowned self] in forget() }
  }

  /// The company with this id, or the selected one, for the caller to act in. What is written from then on is the caller's doing.
  /// - Throws: `notFound` for an id that the account may not see, `noCompany` when none is selected.
  @inline(__always) public func scope(of company: CompanyID?, at now: Timestamp) throws(Failure) -> CompanyScope {
    // Nearly every request is about the company of the one before.
    if let known = company == nil ? unnamed : last, company == nil || company?.uuid == known.company, !known.hasEnded(at: now),
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

  /// The refusal of a request that needs a company, and means none.
  func noCompany() throws(Failure) -> Failure { try keeper.hasAny() ? .noCompany : .noCompanyYet }

  /// The company with this id, or the selected one, whoever acts there; nil when none is selected.
  /// - Throws: `notFound` for an id that the account may not see.
  /// - Parameter instant: when, for a request that is served later; nil for now.
  public func look(for company: CompanyID?, at instant: Timestamp? = nil) throws(Failure) -> CompanyScope? {
    if let company {
      guard let scope = try find(company.uuid, at: instant) else { throw .notFound("company") }
      return scope
    }
    switch try keeper.selection() {
    case .nothing: return nil
    case .unsaid: break
    case .company(let id):
      // The selected one may be gone.
      if let scope = try find(id, at: instant) { return scope }
    }
    guard let only = try keeper.only() else { return nil }
    return try find(only, at: instant)
  }

  /// The company with this id, or nil when there is none that the account may see.
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

  /// Somebody is let in: what lasts only while something is done lasts on. A live query that is run again is nothing that anybody does.
  @inline(__always) func noteUse(of scope: CompanyScope, at now: Timestamp) throws(Failure) {
    if let session = scope.session, !stores.footprint.isRerun { try keeper.noteUse(of: session, in: scope, at: now) }
  }

  /// What others must know of a company.
  public func facts(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyFacts { try keeper.facts(of: scope, at: now) }

  /// Refuses what needs analytics in a company that does not pay for them.
  public func requireAnalytics(in context: CompanyContext) throws(Failure) {
    let tier = try facts(of: context.scope, at: context.now).tier
    if TierLimits.of(tier).analytics { return }
    throw try tierRequired(.analytics, most: nil, in: context, { $0.analytics }, "The \(tier.rawValue) tier is without analytics")
  }

  /// Refuses what needs AI in a company that does not pay for it.
  public func requireAI(in context: CompanyContext) throws(Failure) {
    let tier = try facts(of: context.scope, at: context.now).tier
    if TierLimits.of(tier).ai { return }
    throw try tierRequired(.ai, most: nil, in: context, { $0.ai }, "The \(tier.rawValue) tier is without AI")
  }

  /// The error that the company's tier does not allow something.
  /// - Parameters:
  ///   - most: what the limit is now; nil for what a tier has or has not.
  ///   - allows: whether a tier would allow it.
  public func tierRequired(
    _ limit: TierLimitName, most: Int?, in context: CompanyContext, _ allows: (TierLimits) -> Bool, _ message: String
  ) throws(Failure) -> Failure {
    let tiers = TierLimits.all.filter(allows).map(\.tier)
    let products = try keeper.products(giving: tiers, to: context.scope, at: context.now)
    return Failure(TierRequiredData(limit: limit, most: most, tiers: tiers, products: products), message)
  }

  /// Forgets what is remembered: a company, somebody's rights or the selection have changed.
  private func forget() {
    known.removeAll(keepingCapacity: true)
    (last, unnamed) = (nil, nil)
  }
}

extension Stores {
  /// What follows reads and writes this company's rows.
  func work(in scope: CompanyScope) {
    enter(scope.company)
    enter(scope.store)
  }
}
