internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Keeps the planned quantities of builds: the demand for components, and the goods that builds are expected to make.
/// Both are computed from the builds.
extension Builds {
  /// Stores the demand of a build in its table, and then the sums of all builds in the inventory.
  /// - Parameters:
  ///   - isDeleted: a Boolean value that indicates whether the build was deleted.
  ///   - told: the components whose demand the inventory has already changed, so they are skipped.
  ///   - pointer: the JSON pointer of the quantity that may be too large. If it is `nil`, a sum that is too large is
  ///     not refused: the largest possible quantity is stored instead.
  func settle(
    _ build: StoredBuild, isDeleted: Bool = false, told: Set<UUID> = [], at pointer: String?,
    in context: CompanyContext
  ) throws(Failure) {
    let demands = isDeleted ? [] : build.details.demands
    let changed = try write(demands.filter { $0.quantity > 0 }, of: build, in: context)
    for item in changed where !told.contains(item) { try tellDemand(for: item, at: pointer, in: context) }
    try tellIncoming(of: build.details.item, at: pointer, in: context)
  }

  /// Writes the demand of a build for each component to the table of demands.
  /// - Returns: the components whose demand has changed.
  func write(
    _ demands: [(item: UUID, quantity: Int)], of build: StoredBuild, in context: CompanyContext
  ) throws(Failure) -> [UUID] {
    var old: [UUID: Int] = [:]
    try stores.each(queries.demandsOf, in: context.store, bind: context.number, build.uuid) { row in
      let item = row.next(UUID.self)
      old[item] = row.next(Int.self)
    }
    let news = demands.filter { old.removeValue(forKey: $0.item) != $0.quantity }
    try stores.run(queries.setDemand, in: context.store, rows: news) { (demand, binder) in
      binder.add(context.number)
      binder.add(build.uuid)
      binder.add(demand.item)
      binder.add(build.createdAt)
      binder.add(demand.quantity)
    }
    let gone = old.keys.sorted()
    if demands.isEmpty {
      if !gone.isEmpty { try stores.run(queries.removeDemand, in: context.store, bind: context.number, build.uuid) }
    } else {
      for item in gone {
        try stores.run(queries.removeDemandFor, in: context.store, bind: context.number, build.uuid, item)
      }
    }
    return news.map(\.item) + gone
  }

  /// Stores the demand of all open builds for a component in the inventory.
  func tellDemand(for item: UUID, at pointer: String?, in context: CompanyContext) throws(Failure) {
    let demand = try stores.first(queries.demand, in: context.store, bind: context.number, item) {
      $0.next(Int?.self)
    }
    let units = try limited((demand ?? nil) ?? 0, at: pointer)
    try stock.setDemand(Decimal(units: units), of: .builds, for: item, in: context)
  }

  private func limited(_ units: Int, at pointer: String?) throws(Failure) -> Int {
    if units <= StockedItem.most { return units }
    guard let pointer else { return StockedItem.most }
    throw .invalidParam(
      pointer,
      "quantity is too large: all open builds together can need or make at most \(Decimal(units: StockedItem.most)) of an item. Give a smaller quantity"
    )
  }

  /// Stores the quantity of an item that all open builds are expected to make in the inventory.
  func tellIncoming(of item: UUID, at pointer: String?, in context: CompanyContext) throws(Failure) {
    let incoming = try incoming(of: item, in: context.partition)
    let units = try limited(incoming.quantity.units, at: pointer)
    try stock.setIncoming(Decimal(units: units), at: incoming.at, of: .builds, for: item, in: context)
  }

  private func incoming(of item: UUID, in partition: Partition) throws(Failure) -> (quantity: Decimal, at: Timestamp?) {
    let rows = partition.rows.all
    let found = try stores.first(queries.incoming, in: partition.store, bind: item, rows.lowerBound, rows.upperBound) {
      (quantity: Decimal(units: $0.next(Int.self)), at: $0.next(Timestamp?.self))
    }
    return found ?? (Decimal(0), nil)
  }

  // MARK: Plans

  func plan(of item: UUID, in partition: Partition) throws(Failure) -> StockPlan {
    let incoming = try incoming(of: item, in: partition)
    let demand = try stores.first(queries.demand, in: partition.store, bind: partition.number, item) {
      $0.next(Int?.self)
    }
    return StockPlan(
      demand: Decimal(units: (demand ?? nil) ?? 0), incoming: incoming.quantity, incomingAt: incoming.at)
  }

  func demand(for item: UUID, queuedBefore instant: Timestamp, in partition: Partition) throws(Failure) -> Decimal {
    let sum = try stores.first(queries.demandBefore, in: partition.store, bind: partition.number, item, instant) {
      $0.next(Int?.self)
    }
    return Decimal(units: (sum ?? nil) ?? 0)
  }

  func plans(with item: UUID, limit: Int, in context: CompanyContext) throws(Failure) -> ItemPlans {
    guard BuildDetails.access(to: .get).permits(context.rights) else { return ItemPlans(taking: nil, bringing: nil) }
    let rows = context.partition.rows.all
    func plan(_ row: inout RowSource) -> ItemPlan {
      ItemPlan(
        id: row.next(), number: row.next(String?.self), status: row.next(String.self),
        contactName: row.next(String.self), quantity: Decimal(units: row.next(Int.self)), at: row.next(Timestamp?.self))
    }
    return ItemPlans(
      taking: try stores.all(queries.using, in: context.store, bind: item, context.number, limit, read: plan),
      bringing: try stores.all(
        queries.making, in: context.store, bind: item, rows.lowerBound, rows.upperBound, limit, read: plan))
  }

  func plannedItems(in store: Store) throws(Failure) -> [(company: Int, item: UUID)] {
    try stores.all(queries.planned, in: store) { ($0.next(Int.self), $0.next(UUID.self)) }
  }

  // MARK: Reservations

  /// Returns, for each component, the part of the build's demand that is in stock for this build. Builds and orders
  /// that have waited longer are served first.
  /// - Parameter figures: returns the stock of a component, or `nil` for a component that does not exist.
  func allocated(
    _ build: StoredBuild, in context: CompanyContext, figures: (UUID) throws(Failure) -> StockFigures?
  ) throws(Failure) -> [UUID: Int] {
    var ahead: [UUID: Int]?
    var allocated: [UUID: Int] = [:]
    for (item, demand) in build.details.demands {
      guard let figures = try figures(item) else { continue }
      var left = figures.usable.units
      // If only this build needs the component, no other demand must be read.
      if left > 0, figures.demand.units > demand {
        let known = if let ahead { ahead } else { try self.ahead(of: build, in: context) }
        ahead = known
        left -= known[item] ?? 0
        if left > 0, figures.demand(of: .orders).units > 0 {
          left -= try stock.demand(for: item, of: .orders, queuedBefore: build.createdAt, in: context).units
        }
      }
      allocated[item] = min(max(left, 0), demand)
    }
    return allocated
  }

  private func ahead(of build: StoredBuild, in context: CompanyContext) throws(Failure) -> [UUID: Int] {
    var ahead: [UUID: Int] = [:]
    try stores.each(queries.ahead, in: context.store, bind: context.number, build.uuid) { row in
      let item = row.next(UUID.self)
      ahead[item] = row.next(Int.self)
    }
    return ahead
  }

  func empty(_ partition: Partition) throws(Failure) {
    try stores.run(queries.emptyDemand, in: partition.store, bind: partition.number)
  }

  /// Returns a sentence for each kind of difference between stored builds and their completions.
  func findings(in store: Store) throws(Failure) -> [String] {
    let wrong = try stores.first(queries.wrong, in: store) { $0.next(Int.self) } ?? 0
    return wrong > 0 ? ["\(wrong) builds have a made quantity that differs from the sum of their completions"] : []
  }
}
