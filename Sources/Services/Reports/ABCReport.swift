internal import Ports
internal import Shape
internal import Vocabulary

/// The ABC report: the sold items in classes, by their shares of the revenue.
struct ABCReport: Record {
  let days: ReportedDays, totals: [ABCTotal], items: [ABCRow], next: String?

  static let doc: StaticString = "The sold items with their shares of the revenue, in the classes A, B and C."
}

extension ABCReport {
  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    totals = field("totals", \.totals, "The totals of all sold items, one row for each currency and class.")
    items = field(
      "items", \.items, "The sold items, sorted by currency, and within a currency by revenue, the largest first.")
    next = field("next", \.next, "The cursor of the next page, to pass as `after`; `null` on the last page.")
  }
}

/// The class of an item in the ABC report. Items are ranked by revenue; the class follows from the share of the items
/// ranked before.
enum ABCClass: String, Choice {
  /// The items that together make up the first 80 % of the revenue.
  case a = "A"
  /// The next items, up to 95 % of the revenue.
  case b = "B"
  /// The remaining items.
  case c = "C"

  static let spellings = Spellings<ABCClass>()

  /// Creates the class of an item.
  /// - Parameters:
  ///   - before: the sum of the revenue of all items that are ranked before this item.
  ///   - total: the revenue of all items, which is not negative.
  init(before: Int128, of total: Int128) {
    self = before * 100 < total * 80 ? .a : before * 100 < total * 95 ? .b : .c
  }
}

/// The sums of all items of one class, in one currency.
struct ABCTotal: Record {
  let itemClass: ABCClass, count: Int, revenue: MoneySum, share: Decimal?

  static let doc: StaticString = "The sums of all items of one class, in one currency."

  init(_ itemClass: ABCClass, count: Int, revenue: MoneySum, share: Decimal?) {
    self.itemClass = itemClass
    self.count = count
    self.revenue = revenue
    self.share = share
  }

  init<F: Fields<Self>>(_ field: inout F) {
    itemClass = field("class", \.itemClass, "The class: A, B or C.")
    count = field("count", \.count, "The number of items in the class.")
    revenue = field("revenue", \.revenue, "The revenue of these items, without tax.")
    share = field(
      "share", \.share,
      "The share of this revenue in all revenue of the currency, in percent, with two decimals. `null` if there is no revenue."
    )
  }
}

/// The revenue of one item, with its class.
struct ABCRow: Record {
  let item: UUID?, sku: Line?, name: Line?, itemClass: ABCClass, revenue: MoneySum, share: Decimal?, cumulated: Decimal?

  static let doc: StaticString = "The revenue of one item, with its class."

  init(item: UUID?, _ name: ItemName, _ itemClass: ABCClass, revenue: MoneySum, share: Decimal?, cumulated: Decimal?) {
    self.item = item
    (sku, self.name) = (name.sku, name.name)
    self.itemClass = itemClass
    self.revenue = revenue
    self.share = share
    self.cumulated = cumulated
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    sku = field("sku", \.sku, "The item's SKU.")
    name = field("name", \.name, "The item's name.")
    itemClass = field(
      "class", \.itemClass,
      "The class. The items are ranked by revenue, the largest first. A: the items ranked before this item have less than 80 % of all revenue together. B: they have 80 % or more, but less than 95 %. C: they have 95 % or more."
    )
    revenue = field(
      "revenue", \.revenue, "The revenue without tax. Amounts for returned and credited goods are subtracted.")
    share = field(
      "share", \.share,
      "The share of this revenue in all revenue of the currency, in percent, with two decimals, rounded half to even. `null` if there is no revenue."
    )
    cumulated = field(
      "cumulated", \.cumulated,
      "The share in all revenue of the currency that this item and all items ranked before it have together, in percent, with two decimals. `null` if there is no revenue."
    )
  }
}
