internal import SQLite
internal import Shape

/// How much there is somewhere, in units of `Decimal`.
struct Level: Equatable {
  var onHand: Int
  /// How much of it is neither to be sold nor to be used.
  var unavailable: Int

  static let none = Level(onHand: 0, unavailable: 0)

  var available: Int { onHand - unavailable }
}

/// What is kept of an item beside the ledger.
struct ItemStock: Equatable {
  var level: Level
  /// What one of it costs on the average, in 1/100,000 of the currency's minor unit; nil where nothing is known.
  var cost: Int?
  var currency: String?
  /// How much open orders ask for.
  var demand = 0
  /// How much is ordered, and has not come.
  var incoming = 0
  var incomingAt: Timestamp?

  static let none = ItemStock(level: .none, cost: nil, currency: nil)

  /// How much of what there is is kept for open orders: all that they ask for, or as much as there is to give.
  var reserved: Int { min(demand, max(0, level.available)) }
  /// How much can be sold or used.
  var available: Int { level.available - reserved }
  /// How much can be taken by whom a part of what is reserved is reserved for.
  func available(with own: Int) -> Int { level.available - max(0, reserved - own) }

  /// The projected stock: what can be sold or used, less all that open orders ask for, plus what is on order.
  var projected: Int { level.available - demand + incoming }

  /// How much less than `least` the projected stock is, or `nil` if it is enough.
  /// - Parameter least: the item's minimum; an item without one must not fall below zero.
  func lacking(to least: Decimal?) -> Int? {
    let least = least?.units ?? 0
    return least > projected ? least - projected : nil
  }
}

extension ItemStock {
  /// Reads the columns onHand, unavailable, cost, currency, demand, incoming and incomingAt.
  init(_ row: inout RowSource) {
    self.init(
      level: Level(onHand: row.next(), unavailable: row.next()), cost: row.next(Int?.self), currency: row.next(String?.self),
      demand: row.next(), incoming: row.next(), incomingAt: row.next(Timestamp?.self))
  }
}
