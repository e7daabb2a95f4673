internal import Ports
internal import Shape
internal import Vocabulary

/// The items with most of the revenue.
struct ABCReport: Record {
  let days: ReportedDays, totals: [ABCTotal], items: [ABCRow], next: String?

  static let doc: StaticString = "The items with their shares of the revenue, in classes."
}

extension ABCReport {
  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    totals = field("totals", \.totals, "The totals of all sold items, by currency and class.")
    items = field("items", \.items, "The sold items, by currency, the largest revenue first.")
    next = field("next", \.next, "The cursor of the next page. Pass it as `after`. `null` on the last page.")
  }
}

/// The class of an item by its share of the revenue.
enum ABCClass: String, Choice {
  /// The items with the first 80 % of the revenue.
  case a = "A"
  /// The next items, up to 95 %.
  case b = "B"
  /// The remaining items.
  case c = "C"

  static let spellings = Spellings<ABCClass>()

  /// - Parameters:
  ///   - before: the sum of the revenue of all items with more revenue than this item.
  ///   - total: the revenue of all items, which is not negative.
  init(before: Int128, of total: Int128) {
    self = before * 100 < total * 80 ? .a : before * 100 < total * 95 ? .b : .c
  }
}

/// The items of a class, in one currency.
struct ABCTotal: Record {
  let itemClass: ABCClass, count: Int, revenue: MoneySum, share: Decimal?

  static let doc: StaticString = "The items of one class, in one currency."

  init(_ itemClass: ABCClass, count: Int, revenue: MoneySum, share: Decimal?) {
    self.itemClass = itemClass
    self.count = count
    self.revenue = revenue
    self.share = share
  }

  init<F: Fields<Self>>(_ field: inout F) {
    itemClass = field("class", \.itemClass, "The class.")
    count = field("count", \.count, "The number of items in the class.")
    revenue = field("revenue", \.revenue, "The revenue of these items, without tax.")
    share = field(
      "share", \.share,
      "The share of all revenue in the currency, in percent, with two decimals. `null` if there is no revenue.")
  }
}

/// The revenue of an item.
struct ABCRow: Record {
  let item: UUID?, sku: Line?, name: Line?, itemClass: ABCClass, revenue: MoneySum, share: Decimal?, cumulated: Decimal?

  static let doc: StaticString = "The revenue of an item."

  init(item: UUID?, _ name: ItemName, _ itemClass: ABCClass, revenue: MoneySum, share: Decimal?, cumulated: Decimal?) {
    self.item = item
    (sku, self.name) = (name.sku, name.name)
    self.itemClass = itemClass
    self.revenue = revenue
    self.share = share
    self.cumulated = cumulated
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
    itemClass = field(
      "class", \.itemClass,
      "The class. Items are counted from the largest revenue down. A: the items counted before this item have less than 80 % of all revenue together. B: the items counted before this item have 80 % or more, but less than 95 %. C: all other items."
    )
    revenue = field("revenue", \.revenue, "The revenue without tax, less the amounts for returned and credited goods.")
    share = field(
      "share", \.share,
      "The share of all revenue in the currency, in percent, with two decimals, rounded half to even. `null` if there is no revenue."
    )
    cumulated = field(
      "cumulated", \.cumulated,
      "The share of all revenue that this item and the items before it have together, in percent, with two decimals. `null` if there is no revenue."
    )
  }
}
