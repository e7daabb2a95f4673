internal import Shape
internal import Storage
internal import Vocabulary

/// A line of an order or a purchase, as a request or a file gives it.
protocol GivenLine: Record {
  var sku: Line? { get }
  var text: Line? { get }
  var quantity: Decimal { get }
  var unit: Line? { get }
  var unitPrice: UnitPrice? { get }
  var discount: Decimal? { get }
  var taxRate: Decimal? { get }
  var taxCategory: TaxCategory? { get }
  var note: String? { get }
}

/// A new line of an order or a purchase.
struct NewDocumentLine<Details: DocumentLineDetails>: GivenLine {
  let quantity: Decimal, item: UUID?, sku: Line?, text: Line?, unit: Line?, unitPrice: UnitPrice?
  let discount: Decimal?, taxRate: Decimal?, taxCategory: TaxCategory?, note: String?

  static var recordName: String { Details.words.newLine }
  static var doc: StaticString { Details.words.newDoc }

  init<F: Fields<Self>>(_ field: inout F) {
    let words = Details.words
    quantity = field("quantity", { $0.quantity }, LineTexts.quantity, LineQuantity.limit)
    item = field(
      "item", { $0.item },
      "The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only `text`.")
    sku = field("sku", { $0.sku }, "The item's SKU, instead of `item`. Give one of the two, not both.", .length(1...64))
    text = field(
      "text", { $0.text },
      "The line's text. Default: the item's name. Required for a line without an item.",
      .length(1...200))
    unit = field("unit", { $0.unit }, words.newUnit, .length(1...32))
    unitPrice = field.price(to: Details.priceMask, { $0.unitPrice }, words.newPrice)
    discount = field("discount", { $0.discount }, LineTexts.discount, .range(0...100))
    taxRate = field("taxRate", { $0.taxRate }, LineTexts.newTaxRate, .range(0...100))
    taxCategory = field("taxCategory", { $0.taxCategory }, TaxCategory.fieldDoc)
    note = field("note", { $0.note }, LineTexts.note, .length(1...4000))
  }

  /// Returns the problems of the line.
  /// - Parameter base: the JSON Pointer of the line in the parameters.
  func problems(at base: String, in currency: Currency) -> [Problem] {
    var problems: [Problem] = []
    func require(_ member: String, _ message: String) {
      problems.append(Problem(pointer: "\(base)/\(member)", kind: .missing, message: message))
    }
    if item == nil, sku == nil {
      if text == nil { require("item", "item, sku or text must be given") }
      if Details.Price.isRequired, unitPrice == nil {
        require("unitPrice", "unitPrice is missing: give the line's price")
      }
    }
    let terms = Details.Terms(self, text: text ?? Line(""), unit: unit, price: unitPrice, in: currency)
    return problems + terms.problems(at: base, in: currency)
  }
}
