internal import Ports
internal import Shape
internal import Vocabulary

/// Which items most of the revenue comes from.
struct ABCReport: Record {
  let days: ReportedDays, totals: [ABCTotal], items: [ABCRow], next: String?

  static let doc: StaticString = "Which items most of the revenue comes from."

  init(days: ReportedDays, totals: [ABCTotal], items: [ABCRow], next: String?) {
    self.days = days
    self.totals = totals
    self.items = items
    self.next = next
  }

  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    totals = field("totals", \.totals, "All items that were sold, by currency and class.")
    items = field("items", \.items, "The items that were sold, by currency, that of the largest revenue first.")
    next = field("next", \.next, "Pass it as after to get the next page; null at the end.")
  }
}

/// How much revenue an item stands for, among others.
enum ABCClass: String, Choice {
  /// The first 80 % of all.
  case a = "A"
  /// The next, up to 95 %.
  case b = "B"
  /// The rest.
  case c = "C"

  static let spellings = Spellings<ABCClass>()

  /// - Parameters:
  ///   - before: what the items come to that have more revenue.
  ///   - total: what all of them come to, which is not less than nothing.
  init(before: Int128, of total: Int128) {
    self = before * 100 < total * 80 ? .a : before * 100 < total * 95 ? .b : .c
  }
}

/// The items of a class, in one currency.
struct ABCTotal: Record {
  let itemClass: ABCClass, count: Int, revenue: MoneySum, share: Decimal?

  static let doc: StaticString = "The items of a class, in one currency."

  init(_ itemClass: ABCClass, count: Int, revenue: MoneySum, share: Decimal?) {
    self.itemClass = itemClass
    self.count = count
    self.revenue = revenue
    self.share = share
  }

  init<F: Fields<Self>>(_ field: inout F) {
    itemClass = field("class", \.itemClass, "The class.")
    count = field("count", \.count, "How many items are of it.")
    revenue = field("revenue", \.revenue, "What they have brought, without tax.")
    share = field("share", \.share, "How much of all revenue that is, in percent, to two places; null where there is none.")
  }
}

/// What an item has brought.
struct ABCRow: Record {
  let item: UUID?, sku: Line?, name: Line?, itemClass: ABCClass, revenue: MoneySum, share: Decimal?, cumulated: Decimal?

  static let doc: StaticString = "What an item has brought."

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
    sku = field("sku", \.sku, "Its SKU.")
    name = field("name", \.name, "What people call it.")
    itemClass = field(
      "class", \.itemClass, "A while those with more revenue have not brought 80 % of all, B while they have not brought 95 %, else C.")
    revenue = field("revenue", \.revenue, "What it has brought, without tax, less what came back or was credited.")
    share = field(
      "share", \.share, "How much of all revenue in the currency that is, in percent, to two places, half even; null where there is none.")
    cumulated = field("cumulated", \.cumulated, "The same of it and those with more revenue together.")
  }
}
