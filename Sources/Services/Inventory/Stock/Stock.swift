internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The stock of companies, as a ledger: the stock is the sum of the ledger's entries. Sums are stored as well, and are
/// written in the same transaction as the entries.
final class Stock {
  unowned let inventory: Inventory
  let sums: StockSums
  let stores: Stores
  let names: StockNames
  let levels: StockLevels
  let pages: StockEntryPages
  let check: StockCheck
  let rebuild: StockRebuild
  private(set) lazy var weekly = WeeklyRebuild(dependencies, rebuild)
  private(set) lazy var summary = StockSummaries(stores)
  let ledger = LedgerQueries()
  let genealogies = GenealogyQueries()
  let picker: LotPicker
  var alerts: StockAlerts { inventory.alerts }
  let expiry: LotExpiry
  let lines = StockLineQueries()
  private let dependencies: Dependencies
  private let entries: Table<StockEntry>
  /// Items of which more was returned from a loan than was lent. After a merge by sync, each gets an alert and leaves
  /// this list.
  private var surplus: [(company: UUID, item: ID<ItemDetails>)] = []
  private let numbers: RowNumbers
  private let emptying = StoreStatement("DELETE FROM {store}.stock_entries WHERE row BETWEEN ? AND ?")
  private let ofTransaction = StoreStatement(
    """
    SELECT \(Table<StockEntry>.columns) FROM {store}.stock_entries
    WHERE id = ?1 AND row BETWEEN ?2 AND ?3
    UNION ALL
    SELECT \(Table<StockEntry>.columns) FROM {store}.stock_entries
    WHERE "transaction" = ?1 AND "transaction" <> id AND row BETWEEN ?2 AND ?3
    """)
  private let itemOfRow = StoreStatement("SELECT item FROM {store}.stock_entries WHERE row = ?")
  private let reversal = StoreStatement("SELECT \"transaction\" FROM {store}.stock_entries WHERE reverses = ?")

  /// The largest quantity of one item in stock. A larger quantity is surely a mistake. Up to this limit, sums of
  /// quantities can't overflow.
  static let most = StockedItem.most
  static let mostMoved = 1_000_000_000 * 100_000

  init(_ dependencies: Dependencies, _ inventory: Inventory) {
    self.dependencies = dependencies
    self.inventory = inventory
    stores = dependencies.stores
    sums = inventory.sums
    names = StockNames(stores) { [unowned inventory] (kit, context) throws(Failure) in
      try inventory.available(kit, in: context)
    }
    levels = StockLevels(stores, inventory.locations, names)
    check = StockCheck(inventory)
    rebuild = StockRebuild(inventory)
    picker = LotPicker(stores, inventory.zones)
    expiry = LotExpiry(dependencies, inventory.zones, inventory.alerts)
    pages = StockEntryPages(stores, inventory.items.scratch, inventory.joined)
    entries = Table("stock_entries", stores)
    numbers = RowNumbers(of: "stock_entries", stores)
    inventory.joined.changed = { [unowned self] in weekly.beginAnew() }
  }

  /// Posts one movement, and returns its entries and the resulting levels.
  /// - Throws: -32602 at the member that is wrong, `insufficientStock`, `forbidden`.
  func post(_ movement: Movement, in context: CompanyContext) throws(Failure) -> PostedStock {
    var posting = Posting(self, context)
    if movement.reasons.orderLine != nil { return try post([movement], forLines: &posting) }
    try posting.add(movement)
    return try posting.result()
  }

  /// Posts all movements of a request. If one is refused, none is posted.
  /// - Parameters:
  ///   - count: the number of movements.
  ///   - isForLines: a Boolean value that indicates whether at least one movement returns goods of an order line.
  ///   - movement: returns the movement at an index. It is called once for each index, because a list of these large
  ///     values would copy them.
  /// - Throws: -32602 at the member that is wrong, `insufficientStock`, `forbidden`.
  func post(
    _ count: Int, isForLines: Bool, in context: CompanyContext, _ movement: (_ index: Int) -> Movement
  ) throws(Failure) -> PostedStock {
    var posting = Posting(self, context, expecting: count)
    if isForLines {
      var movements: [Movement] = []
      for index in 0..<count { movements.append(movement(index)) }
      return try post(movements, forLines: &posting)
    }
    for index in 0..<count { try posting.add(movement(index)) }
    return try posting.result()
  }

  /// Posts movements of which at least one returns goods of an order line. The service for orders checks these returns.
  private func post(_ movements: [Movement], forLines posting: inout Posting) throws(Failure) -> PostedStock {
    var returns: [LineReturn] = []
    for movement in movements {
      if let line = movement.reasons.orderLine { returns.append(try posting.lineReturn(of: line, movement)) }
    }
    var result = PostedStock(entries: [], levels: [], expired: [])
    try inventory.returns().takeBack(returns, in: posting.context) { (orders) throws(Failure) in
      var posted: [PostedMovement] = []
      for var movement in movements {
        if movement.reasons.orderLine == nil {
          try posting.add(movement)
        } else {
          movement.reasons.order = orders[posted.count]
          posted.append(try posting.posted(movement))
        }
      }
      result = try posting.result()
      return posted
    }
    return result
  }

  /// Posts all movements that another service requests. If one is refused, none is posted.
  /// - Parameter asOne: a Boolean value that indicates whether all entries belong to one transaction.
  func post(_ movements: [Movement], asOne: Bool, in context: CompanyContext) throws(Failure) -> [PostedMovement] {
    try Posting.check(movements)
    var posting = Posting(self, context, expecting: movements.count)
    var posted: [PostedMovement] = []
    for var movement in movements {
      if asOne || movement.isJoined { movement.transaction = posting.transaction }
      posted.append(try posting.posted(movement))
    }
    try posting.finish()
    return posted
  }

  /// Reverses all entries of a transaction.
  /// - Throws: `notFound`, `alreadyReversed`, `insufficientStock`. -32602 if the transaction is itself a reversal, or
  ///   was posted for another record, such as a loan.
  func reverse(_ transaction: UUID, reason: Line, note: String?, in context: CompanyContext) throws(Failure)
    -> PostedStock
  {
    let found = try entries(of: transaction, in: context)
    guard !found.isEmpty else { throw .notFound("transaction") }
    if found.contains(where: { $0.reverses != nil }) {
      throw .invalidParam("/transaction", "transaction must not be a reversal; post the movement again instead")
    }
    if let purpose = found.lazy.compactMap(Stock.purpose).first {
      throw .invalidParam("/transaction", "transaction can't be reversed: it was posted for \(purpose)")
    }
    var posting = try reversal(of: found, reason: reason, note: note, at: "/transaction", in: context)
    return try posting.result()
  }

  /// Returns the id of the location that a request names, or `nil` if the request names none.
  func id(
    _ location: LocationName?, at pointer: @autoclosure () -> String = "/location", in context: CompanyContext
  ) throws(Failure) -> ID<LocationDetails>? {
    try inventory.locations.id(location, at: pointer(), in: context)
  }

  /// Returns the entries of a transaction, in the order in which they were posted. Returns an empty list if there is no
  /// such transaction.
  func entries(of transaction: UUID, in context: CompanyContext) throws(Failure) -> [StockEntry] {
    let rows = context.partition.rows.all
    let found: [StockEntry] = try stores.all(
      ofTransaction, in: context.store, bind: transaction, rows.lowerBound, rows.upperBound
    ) {
      $0.fields()
    }
    // The given id can be that of an entry which is not the first of its transaction. Such an id names no transaction.
    return found.first?.transaction == transaction ? found : []
  }

  /// Prepares the reversal of all entries of a transaction. The caller finishes the posting.
  /// - Parameter pointer: the JSON pointer of the parameter that names the transaction, for error messages.
  /// - Throws: `alreadyReversed`, `insufficientStock`.
  func reversal(
    of found: [StockEntry], reason: Line, note: String? = nil, at pointer: String, in context: CompanyContext
  ) throws(Failure) -> Posting {
    var posting = Posting(self, context)
    for entry in found {
      if let other = try stores.first(reversal, in: context.store, bind: entry.id.uuid, read: { $0.next(UUID.self) }) {
        throw Failure(AlreadyReversedData(reversedBy: other), "The transaction is reversed already")
      }
    }
    // Entries are reversed in reverse order. Otherwise a piece with a serial number would return to its old place
    // before it leaves the new one, and would be refused.
    for entry in found.reversed() {
      try posting.reverse(entry, reason: reason, note: note, transaction: posting.transaction, at: pointer)
    }
    return posting
  }

  /// Returns the record for which an entry was posted, and the method that can take the entry back, as words for an
  /// error message. Returns `nil` for an entry that was posted for no other record.
  private static func purpose(of entry: StockEntry) -> String? {
    if entry.loan != nil { return "a loan. Return the lent goods with inventory.loans.return" }
    if entry.build != nil { return "a build. Reverse the completion with assemblies.builds.reverse" }
    guard entry.order != nil else { return nil }
    switch entry.type {
    case .purchase: return "a purchase. Reverse the receipt with purchases.receipts.reverse"
    case .return: return "a return to an order. Correct the stock with inventory.stock.adjust"
    default: return "an order. Return the shipped goods with orders.returns.create"
    }
  }

  /// Returns a Boolean value that indicates whether the ledger has an entry with the given id.
  func hasEntry(_ id: ID<StockEntry>, in context: CompanyContext) throws(Failure) -> Bool {
    try entries.find(id.uuid, in: context.partition.rows.all, of: context.store) != nil
  }

  /// Appends entries to the ledger. The stored sums are not changed: the caller must write them in the same
  /// transaction.
  func append(_ lines: ArraySlice<StockEntry>, in context: CompanyContext) throws(Failure) {
    var rows: [Int] = []
    for _ in lines { rows.append(try numbers.next(in: context.partition)) }
    try entries.insert(lines, rows: rows, in: context.store, context.base)
  }

  /// The description of ledger entries for sync. Only entries are sent. Each device computes the stock levels from
  /// them.
  var synced: SyncedRecords {
    let holder = StoreStatement("SELECT id FROM {store}.stock_entries WHERE reverses = ?")
    return SyncedTable(
      entries, named: "stock_entries", stores,
      nextRow: { [numbers] (context) throws(Failure) in try numbers.next(in: context.partition) },
      holder: { [stores] (entry, context) throws(Failure) in
        guard let reversed = entry.reverses else { return nil }
        let other = try stores.first(holder, in: context.store, bind: reversed) { $0.next(UUID.self) }
        return other.flatMap { $0 == entry.uuid ? nil : ("reverses", $0) }
      },
      written: { [unowned self] (old, new, _, context) throws(Failure) in
        if old == nil, let new, new.loan != nil, new.reverses != nil, new.quantity.units > 0 {
          surplus.append((context.company, new.item))
        }
        guard let old, new == nil else { return }
        // Sync removes an entry that the container has refused, as if it had never existed. If the item has no other
        // entries, it counts as never moved.
        try follow(old.item, in: context)
      }
    ).synced(
      SyncTraits(
        "StockEntries", rank: 7, unwritten: ["effectiveAt"], isImmutable: true,
        owners: [("item", "item"), ("location", "location"), ("lot", "lot"), ("reverses", "stockEntry")])
    ).settling { [unowned self] (ids, context) throws(Failure) in
      var (items, loans): ([ID<ItemDetails>], [ID<LoanDetails>]) = ([], [])
      for id in ids {
        guard let found = try entries.find(id, in: context.partition.rows.all, of: context.store) else { continue }
        if !items.contains(found.record.item) { items.append(found.record.item) }
        if let loan = found.record.loan.map({ ID<LoanDetails>($0) }), !loans.contains(loan) { loans.append(loan) }
      }
      for item in items {
        try follow(item, in: context)
        try inventory.restoreKind(of: item, in: context)
      }
      for loan in loans { try inventory.loans.follow(loan, in: context) }
      for item in surplus.filter({ $0.company == context.company }).map(\.item) {
        try alerts.addSurplus(of: item, try sums.stock(of: item, context.partition) ?? .none, in: context)
      }
      surplus.removeAll { $0.company == context.company }
    }.following { [unowned self] (context) throws(Failure) in
      var found = try inventory.loans.takeSurplus(in: context)
      found.add(inventory.undoneKinds(in: context))
      return found
    }.reordering { [unowned self] (rows, context) throws(Failure) in
      // Sync has changed the order of entries, and average costs depend on the order. So the weekly rebuild begins
      // again, and the sums of the items are computed again.
      weekly.beginAnew()
      var items: [ID<ItemDetails>] = []
      for row in rows {
        let item = try stores.first(itemOfRow, in: context.store, bind: row) { ID<ItemDetails>($0.next(UUID.self)) }
        if let item, !items.contains(item) { items.append(item) }
      }
      for item in items { try follow(item, in: context) }
    }
  }

  /// Computes the stored sums of an item again from its ledger entries.
  func follow(_ id: ID<ItemDetails>, in context: CompanyContext) throws(Failure) {
    guard let (item, row) = try? inventory.items.find(id, in: context) else { return }
    try rebuild.follow(item, row: row, in: context)
  }

  func newID(in context: CompanyContext) -> ID<StockEntry> { ID(dependencies.ids.next(at: context.now)) }

  /// Returns a Boolean value that indicates whether the company's settings allow negative stock.
  func allowsNegative(in context: CompanyContext) throws(Failure) -> Bool {
    try dependencies.directory.facts(of: context.scope, at: context.now).allowsNegativeStock
  }

  /// Returns the company's setting of how many days before its expiry a lot is reported.
  func expiryDays(in context: CompanyContext) throws(Failure) -> Int {
    try dependencies.directory.facts(of: context.scope, at: context.now).expiryDays
  }

  /// Returns the work that computes the stored sums of all items of a company again.
  func rebuildAll(in context: CompanyContext) -> CompanyRebuild {
    CompanyRebuild(rebuild, weekly, Pace(dependencies, most: CompanyRebuild.entriesAtOnce), in: context)
  }

  /// Deletes all entries of a company, with the stored sums and the alerts.
  func empty(_ partition: Partition) throws(Failure) {
    try sums.empty(partition)
    try alerts.empty(partition)
    try inventory.joined.empty(partition)
    numbers.forget(partition)
    try stores.run(emptying, in: partition.store, bind: partition.rows.floor + 1, partition.rows.ceiling)
  }
}
