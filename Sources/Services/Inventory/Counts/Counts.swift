internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stocktakes. A counted quantity is compared with the ledger's quantity at the moment of counting. Posting a stocktake
/// then corrects the ledger by the differences.
final class Counts {
  let records: Records<CountDetails>
  unowned let inventory: Inventory
  let stores: Stores
  private let ids: IDGenerator
  private let steps: Table<CountStep>
  private let stepNumbers: RowNumbers
  private let lines: CountLines

  private let page = StoreStatement(
    """
    SELECT \(Table<Count>.columns), row FROM {store}.counts
    WHERE row >> 40 = ?4 AND status = ?5 AND row BETWEEN ?1 AND ?2 ORDER BY row DESC LIMIT ?3
    """)
  private let emptying = StoreStatement("DELETE FROM {store}.count_steps WHERE row BETWEEN ? AND ?")

  /// The most lines that one stocktake can have. A company with more stock uses several stocktakes.
  static let mostLines = 10_000
  private static var uncountedList: String { "uncounted" }
  /// The most pages of stock levels that are read for one page of uncounted stock. A page of uncounted stock can
  /// therefore be short.
  private static let mostLooks = 20

  init(_ dependencies: Dependencies, _ inventory: Inventory) {
    self.inventory = inventory
    stores = dependencies.stores
    ids = dependencies.ids
    records = Records(stores, ids)
    steps = Table("count_steps", stores)
    stepNumbers = RowNumbers(of: "count_steps", stores)
    lines = CountLines(stores)
  }

  /// The descriptions of stocktakes, their lines and their steps for sync.
  var synced: [SyncedRecords] {
    [
      // If devices have changed the status differently, `posted` wins, because the posted entries stay in the ledger.
      records.synced(
        SyncTraits("Counts", rank: 6, ranked: [("status", ["posted", "cancelled"])], unwritten: ["transaction"])),
      lines.synced,
      SyncedTable(
        steps, named: "count_steps", stores,
        nextRow: { [stepNumbers] (context) throws(Failure) in try stepNumbers.next(in: context.partition) }
      ).synced(SyncTraits("CountSteps", rank: 7, isImmutable: true, owners: [("count", "count")])),
    ]
  }

  /// Creates a stocktake with the status `open`.
  /// - Throws: `notFound` at a location or an item that does not exist.
  func create(_ details: CountDetails, in context: CompanyContext) throws(Failure) -> Count {
    if let location = details.scope.location {
      _ = try inventory.locations.records.find(location, at: "/scope/location", in: context)
    }
    for (index, item) in details.scope.items.enumerated() {
      let found = try inventory.items.find(item, at: "/scope/items/\(index)", in: context).record
      try StockedItem(found).requireStock(at: "/scope/items/\(index)")
    }
    let count = try records.create(details, in: context)
    try note(count, in: context)
    return count
  }

  func list(
    _ status: CountStatus?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Count>> {
    guard let status else { return try records.list(limit: limit, after: cursor, in: context) }
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(
        page, in: context.store, bind: context.partition.rows.floor + 1, last, limit + 1, context.number, status
      ) {
        writer.add(&$0)
      }
      return nil
    }
  }

  // MARK: Counting

  /// Records the counted quantity of an item in a location and lot.
  /// - Throws: `illegalStep` for a stocktake that is not open, -32602 for stock outside its scope.
  func record(_ found: FoundStock, in id: ID<CountDetails>, _ context: CompanyContext) throws(Failure) -> CountLine {
    let count = try records.find(id, at: "/count", in: context).record
    guard count.details.status == .open else { throw try refusal(of: "record", count, in: .open) }
    if try lines.number(of: count, in: context.store) >= Counts.mostLines {
      throw .limitReached(
        Counts.mostLines, "A count can have at most \(Counts.mostLines) lines. Begin another count for the rest")
    }
    let place = try inventory.stock.place(of: found, in: context)
    try check(place, in: count, context)
    let expected = try inventory.sums.onHand(place.item.id, in: place.location, lot: place.lot, context)
    let line = CountLine(
      id: ID(ids.next(at: context.now)), company: CompanyID(context.company), count: id, item: place.item.id,
      location: place.location,
      lot: place.lot, quantity: Decimal(units: place.quantity), expected: Decimal(units: expected),
      actor: try context.base.actor(),
      at: context.now)
    try lines.add(line, in: context)
    return isBlind(count, to: context) ? line.blinded : line
  }

  /// Refuses an item or a location that is outside the scope of a stocktake.
  private func check(_ place: FoundPlace, in count: Count, _ context: CompanyContext) throws(Failure) {
    let scope = count.details.scope
    if !scope.items.isEmpty, !scope.items.contains(place.item.id) {
      throw .invalidParam("/item", "item must be one of the items of the count")
    }
    if let category = scope.category, !scope.includes(place.item) {
      throw .invalidParam("/item", "item must be in the count's category, \(category.text)")
    }
    guard let root = scope.location else { return }
    let parts = try inventory.locations.parts(of: root, includingAll: true, in: context)
    if !parts.contains(place.location.uuid) {
      throw .invalidParam("/location", "location must be within the location of the count")
    }
  }

  /// Returns a page of valid lines: one for each item, location and lot, sorted by their ids.
  func lines(
    of id: ID<CountDetails>, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Page<ListedCountLine> {
    let count = try records.find(id, at: "/count", in: context).record
    let page = try lines.page(of: count, limit: limit, after: cursor, in: context)
    return isBlind(count, to: context) ? Page(items: page.items.map(\.blinded), next: page.next) : page
  }

  /// Returns the valid lines of a stocktake. The expected quantities are removed if the caller may not see them.
  func shownLines(of count: Count, in context: CompanyContext) throws(Failure) -> [CountLine] {
    let found = try lines.all(of: count, in: context)
    return isBlind(count, to: context) ? found.map(\.blinded) : found
  }

  /// Returns a page of the stock that is in the scope of a stocktake and was not counted.
  func uncounted(
    of id: ID<CountDetails>, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Page<UncountedStock> {
    let count = try records.find(id, at: "/count", in: context).record
    let scope = count.details.scope
    let filter = LevelFilter(
      items: scope.items.isEmpty ? nil : scope.items, location: scope.location, includesParts: true, by: .lot, at: nil)
    var (found, position, looks) = ([StockLevel](), try Cursor.decode(Counts.uncountedList, cursor), 0)
    repeat {
      let page = try levels(filter, limit: limit - found.count, after: position, in: context)
      for level in page.items {
        if try isAbout(level, count, context), !(try lines.hasLine(of: count, for: level, in: context)) {
          found.append(level)
        }
      }
      (position, looks) = (page.next, looks + 1)
    } while position != nil && found.count < limit && looks < Counts.mostLooks
    let isBlind = isBlind(count, to: context)
    return Page(
      items: found.map { UncountedStock($0, isBlind: isBlind) },
      next: position.map { Cursor.encode(Counts.uncountedList, $0) })
  }

  /// Returns a page of stock levels. The page is empty if the location of the scope was deleted.
  private func levels(
    _ filter: LevelFilter, limit: Int, after position: String?, in context: CompanyContext
  ) throws(Failure) -> Page<StockLevel> {
    let page = try Failure.ifThere { () throws(Failure) in
      try inventory.stock.levels.list(filter, limit: limit, after: position, in: context)
    }
    return page ?? Page(items: [], next: nil)
  }

  /// Returns a Boolean value that indicates whether a stock level is in the scope of a stocktake. Lent stock never is,
  /// because it is not in the company and can't be counted.
  private func isAbout(_ level: StockLevel, _ count: Count, _ context: CompanyContext) throws(Failure) -> Bool {
    if let location = level.location,
      try inventory.locations.records.find(location, in: context).record.details.kind == .loan
    {
      return false
    }
    return count.details.scope.category == nil
      ? true : count.details.scope.includes(try inventory.items.find(level.item, in: context).record)
  }

  /// Returns a Boolean value that indicates whether the expected quantities are hidden from the caller. That is so if
  /// the stocktake is blind and the caller is not a manager.
  private func isBlind(_ count: Count, to context: CompanyContext) -> Bool {
    count.details.blind.isSet && !Access.manager(.inventory).permits(context.rights)
  }

  // MARK: Steps

  /// Changes the status of a stocktake, and adds the step.
  /// - Throws: `illegalStep`, `conflict`.
  func step(
    _ id: ID<CountDetails>, to next: CountStatus, transaction: UUID? = nil, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Count {
    let count = try records.find(id, at: "/count", in: context).record
    try count.require(expect, for: context.audience)
    try CountStatus.steps.check(from: count.details.status, to: next, of: "count") { _ in true }
    let changed = try records.update(
      id,
      Patch(names: ["status", "transaction"]) { (details, _) in
        var details = details
        (details.status, details.transaction) = (next, transaction)
        return .success(details)
      }, expect: expect, in: context)
    try note(changed, in: context)
    return changed
  }

  /// Posts the differences of a stocktake's lines as one transaction, and sets the status `posted`. If no quantity
  /// differs, no entry is posted.
  func post(_ id: ID<CountDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Count {
    let count = try records.find(id, at: "/count", in: context).record
    guard count.details.status == .review else { throw try refusal(of: "posted", count, in: .review) }
    let found = try lines.all(of: count, in: context).filter { $0.difference != 0 }
    let transaction = try inventory.stock.post(found, in: context)
    return try step(id, to: .posted, transaction: transaction, expect: expect, in: context)
  }

  private func refusal(of asked: String, _ count: Count, in status: CountStatus) throws(Failure) -> Failure {
    let method = { (next: CountStatus) in next == .review ? "inventory.counts.submit" : "inventory.counts.reopen" }
    return try CountStatus.steps.refusal(of: asked, from: count.details.status, of: "count", in: [status], by: method) {
      _ in true
    }
  }

  private func note(_ count: Count, in context: CompanyContext) throws(Failure) {
    let step = CountStep(
      id: ID(ids.next(at: context.now)), company: CompanyID(context.company), count: count.id, to: count.details.status,
      actor: try context.base.actor(), at: context.now)
    let row = try stepNumbers.next(in: context.partition)
    guard try steps.insert(step, row: row, in: context.store, context.base) else {
      throw .internalError("a step with this id exists already")
    }
  }

  /// Deletes all lines and steps of a company.
  func empty(_ partition: Partition) throws(Failure) {
    stepNumbers.forget(partition)
    try lines.empty(partition)
    try stores.run(emptying, in: partition.store, bind: partition.rows.floor + 1, partition.rows.ceiling)
  }
}
