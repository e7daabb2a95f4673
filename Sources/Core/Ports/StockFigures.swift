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

  /// How much of what there is is kept for open orders: all that they ask for, or as much as there is to give.
  public var reserved: Decimal { min(demand, max(Decimal(0), Decimal(units: onHand.units - unavailable.units))) }
  /// How much can be sold or used.
  public var available: Decimal { Decimal(units: onHand.units - unavailable.units - reserved.units) }
}
