internal import Shape
internal import Storage
internal import Vocabulary

/// The members of a line that a request can set, such as its quantity and price.
struct DocumentTerms<Details: DocumentLineDetails>: Record {
  let text: Line, quantity: Decimal
  var unit: Line?, unitPrice: Details.Price
  let discount: Decimal?
  var taxRate: Decimal?, taxCategory: TaxCategory?
  let note: String?

  static var recordName: String { Details.words.terms }
  static var doc: StaticString { "The members of a line that a request can set." }

  /// Returns the members from which the line's amounts are computed.
  /// - Parameter quantity: the quantity to charge.
  func priced(_ quantity: Decimal) -> PricedLine {
    let nothing = Decimal(0)
    return PricedLine(
      quantity: quantity, price: unitPrice.price?.amount ?? 0, discount: discount ?? nothing,
      taxRate: taxRate ?? nothing, per: unitPrice.price?.quantity ?? Decimal(1))
  }

  /// The tax category of the line. If none is given, the category depends on the tax rate.
  var category: TaxCategory { taxCategory ?? TaxCategory(ofRate: taxRate ?? Decimal(0)) }

  /// Returns the problems of the members.
  /// - Parameter base: the JSON Pointer of the object that contains the members.
  func problems(at base: String, in currency: Currency) -> [Problem] {
    var problems: [Problem] = []
    func refuse(_ member: String, _ message: String) {
      problems.append(Problem(pointer: "\(base)/\(member)", kind: .value, message: message))
    }
    if quantity.units <= 0 { refuse("quantity", "quantity must be more than 0") }
    if let price = unitPrice.price, price.currency != currency {
      refuse("unitPrice/currency", "currency must be \(currency.code), the currency of the order or purchase")
    }
    return problems + TaxCategory.problems(rate: taxRate, category: taxCategory, at: base)
  }
}

extension DocumentTerms {
  /// - Parameter currency: the currency of the document, for a line without a price.
  init(_ given: some GivenLine, text: Line, unit: Line?, price: UnitPrice?, in currency: Currency) {
    self.init(
      text: text, quantity: given.quantity, unit: unit, unitPrice: Details.Price(price, in: currency),
      discount: given.discount, taxRate: given.taxRate, taxCategory: given.taxCategory, note: given.note)
  }

  // The fields use closures instead of key paths: Swift makes the key paths of a generic type at run time, at each
  // call.
  init<F: Fields<Self>>(_ field: inout F) {
    let words = LineTexts.self
    text = field("text", { $0.text }, "The text of the line, such as the item's name.", .length(1...200))
    quantity = field("quantity", { $0.quantity }, words.quantity, LineQuantity.limit)
    unit = field(
      "unit", { $0.unit },
      "The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`.", .length(1...32)
    )
    unitPrice = field.price(to: Details.priceMask, { $0.unitPrice }, Details.words.price)
    discount = field("discount", { $0.discount }, words.discount, .range(0...100))
    taxRate = field("taxRate", { $0.taxRate }, words.taxRate, .range(0...100))
    taxCategory = field("taxCategory", { $0.taxCategory }, TaxCategory.fieldDoc)
    note = field("note", { $0.note }, words.note, .length(1...4000))
  }
}

/// The price of one unit of a line. In an order it is required, and in a purchase it is optional.
protocol LinePrice: Value {
  /// - Parameter currency: the currency for the price 0, which a line without a price gets if it must have a price.
  init(_ price: UnitPrice?, in currency: Currency)

  var price: UnitPrice? { get }
  static var isRequired: Bool { get }
}

extension UnitPrice: LinePrice {
  init(_ price: UnitPrice?, in currency: Currency) { self = price ?? UnitPrice(amount: 0, currency: currency) }

  var price: UnitPrice? { self }
  static var isRequired: Bool { true }
}

extension UnitPrice?: LinePrice {
  init(_ price: UnitPrice?, in currency: Currency) { self = price }

  var price: UnitPrice? { self }
  static var isRequired: Bool { false }
}

/// The reference texts of members that all lines have.
enum LineTexts {
  static let quantity: StaticString = "The quantity, in the line's unit. More than 0."
  static let discount: StaticString = "The discount on the line in percent, from 0 to 100."
  static let taxRate: StaticString = "The tax rate in percent, with at most 3 decimals. Default: 0."
  static let newTaxRate: StaticString =
    "The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose category is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or else from the contact."
  static let note: StaticString = "The note below the line on printed documents."
}

extension Fields {
  /// Visits the price of a line.
  /// - Parameter mask: the bits of the departments whose managers see the price. With 0, every caller sees the price.
  mutating func price<P: LinePrice>(to mask: Int, _ get: (Root) -> P, _ doc: StaticString) -> P {
    mask == 0
      ? self("unitPrice", get, doc, Money.notNegative)
      : restricted(to: mask, "unitPrice", get, doc, Money.notNegative)
  }
}
