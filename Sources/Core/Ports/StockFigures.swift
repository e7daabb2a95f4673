public import Shape

/// The quantities of an item.
public struct StockFigures {
  public let onHand: Decimal
  /// The part of the stock in locations from which nothing is sold.
  public let unavailable: Decimal
  /// The quantity that open records of all sources ask for, and the part of that quantity that builds ask for.
  public let demand: Decimal, demandOfBuilds: Decimal

  public init(onHand: Decimal, unavailable: Decimal, demand: Decimal, demandOfBuilds: Decimal) {
    self.onHand = onHand
    self.unavailable = unavailable
    self.demand = demand
    self.demandOfBuilds = demandOfBuilds
  }

  /// The quantity that can be sold or used, including the reserved quantity.
  public var usable: Decimal { Decimal(units: onHand.units - unavailable.units) }

  /// Returns the demand of one source.
  public func demand(of source: PlanSource) -> Decimal {
    switch source {
    case .orders: Decimal(units: demand.units - demandOfBuilds.units)
    case .builds: demandOfBuilds
    }
  }
}
