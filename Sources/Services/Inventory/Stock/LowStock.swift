internal import Shape

/// An item whose projected stock is below its minimum, or below 0 if it has no minimum.
struct LowStock: Record {
  let item: ID<ItemDetails>, names: ItemNames, onHand: Decimal, available: Decimal, demand: Decimal, onOrder: Decimal
  let projected: Decimal, minStock: Decimal?, lacking: Decimal, reorderQuantity: Decimal?

  static let doc: StaticString = "An item whose projected stock is below its minimum, or below 0 if it has no minimum."

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    names = field.embed(\.names)
    onHand = field("onHand", \.onHand, "The quantity on hand, in the item's own unit.")
    available = field("available", \.available, "The quantity that can be sold or used, in the item's own unit.")
    demand = field(
      "demand", \.demand,
      "The quantity that open orders and builds need, in the item's own unit. It can be more than the stock.")
    onOrder = field(
      "onOrder", \.onOrder,
      "The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own unit."
    )
    projected = field(
      "projected", \.projected,
      "The projected stock, in the item's own unit: usable stock on hand, less `demand`, plus `onOrder`. It can be negative."
    )
    minStock = field(
      "minStock", \.minStock,
      "The item's minimum stock, in the item's own unit. `null` if the item has none; the minimum is then 0.")
    lacking = field(
      "lacking", \.lacking, "The quantity that is lacking, in the item's own unit: `minStock` less `projected`.")
    reorderQuantity = field(
      "reorderQuantity", \.reorderQuantity,
      "The smallest quantity to order at once, in the item's own unit; `null` if none is set for the item.")
  }
}
