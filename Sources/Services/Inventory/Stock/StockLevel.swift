internal import Shape
internal import Storage

/// How much there is of an item: in all, in a location.
struct StockLevel: Record {
  let item: ID<ItemDetails>, location: ID<LocationDetails>?, onHand: Decimal, unavailable: Decimal, available: Decimal

  static let doc: StaticString = "How much there is of an item, in all or in a location: the sum of its entries in the ledger."

  /// - Parameter unavailable: what of it is neither to be sold nor to be used.
  init(item: ID<ItemDetails>, location: ID<LocationDetails>?, onHand: Int, unavailable: Int) {
    self.item = item
    self.location = location
    self.onHand = Decimal(units: onHand)
    self.unavailable = Decimal(units: unavailable)
    available = Decimal(units: onHand - unavailable)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item.")
    location = field("location", \.location, "The location; null for all together.")
    onHand = field("onHand", \.onHand, "How much there is, in the item's own unit.")
    unavailable = field("unavailable", \.unavailable, "How much of it lies where nothing is sold from: lent, under way, or scrapped.")
    available = field("available", \.available, "How much can be sold or used.")
  }
}
