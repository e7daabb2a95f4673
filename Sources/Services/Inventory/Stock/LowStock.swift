internal import Shape

/// An item whose projected stock is too low.
struct LowStock: Record {
  let item: ID<ItemDetails>, names: ItemNames, onHand: Decimal, available: Decimal, demand: Decimal, onOrder: Decimal
  let projected: Decimal, minStock: Decimal?, lacking: Decimal, reorderQuantity: Decimal?

  static let doc: StaticString = "An item whose projected stock is too low."

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    names = field.embed(\.names)
    onHand = field("onHand", \.onHand, "How much there is.")
    available = field("available", \.available, "How much can be sold or used.")
    demand = field("demand", \.demand, "How much open orders ask for, whether it is there or not.")
    onOrder = field("onOrder", \.onOrder, "How much is ordered and has not come.")
    projected = field(
      "projected", \.projected, "The projected stock: what is on hand and can be used, less all demand, plus what is on order.")
    minStock = field("minStock", \.minStock, "How much there should be at least; null where the item does not say, which counts as 0.")
    lacking = field("lacking", \.lacking, "How much is lacking: minStock less the projected stock.")
    reorderQuantity = field("reorderQuantity", \.reorderQuantity, "How much to order at least; null where the item does not say.")
  }
}
