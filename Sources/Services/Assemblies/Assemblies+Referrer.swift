public import Ports
public import RPC
internal import SQLite
public import Shape
public import Storage
public import Tenancy

/// The references of builds and bills of materials to items, which can prevent the deletion or a change of an item.
/// Also the interfaces for kits and for planned quantities.
extension Assemblies: Referrer {
  public func uses(of kind: StaticString, _ id: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    guard "\(kind)" == "item" else { return [] }
    let (stores, store, rows) = (boms.stores, context.store, context.partition.rows.all)
    let found = try stores.first(
      boms.queries.usesOfItem, in: store, bind: context.number, id, rows.lowerBound, rows.upperBound
    ) { $0.next(Int.self) }
    let made = try stores.first(builds.queries.ofItem, in: store, bind: id, rows.lowerBound, rows.upperBound) {
      $0.next(Int.self)
    }
    let used = try stores.first(builds.queries.withComponent, in: store, bind: context.number, id) {
      $0.next(Int.self)
    }
    return [("bom" as StaticString, found ?? 0), ("build", (made ?? 0) + (used ?? 0))].filter { $0.1 > 0 }.map {
      InUseData.Count($0.0, $0.1)
    }
  }

  public func uses(ofUnit unit: Line, of item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    let rows = context.partition.rows.all
    let found = try boms.stores.first(
      boms.queries.inUnit, in: context.store, bind: item, unit.text.caseFolded, rows.lowerBound, rows.upperBound,
      context.number, "\(item)"
    ) { $0.next(Int.self) }
    return found.map { $0 > 0 ? [InUseData.Count("bom", $0)] : [] } ?? []
  }

  public func uses(ofKindOf item: UUID, in context: CompanyContext) throws(Failure) -> [InUseData.Count] {
    let (store, rows) = (context.store, context.partition.rows.all)
    let made = try boms.stores.first(builds.queries.openOf, in: store, bind: item, rows.lowerBound, rows.upperBound) {
      $0.next(Int.self)
    }
    let used = try boms.stores.first(builds.queries.withComponent, in: store, bind: context.number, item) {
      $0.next(Int.self)
    }
    let count = (made ?? 0) + (used ?? 0)
    return count > 0 ? [InUseData.Count("build", count)] : []
  }

  /// Does nothing. The method is called when contacts are merged, and assemblies have no references to contacts.
  public func redirect(_ kind: StaticString, from old: UUID, to new: UUID, in context: CompanyContext) throws(Failure) {
  }
}

extension Assemblies: KitKeeper {
  public func contents(of kit: UUID, in context: CompanyContext) throws(Failure) -> KitContents {
    try boms.contents(of: kit, in: context)
  }
}

extension Assemblies: PlanKeeper {
  public var planSource: PlanSource { .builds }

  public func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan {
    try builds.plan(of: item, in: partition)
  }

  public func demand(
    for item: UUID, queuedBefore instant: Timestamp, in partition: Partition
  ) throws(Failure) -> Decimal {
    try builds.demand(for: item, queuedBefore: instant, in: partition)
  }

  public func plans(with item: UUID, limit: Int, in context: CompanyContext) throws(Failure) -> ItemPlans {
    try builds.plans(with: item, limit: limit, in: context)
  }

  public func plannedItems(in store: Store) throws(Failure) -> [(company: Int, item: UUID)] {
    try builds.plannedItems(in: store)
  }
}
