public import Shape

/// The quantities of an item.
public struct StockFigures {
  public let onHand: Decimal
  /// The part of the stock in locations from which nothing is sold.
  public let unavailable: Decimal
  /// The quantity that open orders ask for.
  public let demand: Decimal

  public init(onHand: Decimal, unavailable: Decimal, demand: Decimal) {
    self.onHand = onHand
    self.unavailable = unavailable
    self.demand = demand
  }
}
