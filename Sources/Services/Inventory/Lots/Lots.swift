internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The lots of items: batches, and pieces with serial numbers.
final class Lots {
  let records: Records<LotDetails>
  private let items: Records<ItemDetails>
  private let sums: StockSums
  private let alerts: StockAlerts
  private let stores: Stores

  private let ofBatch = StoreStatement(
    "SELECT id FROM {store}.lots WHERE item = ? AND batch = ? AND serial IS NULL AND joined IS NULL AND row BETWEEN ? AND ?"
  )
  private let ofSerial = StoreStatement(
    "SELECT id FROM {store}.lots WHERE item = ? AND serial = ? AND joined IS NULL AND row BETWEEN ? AND ?")
  private static let spacedLot = """
    SELECT id FROM {store}.lots INDEXED BY lots_spaced WHERE item = ? AND \(OuterSpaces.trimmed(LotTables.name(of: ""))) = ? AND row BETWEEN ? AND ?
      AND joined IS NULL AND \(OuterSpaces.surround(LotTables.name(of: "")))
    """
  private let ofSpacedBatch = StoreStatement("\(Lots.spacedLot) AND serial IS NULL ORDER BY row LIMIT 1")
  private let ofSpacedSerial = StoreStatement("\(Lots.spacedLot) AND serial IS NOT NULL ORDER BY row LIMIT 1")
  private let entries = StoreStatement("SELECT count(*) FROM {store}.stock_entries WHERE lot = ?")
  private let ofItem = StoreStatement("SELECT count(*) FROM {store}.lots WHERE item = ?")
  private let page = LotPages()
  private let joined: JoinedRecords

  init(
    _ dependencies: Dependencies, _ items: Records<ItemDetails>, _ sums: StockSums, _ alerts: StockAlerts,
    _ joined: JoinedRecords
  ) {
    stores = dependencies.stores
    self.joined = joined
    self.items = items
    self.sums = sums
    self.alerts = alerts
    records = Records(stores, dependencies.ids)
    records.rules.naturalKey = { (details, _) in
      if let serial = details.serial { return NaturalKey("serial", details.item.uuid, serial.text) }
      return details.batch.map { NaturalKey("batch", details.item.uuid, $0.text) }
    }
    records.rules.create = { [unowned self] (details, context) throws(Failure) in
      try check(details, at: "", in: context)
    }
    records.rules.update = { [unowned self] (old, new, context) throws(Failure) in
      try check(old, becoming: new, in: context)
    }
    records.rules.delete = { [unowned self] (lot, context) throws(Failure) in try requireUnused(lot.id, in: context) }
    records.rules.written = { [unowned self] (old, new, _, context) throws(Failure) in
      if let lot = new ?? old {
        try joined.note(lot.uuid, joined: new?.details.joined?.uuid, was: old?.details.joined?.uuid, in: context)
      }
      if let old, let new { try follow(old, to: new.details, in: context) }
    }
  }

  // MARK: Rules

  /// Checks the members of a lot that is created or renamed.
  /// - Parameter lot: the id of the changed lot; `nil` for a new lot.
  private func check(
    _ details: LotDetails, of lot: ID<LotDetails>? = nil, at base: String, in context: CompanyContext
  ) throws(Failure) {
    let found = try items.find(details.item, at: "\(base)/item", in: context).record
    try StockedItem(found).requireStock(at: "\(base)/item")
    let item = found.details
    var problems: [Problem] = []
    func refuse(_ member: String, _ kind: Problem.Kind, _ message: String) {
      problems.append(Problem(pointer: "\(base)/\(member)", kind: kind, message: "\(member) \(message)"))
    }
    let (batches, serials) = (item.trackBatch.isSet, item.trackSerial.isSet)
    if !batches, !serials { refuse("item", .value, "must be tracked by lots; set its trackBatch or trackSerial") }
    if batches, details.batch == nil { refuse("batch", .missing, "is missing; the item is tracked by batch") }
    if serials, details.serial == nil { refuse("serial", .missing, "is missing; the item is tracked by serial number") }
    if !batches, serials || batches, details.batch != nil {
      refuse("batch", .value, "must be left out; the item is not tracked by batch")
    }
    if !serials, serials || batches, details.serial != nil {
      refuse("serial", .value, "must be left out; the item is not tracked by serial number")
    }
    if let made = details.manufacturedAt, let expiry = details.expiry, expiry < made {
      refuse("expiry", .value, "must not be before manufacturedAt")
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    if details.status.isManagers { try requireManager(context) }
    try requireUnique(details, but: lot, in: context)
  }

  private func check(_ old: Lot, becoming new: LotDetails, in context: CompanyContext) throws(Failure) {
    if let root = old.details.joined {
      throw .invalidParam(
        "/id", "id must not be of a merged lot: this lot was merged into \(root.uuid). Change that lot instead")
    }
    if new.item != old.details.item {
      _ = try items.find(new.item, at: "/changes/item", in: context)
      throw .invalidParam("/changes/item", "item can't be changed; create another lot instead")
    }
    if new.batch != old.details.batch || new.serial != old.details.serial {
      if (new.serial == nil) != (old.details.serial == nil) { try requireUnused(old.id, in: context) }
      try check(new, of: old.id, at: "/changes", in: context)
    }
    if new.expiry != old.details.expiry || new.manufacturedAt != old.details.manufacturedAt,
      let made = new.manufacturedAt,
      let expiry = new.expiry, expiry < made
    {
      let member = new.expiry != old.details.expiry ? "expiry" : "manufacturedAt"
      throw .invalidParam("/changes/\(member)", "expiry must not be before manufacturedAt")
    }
    if new.status != old.details.status, new.status.isManagers || old.details.status.isManagers {
      try requireManager(context)
    }
  }

  /// Updates the data that depends on a changed lot: the mark that its expiry was reported, and the quantity of its
  /// item that may be sold.
  private func follow(_ old: Lot, to new: LotDetails, in context: CompanyContext) throws(Failure) {
    if new.expiry != old.details.expiry { try alerts.forgetExpiry(of: old.id, in: context) }
    guard new.status.isAvailable != old.details.status.isAvailable else { return }
    let moved = try sums.places(of: old.id, context).reduce(0) { $1.isStock ? $0 + $1.onHand : $0 }
    guard moved != 0, let before = try sums.stock(of: new.item, context.partition) else { return }
    var stock = before
    stock.level.unavailable += new.status.isAvailable ? -moved : moved
    let item = try items.find(new.item, in: context).record
    let least = item.details.minStock
    try sums.set(stock, of: new.item, least: least, context.partition)
    try alerts.note(item, from: (before, least), to: (stock, least), in: context)
  }

  private func requireManager(_ context: CompanyContext) throws(Failure) {
    if !Access.manager(.inventory).permits(context.rights) { throw .forbidden(.manager(.inventory)) }
  }

  /// Refuses a batch or serial number that another lot of the item has.
  /// - Parameter lot: the id of the changed lot; `nil` for a new lot.
  private func requireUnique(_ details: LotDetails, but lot: ID<LotDetails>?, in context: CompanyContext)
    throws(Failure)
  {
    if let serial = details.serial {
      if let other = try find(serial: serial, of: details.item, in: context), other != lot {
        throw .duplicate("lot", member: "serial", value: serial.text, id: other.uuid)
      }
    } else if let batch = details.batch, let other = try find(batch: batch, of: details.item, in: context), other != lot
    {
      throw .duplicate("lot", member: "batch", value: batch.text, id: other.uuid)
    }
  }

  private func requireUnused(_ lot: ID<LotDetails>, in context: CompanyContext) throws(Failure) {
    let count = try stores.first(entries, in: context.store, bind: lot.uuid) { $0.next(Int.self) } ?? 0
    let parts = try joined.count(joining: lot.uuid, in: context.store)
    let uses = [("stockEntry" as StaticString, count), ("lot", parts)].filter { $0.1 > 0 }
    if !uses.isEmpty { throw .inUse("lot", uses.map { InUseData.Count($0.0, $0.1) }) }
  }

  /// Returns the number of lots of an item, including archived ones.
  func count(of item: ID<ItemDetails>, in store: Store) throws(Failure) -> Int {
    try stores.first(ofItem, in: store, bind: item.uuid) { $0.next(Int.self) } ?? 0
  }

  // MARK: Finding

  /// Returns the lot with the given id. If that lot was merged into another lot, returns the other lot.
  /// - Throws: `notFound`.
  func find(_ id: ID<LotDetails>, at pointer: @autoclosure () -> String? = nil, in context: CompanyContext)
    throws(Failure) -> Lot
  {
    let lot = try records.find(id, at: pointer(), in: context).record
    if lot.details.joined == nil { return lot }
    return try records.find(ID(joined.root(of: id.uuid, in: context.store)), at: pointer(), in: context).record
  }

  /// Returns the id of the lot into which a lot was merged, or the lot's own id if it was not merged.
  func root(of id: ID<LotDetails>, in context: CompanyContext) throws(Failure) -> ID<LotDetails> {
    ID(try joined.root(of: id.uuid, in: context.store))
  }

  func find(batch: Line, of item: ID<ItemDetails>, in context: CompanyContext) throws(Failure) -> ID<LotDetails>? {
    try find([ofBatch, ofSpacedBatch], batch, item, context)
  }

  func find(serial: Line, of item: ID<ItemDetails>, in context: CompanyContext) throws(Failure) -> ID<LotDetails>? {
    try find([ofSerial, ofSpacedSerial], serial, item, context)
  }

  private func find(
    _ statements: [StoreStatement], _ text: Line, _ item: ID<ItemDetails>, _ context: CompanyContext
  ) throws(Failure) -> ID<LotDetails>? {
    let rows = context.partition.rows.all
    for statement in statements {
      let found = try stores.first(
        statement, in: context.store, bind: item.uuid, text, rows.lowerBound, rows.upperBound
      ) {
        ID<LotDetails>($0.next(UUID.self))
      }
      if let found { return found }
    }
    return nil
  }

  /// Returns a page of lots with the names of their items and their quantities, newest first.
  func list(
    _ filter: LotFilter, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<ListedLot>> {
    try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(
        page.statement(for: filter), in: context.store, bind: context.partition.rows.floor + 1, last, limit + 1,
        filter.item, filter.status,
        context.number
      ) { writer.add(&$0) }
      return nil
    }
  }
}
