internal import Shape

/// Sums up the parts of an item to levels. The parts are added in the order of locations and lots.
struct LevelSum {
  private let item: NamedItem
  private let grouping: LevelGrouping
  private(set) var levels: [StockLevel] = []
  /// The first part in the location whose parts are being summed up.
  private var first: StockPart?
  // The sums are wider than a level: some parts may be negative, and others larger than the sum.
  private var all = (onHand: Int128(0), unavailable: Int128(0))

  init(of item: NamedItem, by grouping: LevelGrouping) { (self.item, self.grouping) = (item, grouping) }

  mutating func add(_ part: StockPart) {
    if grouping == .lot {
      if part.onHand != 0 { levels.append(StockLevel(item, part)) }
      return
    }
    if grouping == .location, part.location != first?.location {
      close()
      first = part
    }
    all.onHand += Int128(part.onHand)
    if !part.isAvailable { all.unavailable += Int128(part.onHand) }
  }

  /// Returns all levels, after the last part was added.
  mutating func finish() -> [StockLevel] {
    if grouping != .lot { close() }
    return levels
  }

  /// Adds a level for the current sum: of an item in any case, of a location only if its stock is not zero.
  private mutating func close() {
    if grouping == .item || all.onHand != 0 {
      levels.append(StockLevel(item, in: first, onHand: all.onHand, unavailable: all.unavailable))
    }
    all = (0, 0)
  }
}
