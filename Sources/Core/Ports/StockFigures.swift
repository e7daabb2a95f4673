public import Shape

/// How much there is of an item.
public struct StockFigures {
  public let onHand: Decimal
  /// How much of it lies where nothing is sold from.
  public let unavailable: Decimal
  /// How much open orders ask for.
  public let demand: Decimal

  public init(onHand: Decimal, unavailable: Decimal, demand: Decimal) {
    self.onHand = onHand
    self.unavailable = unavailable
    self.demand = demand
  }
}
