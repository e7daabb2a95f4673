internal import Shape
internal import Tenancy
internal import Vocabulary

/// How much there is of an item in all, beside the item itself.
struct StockTotals: Record {
  let onHand: Decimal, reserved: Decimal, unavailable: Decimal, available: Decimal, onOrder: Decimal, incomingAt: Timestamp?
  let averageCost: UnitCost?

  static let doc: StaticString = "How much there is of an item in all: the sum of its entries in the ledger."

  init(_ stock: ItemStock) {
    onHand = Decimal(units: stock.level.onHand)
    reserved = Decimal(units: stock.reserved)
    unavailable = Decimal(units: stock.level.unavailable)
    available = Decimal(units: stock.available)
    onOrder = Decimal(units: stock.incoming)
    incomingAt = stock.incomingAt
    averageCost = stock.unitCost
  }

  init<F: Fields<Self>>(_ field: inout F) {
    onHand = field("onHand", \.onHand, "How much there is, in the item's own unit.")
    reserved = field("reserved", \.reserved, "How much of it is kept for open orders.")
    unavailable = field(
      "unavailable", \.unavailable, "How much of it is not to be sold: lent, under way or scrapped, or of a lot that is not good.")
    available = field("available", \.available, "How much can be sold or used: onHand less reserved and unavailable.")
    onOrder = field("onOrder", \.onOrder, "How much is ordered and has not come.")
    incomingAt = field("incomingAt", \.incomingAt, "When the next of that is expected.")
    averageCost = field.restricted(
      to: Department.inventory.mask, "averageCost", \.averageCost,
      "What one costs on the average of what was bought, for managers of the inventory alone; null where no receipt had a cost.")
  }
}
