internal import Shape
internal import Vocabulary

/// A line that is to be.
struct NewLine: Record {
  let quantity: Decimal, item: UUID?, sku: Line?, text: Line?, unit: Line?, unitPrice: Money?
  let discount: Decimal?, taxRate: Decimal?, note: String?

  static let doc: StaticString = "A line that is to be: of an item, or of what text says."

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "How much; more than 0.", LineTerms.quantities)
    item = field("item", \.item, "The item; it, sku or text must be given.")
    sku = field("sku", \.sku, "The item's SKU, in its place.", .length(1...64))
    text = field("text", \.text, "What it is of; an item's name where it is left out.", .length(1...200))
    unit = field(
      "unit", \.unit, "What the quantity counts; of an item its own unit, or one of its units, and the one that it is sold in without it.",
      .length(1...32))
    unitPrice = field("unitPrice", \.unitPrice, "What one costs, in the order's currency; the item's price without it.", Money.notNegative)
    discount = field("discount", \.discount, LineTerms.discountDoc, .range(0...100))
    taxRate = field("taxRate", \.taxRate, LineTerms.taxDoc, .range(0...100))
    note = field("note", \.note, "What stands below it on documents.", .length(1...4000))
  }
}
