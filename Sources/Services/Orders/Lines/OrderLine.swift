internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A line of an order.
typealias OrderLine = Stored<OrderLineDetails>

/// The stored members of a line: those that people write, and its state.
struct OrderLineDetails: CompanyDetails {
  let order: ID<OrderDetails>, item: UUID?, sku: Line?
  var terms: LineTerms, state: LineState

  static let collection = CollectionName(service: OrdersModule.name, "order_lines", one: "orderLine")
  static let department = Department.orders
  static let sample = ""
  static let keepsChanges = true
  static let doc: StaticString =
    "A line of an order: a quantity at a price, of an item or of something that is not in the inventory."

  init(
    order: ID<OrderDetails>, item: UUID?, sku: Line?, terms: LineTerms, factor: UnitFactor,
    priceSource: PriceSource? = nil
  ) {
    self.order = order
    self.item = item
    self.sku = sku
    self.terms = terms
    state = LineState(factor: factor)
    state.priceSource = priceSource
  }

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The order.")
    item = field("item", \.item, "The item. `null` for a line without an item.")
    sku = field("sku", \.sku, "The item's SKU when the line was created. `null` for a line without an item.")
    terms = field.embed(\.terms)
    state = field.embed(\.state)
  }

  /// The quantity that was ordered and is not cancelled.
  var billed: Decimal { Decimal(units: terms.quantity.units - state.cancelled.units) }
  /// The quantity that is neither shipped nor dropped. It is 0 if devices that were apart have shipped more than was
  /// ordered.
  var undone: Decimal { Decimal(units: max(0, billed.units - state.fulfilled.units - state.dropped.units)) }
  /// The quantity that the customer gets: the ordered quantity, without cancelled and dropped units.
  var granted: Decimal { Decimal(units: billed.units - state.dropped.units) }
  /// A Boolean value that indicates whether the line has an item, and some of its quantity will not be shipped.
  var isReduced: Bool { item != nil && state.cancelled.units + state.dropped.units > 0 }
  /// The quantity that is still to be shipped; 0 for a line without an item.
  var left: Decimal { item == nil ? Decimal(0) : undone }
  /// The quantity on the invoice that is no longer owed: it came back, or was dropped.
  var credited: Decimal { Decimal(units: state.returned.units + state.dropped.units) }
  /// Sets `dropped` from the entries of the line. If two devices ship and drop the same goods, the shipment counts, and
  /// at most the remaining quantity is dropped.
  /// - Parameter entries: the entries of the line's order.
  mutating func drop(by entries: [OrderEntry], of line: ID<OrderLineDetails>) {
    let sum = entries.reduce(0) {
      $1.details.line == line && $1.details.type == .dropped ? $0 + $1.details.quantity.units : $0
    }
    state.dropped = Decimal(units: max(0, min(sum, billed.units - state.fulfilled.units)))
  }

  /// The quantity that the customer has: the shipped quantity less returns.
  var kept: Decimal { Decimal(units: state.fulfilled.units - state.returned.units) }
}

/// The members of a line that people write.
struct LineTerms: Record {
  var text: Line, quantity: Decimal, unit: Line?, unitPrice: UnitPrice
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "The members of a line that a request can set."

  static let quantities = Limit.above(0, to: 1_000_000_000)
  static let unitDoc: StaticString = "The unit of the quantity: for an item, its own unit or one of its units."
  static let discountDoc: StaticString = "The discount on the line in percent, from 0 to 100."
  static let taxDoc: StaticString = "The tax rate in percent, with at most 3 decimals. Without it, 0."

  /// Returns the problems of the members.
  /// - Parameter base: the place of the members in the parameters.
  func problems(at base: String, in currency: Currency) -> [Problem] {
    var problems: [Problem] = []
    if quantity.units <= 0 {
      problems.append(Problem(pointer: "\(base)/quantity", kind: .value, message: "quantity must be more than 0"))
    }
    if unitPrice.currency != currency {
      problems.append(
        Problem(
          pointer: "\(base)/unitPrice/currency", kind: .value,
          message: "currency must be that of the order, \(currency.code)"))
    }
    if let taxRate, taxRate.units % 100 != 0 {
      problems.append(
        Problem(pointer: "\(base)/taxRate", kind: .value, message: "taxRate must have at most 3 decimals"))
    }
    return problems
  }
}

extension LineTerms {
  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The line's text.", .length(1...200))
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit. More than 0.", LineTerms.quantities)
    unit = field("unit", \.unit, LineTerms.unitDoc, .length(1...32))
    unitPrice = field("unitPrice", \.unitPrice, "The price of one unit, in the order's currency.", Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "The note below the line on documents.", .length(1...4000))
  }
}

/// The state of a line.
struct LineState: Record {
  var ratio: UnitFactor, fulfilled = Decimal(0), returned = Decimal(0), cancelled = Decimal(0), dropped = Decimal(0)
  var demand = Decimal(0), queuedAt: Timestamp?, priceSource: PriceSource?

  static let doc: StaticString = "The state of an order line."

  init(factor: UnitFactor) { ratio = factor }

  init<F: Fields<Self>>(_ field: inout F) {
    ratio = field.embed(\.ratio)
    fulfilled = field("fulfilled", \.fulfilled, "The quantity that was shipped, in the line's unit.")
    returned = field("returned", \.returned, "The part of the shipped quantity that was returned.")
    cancelled = field(
      "cancelled", \.cancelled,
      "The quantity that was cancelled before the invoice: it will not be shipped, and it is not on the invoice.")
    dropped = field(
      "dropped", \.dropped,
      "The quantity that was credited after the invoice: it is on the invoice, but it will not be shipped.")
    demand = field("demand", \.demand, "The quantity of stock that the line needs, in the item's own unit.")
    queuedAt = field(
      "queuedAt", \.queuedAt,
      "The instant since which the line has been waiting for stock. Stock goes to the lines with the earliest instant first. `null` if the line needs no stock."
    )
    priceSource = field(
      "priceSource", \.priceSource,
      "The source of a price that the request did not give: contact for a price of the customer, list for the customer's price list, item for the item's own price. `null` for a given price."
    )
  }
}
