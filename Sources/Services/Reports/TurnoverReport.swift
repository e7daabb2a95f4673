internal import Shape
internal import Vocabulary

/// The grouping of a turnover report: one row for each item, or for each category.
enum TurnoverGrouping: String, Choice {
  case item, category

  static let spellings = Spellings<TurnoverGrouping>()
}

/// The turnover report: the cost of the goods that left in a period, compared with the value of the stock.
struct TurnoverReport: Record {
  let days: ReportedDays, totals: [TurnoverSum], uncosted: Int, items: [TurnoverRow], next: String?

  static let doc: StaticString =
    "The turnover of the stock in a period: how often the stock was sold or used up, and replaced."
}

extension TurnoverReport {
  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    totals = field("totals", \.totals, "The totals of all items, one row for each currency.")
    uncosted = field(
      "uncosted", \.uncosted,
      "The number of items that had stock, or of which goods left, and that have no known cost. The sums do not include them."
    )
    items = field("items", \.items, "The rows, sorted by currency, and within a currency by `out`, the largest first.")
    next = field("next", \.next, "The cursor of the next page, to pass as `after`; `null` on the last page.")
  }
}

/// The cost of the goods that left, and the value of the stock before and after the period, in one currency.
struct TurnoverSum: Record {
  let out: MoneySum, opening: MoneySum, closing: MoneySum, turnover: Decimal?

  static let doc: StaticString =
    "The cost of the goods that left, and the value of the stock before and after the period, in one currency."

  init(_ sum: TurnoverFigures, _ currency: Currency) {
    out = MoneySum(sum.out.rounded, currency)
    opening = MoneySum(sum.opening.rounded, currency)
    closing = MoneySum(sum.closing.rounded, currency)
    turnover = sum.turnover
  }

  init<F: Fields<Self>>(_ field: inout F) {
    out = field(
      "out", \.out, "The cost of the goods that were sold or used up, less the cost of goods that customers returned.")
    opening = field("opening", \.opening, "The value of the stock at the beginning of the period.")
    closing = field("closing", \.closing, "The value of the stock at the end of the period.")
    turnover = field(
      "turnover", \.turnover,
      "The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to even. `null` if that average is 0 or less."
    )
  }
}

/// One row of a turnover report: the turnover of an item, or of the items of a category.
struct TurnoverRow: Record {
  let item: UUID?, sku: Line?, name: Line?, category: Line?, sum: TurnoverSum

  static let doc: StaticString = "One row of a turnover report: the turnover of an item, or of the items of a category."

  init(item: UUID?, _ name: ItemName, category: Line?, sum: TurnoverSum) {
    self.item = item
    (sku, self.name) = (name.sku, name.name)
    self.category = category
    self.sum = sum
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item. `null` unless rows are by item.")
    sku = field("sku", \.sku, "The item's SKU. `null` unless rows are by item.")
    name = field("name", \.name, "The item's name. `null` unless rows are by item.")
    category = field(
      "category", \.category, "The category of the item or the items. `null` for items without a category.")
    sum = field.embed(\.sum)
  }
}

/// The sums of one row of a turnover report, while the report is computed.
struct TurnoverFigures {
  var out = ExactAmount.zero, opening = ExactAmount.zero, closing = ExactAmount.zero

  static func += (a: inout TurnoverFigures, b: TurnoverFigures) {
    a.out += b.out
    a.opening += b.opening
    a.closing += b.closing
  }

  var isNothing: Bool { out.isZero && opening.isZero && closing.isZero }

  /// The cost of the goods that left, divided by the mean of the stock's values before and after the period. It is
  /// `nil` if that mean is 0 or less, or if the result is too large.
  var turnover: Decimal? {
    var (twice, both) = (out, opening)
    twice += out
    both += closing
    return twice.hundredths(of: both).flatMap { Decimal(hundredths: $0) }
  }
}

extension Decimal {
  /// Creates a decimal from a number of hundredths. Returns `nil` if the number is too large.
  init?(hundredths: Int128) {
    guard let units = Int(exactly: hundredths.multipliedReportingOverflow(by: 1000).overflow ? .max : hundredths * 1000)
    else { return nil }
    self.init(units: units)
  }
}
