internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// An entry of the ledger as a row of an exported file. Entries are only exported, never imported.
struct EntryFile: ExchangedDetails {
  let effectiveAt: Timestamp, at: Timestamp, type: StockEntryType, sku: Line?, location: Line, batch: Line?,
    serial: Line?
  let quantity: Decimal, unit: Line?, unitCost: UnitCost?, reason: Line?, note: String?, actor: UUID
  let id: UUID, transaction: UUID, reverses: UUID?, order: UUID?, orderLine: UUID?, dispatch: UUID?, loan: UUID?,
    count: UUID?, build: UUID?

  /// The names of the collection in methods and files. The core derives the method `inventory.entries.export` from
  /// them.
  static let collection = CollectionName(service: InventoryModule.name, "entries", one: "stockEntry")
  static let department = Department.inventory
  static let isImported = false
  static let exported = Array(Example.lotInStock.dropFirst())
  static let sample = ""
  static let doc: StaticString = "An entry of the ledger, as a row of an exported file."

  /// - Parameter names: the texts by which files name the item, the location and the lot of the entry.
  init(_ entry: StockEntry, _ names: inout SpelledRecords) throws(Failure) {
    (id, transaction, reverses, actor) = (entry.id.uuid, entry.transaction, entry.reverses?.uuid, entry.actor)
    (effectiveAt, at, type, quantity, unitCost) = (
      entry.effectiveAt, entry.at, entry.type, entry.quantity, entry.unitCost
    )
    (reason, note) = (entry.reason, entry.note)
    (order, orderLine, dispatch, loan) = (entry.order, entry.orderLine, entry.dispatch, entry.loan)
    (count, build) = (entry.count, entry.build)
    (sku, unit) = try names.item(entry.item)
    location = try names.location(entry.location)
    (batch, serial) = try names.lot(entry.lot)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    effectiveAt = field("effectiveAt", \.effectiveAt, "The instant at which the movement happened.")
    at = field("at", \.at, "The instant at which the entry was posted.")
    type = field(
      "type", \.type,
      "The reason for the movement: purchase, sale, return, adjustment, transfer, consumption, count or production.")
    sku = field("sku", \.sku, "The item's SKU.")
    location = field("location", \.location, "The location's code, or its path if it has no code.")
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity that came into the location, in the item's own unit; negative for stock that left the location."
    )
    unit = field("unit", \.unit, "The item's own unit, in which `quantity` is given.")
    unitCost = field.restricted(
      to: Department.inventory.mask, "unitCost", \.unitCost,
      "The purchase cost, or the cost of production, of one of the item's own units, for managers of the inventory only."
    )
    reason = field("reason", \.reason, "The reason for the movement, in the company's words.")
    note = field("note", \.note, "A free text about the movement.")
    actor = field("actor", \.actor, "The id of the user who posted the entry.")
    id = field("id", \.id, "The entry's id.")
    transaction = field(
      "transaction", \.transaction, "The id of the transaction. All entries that were posted together have the same id."
    )
    reverses = field(
      "reverses", \.reverses, "The id of the entry that this entry reverses; `null` if it reverses none.")
    order = field("order", \.order, "The id of the order or of the purchase for which the entry was posted.")
    orderLine = field("orderLine", \.orderLine, "The id of the line of that order or purchase.")
    dispatch = field("dispatch", \.dispatch, "The id of the dispatch with which the goods left.")
    loan = field("loan", \.loan, "The id of the loan for which the entry was posted.")
    count = field("count", \.count, "The id of the stocktake that posted the entry.")
    build = field("build", \.build, "The id of the build that used or made the goods.")
  }
}

extension Stock {
  /// The export of the ledger's entries, in the order in which they were posted.
  var entryExchange: Exchange<EntryFile> {
    let query = StoreStatement(
      "SELECT \(Table<StockEntry>.columns), row FROM {store}.stock_entries WHERE row BETWEEN ? AND ? ORDER BY row LIMIT ?"
    )
    return Exchange(
      exporting: query, stores, names: { [unowned self] in SpelledRecords(inventory, $0) },
      show: { (entry: StockEntry, names, _) throws(Failure) in try EntryFile(entry, &names) })
  }
}
