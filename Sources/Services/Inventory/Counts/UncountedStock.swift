internal import Shape

/// What the ledger says is in a place, and nobody has counted.
struct UncountedStock: Record {
  let item: ID<ItemDetails>, names: ItemNames, location: ID<LocationDetails>?, locationName: Line?
  let lot: ID<LotDetails>?, batch: Line?, serial: Line?, expected: Decimal?

  static let doc: StaticString = "What the ledger says is in a place, and nobody has counted."

  /// - Parameter isBlind: whether it is for somebody who counts blind.
  init(_ level: StockLevel, isBlind: Bool) {
    (item, names) = (level.item, level.names)
    (location, locationName) = (level.location, level.locationName)
    (lot, batch, serial) = (level.lot, level.batch, level.serial)
    expected = isBlind ? nil : level.onHand
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    names = field.embed(\.names)
    location = field("location", \.location, "Where it is.")
    locationName = field("locationName", \.locationName, "What people call that.")
    lot = field("lot", \.lot, "Which lot of it; null for an item whose lots are not told apart.")
    batch = field("batch", \.batch, "Its batch.")
    serial = field("serial", \.serial, "Its serial number.")
    expected = field("expected", \.expected, "How much the ledger says there is, in the item's own unit; null for who counts blind.")
  }
}
