internal import Shape
internal import Vocabulary

/// The aging report: the amounts that customers still have to pay, by the age of the invoices.
struct AgingReport: Record {
  let at: Timestamp, timeZone: String, items: [AgingRow]
  private let next: String?

  static let doc: StaticString = "The amounts that customers still have to pay, by the age of the invoices."

  init(at: Timestamp, timeZone: String, items: [AgingRow]) {
    self.at = at
    self.timeZone = timeZone
    self.items = items
    next = nil
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The instant for which the report was computed.")
    timeZone = field(
      "timeZone", \.timeZone,
      "The time zone by which the age in days is counted: the company's time zone. UTC if the company has no time zone, or if this machine does not know that time zone."
    )
    items = field(
      "items", \.items,
      "One row for each currency with unpaid amounts. If grouped by contact, one row for each customer and currency, sorted by currency, and within a currency by the unpaid amount, the largest first."
    )
    next = field("next", \.next, "Always `null`, because the report has no further pages.")
  }
}

/// The grouping of the aging report in addition to the currency: one row for each customer and currency.
enum AgingGrouping: String, Choice {
  case contact

  static let spellings = Spellings<AgingGrouping>()
}

/// The unpaid amounts in one currency, of all customers or of one.
struct AgingRow: Record {
  let contact: UUID?, name: Line?, total: AgingFigures, days30: AgingFigures, days60: AgingFigures,
    days90: AgingFigures, older: AgingFigures

  static let doc: StaticString = "The unpaid amounts in one currency, of all customers or of one."

  /// - Parameter contact: the customer of the row, with its name; `nil` for the sums of all customers.
  init(_ counts: [AgingCount], _ currency: Currency, of contact: (id: UUID, name: Line)? = nil) {
    (self.contact, name) = (contact?.id, contact?.name)
    let figures = counts.map { AgingFigures($0, currency) }
    (days30, days60, days90, older) = (figures[0], figures[1], figures[2], figures[3])
    total = AgingFigures(
      counts.reduce(AgingCount()) { AgingCount(orders: $0.orders + $1.orders, due: $0.due + $1.due) }, currency)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    contact = field("contact", \.contact, "The id of the customer. `null` unless rows are grouped by contact.")
    name = field(
      "name", \.name, "The customer's name, as it is on one of the orders. `null` unless rows are grouped by contact.")
    total = field("total", \.total, "The sum of all unpaid amounts.")
    days30 = field("days30", \.days30, "The unpaid amounts of invoices that are at most 30 days old.")
    days60 = field("days60", \.days60, "The unpaid amounts of invoices that are 31 to 60 days old.")
    days90 = field("days90", \.days90, "The unpaid amounts of invoices that are 61 to 90 days old.")
    older = field("older", \.older, "The unpaid amounts of invoices that are more than 90 days old.")
  }
}

/// The number of unpaid invoices, and the amount that is still to be paid for them.
struct AgingFigures: Record {
  let orders: Int, due: MoneySum

  static let doc: StaticString = "The number of unpaid invoices, and the amount that is still to be paid for them."

  init(_ count: AgingCount, _ currency: Currency) {
    orders = count.orders
    due = MoneySum(count.due, currency)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    orders = field(
      "orders", \.orders,
      "The number of invoices. Orders that were invoiced before the core stored invoices are counted as well.")
    due = field("due", \.due, "The amount that is still to be paid for these invoices and orders.")
  }
}

/// The sums of one age group in a row of the aging report, while the report is computed.
struct AgingCount {
  var orders = 0
  var due: Int128 = 0
}
