public import Shape
public import Vocabulary

/// The stock of an item at the beginning and at the end of a period. Also has the cost of the stock that was sold or
/// used up during the period.
public struct ValuedItem {
  public let id: UUID, category: Line?
  public let opening: Holding, closing: Holding
  /// The quantities at the end of the period, by location.
  public let places: [(location: UUID, quantity: Decimal)]
  /// The cost of the stock that was sold or used up, less the cost of returns from customers. One amount for each
  /// currency.
  public let out: [(currency: Currency, cost: ExactAmount)]
  /// A Boolean value that indicates whether some of the stock that was sold or used up had no known cost.
  public let isOutUncosted: Bool

  public init(
    id: UUID, category: Line?, opening: Holding, closing: Holding, places: [(location: UUID, quantity: Decimal)],
    out: [(currency: Currency, cost: ExactAmount)], isOutUncosted: Bool
  ) {
    self.id = id
    self.category = category
    self.opening = opening
    self.closing = closing
    self.places = places
    self.out = out
    self.isOutUncosted = isOutUncosted
  }
}

/// A quantity of an item on hand, and the average cost of one unit.
public struct Holding {
  public let onHand: Decimal
  /// The average cost, or `nil` if it is not known.
  public let unitCost: UnitCost?

  public init(onHand: Decimal, unitCost: UnitCost?) {
    self.onHand = onHand
    self.unitCost = unitCost
  }

  /// A Boolean value that indicates whether there is stock whose value is not known.
  public var isUncosted: Bool { unitCost == nil && onHand.units != 0 }
}
