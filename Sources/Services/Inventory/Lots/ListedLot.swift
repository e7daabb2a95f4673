internal import Shape

/// A lot as lists show it: with what it is of, and how much of it there is.
struct ListedLot: Record {
  let lot: Lot, names: ItemNames, onHand: Decimal

  static let doc: StaticString = "A lot, and how much of it there is."

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field.embed(\.lot)
    names = field.embed(\.names)
    onHand = field("onHand", \.onHand, "How much of it there is, wherever it lies.")
  }
}
