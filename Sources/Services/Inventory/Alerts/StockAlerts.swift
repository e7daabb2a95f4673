internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Adds and lists the stock alerts of companies. When a limit is crossed, one alert is added, and not one for each
/// later entry.
final class StockAlerts {
  private let stores: Stores
  private let ids: IDGenerator
  private let alerts: Table<StockAlert>
  private let numbers: RowNumbers
  private let page = StoreStatement(
    "SELECT \(Table<StockAlert>.columns), row FROM {store}.stock_alerts WHERE row BETWEEN ? AND ? ORDER BY row DESC LIMIT ?"
  )
  private let emptying = StoreStatement("DELETE FROM {store}.stock_alerts WHERE row BETWEEN ? AND ?")
  private let forgetting = StoreStatement("UPDATE {store}.lots SET held = 1 WHERE id = ? AND held = 2")

  init(_ dependencies: Dependencies) {
    stores = dependencies.stores
    ids = dependencies.ids
    alerts = Table("stock_alerts", stores)
    numbers = RowNumbers(of: "stock_alerts", stores)
  }

  /// The stock of an item and its minimum stock, at one time.
  typealias State = (stock: ItemStock?, least: Decimal?)

  /// Compares an item's stock before and after a change. Adds an alert if the stock has become worse, or has recovered.
  /// - Parameter old: the state before; `nil` for an item that had no state yet.
  func note(
    _ item: ID<ItemDetails>, isArchived: Bool, from old: State?, to new: (stock: ItemStock, least: Decimal?),
    in context: CompanyContext
  ) throws(Failure) {
    let before = old.map { ($0.stock ?? .none).trouble(least: $0.least) } ?? .none
    let after = new.stock.trouble(least: new.least)
    // An item that had no stock before can't recover. But its first state may be a shortage, which is reported.
    let isNews = old?.stock == nil ? after != .none : after > before || after == .none
    guard after != before, !isArchived, isNews else { return }
    try add(
      StockAlert(
        id: ID(ids.next(at: context.now)), company: CompanyID(context.company), item: item, lot: nil, kind: after.kind,
        onHand: Decimal(units: new.stock.level.onHand), available: Decimal(units: new.stock.available),
        minStock: new.least, expiry: nil,
        at: context.now), in: context.partition, context.base)
  }

  func note(_ item: Item, from old: State?, to new: (stock: ItemStock, least: Decimal?), in context: CompanyContext)
    throws(Failure)
  {
    try note(item.id, isArchived: item.details.archived.isSet, from: old, to: new, in: context)
  }

  /// Adds an alert about an item whose stored sums were wrong, and were corrected by a rebuild.
  func addRebuilt(
    of item: ID<ItemDetails>, _ stock: ItemStock, least: Decimal?, _ company: CompanyID, in partition: Partition,
    _ context: Context
  ) throws(Failure) {
    try add(
      StockAlert(
        id: newID(at: context.now), company: company, item: item, lot: nil, kind: .rebuilt,
        onHand: Decimal(units: stock.level.onHand),
        available: Decimal(units: stock.available), minStock: least, expiry: nil, at: context.now), in: partition,
      context)
  }

  /// Adds an alert about a piece with a serial number that is in stock more than once.
  func addTwice(_ lot: Lot, onHand: Decimal, in context: CompanyContext) throws(Failure) {
    try add(
      StockAlert(
        id: newID(at: context.now), company: CompanyID(context.company), item: lot.details.item, lot: lot.id,
        kind: .serialTwice,
        onHand: onHand, available: lot.details.status.isAvailable ? onHand : Decimal(0), minStock: nil, expiry: nil,
        at: context.now),
      in: context.partition, context.base)
  }

  /// Adds an alert about an item of which more was returned or lost from a loan than was lent.
  func addSurplus(of item: ID<ItemDetails>, _ stock: ItemStock, in context: CompanyContext) throws(Failure) {
    try add(
      StockAlert(
        id: newID(at: context.now), company: CompanyID(context.company), item: item, lot: nil, kind: .loanSurplus,
        onHand: Decimal(units: stock.level.onHand), available: Decimal(units: stock.available), minStock: nil,
        expiry: nil,
        at: context.now),
      in: context.partition, context.base)
  }

  /// Adds an alert about an item or a location that has lost its barcode, because an older record has the same one.
  func addTaken(
    item: ID<ItemDetails>?, location: ID<LocationDetails>?, _ stock: ItemStock, in context: CompanyContext
  ) throws(Failure) {
    var alert = StockAlert(
      id: newID(at: context.now), company: CompanyID(context.company), item: item, lot: nil, kind: .barcodeTaken,
      onHand: Decimal(units: stock.level.onHand), available: Decimal(units: stock.available), minStock: nil,
      expiry: nil, at: context.now)
    alert.location = location
    try add(alert, in: context.partition, context.base)
  }

  func add(_ alert: StockAlert, in partition: Partition, _ context: Context) throws(Failure) {
    guard try alerts.insert(alert, row: try numbers.next(in: partition), in: partition.store, context) else {
      throw .internalError("an alert with this id exists already")
    }
  }

  func newID(at now: Timestamp) -> ID<StockAlert> { ID(ids.next(at: now)) }

  /// Removes the mark that a lot's expiry was reported. Called if the expiry has changed, so that the new one is
  /// reported.
  func forgetExpiry(of lot: ID<LotDetails>, in context: CompanyContext) throws(Failure) {
    try stores.run(forgetting, in: context.store, bind: lot.uuid)
  }

  /// Returns a page of alerts, newest first.
  func list(limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<StockAlert> {
    let rows = context.partition.rows
    let position = try Cursor.decodeRow("alerts", cursor, in: rows)
    let found = try stores.all(
      page, in: context.store, bind: rows.floor + 1, position.map { $0 - 1 } ?? rows.ceiling, limit + 1
    ) { row in
      (alert: row.fields() as StockAlert, row: row.next(Int.self))
    }
    let next = found.count > limit ? Cursor.encode("alerts", Cursor.text(of: found[limit - 1].row, in: rows)) : nil
    return Page(items: found.prefix(limit).map(\.alert), next: next)
  }

  func empty(_ partition: Partition) throws(Failure) {
    numbers.forget(partition)
    try stores.run(emptying, in: partition.store, bind: partition.rows.floor + 1, partition.rows.ceiling)
  }
}

/// A state of an item's stock. The cases are ordered from the best to the worst state.
private enum Trouble: Int, Comparable {
  case none, low, out, negative

  static func < (a: Trouble, b: Trouble) -> Bool { a.rawValue < b.rawValue }

  var kind: StockAlertKind {
    switch self {
    case .none: .recovered
    case .low: .low
    case .out: .out
    case .negative: .negative
    }
  }
}

extension ItemStock {
  fileprivate func trouble(least: Decimal?) -> Trouble {
    if level.onHand < 0 { return .negative }
    if available <= 0 { return .out }
    return available < least?.units ?? 0 ? .low : .none
  }
}
