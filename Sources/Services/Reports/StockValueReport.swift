internal import Shape
internal import Vocabulary

/// What a row of the stock's value is of.
enum StockValueGrouping: String, Choice {
  /// An item, wherever it lies.
  case item
  /// A category.
  case category
  /// A location, without its parts.
  case location

  static let spellings = Spellings<StockValueGrouping>()
}

/// What the stock is worth.
struct StockValueReport: Record {
  let at: Timestamp, timeZone: String, totals: [StockValueTotal], uncosted: Int, items: [StockValueRow], next: String?

  static let doc: StaticString = "What the stock is worth, at what it cost on the average."

  init(at: Timestamp, timeZone: String, totals: [StockValueTotal], uncosted: Int, items: [StockValueRow], next: String?) {
    self.at = at
    self.timeZone = timeZone
    self.totals = totals
    self.uncosted = uncosted
    self.items = items
    self.next = next
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "When.")
    timeZone = field(
      "timeZone", \.timeZone,
      "The time zone that a day in `at` ends in: the company's; UTC where it has none, or the machine does not know it.")
    totals = field("totals", \.totals, "All of it, by currency.")
    uncosted = field("uncosted", \.uncosted, "Of how many items there is something, and nobody knows what it cost: it is in no sum.")
    items = field("items", \.items, "The rows, by currency, the largest value first; what nobody knows the cost of stands last.")
    next = field("next", \.next, "Pass it as after to get the next page; null at the end.")
  }
}

/// What the stock is worth in one currency.
struct StockValueTotal: Record {
  let count: Int, value: MoneySum

  static let doc: StaticString = "What the stock is worth in one currency."

  init(count: Int, value: MoneySum) {
    self.count = count
    self.value = value
  }

  init<F: Fields<Self>>(_ field: inout F) {
    count = field("count", \.count, "How many items it is made up of.")
    value = field("value", \.value, "What they are worth.")
  }
}

/// What an item, the items of a category, or what lies in a location, is worth.
struct StockValueRow: Record {
  let item: UUID?, sku: Line?, name: Line?, unit: Line?, category: Line?, location: UUID?, path: [Line]?
  let count: Int, onHand: Decimal?, averageCost: UnitCost?, value: MoneySum?

  static let doc: StaticString = "What an item, the items of a category, or what lies in a location, is worth."

  init(
    item: UUID? = nil, _ name: ItemName = ItemName(nil), category: Line? = nil, location: UUID? = nil, path: [Line]? = nil, count: Int,
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
    item = field("item", \.item, "The item, by item.")
    sku = field("sku", \.sku, "Its SKU.")
    name = field("name", \.name, "What people call it.")
    unit = field("unit", \.unit, "What its quantities count.")
    category = field("category", \.category, "The category, by item and by category; null for what has none.")
    location = field("location", \.location, "The location, by location.")
    path = field("path", \.path, "What it and the locations that it is part of are called, the outermost first.")
    count = field("count", \.count, "How many items there are.")
    onHand = field("onHand", \.onHand, "How much there is of the item, in its own unit.")
    averageCost = field("averageCost", \.averageCost, "What one costs on the average; null where no receipt had a cost.")
    value = field("value", \.value, "What it is worth; null where nobody knows.")
  }
}
