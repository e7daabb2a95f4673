internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// One line of a purchase.
typealias PurchaseLine = Stored<PurchaseLineDetails>

/// A line as it is kept: what people write of it, and how much of it has come.
struct PurchaseLineDetails: CompanyDetails {
  let purchase: ID<PurchaseDetails>, item: UUID?
  var sku: Line?
  var terms: PurchaseTerms
  var ratio: UnitFactor, received = Decimal(0), planned = Decimal(0), incoming = Decimal(0), incomingAt: Timestamp?

  static let collection = CollectionName(service: PurchasesModule.name, "purchase_lines", one: "purchaseLine")
  static let department = Department.orders
  static let sample = ""
  static let keepsChanges = true
  static let doc: StaticString = "One line of a purchase: so much of an item, or of something else."

  init(purchase: ID<PurchaseDetails>, item: StockedItem?, terms: PurchaseTerms, factor: UnitFactor) {
    self.purchase = purchase
    (self.item, sku) = (item?.id, item?.sku)
    self.terms = terms
    ratio = factor
  }

  init<F: Fields<Self>>(_ field: inout F) {
    purchase = field("purchase", \.purchase, "The purchase.")
    item = field("item", \.item, "The item; null for what is none.")
    sku = field("sku", \.sku, "Its SKU when the line was made.")
    terms = field.embed(\.terms)
    ratio = field.embed(\.ratio)
    received = field("received", \.received, "How much has come, in the line's unit.")
    planned = field("planned", \.planned, "How much of the item a draft is to order, in the item's own unit.")
    incoming = field("incoming", \.incoming, "How much of it is on order, in the item's own unit.")
    incomingAt = field("incomingAt", \.incomingAt, "When that is to come.")
  }

  /// How much is still to come; nothing of what is no item.
  var left: Decimal { item == nil ? Decimal(0) : Decimal(units: max(terms.quantity.units - received.units, 0)) }
}

/// What people write of a line.
struct PurchaseTerms: Record {
  let text: Line, quantity: Decimal
  var unit: Line?
  let unitPrice: Money?, discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "What people write of a line."

  init(
    text: Line, quantity: Decimal, unit: Line?, unitPrice: Money?, discount: Decimal? = nil, taxRate: Decimal? = nil, note: String? = nil
  ) {
    (self.text, self.quantity, self.unit, self.unitPrice) = (text, quantity, unit, unitPrice)
    (self.discount, self.taxRate, self.note) = (discount, taxRate, note)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "What it is of.", .length(1...200))
    quantity = field("quantity", \.quantity, "How much; more than 0.", LineTerms.quantities)
    unit = field("unit", \.unit, LineTerms.unitDoc, .length(1...32))
    unitPrice = field.restricted(
      to: PurchaseDetails.priceMask, "unitPrice", \.unitPrice, "What one costs, in the purchase's currency; for managers alone.",
      Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "What stands below it on documents.", .length(1...4000))
  }

  /// What is wrong with it.
  /// - Parameter base: where it stands in the parameters.
  func problems(at base: String, in currency: Currency) -> [Problem] {
    let price = unitPrice ?? Money(amount: 0, currency: currency)
    return LineTerms(text: text, quantity: quantity, unit: unit, unitPrice: price, discount: discount, taxRate: taxRate, note: note)
      .problems(at: base, in: currency)
  }
}

/// A line that is to be.
struct NewPurchaseLine: Record {
  let quantity: Decimal, item: UUID?, sku: Line?, text: Line?, unit: Line?, unitPrice: Money?
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "A line of a purchase that is to be: of an item, or of what text says."

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "How much; more than 0.", LineTerms.quantities)
    item = field("item", \.item, "The item; it, sku or text must be given.")
    sku = field("sku", \.sku, "The item's SKU, in its place.", .length(1...64))
    text = field("text", \.text, "What it is of; an item's name where it is left out.", .length(1...200))
    unit = field(
      "unit", \.unit,
      "What the quantity counts; of an item its own unit, or one of its units, and the one that it is bought in without it.",
      .length(1...32))
    unitPrice = field.restricted(
      to: PurchaseDetails.priceMask, "unitPrice", \.unitPrice,
      "What one costs, in the purchase's currency; what the item costs without it, if that is known. For managers alone.", Money.notNegative
    )
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "What stands below it on documents.", .length(1...4000))
  }

  func terms(text: Line, unit: Line?, unitPrice: Money?) -> PurchaseTerms {
    PurchaseTerms(text: text, quantity: quantity, unit: unit, unitPrice: unitPrice, discount: discount, taxRate: taxRate, note: note)
  }

  /// What is wrong with it.
  /// - Parameter base: where it stands in the parameters.
  func problems(at base: String, in currency: Currency) -> [Problem] {
    var problems: [Problem] = []
    if item == nil, sku == nil, text == nil {
      problems.append(Problem(pointer: "\(base)/item", kind: .missing, message: "item, sku or text must be given"))
    }
    return problems + terms(text: text ?? Line(""), unit: unit, unitPrice: unitPrice).problems(at: base, in: currency)
  }
}
