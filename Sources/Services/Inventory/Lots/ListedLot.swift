internal import Shape
internal import Storage

/// A lot as lists show it: with what it is of, and how much of it there is.
struct ListedLot: Record {
  let lot: Lot, sku: Line, name: Line, unit: Line, onHand: Decimal

  static let doc: StaticString = "A lot, and how much of it there is."

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field.embed(\.lot)
    sku = field("sku", \.sku, "The stock keeping unit of the item that it is of.")
    name = field("name", \.name, "What people call that.")
    unit = field("unit", \.unit, "What quantities count.")
    onHand = field("onHand", \.onHand, "How much of it there is, wherever it lies.")
  }
}
