internal import Shape

/// An item whose projected stock is too low.
struct LowStock: Record {
  let item: ID<ItemDetails>, names: ItemNames, onHand: Decimal, available: Decimal, demand: Decimal, onOrder: Decimal
  let projected: Decimal, minStock: Decimal?, lacking: Decimal, reorderQuantity: Decimal?

  static let doc: StaticString = "An item whose projected stock is too low."

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    names = field.embed(\.names)
    onHand = field("onHand", \.onHand, "The quantity on hand, in the item's own unit.")
    available = field("available", \.available, "The quantity that can be sold or used, in the item's own unit.")
    demand = field("demand", \.demand, "The quantity that open orders and builds need, even if it is not in stock.")
    onOrder = field("onOrder", \.onOrder, "The quantity that is expected: on order, or to be made by open builds.")
    projected = field(
      "projected", \.projected, "The projected stock: usable stock on hand, less `demand`, plus `onOrder`.")
    minStock = field(
      "minStock", \.minStock,
      "The item's minimum stock, in the item's own unit; `null` if the item has none, which counts as 0.")
    lacking = field(
      "lacking", \.lacking, "The lacking quantity, in the item's own unit: minStock less the projected stock.")
    reorderQuantity = field(
      "reorderQuantity", \.reorderQuantity,
      "The least quantity to order, in the item's own unit; `null` if the item has none.")
  }
}
