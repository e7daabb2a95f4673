internal import Ports
internal import SQLite
internal import Shape

/// The quantity on hand, and its unavailable part, in units of `Decimal`.
struct Level: Equatable {
  var onHand: Int
  /// The part of `onHand` that can be neither sold nor used.
  var unavailable: Int

  static let none = Level(onHand: 0, unavailable: 0)

  var available: Int { onHand - unavailable }
}

/// The sums of an item, which are stored beside the ledger.
struct ItemStock: Equatable {
  var level: Level
  /// The average cost of one unit, in 1/100,000 of the currency's minor unit, or `nil` if it is unknown.
  var cost: Int?
  var currency: String?
  /// The quantity that open orders and builds ask for.
  var demand = 0
  /// The quantity on order, or in builds, that has not arrived.
  var incoming = 0
  var incomingAt: Timestamp?
  /// The part of the demand and of the incoming quantity that comes from builds.
  var builds = StockPlan.none

  static let none = ItemStock(level: .none, cost: nil, currency: nil)

  /// The quantity that is reserved for open orders and builds: their demand, or the available quantity if that is less.
  var reserved: Int { min(demand, max(0, level.available)) }
  /// The quantity that can be sold or used.
  var available: Int { level.available - reserved }
  /// Returns the quantity that a caller can take. `own` is the part of the reserved quantity that is reserved for this
  /// caller.
  func available(with own: Int) -> Int { level.available - max(0, reserved - own) }

  /// The projected stock: the stock that can be sold or used, less the demand of open orders and builds, plus the
  /// quantity that is expected.
  var projected: Int { level.available - demand + incoming }

  /// The records that reserve stock, in a sentence.
  var takers: String {
    builds.demand.units <= 0 ? "orders" : demand > builds.demand.units ? "orders and builds" : "builds"
  }

  /// Returns the quantity by which the projected stock is below `least`, or `nil` if it is enough.
  /// - Parameter least: the item's minimum; an item without one must not fall below zero.
  func lacking(to least: Decimal?) -> Int? {
    let least = least?.units ?? 0
    return least > projected ? least - projected : nil
  }
}

extension ItemStock {
  /// Ends a part of the demand.
  mutating func end(_ units: Int, of source: PlanSource) {
    let mine = source == .builds ? builds.demand.units : demand - builds.demand.units
    let ended = min(units, max(mine, 0))
    demand -= ended
    if source == .builds { builds = builds.asking(for: mine - ended) }
  }

  /// Sets the demand of a source.
  mutating func setDemand(_ units: Int, of source: PlanSource) {
    switch source {
    case .orders: demand = units + builds.demand.units
    case .builds:
      demand += units - builds.demand.units
      builds = builds.asking(for: units)
    }
  }

  /// The columns that `init(withBuilds:)` reads.
  static let columns =
    "onHand, unavailable, cost, currency, demand, incoming, incomingAt, demandOfBuilds, incomingOfBuilds, incomingAtOfBuilds"

  /// Reads all columns.
  init(withBuilds row: inout RowSource) {
    self.init(&row)
    builds = StockPlan(demand: row.next(), incoming: row.next(), incomingAt: row.next(Timestamp?.self))
  }

  /// Reads the columns `onHand`, `unavailable`, `cost`, `currency`, `demand`, `incoming` and `incomingAt`.
  init(_ row: inout RowSource) {
    self.init(
      level: Level(onHand: row.next(), unavailable: row.next()), cost: row.next(Int?.self),
      currency: row.next(String?.self),
      demand: row.next(), incoming: row.next(), incomingAt: row.next(Timestamp?.self))
  }
}

extension StockPlan {
  /// Returns the plan with another demand.
  func asking(for units: Int) -> StockPlan {
    StockPlan(demand: Decimal(units: units), incoming: incoming, incomingAt: incomingAt)
  }
}
