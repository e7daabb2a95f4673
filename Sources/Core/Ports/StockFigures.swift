public import Shape

/// The quantities of an item in stock and on demand.
public struct StockFigures {
  public let onHand: Decimal
  /// The part of the stock that lies in locations from which nothing is sold.
  public let unavailable: Decimal
  /// The demand: the quantity that open orders and builds will take, and the part of it that builds will take.
  public let demand: Decimal, demandOfBuilds: Decimal

  public init(onHand: Decimal, unavailable: Decimal, demand: Decimal, demandOfBuilds: Decimal) {
    self.onHand = onHand
    self.unavailable = unavailable
    self.demand = demand
    self.demandOfBuilds = demandOfBuilds
  }

  /// The quantity on hand that can be sold or used, including the reserved quantity.
  public var usable: Decimal { Decimal(units: onHand.units - unavailable.units) }

  /// Returns the part of the demand that comes from one source.
  public func demand(of source: PlanSource) -> Decimal {
    switch source {
    case .orders: Decimal(units: demand.units - demandOfBuilds.units)
    case .builds: demandOfBuilds
    }
  }
}
