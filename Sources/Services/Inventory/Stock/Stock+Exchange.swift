internal import Exchange
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The queries that list stock for an export, in the order in which items and lots were created.
struct StockLineQueries {
  /// At most ?3 items, from those in the rows from ?1 to ?2.
  let items = StoreStatement("SELECT row, id, sku FROM {store}.items WHERE row BETWEEN ?1 AND ?2 ORDER BY row LIMIT ?3")
  /// The stock of the item ?2 of the company ?1: one row for each location and lot.
  let levels = StoreStatement(
    """
    SELECT s.location, o.batch, o.serial, o.expiry, s.onHand, t.cost, t.currency
    FROM {store}.stock_levels s LEFT JOIN {store}.lots o ON o.id = s.lot
    LEFT JOIN {store}.stock_items t ON t.company = ?1 AND t.item = ?2
    WHERE s.company = ?1 AND s.item = ?2 ORDER BY o.row
    """)
  /// The number of lines after which a page of an export ends. An item's lines are never divided between two pages, so
  /// a page can be longer.
  static let enough = 1000
}

/// The export and the import of stock, as lines with an item, a location, a lot and a quantity.
extension Stock {
  var exchange: Exchange<StockLine> {
    Exchange(
      stores, hasKey: true,
      read: { [unowned self] (place, count, context) throws(Failure) in try read(after: place, count, in: context) },
      write: { [unowned self] (source, row, context) throws(Failure) in
        let line = StockLine.read(from: &source)
        let problems = Exchange<StockLine>.problems(of: source, context)
        return problems.isEmpty ? try write(line, row.mode, in: context) : .refused(problems)
      })
  }

  private func read(after place: Int, _ count: Int, in context: CompanyContext) throws(Failure) -> (
    rows: [String], last: Int?
  ) {
    let rows = context.partition.rows
    let items = try stores.all(
      lines.items, in: context.store, { $0.addPage(after: place, count, in: context) },
      { (row: $0.next(Int.self), id: $0.next(UUID.self), sku: $0.next(Line.self)) })
    var names: [UUID: Line] = [:]
    var made: [String] = []
    for item in items {
      for line in try exported(item.id, item.sku, &names, in: context) {
        made.append(jsonText(line, for: context.audience))
      }
      if made.count >= StockLineQueries.enough { return (made, item.row - rows.floor) }
    }
    return (made, items.last.map { $0.row - rows.floor })
  }

  /// Returns the stock of an item, sorted by the names of its locations. Ids would give another order in another
  /// company, even if its locations have the same names.
  /// - Parameter names: the names of locations that were already read, as a cache.
  private func exported(
    _ item: UUID, _ sku: Line, _ names: inout [UUID: Line], in context: CompanyContext
  ) throws(Failure) -> [StockLine] {
    let found = try stores.all(lines.levels, in: context.store, bind: context.number, item) { row in
      let location = row.next(UUID.self)
      let (batch, serial, expiry) = (row.next(Line?.self), row.next(Line?.self), row.next(Day?.self))
      let (onHand, cost, currency) = (row.next(Int.self), row.next(Int?.self), row.next(Currency?.self))
      let unitCost = cost.flatMap { cost in
        currency.map { UnitCost(amount: Decimal(units: cost), currency: $0).price }
      }
      let line = StockLine(
        sku: sku, location: nil, batch: batch, serial: serial, expiry: expiry, quantity: Decimal(units: onHand),
        unitCost: unitCost)
      return (line: line, location: location)
    }
    for (_, location) in found where names[location] == nil {
      names[location] = try inventory.locations.spelling(of: location, in: context).map { Line($0) }
    }
    let order = found.indices.sorted { a, b in
      let (here, there) = (names[found[a].location]?.text ?? "", names[found[b].location]?.text ?? "")
      return here == there ? a < b : here.utf8.lexicographicallyPrecedes(there.utf8)
    }
    return order.map { found[$0].line.lying(in: names[found[$0].location]) }
  }

  // MARK: One line

  /// Imports one line: changes the stock of an item in a location and lot to the line's quantity.
  private func write(_ line: StockLine, _ mode: ImportMode, in context: CompanyContext) throws(Failure) -> ImportOutcome
  {
    guard let id = try inventory.find(line.sku, in: context) else {
      throw .invalidParam("/sku", "sku must be that of an existing item; there is no \(line.sku.text)")
    }
    let item = try inventory.items.recall(id, in: context)
    try StockedItem(item.record).requireStock(at: "/sku")
    let location = try location(of: line, item.record, in: context)
    var lot = try lot(of: line, item.record, in: context)
    let onHand = lot == nil && line.isOfLot ? 0 : try sums.onHand(id, in: location.record.id, lot: lot?.id, context)
    if mode == .create, onHand != 0 {
      throw .invalidParam(
        "/quantity",
        "quantity can't be added: \(text(onHand)) is in stock already. The mode upsert sets the stock to this quantity")
    }
    if mode == .update, onHand == 0 {
      throw .invalidParam(
        "/quantity", "quantity can't be updated: there is no stock yet. The mode upsert adds the stock")
    }
    let difference = line.quantity.units - onHand
    if difference == 0 { return .unchanged }
    if line.quantity.units < 0, !(try allowsNegative(in: context)) {
      throw .invalidParam("/quantity", "quantity must be at least 0: the company does not allow negative stock")
    }
    if line.serial != nil, ![0, Decimal(1).units].contains(line.quantity.units) {
      throw .invalidParam("/quantity", "quantity must be 0 or 1: a serial number names a single piece")
    }
    if let unitCost = line.unitCost, difference > 0 {
      // The cost is checked before the lot is created. Otherwise a refused line would leave a new lot without stock.
      var stock = try sums.stock(of: id, context.partition) ?? .none
      try stock.average(difference, at: UnitCost(unitCost, at: "/unitCost"), "/unitCost")
    }
    if line.isOfLot, lot == nil {
      let details = LotDetails(item: id, batch: line.batch, serial: line.serial, expiry: line.expiry)
      lot = try inventory.lots.records.create(details, in: context)
    }
    var posting = Posting(self, context)
    try posting.open(difference, of: item, lot, in: location, unitCost: line.unitCost)
    try posting.finish()
    return onHand == 0 ? .created : .updated
  }

  private func location(of line: StockLine, _ item: Item, in context: CompanyContext) throws(Failure) -> Recalled<
    Location
  > {
    let locations = inventory.locations
    var id: ID<LocationDetails>?
    if let spelled = line.location {
      guard let found = try locations.find(spelled: spelled.text, in: context) else {
        throw .invalidParam("/location", "location must be an existing location; there is no \(spelled.text)")
      }
      id = ID(found)
    }
    let location = try locations.place(id, of: item.details, in: context)
    try location.record.requireStock(at: "/location")
    return location
  }

  /// Returns the lot that a line names. Returns `nil` if the lot does not exist yet, or if the item is not tracked by
  /// lots.
  private func lot(of line: StockLine, _ item: Item, in context: CompanyContext) throws(Failure) -> Lot? {
    let details = item.details
    if !details.tellsLotsApart {
      guard
        let member = line.batch != nil ? "batch" : line.serial != nil ? "serial" : line.expiry != nil ? "expiry" : nil
      else {
        return nil
      }
      throw .invalidParam("/\(member)", "\(member) must be left out: \(details.sku.text) is not tracked by lots")
    }
    let (member, isThere) = details.trackSerial.isSet ? ("serial", line.serial != nil) : ("batch", line.batch != nil)
    if !isThere {
      let message = "\(member) is missing; \(details.sku.text) is tracked by lots"
      throw .invalidParams([Problem(pointer: "/\(member)", kind: .missing, message: message)])
    }
    guard let known = try inventory.lots.find(batch: line.batch, serial: line.serial, of: item.id, in: context) else {
      return nil
    }
    let lot = try inventory.lots.records.find(known, in: context).record
    if let expiry = line.expiry, expiry != lot.details.expiry {
      throw .invalidParam("/expiry", "expiry \(lot.details.ruleForExpiry)")
    }
    if line.serial != nil, let batch = line.batch, lot.details.batch?.isSame(as: batch) != true {
      throw .invalidParam("/batch", "batch \(lot.details.ruleForBatch)")
    }
    return lot
  }
}

extension StockLine {
  fileprivate var isOfLot: Bool { batch != nil || serial != nil }

  fileprivate func lying(in location: Line?) -> StockLine {
    StockLine(
      sku: sku, location: location, batch: batch, serial: serial, expiry: expiry, quantity: quantity, unitCost: unitCost
    )
  }
}
