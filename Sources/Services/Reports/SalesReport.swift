internal import Ports
internal import Shape
internal import Vocabulary

/// The grouping of a sales report: one row for each period of time, item, customer or agent.
enum SalesGrouping: String, Choice {
  case day
  /// A week of seven days that begins with a Monday (ISO 8601).
  case week
  case month
  case item, contact
  /// The user who is responsible for the orders.
  case agent

  static let spellings = Spellings<SalesGrouping>()
}

/// The sales report: the sales of a period, with totals for each currency.
struct SalesReport: Record {
  let days: ReportedDays, totals: [SalesFigures], items: [SalesRow], next: String?

  static let doc: StaticString = "The sales of a period, with totals for each currency."
}

extension SalesReport {
  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    totals = field("totals", \.totals, "The totals of the whole period, one row for each currency.")
    items = field(
      "items", \.items,
      "The rows. Rows by day, week or month are in the order of time. Other rows are sorted by currency, and within a currency by the sum without tax, the largest first."
    )
    next = field("next", \.next, "The cursor of the next page, to pass as `after`; `null` on the last page.")
  }
}

/// The sums of orders in one currency. Amounts for returned and credited goods are subtracted.
struct SalesFigures: Record {
  let orders: Int, net: MoneySum, tax: MoneySum, gross: MoneySum

  static let doc: StaticString =
    "The sums of orders in one currency. Amounts for returned and credited goods are subtracted."

  init(_ sum: SalesCount, _ currency: Currency) {
    orders = sum.orders
    net = MoneySum(sum.net, currency)
    tax = MoneySum(sum.gross - sum.net, currency)
    gross = MoneySum(sum.gross, currency)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    orders = field("orders", \.orders, "The number of orders that are included in the sums.")
    net = field("net", \.net, "The sum of the amounts without tax.")
    tax = field("tax", \.tax, "The sum of the taxes.")
    gross = field("gross", \.gross, "The sum of the amounts with tax.")
  }
}

/// One row of a sales report: the sales in a period of time, of an item, to a customer, or of an agent.
struct SalesRow: Record {
  let day: Day?, item: UUID?, sku: Line?, name: Line?, unit: Line?, contact: UUID?, agent: UUID?, quantity: Decimal?
  let figures: SalesFigures

  static let doc: StaticString =
    "One row of a sales report: the sales in a period of time, of an item, to a customer, or of an agent."

  init(
    day: Day? = nil, item: UUID? = nil, sku: Line? = nil, name: Line? = nil, unit: Line? = nil, contact: UUID? = nil,
    agent: UUID? = nil,
    quantity: Decimal? = nil, _ figures: SalesFigures
  ) {
    self.day = day
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.contact = contact
    self.agent = agent
    self.quantity = quantity
    self.figures = figures
  }

  init<F: Fields<Self>>(_ field: inout F) {
    day = field(
      "day", \.day,
      "The day, the Monday of the week, or the first day of the month. `null` unless rows are by day, week or month.")
    item = field(
      "item", \.item, "The id of the item. `null` for order lines without an item, and unless rows are by item.")
    sku = field("sku", \.sku, "The item's SKU. `null` for rows without an item.")
    name = field(
      "name", \.name,
      "The item's name if rows are by item, or the customer's name in the newest of the orders if rows are by contact. `null` for other rows."
    )
    unit = field("unit", \.unit, "The item's own unit. `null` for rows without an item.")
    contact = field("contact", \.contact, "The id of the customer. `null` unless rows are by contact.")
    agent = field(
      "agent", \.agent,
      "The id of the user who is responsible for the orders. `null` for orders without such a user, and unless rows are by agent."
    )
    quantity = field(
      "quantity", \.quantity,
      "The sold quantity, in the item's own unit. `null` for rows without an item, and if the sum is too large for a quantity (about 92,000,000,000,000)."
    )
    figures = field.embed(\.figures)
  }
}

/// The sums of one row of a sales report, while the report is computed.
struct SalesCount {
  var orders = 0
  /// The sold quantity, in units of `Decimal`.
  var quantity: Int128 = 0
  var net: Int128 = 0, gross: Int128 = 0
  var name: Line?

  mutating func add(_ line: SoldLine) {
    quantity += Int128(line.quantity.units)
    net += Int128(line.net)
    gross += Int128(line.gross)
  }
}
