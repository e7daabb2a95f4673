internal import Shape
internal import Vocabulary

/// The parameters that name an item, its quantity and its lots. The methods that move one item share them.
struct MovedQuantity: Record {
  let quantity: Decimal, item: MovedItem, unit: Line?, lots: MovedLots

  static let doc: StaticString = "The item that is moved, its quantity and its lots."

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field(
      "quantity", \.quantity, "The quantity, in `unit`; more than 0.",
      .above(0, to: 1_000_000_000))
    item = field.embed(\.item)
    unit = field("unit", \.unit, "The unit of the quantity. Default: the item's own unit.", .length(1...32))
    lots = field.embed(\.lots)
  }

  func movement(
    _ kind: Movement.Kind, location: ID<LocationDetails>?, _ details: Movement.Details, unitCost: UnitPrice? = nil,
    expiry: Day? = nil,
    force: Bool? = nil
  ) -> Movement {
    var lots = lots
    lots.expiry = expiry
    return Movement(
      kind: kind, item: item, amount: .by(quantity), unit: unit, location: location, lots: lots, details: details,
      unitCost: unitCost,
      isForced: force ?? false, pointer: .root)
  }
}
