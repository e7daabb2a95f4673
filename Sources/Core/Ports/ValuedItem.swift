public import Shape
public import Vocabulary

/// What there was of an item at the beginning and at the end of a time, and what went out between.
public struct ValuedItem {
  public let id: UUID, category: Line?
  public let opening: Holding, closing: Holding
  /// Where it lay at the end.
  public let places: [(location: UUID, quantity: Decimal)]
  /// What that cost which was sold or used up, less what customers brought back, by currency.
  public let out: [(currency: Currency, cost: ExactAmount)]
  /// Whether something went out of which nobody knew what it cost.
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

/// How much there is of an item, and what one costs on the average.
public struct Holding {
  public let onHand: Decimal
  /// nil where nobody knows.
  public let unitCost: UnitCost?

  public init(onHand: Decimal, unitCost: UnitCost?) {
    self.onHand = onHand
    self.unitCost = unitCost
  }

  /// Whether there is something, and nobody knows what it is worth.
  public var isUncosted: Bool { unitCost == nil && onHand.units != 0 }
}
