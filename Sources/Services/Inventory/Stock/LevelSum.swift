internal import Shape

/// Adds up the parts of an item (its stock in each lot and location) to levels, as the requested grouping needs them.
/// The parts must be added in the order of locations and lots.
struct LevelSum {
  private let item: NamedItem
  private let grouping: LevelGrouping
  private(set) var levels: [StockLevel] = []
  /// The first part of the location that is being summed up. If levels are not grouped by location, `nil`.
  private var first: StockPart?
  // The sums have 128 bits. A sum of several parts may exceed 64 bits before a negative part reduces it.
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

  /// Ends the last sum, and returns all levels. Call it after the last part was added.
  mutating func finish() -> [StockLevel] {
    if grouping != .lot { close() }
    return levels
  }

  /// Appends a level with the current sum and begins a new sum. A location without stock gets no level; an item gets
  /// one even then.
  private mutating func close() {
    if grouping == .item || all.onHand != 0 {
      levels.append(StockLevel(item, in: first, onHand: all.onHand, unavailable: all.unavailable))
    }
    all = (0, 0)
  }
}
