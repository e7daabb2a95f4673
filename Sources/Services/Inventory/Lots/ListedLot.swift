internal import Shape

/// A lot with the names of its item and the quantity on hand, as lists show it.
struct ListedLot: Record {
  let lot: Lot, names: ItemNames, onHand: Decimal

  static let doc: StaticString = "A lot, with the names of its item and its quantity on hand."

  init(lot: Lot, names: ItemNames, onHand: Decimal) { (self.lot, self.names, self.onHand) = (lot, names, onHand) }

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field.embed(\.lot)
    names = field.embed(\.names)
    onHand = field("onHand", \.onHand, "The quantity of the lot on hand in all locations, in the item's own unit.")
  }
}
