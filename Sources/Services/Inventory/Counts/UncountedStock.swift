internal import Shape

/// Stock that the ledger has in a place, and that was not counted.
struct UncountedStock: Record {
  let item: ID<ItemDetails>, names: ItemNames, location: ID<LocationDetails>?, locationName: Line?
  let lot: ID<LotDetails>?, batch: Line?, serial: Line?, expected: Decimal?

  static let doc: StaticString = "Stock in a location that is in the ledger and was not counted."

  /// - Parameter isBlind: a Boolean value that indicates whether the caller counts blind.
  init(_ level: StockLevel, isBlind: Bool) {
    (item, names) = (level.item, level.names)
    (location, locationName) = (level.location, level.locationName)
    (lot, batch, serial) = (level.lot, level.batch, level.serial)
    expected = isBlind ? nil : level.onHand
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    names = field.embed(\.names)
    location = field("location", \.location, "The location of the stock.")
    locationName = field("locationName", \.locationName, "The location's name.")
    lot = field("lot", \.lot, "The lot; `null` for an item that is not tracked by lots.")
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
    expected = field(
      "expected", \.expected,
      "The quantity in the ledger, in the item's own unit; `null` for a caller who counts blind.")
  }
}
