internal import Shape

/// Stock in the scope of a stocktake that the ledger has in a location and that was not counted.
struct UncountedStock: Record {
  let item: ID<ItemDetails>, names: ItemNames, location: ID<LocationDetails>?, locationName: Line?
  let lot: ID<LotDetails>?, batch: Line?, serial: Line?, expected: Decimal?

  static let doc: StaticString = "Stock that is in the ledger, in the scope of a stocktake, and was not counted."

  /// - Parameter isBlind: a Boolean value that indicates whether the expected quantity is hidden from the caller.
  init(_ level: StockLevel, isBlind: Bool) {
    (item, names) = (level.item, level.names)
    (location, locationName) = (level.location, level.locationName)
    (lot, batch, serial) = (level.lot, level.batch, level.serial)
    expected = isBlind ? nil : level.onHand
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item.")
    names = field.embed(\.names)
    location = field("location", \.location, "The id of the location of the stock.")
    locationName = field("locationName", \.locationName, "The location's name.")
    lot = field("lot", \.lot, "The id of the lot; `null` for an item that is not tracked by lots.")
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
    expected = field(
      "expected", \.expected,
      "The quantity in the ledger, in the item's own unit. `null` if the caller may not see it, because the stocktake is blind."
    )
  }
}
