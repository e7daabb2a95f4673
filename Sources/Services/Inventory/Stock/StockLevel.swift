internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// How much there is of an item: in all, in a location, of a lot.
struct StockLevel: Record {
  let item: ID<ItemDetails>, location: ID<LocationDetails>?, lot: ID<LotDetails>?, onHand: Decimal, reserved: Decimal?
  let unavailable: Decimal, available: Decimal, onOrder: Decimal?, incomingAt: Timestamp?, averageCost: UnitCost?

  static let doc: StaticString = "How much there is of an item, in all or in a location: the sum of its entries in the ledger."

  /// A part of what there is.
  /// - Parameter unavailable: what of it is neither to be sold nor to be used.
  init(item: ID<ItemDetails>, location: ID<LocationDetails>?, lot: ID<LotDetails>?, onHand: Int, unavailable: Int) {
    (self.item, self.location, self.lot) = (item, location, lot)
    self.onHand = Decimal(units: onHand)
    self.unavailable = Decimal(units: unavailable)
    available = Decimal(units: onHand - unavailable)
    (reserved, onOrder, incomingAt, averageCost) = (nil, nil, nil, nil)
  }

  /// All that there is.
  init(item: ID<ItemDetails>, _ stock: ItemStock) {
    (self.item, location, lot) = (item, nil, nil)
    onHand = Decimal(units: stock.level.onHand)
    reserved = Decimal(units: stock.reserved)
    unavailable = Decimal(units: stock.level.unavailable)
    available = Decimal(units: stock.available)
    onOrder = Decimal(units: stock.incoming)
    incomingAt = stock.incomingAt
    averageCost = stock.unitCost
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    location = field("location", \.location, "The location; null for all together.")
    lot = field("lot", \.lot, "The lot; null for all together, and for an item whose lots are not told apart.")
    onHand = field("onHand", \.onHand, "How much there is, in the item's own unit.")
    reserved = field(
      "reserved", \.reserved, "How much of it is kept for open orders; null for a part of what there is, as orders are for no place.")
    unavailable = field(
      "unavailable", \.unavailable, "How much of it is not to be sold: lent, under way or scrapped, or of a lot that is not good.")
    available = field("available", \.available, "How much can be sold or used: onHand less reserved and unavailable.")
    onOrder = field("onOrder", \.onOrder, "How much is ordered and has not come; null for a part of what there is.")
    incomingAt = field("incomingAt", \.incomingAt, "When the next of that is expected.")
    averageCost = field.restricted(
      to: Department.inventory.mask, "averageCost", \.averageCost,
      "What one costs on the average of what was bought, for managers of the inventory alone; null for a part of what there is, and where no receipt had a cost."
    )
  }
}
