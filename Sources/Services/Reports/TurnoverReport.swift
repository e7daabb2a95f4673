internal import Shape
internal import Vocabulary

/// The key by which the rows of a turnover report are grouped.
enum TurnoverGrouping: String, Choice {
  case item, category

  static let spellings = Spellings<TurnoverGrouping>()
}

/// The turnover of the stock: how often it went out and was replaced.
struct TurnoverReport: Record {
  let days: ReportedDays, totals: [TurnoverSum], uncosted: Int, items: [TurnoverRow], next: String?

  static let doc: StaticString = "The turnover of the stock in a period."
}

extension TurnoverReport {
  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    totals = field("totals", \.totals, "The totals, one for each currency.")
    uncosted = field(
      "uncosted", \.uncosted,
      "The number of items that have stock or outgoing quantities but no known cost. The sums do not include them.")
    items = field("items", \.items, "The rows, by currency, the largest outgoing cost first.")
    next = field("next", \.next, "The cursor of the next page. Pass it as `after`. `null` on the last page.")
  }
}

/// The outgoing stock, and the stock at both ends, in one currency.
struct TurnoverSum: Record {
  let out: MoneySum, opening: MoneySum, closing: MoneySum, turnover: Decimal?

  static let doc: StaticString = "The outgoing cost and the stock value in one currency."

  init(_ sum: TurnoverFigures, _ currency: Currency) {
    out = MoneySum(sum.out.rounded, currency)
    opening = MoneySum(sum.opening.rounded, currency)
    closing = MoneySum(sum.closing.rounded, currency)
    turnover = sum.turnover
  }

  init<F: Fields<Self>>(_ field: inout F) {
    out = field(
      "out", \.out, "The cost of goods that were sold or used up, less the cost of goods that customers returned.")
    opening = field("opening", \.opening, "The value of the stock before the first day.")
    closing = field("closing", \.closing, "The value of the stock after the last day.")
    turnover = field(
      "turnover", \.turnover,
      "The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to even. `null` if that average is 0 or less."
    )
  }
}

/// The turnover of an item, or of a category.
struct TurnoverRow: Record {
  let item: UUID?, sku: Line?, name: Line?, category: Line?, sum: TurnoverSum

  static let doc: StaticString = "The turnover of an item or of a category."

  init(item: UUID?, _ name: ItemName, category: Line?, sum: TurnoverSum) {
    self.item = item
    (sku, self.name) = (name.sku, name.name)
    self.category = category
    self.sum = sum
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item, if rows are by item. `null` for other rows.")
    sku = field("sku", \.sku, "The item's SKU. `null` for rows that are not by item.")
    name = field("name", \.name, "The item's name. `null` for rows that are not by item.")
    category = field("category", \.category, "The category. `null` for items without a category.")
    sum = field.embed(\.sum)
  }
}

/// The sums of a row.
struct TurnoverFigures {
  var out = ExactAmount.zero, opening = ExactAmount.zero, closing = ExactAmount.zero

  static func += (a: inout TurnoverFigures, b: TurnoverFigures) {
    a.out += b.out
    a.opening += b.opening
    a.closing += b.closing
  }

  var isNothing: Bool { out.isZero && opening.isZero && closing.isZero }

  /// The outgoing stock divided by the mean of the stock at both ends; `nil` if that mean is 0, or if
  /// the result does not fit.
  var turnover: Decimal? {
    var (twice, both) = (out, opening)
    twice += out
    both += closing
    return twice.hundredths(of: both).flatMap { Decimal(hundredths: $0) }
  }
}

extension Decimal {
  /// Creates a decimal; returns `nil` if it does not fit.
  init?(hundredths: Int128) {
    guard let units = Int(exactly: hundredths.multipliedReportingOverflow(by: 1000).overflow ? .max : hundredths * 1000)
    else { return nil }
    self.init(units: units)
  }
}
