internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A line of an order.
typealias OrderLine = Stored<OrderLineDetails>

/// The stored members of an order line: the members that a request can set (`terms`), and those that the core computes
/// (`state`).
struct OrderLineDetails: CompanyDetails {
  let order: ID<OrderDetails>, item: UUID?, sku: Line?
  var terms: LineTerms, state: LineState
  /// The kind of the item, and the components of a kit, when the line was created: see `takings`. Like the ratio of the
  /// line's unit, they never change. So no later change of a bill of materials changes what was promised, on any
  /// device.
  let kind: ItemKind?, parts: [KitPart]

  static let collection = CollectionName(service: OrdersModule.name, "order_lines", one: "orderLine")
  static let department = Department.orders
  static let sample = ""
  static let keepsChanges = true
  static let doc: StaticString =
    "A line of an order: a quantity at a price, either of an item or of something that is not in the inventory."

  init(of order: ID<OrderDetails>, _ item: LineItem?, terms: LineTerms, factor: UnitFactor) {
    (self.order, self.item, sku, self.terms) = (order, item?.id, item?.sku, terms)
    kind = item.flatMap { $0.kind == .stocked ? nil : $0.kind }
    parts = item?.parts ?? []
    state = LineState(factor: factor)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    order = field("order", \.order, "The id of the order.")
    item = field("item", \.item, "The id of the item. `null` for a line without an item.")
    sku = field("sku", \.sku, "The item's SKU when the line was created. `null` for a line without an item.")
    terms = field.embed(\.terms)
    state = field.embed(\.state)
    kind = field(
      "kind", \.kind,
      "The kind of the item when the line was created, service or kit. `null` for goods in stock, and for a line without an item."
    )
    parts = field(
      "parts", \.parts,
      "The components that a kit takes from the stock, according to its bill of materials when the line was created. Empty for other lines."
    )
  }

  var billed: Decimal { Decimal(units: terms.quantity.units - state.cancelled.units) }
  /// The quantity that is neither shipped nor dropped. It is 0 if devices, before they synced, together shipped more
  /// than was ordered.
  var undone: Decimal { Decimal(units: max(0, billed.units - state.fulfilled.units - state.dropped.units)) }
  /// The quantity that the customer gets: the ordered quantity less cancelled and dropped units.
  var granted: Decimal { Decimal(units: billed.units - state.dropped.units) }
  /// A Boolean value that indicates whether the line is for goods, and a part of its quantity will not be shipped.
  var isReduced: Bool { hasGoods && state.cancelled.units + state.dropped.units > 0 }
  var left: Decimal { hasGoods ? undone : Decimal(0) }
  /// The quantity that devices, before they synced, together shipped beyond the ordered quantity.
  var surplus: Decimal { Decimal(units: max(0, state.fulfilled.units - billed.units)) }
  /// The quantity on the invoice that is no longer owed: it was returned or dropped. A surplus was never owed, so
  /// returned goods reduce the surplus first.
  var credited: Decimal {
    Decimal(units: max(0, state.returned.units - surplus.units) + state.dropped.units)
  }
  /// The SQL expression for `credited`, in queries of the table of lines.
  static let creditedColumn = "max(0, returned - max(0, fulfilled - (quantity - cancelled))) + dropped"
}

extension OrderLineDetails: DocumentLineDetails {
  typealias Price = UnitPrice

  var document: ID<OrderDetails> { order }

  var ratio: UnitFactor {
    get { state.ratio }
    set { state.ratio = newValue }
  }

  var priceSource: PriceSource? {
    get { state.priceSource }
    set { state.priceSource = newValue }
  }

  /// The quantity that the customer has: the shipped quantity less returns.
  var kept: Decimal { Decimal(units: state.fulfilled.units - state.returned.units) }

  func hasMoved(since old: OrderLineDetails) -> Bool {
    state.fulfilled != old.state.fulfilled || state.returned != old.state.returned
  }

  func isReplanned(since old: OrderLineDetails?) -> Bool {
    if parts.isEmpty { return state.demand != old?.state.demand ?? Decimal(0) }
    return demands.map(\.quantity) != old?.demands.map(\.quantity) ?? parts.map { _ in 0 }
  }

  /// A kit that consists only of services has no goods, either.
  var hasGoods: Bool { item != nil && kind != .service && (kind != .kit || !parts.isEmpty) }
  var plannedItems: [UUID] { takings.map(\.item) }

  func problems(since old: LineTerms) -> [Problem] {
    let gone = state.fulfilled.units + state.cancelled.units
    var problems: [Problem] = []
    if terms.quantity.units < gone {
      problems.append(
        Problem(
          pointer: "/changes/quantity", kind: .value,
          message: "quantity must be at least \(Decimal(units: gone)), which was shipped or cancelled"))
    }
    if gone > 0, terms.unit != old.unit {
      problems.append(
        Problem(
          pointer: "/changes/unit", kind: .value,
          message: "unit must stay as it is: some of the line was shipped or cancelled"))
    }
    return problems
  }

  static let priceMask = 0
  static let words = LineWords(
    terms: "LineTerms", newLine: "NewLine", price: "The price of one unit, in the order's currency.",
    newDoc: "A new line of an order: for an item, or with only a text.",
    newUnit:
      "The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. Default: the unit in which the item is sold.",
    newPrice:
      "The price of one unit, in the order's currency. Default: the customer's own price, or else the price of the customer's price list, or else the item's price (`priceSource`). Required for a line without an item.",
    fileUnit: "The unit of the quantity. Default: the unit in which the item is sold.",
    filePrice:
      "The price of one unit, in the order's currency. Default: the price that a new line of an order gets.")

  static func usualUnit(of item: StockedItem) -> Line? { item.salesUnit }
}

/// The members of an order line that a request can set.
typealias LineTerms = DocumentTerms<OrderLineDetails>

/// A new line of an order.
typealias NewLine = NewDocumentLine<OrderLineDetails>

/// The members of an order line that the core sets.
struct LineState: Record {
  var ratio: UnitFactor, fulfilled = Decimal(0), returned = Decimal(0), cancelled = Decimal(0), dropped = Decimal(0)
  var demand = Decimal(0), queuedAt: Timestamp?, priceSource: PriceSource?

  static let doc: StaticString = "The members of an order line that the core sets."

  init(factor: UnitFactor) { ratio = factor }

  init<F: Fields<Self>>(_ field: inout F) {
    ratio = field.embed(\.ratio)
    fulfilled = field("fulfilled", \.fulfilled, "The quantity that was shipped, in the line's unit.")
    returned = field("returned", \.returned, "The part of the shipped quantity that was returned, in the line's unit.")
    cancelled = field(
      "cancelled", \.cancelled,
      "The quantity that was cancelled before the invoice: it will not be shipped, and it is not on the invoice.")
    dropped = field(
      "dropped", \.dropped,
      "The quantity that was credited after the invoice: it is on the invoice, but it will not be shipped.")
    demand = field(
      "demand", \.demand,
      "The quantity of stock that the line needs, in the item's own unit. 0 for a kit, because a kit needs its components instead."
    )
    queuedAt = field(
      "queuedAt", \.queuedAt,
      "The instant since which the line has been waiting for stock. Stock goes to the lines with the earliest instant first. `null` if the line needs no stock."
    )
    priceSource = field(
      "priceSource", \.priceSource,
      "The source of a price that no request gave. contact: a price of the customer's own. list: the customer's price list. item: the item's own price. `null` for a price that a request gave."
    )
  }
}
