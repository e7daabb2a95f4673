internal import Ports
internal import SQLite
internal import Shape

/// The quantity on hand and the part of it that is unavailable. Both are in units of `Decimal`, which are
/// hundred-thousandths.
struct Level: Equatable {
  var onHand: Int
  /// The part of `onHand` that can be neither sold nor used, such as lent goods.
  var unavailable: Int

  static let none = Level(onHand: 0, unavailable: 0)

  var available: Int { onHand - unavailable }
}

/// The stored sums of one item: its stock in all locations, its average cost, and its planned quantities. Quantities
/// are in units of `Decimal`.
struct ItemStock: Equatable {
  var level: Level
  /// The average cost of one unit, in 1/100,000 of the currency's minor unit, or `nil` if it is unknown.
  var cost: Int?
  var currency: String?
  /// The quantity that open orders and builds ask for.
  var demand = 0
  /// The quantity that is expected but has not arrived: on order, or to be made by open builds.
  var incoming = 0
  var incomingAt: Timestamp?
  /// The part of `demand`, `incoming` and `incomingAt` that comes from builds. The rest comes from orders and
  /// purchases.
  var builds = StockPlan.none

  static let none = ItemStock(level: .none, cost: nil, currency: nil)

  /// The quantity that is reserved for open orders and builds: their demand, or the available quantity if that is less.
  var reserved: Int { min(demand, max(0, level.available)) }
  /// The quantity that can be sold or used.
  var available: Int { level.available - reserved }
  /// Returns the quantity that a movement can take: the stock that can be used, less what is reserved for others. `own`
  /// is the reserved quantity that is reserved for the movement's own order or build.
  func available(with own: Int) -> Int { level.available - max(0, reserved - own) }

  /// The projected stock: the stock that can be sold or used, less the demand of open orders and builds, plus the
  /// quantity that is expected.
  var projected: Int { level.available - demand + incoming }

  /// The kinds of records that reserve the item, as words for an error message: orders, builds, or both.
  var takers: String {
    builds.demand.units <= 0 ? "orders" : demand > builds.demand.units ? "orders and builds" : "builds"
  }

  /// Returns the quantity by which the projected stock is below a minimum, or `nil` if the projected stock is enough.
  /// - Parameter least: the item's minimum stock; `nil` counts as 0.
  func lacking(to least: Decimal?) -> Int? {
    let least = least?.units ?? 0
    return least > projected ? least - projected : nil
  }
}

extension ItemStock {
  /// Reduces the demand of a source after a movement has fulfilled a part of it. The demand does not fall below 0.
  mutating func end(_ units: Int, of source: PlanSource) {
    let mine = source == .builds ? builds.demand.units : demand - builds.demand.units
    let ended = min(units, max(mine, 0))
    demand -= ended
    if source == .builds { builds = builds.asking(for: mine - ended) }
  }

  /// Sets the demand of one source, and leaves the demand of the other source as it is.
  mutating func setDemand(_ units: Int, of source: PlanSource) {
    switch source {
    case .orders: demand = units + builds.demand.units
    case .builds:
      demand += units - builds.demand.units
      builds = builds.asking(for: units)
    }
  }

  /// The columns that `init(withBuilds:)` reads, in their order.
  static let columns =
    "onHand, unavailable, cost, currency, demand, incoming, incomingAt, demandOfBuilds, incomingOfBuilds, incomingAtOfBuilds"

  /// Creates the sums from a row with the columns of `columns`.
  init(withBuilds row: inout RowSource) {
    self.init(&row)
    builds = StockPlan(demand: row.next(), incoming: row.next(), incomingAt: row.next(Timestamp?.self))
  }

  /// Creates the sums, without the part of builds, from the columns `onHand`, `unavailable`, `cost`, `currency`,
  /// `demand`, `incoming` and `incomingAt`.
  init(_ row: inout RowSource) {
    self.init(
      level: Level(onHand: row.next(), unavailable: row.next()), cost: row.next(Int?.self),
      currency: row.next(String?.self),
      demand: row.next(), incoming: row.next(), incomingAt: row.next(Timestamp?.self))
  }
}

extension StockPlan {
  /// Returns a copy of the plan with another demand, in units of `Decimal`.
  func asking(for units: Int) -> StockPlan {
    StockPlan(demand: Decimal(units: units), incoming: incoming, incomingAt: incomingAt)
  }
}
