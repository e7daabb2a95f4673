internal import Shape
internal import Storage

/// A lot in stock that has expired or will expire soon, as lists show it.
struct ExpiringLot: Record {
  let lot: ID<LotDetails>, item: ID<ItemDetails>, names: ItemNames, batch: Line?, serial: Line?, expiry: Day,
    status: LotStatus,
    onHand: Decimal

  static let doc: StaticString = "A lot in stock that has expired or will expire soon."

  init(_ lot: Lot, of names: ItemNames, onHand: Int) {
    (self.lot, item, self.names, batch, serial) = (
      lot.id, lot.details.item, names, lot.details.batch, lot.details.serial
    )
    (expiry, status, self.onHand) = (lot.details.expiry ?? .example, lot.details.status, Decimal(units: onHand))
  }

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The id of the lot.")
    item = field("item", \.item, "The id of the lot's item.")
    names = field.embed(\.names)
    batch = field("batch", \.batch, "The lot's batch.")
    serial = field("serial", \.serial, "The lot's serial number.")
    expiry = field("expiry", \.expiry, "The last day on which the lot is good.")
    status = field("status", \.status, "The lot's status. Lots of any status are listed.")
    onHand = field("onHand", \.onHand, "The quantity of the lot on hand in all locations, in the item's own unit.")
  }
}
