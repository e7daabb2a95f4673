internal import Shape

/// What parts of an item come to, in the order of locations and lots.
struct LevelSum {
  private let item: NamedItem
  private let grouping: LevelGrouping
  private(set) var levels: [StockLevel] = []
  /// The part that was added first in the location that is summed up.
  private var first: StockPart?
  // Some parts may be less than nothing, and others larger than all together.
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

  /// All levels: there are no more parts.
  mutating func finish() -> [StockLevel] {
    if grouping != .lot { close() }
    return levels
  }

  /// An item has a level whatever there is of it, and a location where something lies.
  private mutating func close() {
    if grouping == .item || all.onHand != 0 {
      levels.append(StockLevel(item, in: first, onHand: all.onHand, unavailable: all.unavailable))
    }
    all = (0, 0)
  }
}
