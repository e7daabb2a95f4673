internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A stocktake in an exported file, with its lines. Stocktakes are only exported, never imported.
struct CountFile: ExchangedDetails {
  let name: Line?, status: CountStatus, blind: Flag, location: Line?, category: Line?, items: [Line], note: String?
  let createdAt: Timestamp, updatedAt: Timestamp, transaction: UUID?, id: UUID, lines: [CountFileLine]

  static let collection = CountDetails.collection
  static let department = CountDetails.department
  static let isImported = false
  static let given = CountDetails.given
  static let sample = CountDetails.sample
  static let doc: StaticString = "A stocktake in an exported file, with its lines."

  /// - Parameter names: the texts by which files name the items, locations and lots of the stocktake.
  init(_ count: Count, _ found: [CountLine], _ names: inout SpelledRecords) throws(Failure) {
    let details = count.details
    (name, status, blind, category, note) = (
      details.name, details.status, details.blind, details.scope.category, details.note
    )
    (createdAt, updatedAt, transaction, id) = (count.createdAt, count.updatedAt, details.transaction, count.uuid)
    location = try details.scope.location.map { (id) throws(Failure) in try names.location(id) }
    var items: [Line] = []
    for item in details.scope.items { items.append(try names.item(item).sku ?? Line("\(item)")) }
    self.items = items
    var lines: [CountFileLine] = []
    for line in found { lines.append(try CountFileLine(line, &names)) }
    self.lines = lines
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The stocktake's name.")
    status = field(
      "status", \.status,
      "The stocktake's status. open: quantities can be recorded. review: the counting has ended, and a manager reviews the differences. posted: the differences are in the ledger. cancelled: the stocktake was ended without posting."
    )
    blind = field(
      "blind", \.blind,
      "`true` if the expected quantities are hidden from the people who count, so that they count without a hint. Managers see these quantities."
    )
    location = field(
      "location", \.location,
      "The code or the path of the location that is counted. If it is left out, all locations are counted.")
    category = field(
      "category", \.category, "The category that is counted. If it is left out, all categories are counted.")
    items = field("items", \.items, "The SKUs of the items that are counted. If empty, all items are counted.")
    note = field("note", \.note, "A free text about the stocktake.")
    createdAt = field("createdAt", \.createdAt, "The instant at which the stocktake was begun.")
    updatedAt = field("updatedAt", \.updatedAt, "The instant at which the stocktake's status last changed.")
    transaction = field(
      "transaction", \.transaction,
      "The id of the ledger transaction that the stocktake has posted. `null` before posting, and if no quantity differed."
    )
    id = field("id", \.id, "The stocktake's id.")
    lines = field("lines", \.lines, "The counted quantities, one line for each item, location and lot.")
  }
}

/// A line of an exported stocktake: the counted quantity of an item in a location, and in a lot if there is one.
struct CountFileLine: Record {
  let sku: Line?, location: Line, batch: Line?, serial: Line?, quantity: Decimal, unit: Line?, expected: Decimal?,
    difference: Decimal?
  let actor: UUID, at: Timestamp

  static let doc: StaticString = "The counted quantity of an item in a location, in an exported file."
}

extension CountFileLine {
  fileprivate init(_ line: CountLine, _ names: inout SpelledRecords) throws(Failure) {
    (quantity, expected, actor, at) = (line.quantity, line.expected, line.actor, line.at)
    difference = line.expected.map { _ in Decimal(units: line.difference) }
    (sku, unit) = try names.item(line.item)
    location = try names.location(line.location)
    (batch, serial) = try names.lot(line.lot)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU.")
    location = field("location", \.location, "The location's code, or its path if it has no code.")
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
    quantity = field("quantity", \.quantity, "The counted quantity, in the item's own unit.")
    unit = field("unit", \.unit, "The item's own unit, in which the quantities are given.")
    expected = field(
      "expected", \.expected,
      "The quantity in the ledger when the line was counted, in the item's own unit. `null` if the caller may not see it, because the stocktake is blind."
    )
    difference = field(
      "difference", \.difference,
      "The counted quantity less the expected quantity, in the item's own unit. `null` if the caller may not see it, because the stocktake is blind."
    )
    actor = field("actor", \.actor, "The id of the user who counted.")
    at = field("at", \.at, "The instant at which the stock was counted.")
  }
}

extension Counts {
  /// The export of stocktakes. Only five stocktakes are read at a time, because one stocktake can have thousands of
  /// lines.
  var exchange: Exchange<CountFile> {
    Exchange(
      exporting: Exchange<CountFile>.query(for: records), stores, spread: "lines", rowsAtOnce: 5,
      names: { [unowned self] in SpelledRecords(inventory, $0) },
      show: { [unowned self] (count: Count, names, context) throws(Failure) in
        try CountFile(count, try shownLines(of: count, in: context), &names)
      })
  }
}
