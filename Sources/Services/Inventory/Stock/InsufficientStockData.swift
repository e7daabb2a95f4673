internal import RPC
internal import Shape

/// The facts of `insufficientStock`.
struct InsufficientStockData: ErrorData {
  let item: ID<ItemDetails>, location: ID<LocationDetails>, lot: ID<LotDetails>?, asked: Decimal, onHand: Decimal,
    available: Decimal

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
    location = field("location", \.location, "The id of the location from which the request takes the stock.")
    lot = field("lot", \.lot, "The lot; `null` if the request named none.")
    asked = field("asked", \.asked, "The requested quantity, in the item's own unit.")
    onHand = field(
      "onHand", \.onHand,
      "The quantity on hand in the location, in the item's own unit. If the request named a lot, the quantity of this lot."
    )
    available = field(
      "available", \.available,
      "The quantity that could be taken, in the item's own unit. Stock that is reserved for orders or builds is excluded. If the request named no lot, expired lots and lots that must not be sold are excluded, too."
    )
  }
}
