/// How much there is somewhere, in units of `Decimal`.
struct Level {
  var onHand: Int
  /// How much of it is neither to be sold nor to be used.
  var unavailable: Int

  static let none = Level(onHand: 0, unavailable: 0)

  var available: Int { onHand - unavailable }
}

/// What is kept of an item beside the ledger.
struct ItemStock {
  var level: Level
  /// What one of it costs on the average, in 1/100,000 of the currency's minor unit; nil where nothing is known.
  var cost: Int?
  var currency: String?

  static let none = ItemStock(level: .none, cost: nil, currency: nil)
}
