internal import Shape
internal import Vocabulary

/// The amounts that customers still have to pay, by the time since their invoices.
struct AgingReport: Record {
  let at: Timestamp, timeZone: String, items: [AgingRow]
  private let next: String?

  static let doc: StaticString = "The unpaid amounts of customers, by the age of the invoices."

  init(at: Timestamp, timeZone: String, items: [AgingRow]) {
    self.at = at
    self.timeZone = timeZone
    self.items = items
    next = nil
  }

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The instant of the report.")
    timeZone = field(
      "timeZone", \.timeZone,
      "The time zone in which days are counted: the company's time zone. UTC if the company has no time zone, or if this machine does not know that time zone."
    )
    items = field(
      "items", \.items,
      "A row for each currency with unpaid amounts. By contact: a row for each customer and currency, sorted by currency, and within a currency by the amount due, the largest first."
    )
    next = field("next", \.next, "Always `null`, because the list is complete.")
  }
}

/// The grouping of the rows of unpaid amounts.
enum AgingGrouping: String, Choice {
  case contact

  static let spellings = Spellings<AgingGrouping>()
}

/// The amounts in one currency that are still to be paid.
struct AgingRow: Record {
  let contact: UUID?, name: Line?, total: AgingFigures, days30: AgingFigures, days60: AgingFigures,
    days90: AgingFigures, older: AgingFigures

  static let doc: StaticString = "The unpaid amounts in one currency."

  /// - Parameter contact: the contact of the row, with its name; `nil` for the sums of a currency.
  init(_ counts: [AgingCount], _ currency: Currency, of contact: (id: UUID, name: Line)? = nil) {
    (self.contact, name) = (contact?.id, contact?.name)
    let figures = counts.map { AgingFigures($0, currency) }
    (days30, days60, days90, older) = (figures[0], figures[1], figures[2], figures[3])
    total = AgingFigures(
      counts.reduce(AgingCount()) { AgingCount(orders: $0.orders + $1.orders, due: $0.due + $1.due) }, currency)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    contact = field("contact", \.contact, "The customer, if rows are by contact.")
    name = field("name", \.name, "The customer's name on one of the orders, if rows are by contact.")
    total = field("total", \.total, "The sum of all unpaid amounts.")
    days30 = field("days30", \.days30, "The unpaid amounts of invoices that are at most 30 days old.")
    days60 = field("days60", \.days60, "The unpaid amounts of invoices that are 31 to 60 days old.")
    days90 = field("days90", \.days90, "The unpaid amounts of invoices that are 61 to 90 days old.")
    older = field("older", \.older, "The unpaid amounts of invoices that are more than 90 days old.")
  }
}

/// The number of unpaid invoices, and their amount.
struct AgingFigures: Record {
  let orders: Int, due: MoneySum

  static let doc: StaticString = "The number of unpaid invoices, and the amount due."

  init(_ count: AgingCount, _ currency: Currency) {
    orders = count.orders
    due = MoneySum(count.due, currency)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    orders = field(
      "orders", \.orders, "The number of invoices, and of orders that were invoiced before invoices were stored.")
    due = field("due", \.due, "The amount that is still due for them.")
  }
}

/// The sums of a row.
struct AgingCount {
  var orders = 0
  var due: Int128 = 0
}
