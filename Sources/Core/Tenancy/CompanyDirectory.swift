public import RPC
public import Shape

/// Finds companies for all services, and remembers who acts there until that may have changed.
public final class CompanyDirectory {
  private let stores: Stores
  private let clock: Clock
  /// Set by the service that keeps the companies.
  public var keeper: (any CompanyKeeper)!
  /// What was found out since the last change of a company or of rights; nearly every request asks for the same one.
  private var known: [UUID: CompanyScope] = [:]
  /// The one that was asked for last: nearly always the next one, too.
  private var last: CompanyScope?

  init(_ stores: Stores, _ clock: Clock) {
    self.stores = stores
    self.clock = clock
    stores.whenUndone { [unowned self] in forget() }
  }

  /// The company with this id, or the selected one, for the caller to act in. What is written from then on is the caller's doing.
  /// - Throws: `notFound` for an id that the account may not see, `noCompany` when none is selected.
  @inline(__always) public func scope(of company: CompanyID?) throws(Failure) -> CompanyScope {
    // Nearly every request names the company of the one before.
    if let company, let last, last.company == company.uuid, !hasEnded(last), !stores.footprint.isTraced {
      stores.act(in: last)
      return last
    }
    return try anotherScope(of: company)
  }

  @inline(never) private func anotherScope(of company: CompanyID?) throws(Failure) -> CompanyScope {
    guard let scope = try look(for: company) else { throw .noCompany }
    stores.act(in: scope)
    return scope
  }

  /// The company with this id, or the selected one, whoever acts there; nil when none is selected.
  /// - Throws: `notFound` for an id that the account may not see.
  public func look(for company: CompanyID?) throws(Failure) -> CompanyScope? {
    if let company {
      guard let scope = try find(company.uuid) else { throw .notFound("company") }
      return scope
    }
    guard let id = try keeper.selection() else { return nil }
    return try find(id)
  }

  /// The company with this id, or nil when there is none that the account may see.
  public func find(_ company: UUID) throws(Failure) -> CompanyScope? {
    stores.enter(company)
    if let scope = known[company], !hasEnded(scope) {
      if stores.footprint.isTraced { keeper.noteReading(of: scope) }
      last = scope
    } else {
      last = try keeper.open(company)
      known[company] = last
    }
    if let last { stores.enter(last.store) }
    return last
  }

  /// What others must know of a company.
  public func facts(of scope: CompanyScope) throws(Failure) -> CompanyFacts { try keeper.facts(of: scope) }

  /// Forgets what is remembered: a company, or somebody's rights, have changed.
  public func forget() {
    known.removeAll(keepingCapacity: true)
    last = nil
  }

  /// Whether somebody's session has ended since it was looked at.
  @inline(__always) private func hasEnded(_ scope: CompanyScope) -> Bool { scope.end != .max && scope.end <= clock.now.milliseconds }
}

extension Stores {
  /// What follows is done in this company, by who acts there.
  public func act(in scope: CompanyScope) {
    enter(scope.company)
    enter(scope.store)
    actor = scope.standing.user
  }
}
