internal import Ports
internal import Shape
internal import Vocabulary

/// The key by which the rows of a sales report are grouped.
enum SalesGrouping: String, Choice {
  case day
  /// A week of seven days that begins with a Monday (ISO 8601).
  case week
  case month
  case item, contact
  /// The user who is responsible for the order.
  case agent

  static let spellings = Spellings<SalesGrouping>()
}

/// The sales report.
struct SalesReport: Record {
  let days: ReportedDays, totals: [SalesFigures], items: [SalesRow], next: String?

  static let doc: StaticString = "The sales of a period."
}

extension SalesReport {
  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    totals = field("totals", \.totals, "The totals, one for each currency.")
    items = field(
      "items", \.items,
      "The rows. Rows by day, week or month are in the order of time. Other rows are sorted by currency, and within a currency by net, the largest first."
    )
    next = field("next", \.next, "The cursor of the next page. Pass it as `after`. `null` on the last page.")
  }
}

/// The amounts of orders in one currency, less returns and credits.
struct SalesFigures: Record {
  let orders: Int, net: MoneySum, tax: MoneySum, gross: MoneySum

  static let doc: StaticString = "The sums of the orders in one currency, less returned and credited goods."

  init(_ sum: SalesCount, _ currency: Currency) {
    orders = sum.orders
    net = MoneySum(sum.net, currency)
    tax = MoneySum(sum.gross - sum.net, currency)
    gross = MoneySum(sum.gross, currency)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    orders = field("orders", \.orders, "The number of orders.")
    net = field("net", \.net, "The sum without tax.")
    tax = field("tax", \.tax, "The sum of the tax.")
    gross = field("gross", \.gross, "The sum with tax.")
  }
}

/// The sales of a period, of an item, to a contact, or by an agent.
struct SalesRow: Record {
  let day: Day?, item: UUID?, sku: Line?, name: Line?, unit: Line?, contact: UUID?, agent: UUID?, quantity: Decimal?
  let figures: SalesFigures

  static let doc: StaticString = "The sales of a period, an item, a customer or an agent."

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
      "The day, the Monday of the week, or the first day of the month. `null` for rows that are not by time.")
    item = field("item", \.item, "The item, if rows are by item. `null` for lines without an item, and for other rows.")
    sku = field("sku", \.sku, "The item's SKU. `null` for rows without an item.")
    name = field(
      "name", \.name,
      "The item's name, if rows are by item. If rows are by contact, the contact's name in the newest of the orders. `null` for other rows."
    )
    unit = field("unit", \.unit, "The unit of the item's quantities. `null` for rows without an item.")
    contact = field("contact", \.contact, "The customer, if rows are by contact. `null` for other rows.")
    agent = field(
      "agent", \.agent,
      "The responsible user, if rows are by agent. `null` for orders without a responsible user, and for other rows.")
    quantity = field(
      "quantity", \.quantity,
      "The sold quantity, in the item's own unit. `null` for rows without an item, and if the sum is too large for a quantity (about 92,000,000,000,000)."
    )
    figures = field.embed(\.figures)
  }
}

/// The sums of a row.
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
