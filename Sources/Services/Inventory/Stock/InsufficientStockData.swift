internal import RPC
internal import Shape

/// The facts of `insufficientStock`.
struct InsufficientStockData: ErrorData {
  let item: ID<ItemDetails>, location: ID<LocationDetails>, lot: ID<LotDetails>?, asked: Decimal, onHand: Decimal, available: Decimal

  static let code = ErrorCode.insufficientStock

  init(item: ID<ItemDetails>, location: ID<LocationDetails>, lot: ID<LotDetails>?, asked: Int, _ level: Level) {
    self.item = item
    self.location = location
    self.lot = lot
    self.asked = Decimal(units: asked)
    onHand = Decimal(units: level.onHand)
    available = Decimal(units: level.available)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    location = field("location", \.location, "The location from which it was to be taken.")
    lot = field("lot", \.lot, "The lot; null where none was named.")
    asked = field("asked", \.asked, "How much was to be taken, in the item's own unit.")
    onHand = field("onHand", \.onHand, "How much there is in the location, of the lot where one is named.")
    available = field(
      "available", \.available,
      "How much could be taken: neither what is reserved for others, nor, where no lot is named, what has expired or is not to be sold.")
  }
}
