internal import Ports
internal import Shape
internal import Vocabulary

/// What a row of the sales is of.
enum SalesGrouping: String, Choice {
  case day
  /// Seven days from a Monday on (ISO 8601).
  case week
  case month
  case item, contact
  /// The user who looks after the order.
  case agent

  static let spellings = Spellings<SalesGrouping>()
}

/// What was sold.
struct SalesReport: Record {
  let days: ReportedDays, totals: [SalesFigures], items: [SalesRow], next: String?

  static let doc: StaticString = "What was sold."

  init(days: ReportedDays, totals: [SalesFigures], items: [SalesRow], next: String?) {
    self.days = days
    self.totals = totals
    self.items = items
    self.next = next
  }

  init<F: Fields<Self>>(_ field: inout F) {
    days = field.embed(\.days)
    totals = field("totals", \.totals, "All of it, by currency.")
    items = field(
      "items", \.items, "The rows: by day, week or month in their order, else by currency and the largest net first.")
    next = field("next", \.next, "Pass it as after to get the next page; null at the end.")
  }
}

/// What orders in one currency come to, less what came back or was credited.
struct SalesFigures: Record {
  let orders: Int, net: MoneySum, tax: MoneySum, gross: MoneySum

  static let doc: StaticString = "What orders in one currency come to, less what came back or was credited."

  init(_ sum: SalesCount, _ currency: Currency) {
    orders = sum.orders
    net = MoneySum(sum.net, currency)
    tax = MoneySum(sum.gross - sum.net, currency)
    gross = MoneySum(sum.gross, currency)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    orders = field("orders", \.orders, "How many orders there are.")
    net = field("net", \.net, "Without tax.")
    tax = field("tax", \.tax, "The tax.")
    gross = field("gross", \.gross, "With tax.")
  }
}

/// What was sold in some days, of an item, to a contact, or by an agent.
struct SalesRow: Record {
  let day: Day?, item: UUID?, sku: Line?, name: Line?, unit: Line?, contact: UUID?, agent: UUID?, quantity: Decimal?
  let figures: SalesFigures

  static let doc: StaticString = "What was sold in some days, of an item, to a contact, or by an agent."

  init(
    day: Day? = nil, item: UUID? = nil, sku: Line? = nil, name: Line? = nil, unit: Line? = nil, contact: UUID? = nil, agent: UUID? = nil,
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
    day = field("day", \.day, "The day, the Monday of the week, or the first of the month.")
    item = field("item", \.item, "The item, by item; null for what is none.")
    sku = field("sku", \.sku, "Its SKU.")
    name = field("name", \.name, "What people call the item, or the contact was called when the newest of the orders was made.")
    unit = field("unit", \.unit, "What the item's quantities count.")
    contact = field("contact", \.contact, "The customer, by contact.")
    agent = field("agent", \.agent, "The user, by agent; null for what nobody looks after.")
    quantity = field(
      "quantity", \.quantity, "How much of the item was sold, in its own unit; null for what is none, and for more than can be said.")
    figures = field.embed(\.figures)
  }
}

/// What is summed up for it.
struct SalesCount {
  var orders = 0
  /// In units of `Decimal`.
  var quantity: Int128 = 0
  var net: Int128 = 0, gross: Int128 = 0
  var name: Line?

  mutating func add(_ line: SoldLine) {
    quantity += Int128(line.quantity.units)
    net += Int128(line.net)
    gross += Int128(line.gross)
  }
}
