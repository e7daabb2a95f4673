internal import Shape
internal import Vocabulary

/// The key by which the rows of a stock value report are grouped.
enum StockValueGrouping: String, Choice {
  /// An item in all locations.
  case item
  /// A category.
  case category
  /// A location, without the locations inside it.
  case location

  static let spellings = Spellings<StockValueGrouping>()
}

/// The value of the stock.
struct StockValueReport: Record {
  let at: Timestamp, timeZone: String, totals: [StockValueTotal], uncosted: Int, items: [StockValueRow], next: String?

  static let doc: StaticString = "The value of the stock, at average purchase cost."
}

extension StockValueReport {
  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The instant of the report.")
    timeZone = field(
      "timeZone", \.timeZone,
      "The company's time zone, in which the day of the parameter `at` ends. UTC if the company has no time zone, or if this machine does not know it."
    )
    totals = field("totals", \.totals, "The totals, one for each currency.")
    uncosted = field(
      "uncosted", \.uncosted, "The number of items in stock whose cost is not known. The sums do not include them.")
    items = field("items", \.items, "The rows, by currency, the largest value first. Rows of unknown value come last.")
    next = field("next", \.next, "The cursor of the next page. Pass it as `after`. `null` on the last page.")
  }
}

/// The value of the stock in one currency.
struct StockValueTotal: Record {
  let count: Int, value: MoneySum

  static let doc: StaticString = "The value of the stock in one currency."
}

extension StockValueTotal {
  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The number of items in the sum.")
    value = field("value", \.value, "The value of these items.")
  }
}

/// The value of an item, of the items of a category, or of the stock in a location.
struct StockValueRow: Record {
  let item: UUID?, sku: Line?, name: Line?, unit: Line?, category: Line?, location: UUID?, path: [Line]?
  let count: Int, onHand: Decimal?, averageCost: UnitCost?, value: MoneySum?

  static let doc: StaticString = "The value of an item, a category or a location."

  init(
    item: UUID? = nil, _ name: ItemName = ItemName(nil), category: Line? = nil, location: UUID? = nil,
    path: [Line]? = nil, count: Int,
    onHand: Decimal? = nil, averageCost: UnitCost? = nil, value: MoneySum?
  ) {
    self.item = item
    (sku, self.name, unit) = (name.sku, name.name, name.unit)
    self.category = category
    self.location = location
    self.path = path
    self.count = count
    self.onHand = onHand
    self.averageCost = averageCost
    self.value = value
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item, if rows are by item. `null` for other rows.")
    sku = field("sku", \.sku, "The item's SKU. `null` for rows that are not by item.")
    name = field("name", \.name, "The item's name. `null` for rows that are not by item.")
    unit = field("unit", \.unit, "The unit of the item's quantities. `null` for rows that are not by item.")
    category = field(
      "category", \.category,
      "The category, if rows are by item or by category. `null` for items without a category, and for other rows.")
    location = field("location", \.location, "The location, if rows are by location. `null` for other rows.")
    path = field(
      "path", \.path,
      "The path of the location: the names of the locations that contain it, the outermost first, and its own name last. `null` for rows that are not by location."
    )
    count = field("count", \.count, "The number of items in the row.")
    onHand = field(
      "onHand", \.onHand,
      "The quantity of the item on hand, in the item's own unit. `null` for rows that are not by item.")
    averageCost = field(
      "averageCost", \.averageCost, "The average purchase cost of one unit. `null` if no receipt had a cost.")
    value = field(
      "value", \.value,
      "The value: the quantity on hand times the average purchase cost. `null` if the cost is not known.")
  }
}
