internal import Shape

/// An item of which there is less than there should be.
struct LowStock: Record {
  let item: ID<ItemDetails>, names: ItemNames, onHand: Decimal, available: Decimal, minStock: Decimal
  let lacking: Decimal, reorderQuantity: Decimal?, onOrder: Decimal

  static let doc: StaticString = "An item of which there is less than there should be."

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    names = field.embed(\.names)
    onHand = field("onHand", \.onHand, "How much there is.")
    available = field("available", \.available, "How much can be sold or used.")
    minStock = field("minStock", \.minStock, "How much there should be at least.")
    lacking = field("lacking", \.lacking, "How much is lacking: minStock less available.")
    reorderQuantity = field("reorderQuantity", \.reorderQuantity, "How much to order; null where the item does not say.")
    onOrder = field("onOrder", \.onOrder, "How much is ordered and has not come.")
  }
}
