internal import Exchange
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A line of a file of stock, for export and import: the quantity of an item, or of one of its lots, in a location.
struct StockLine: ExchangedDetails {
  let sku: Line, location: Line?, batch: Line?, serial: Line?, expiry: Day?, quantity: Decimal, unitCost: UnitPrice?

  /// The names of the collection in methods and files. The core derives the methods `inventory.stock.export` and
  /// `inventory.stock.import` from them.
  static let collection = CollectionName(service: InventoryModule.name, "stock", one: "level")
  static let department = Department.inventory
  static let key: StaticString? = "sku"
  static let given = [Example.batchItem]
  static let exported = Array(Example.lotInStock.dropFirst())
  static let sample = #""sku":"MILK","batch":"L-2604","expiry":"2027-04-30","quantity":10"#
  static let doc: StaticString =
    "A line of a file of stock: the quantity of an item, or of one of its lots, in a location."

  static func access(to verb: CollectionVerb) -> Access { verb == .list ? .view(department) : .manager(department) }
}

extension StockLine {
  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU.", .length(1...64))
    location = field(
      "location", \.location,
      "The code of the location, or its path (`/Main`). Default: the item's own location, or else the company's main location."
    )
    batch = field("batch", \.batch, "The lot's batch, for an item that is tracked by batch.", .length(1...64))
    serial = field(
      "serial", \.serial,
      "The serial number, for an item whose pieces have serial numbers. The quantity must then be 0 or 1.",
      .length(1...64))
    expiry = field("expiry", \.expiry, "The last day on which the lot is good.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity on hand, in the item's own unit. An import changes the stock to this quantity.",
      .range(-1_000_000_000_000...1_000_000_000_000))
    unitCost = field.restricted(
      to: Department.inventory.mask, "unitCost", \.unitCost,
      "The average cost of one of the item's own units, for managers of the inventory only. An export rounds a cost of 100 minor units of the currency or more to whole minor units; a smaller cost is exact.",
      Money.notNegative)
  }
}
