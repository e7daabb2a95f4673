internal import Shape
internal import Vocabulary

/// A new line.
struct NewLine: Record {
  let quantity: Decimal, item: UUID?, sku: Line?, text: Line?, unit: Line?, unitPrice: UnitPrice?
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "A new line of an order: for an item, or with only a text."

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
      "The unit of the quantity: for an item, its own unit or one of its units. Without it, the unit in which the item is sold.",
      .length(1...32))
    unitPrice = field(
      "unitPrice", \.unitPrice,
      "The price of one unit, in the order's currency. Without it, the price of the customer, or else of the customer's price list, or else of the item, for the line's quantity today (priceSource). Required for a line without an item.",
      Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "The note below the line on documents.", .length(1...4000))
  }
}
