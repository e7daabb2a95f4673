internal import Shape
internal import Vocabulary

/// A new line.
struct NewLine: Record {
  let quantity: Decimal, item: UUID?, sku: Line?, text: Line?, unit: Line?, unitPrice: Money?
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "A new line, of an item or with a text alone."

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "The quantity; more than 0.", LineTerms.quantities)
    item = field("item", \.item, "The item. Either item, sku or text must be given.")
    sku = field("sku", \.sku, "The item's SKU, in place of item.", .length(1...64))
    text = field("text", \.text, "The line's text. Without it, the item's name.", .length(1...200))
    unit = field(
      "unit", \.unit,
      "The unit of the quantity: for an item, its own unit or one of its units. Without it, the unit in which the item is sold.",
      .length(1...32))
    unitPrice = field(
      "unitPrice", \.unitPrice, "The price of one unit, in the order's currency. Without it, the item's price.", Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "The note below the line on documents.", .length(1...4000))
  }
}
