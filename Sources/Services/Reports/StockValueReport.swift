internal import Shape
internal import Vocabulary

/// The grouping of a stock value report: one row for each item, category or location.
enum StockValueGrouping: String, Choice {
  /// One item, in all locations together.
  case item
  /// All items of a category.
  case category
  /// The stock in a location. Stock in locations within it has rows of its own.
  case location

  static let spellings = Spellings<StockValueGrouping>()
}

/// The stock value report: the value of the stock at one instant.
struct StockValueReport: Record {
  let at: Timestamp, timeZone: String, totals: [StockValueTotal], uncosted: Int, items: [StockValueRow], next: String?

  static let doc: StaticString = "The value of the stock at one instant, at average purchase cost."
}

extension StockValueReport {
  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The instant for which the stock was valued.")
    timeZone = field(
      "timeZone", \.timeZone,
      "The time zone in which the day of the parameter `at` ends: the company's time zone. UTC if the company has no time zone, or if this machine does not know it."
    )
    totals = field("totals", \.totals, "The totals of all stock, one row for each currency.")
    uncosted = field(
      "uncosted", \.uncosted,
      "The number of items that are in stock and have no known cost. The sums do not include them.")
    items = field(
      "items", \.items,
      "The rows, sorted by currency, and within a currency by value, the largest first. Rows without a known value come last."
    )
    next = field("next", \.next, "The cursor of the next page, to pass as `after`; `null` on the last page.")
  }
}

/// The value of all stock whose cost is in one currency.
struct StockValueTotal: Record {
  let count: Int, value: MoneySum

  static let doc: StaticString = "The value of all stock whose cost is in one currency."
}

extension StockValueTotal {
  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "The number of items that are included in the sum.")
    value = field("value", \.value, "The value of these items: quantities on hand times average purchase costs.")
  }
}

/// One row of a stock value report: the value of an item, of the items of a category, or of the stock in a location.
struct StockValueRow: Record {
  let item: UUID?, sku: Line?, name: Line?, unit: Line?, category: Line?, location: UUID?, path: [Line]?
  let count: Int, onHand: Decimal?, averageCost: UnitCost?, value: MoneySum?

  static let doc: StaticString =
    "One row of a stock value report: the value of an item, of the items of a category, or of the stock in a location."

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
    item = field("item", \.item, "The id of the item. `null` unless rows are by item.")
    sku = field("sku", \.sku, "The item's SKU. `null` unless rows are by item.")
    name = field("name", \.name, "The item's name. `null` unless rows are by item.")
    unit = field("unit", \.unit, "The item's own unit. `null` unless rows are by item.")
    category = field(
      "category", \.category,
      "The category of the item or the items. `null` for items without a category, and if rows are by location.")
    location = field("location", \.location, "The id of the location. `null` unless rows are by location.")
    path = field(
      "path", \.path,
      "The names of the locations that contain the location, the outermost first, and its own name last. `null` unless rows are by location."
    )
    count = field("count", \.count, "The number of items that the row sums up.")
    onHand = field(
      "onHand", \.onHand,
      "The quantity of the item on hand, in the item's own unit. `null` unless rows are by item.")
    averageCost = field(
      "averageCost", \.averageCost,
      "The average purchase cost of one of the item's own units. `null` if no receipt had a cost, and unless rows are by item."
    )
    value = field(
      "value", \.value,
      "The value: quantity on hand times average purchase cost. `null` if the cost is not known.")
  }
}
