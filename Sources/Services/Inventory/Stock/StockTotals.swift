internal import Shape
internal import Tenancy
internal import Vocabulary

/// The stock of an item in all locations together, as a member of the item in lists.
struct StockTotals: Record {
  let onHand: Decimal, reserved: Decimal, unavailable: Decimal, onOrder: Decimal,
    incomingAt: Timestamp?
  private(set) var available: Decimal
  let averageCost: UnitCost?

  static let doc: StaticString = "The stock of an item in all locations: the sum of the item's entries in the ledger."

  init(_ stock: ItemStock) {
    onHand = Decimal(units: stock.level.onHand)
    reserved = Decimal(units: stock.reserved)
    unavailable = Decimal(units: stock.level.unavailable)
    available = Decimal(units: stock.available)
    onOrder = Decimal(units: stock.incoming)
    incomingAt = stock.incomingAt
    averageCost = stock.unitCost
  }

  /// Creates the totals of a kit. A kit has no stock: the number of kits that can be made counts as available.
  init(making kits: Decimal) {
    self.init(.none)
    available = kits
  }

  init<F: Fields<Self>>(_ field: inout F) {
    onHand = field("onHand", \.onHand, "The quantity on hand, in the item's own unit.")
    reserved = field(
      "reserved", \.reserved, "The quantity that is reserved for open orders and builds, in the item's own unit.")
    unavailable = field(
      "unavailable", \.unavailable,
      "The quantity on hand that must not be sold, in the item's own unit: it is lent, in transit, scrapped, or of a lot whose status is neither `ok` nor `attention`."
    )
    available = field(
      "available", \.available,
      "The quantity that can be sold or used, in the item's own unit: `onHand` less `reserved` and `unavailable`. For a kit, the number of whole kits that can be made of available components."
    )
    onOrder = field(
      "onOrder", \.onOrder,
      "The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's own unit."
    )
    incomingAt = field(
      "incomingAt", \.incomingAt,
      "The instant at which the next part of `onOrder` is expected; `null` if it is not known.")
    averageCost = field.restricted(
      to: Department.inventory.mask, "averageCost", \.averageCost,
      "The average purchase cost of one of the item's own units, for managers of the inventory only. `null` if no receipt had a cost."
    )
  }
}
