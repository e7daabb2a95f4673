internal import Shape
internal import Storage

/// What parts of an item come to, in the order of locations and lots.
struct LevelSum {
  private let item: ID<ItemDetails>
  private let grouping: LevelGrouping
  private(set) var levels: [StockLevel] = []
  private var location: UUID?
  // Some parts may be less than nothing, and others larger than all together.
  private var all = (onHand: Int128(0), unavailable: Int128(0))

  init(of item: ID<ItemDetails>, by grouping: LevelGrouping) { (self.item, self.grouping) = (item, grouping) }

  mutating func add(_ part: StockPart) {
    if grouping == .lot {
      if part.onHand != 0 { levels.append(part.level(of: item)) }
      return
    }
    if grouping == .location, part.location != location {
      close()
      location = part.location
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
      levels.append(
        StockLevel(
          item: item, location: location.map { ID($0) }, lot: nil, onHand: Int(clamping: all.onHand),
          unavailable: Int(clamping: all.unavailable)))
    }
    all = (0, 0)
  }
}
