internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A line of a purchase.
typealias PurchaseLine = Stored<PurchaseLineDetails>

/// The stored members of a line: those that people write, and its receipts.
struct PurchaseLineDetails: CompanyDetails {
  let purchase: ID<PurchaseDetails>, item: UUID?
  var sku: Line?
  var terms: PurchaseTerms
  var ratio: UnitFactor, received = Decimal(0), planned = Decimal(0), incoming = Decimal(0), incomingAt: Timestamp?

  static let collection = CollectionName(service: PurchasesModule.name, "purchase_lines", one: "purchaseLine")
  static let department = Department.orders
  static let sample = ""
  static let keepsChanges = true
  static let doc: StaticString =
    "A line of a purchase: a quantity of an item, or of something that is not in the inventory."

  init(purchase: ID<PurchaseDetails>, item: StockedItem?, terms: PurchaseTerms, factor: UnitFactor) {
    self.purchase = purchase
    (self.item, sku) = (item?.id, item?.sku)
    self.terms = terms
    ratio = factor
  }

  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field("purchase", \.purchase, "The purchase.")
    item = field("item", \.item, "The item. `null` for a line without an item.")
    sku = field("sku", \.sku, "The item's SKU when the line was created. `null` for a line without an item.")
    terms = field.embed(\.terms)
    ratio = field.embed(\.ratio)
    received = field("received", \.received, "The quantity that was received, in the line's unit.")
    planned = field("planned", \.planned, "The quantity that a draft plans to order, in the item's own unit.")
    incoming = field(
      "incoming", \.incoming, "The quantity that was ordered and has not arrived yet, in the item's own unit.")
    incomingAt = field(
      "incomingAt", \.incomingAt, "The instant at which the quantity `incoming` is expected. `null` if it is not known."
    )
  }

  /// The quantity that has not arrived yet; 0 for a line without an item.
  var left: Decimal { item == nil ? Decimal(0) : Decimal(units: max(terms.quantity.units - received.units, 0)) }
}

/// The members of a line that people write.
struct PurchaseTerms: Record {
  let text: Line, quantity: Decimal
  var unit: Line?
  let unitPrice: UnitPrice?, discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "The members of a line that a request can set."

  init(
    text: Line, quantity: Decimal, unit: Line?, unitPrice: UnitPrice?, discount: Decimal? = nil,
    taxRate: Decimal? = nil, note: String? = nil
  ) {
    (self.text, self.quantity, self.unit, self.unitPrice) = (text, quantity, unit, unitPrice)
    (self.discount, self.taxRate, self.note) = (discount, taxRate, note)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "The line's text.", .length(1...200))
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit. More than 0.", LineTerms.quantities)
    unit = field("unit", \.unit, LineTerms.unitDoc, .length(1...32))
    unitPrice = field.restricted(
      to: PurchaseDetails.priceMask, "unitPrice", \.unitPrice,
      "The price of one unit, in the purchase's currency. Only managers of orders or the inventory see and set it.",
      Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "The note below the line on documents.", .length(1...4000))
  }

  /// Returns the problems of the members.
  /// - Parameter base: the place of the members in the parameters.
  func problems(at base: String, in currency: Currency) -> [Problem] {
    let price = unitPrice ?? UnitPrice(amount: 0, currency: currency)
    return LineTerms(
      text: text, quantity: quantity, unit: unit, unitPrice: price, discount: discount, taxRate: taxRate, note: note
    )
    .problems(at: base, in: currency)
  }
}

/// A new line.
struct NewPurchaseLine: Record {
  let quantity: Decimal, item: UUID?, sku: Line?, text: Line?, unit: Line?, unitPrice: UnitPrice?
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "A new line of a purchase: for an item, or with only a text."

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "The quantity, in the line's unit. More than 0.", LineTerms.quantities)
    item = field(
      "item", \.item,
      "The item. For a line of an item, give `item` or `sku`. For a line without an item, give only `text`.")
    sku = field("sku", \.sku, "The item's SKU, instead of `item`. Give one of the two, not both.", .length(1...64))
    text = field(
      "text", \.text, "The line's text. Without it, the item's name. Required for a line without an item.",
      .length(1...200))
    unit = field(
      "unit", \.unit,
      "The unit of the quantity: for an item, its own unit or one of its units. Without it, the unit in which the item is bought.",
      .length(1...32))
    unitPrice = field.restricted(
      to: PurchaseDetails.priceMask, "unitPrice", \.unitPrice,
      "The price of one unit, in the purchase's currency. Without it, the supplier's price for the quantity, or else the item's cost, if one of them is known in this currency and the caller manages the inventory. Only managers of orders or the inventory may set it.",
      Money.notNegative
    )
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "The note below the line on documents.", .length(1...4000))
  }

  func terms(text: Line, unit: Line?, unitPrice: UnitPrice?) -> PurchaseTerms {
    PurchaseTerms(
      text: text, quantity: quantity, unit: unit, unitPrice: unitPrice, discount: discount, taxRate: taxRate, note: note
    )
  }

  /// Returns the problems of the line.
  /// - Parameter base: the place of the line in the parameters.
  func problems(at base: String, in currency: Currency) -> [Problem] {
    var problems: [Problem] = []
    if item == nil, sku == nil, text == nil {
      problems.append(Problem(pointer: "\(base)/item", kind: .missing, message: "item, sku or text must be given"))
    }
    return problems + terms(text: text ?? Line(""), unit: unit, unitPrice: unitPrice).problems(at: base, in: currency)
  }
}
