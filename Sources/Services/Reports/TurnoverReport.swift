internal import Shape
internal import Vocabulary

/// What a row of the turnover is of.
enum TurnoverGrouping: String, Choice {
  case item, category

  static let spellings = Spellings<TurnoverGrouping>()
}

/// How often the stock went out, and was replaced.
struct TurnoverReport: Record {
  let days: ReportedDays, totals: [TurnoverSum], uncosted: Int, items: [TurnoverRow], next: String?

  static let doc: StaticString = "How often the stock went out, and was replaced."

  init(days: ReportedDays, totals: [TurnoverSum], uncosted: Int, items: [TurnoverRow], next: String?) {
    self.days = days
    self.totals = totals
    self.uncosted = uncosted
    self.items = items
    self.next = next
  }

  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    totals = field("totals", \.totals, "All of it, by currency.")
    uncosted = field(
      "uncosted", \.uncosted, "How many items there were, or went out, of which nobody knew what they cost: they are in no sum.")
    items = field("items", \.items, "The rows, by currency, that of which most went out first.")
    next = field("next", \.next, "Pass it as after to get the next page; null at the end.")
  }
}

/// What went out, and what there was, in one currency.
struct TurnoverSum: Record {
  let out: MoneySum, opening: MoneySum, closing: MoneySum, turnover: Decimal?

  static let doc: StaticString = "What went out, and what there was, in one currency."

  init(_ sum: TurnoverFigures, _ currency: Currency) {
    out = MoneySum(sum.out.rounded, currency)
    opening = MoneySum(sum.opening.rounded, currency)
    closing = MoneySum(sum.closing.rounded, currency)
    turnover = sum.turnover
  }

  init<F: Fields<Self>>(_ field: inout F) {
    out = field("out", \.out, "What that cost which was sold or used up, less what customers brought back.")
    opening = field("opening", \.opening, "What the stock was worth before the first day.")
    closing = field("closing", \.closing, "What it was worth after the last one.")
    turnover = field(
      "turnover", \.turnover,
      "How many times the average of these two went out, to two places, half even; null where that was not more than nothing.")
  }
}

/// What of an item, or a category, went out, and what there was.
struct TurnoverRow: Record {
  let item: UUID?, sku: Line?, name: Line?, category: Line?, sum: TurnoverSum

  static let doc: StaticString = "What of an item, or a category, went out, and what there was."

  init(item: UUID?, _ name: ItemName, category: Line?, sum: TurnoverSum) {
    self.item = item
    (sku, self.name) = (name.sku, name.name)
    self.category = category
    self.sum = sum
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item, by item.")
    sku = field("sku", \.sku, "Its SKU.")
    name = field("name", \.name, "What people call it.")
    category = field("category", \.category, "The category; null for what has none.")
    sum = field.embed(\.sum)
  }
}

/// What is summed up for it.
struct TurnoverFigures {
  var out = ExactAmount.zero, opening = ExactAmount.zero, closing = ExactAmount.zero

  static func += (a: inout TurnoverFigures, b: TurnoverFigures) {
    a.out += b.out
    a.opening += b.opening
    a.closing += b.closing
  }

  var isNothing: Bool { out.isZero && opening.isZero && closing.isZero }

  /// What went out by half of what there was at both ends.
  var turnover: Decimal? {
    var (twice, both) = (out, opening)
    twice += out
    both += closing
    return twice.hundredths(of: both).flatMap { Decimal(hundredths: $0) }
  }
}

extension Decimal {
  /// nil for more than can be said.
  init?(hundredths: Int128) {
    guard let units = Int(exactly: hundredths.multipliedReportingOverflow(by: 1000).overflow ? .max : hundredths * 1000) else { return nil }
    self.init(units: units)
  }
}
