internal import SQLite
internal import Shape
internal import Storage

/// How much of an item lies in one place, of one lot.
struct StockPart {
  let location: UUID, lot: ID<LotDetails>?, onHand: Int, isAvailable: Bool

  /// Reads the columns location, lot, onHand and whether that can be sold.
  init(_ row: inout RowSource) {
    location = row.next(UUID.self)
    let lot = row.next(UUID.self)
    self.lot = lot == StockSums.noLot ? nil : ID(lot)
    onHand = row.next(Int.self)
    isAvailable = row.next(Bool.self)
  }

  func level(of item: ID<ItemDetails>) -> StockLevel {
    StockLevel(item: item, location: ID(location), lot: lot, onHand: onHand, unavailable: isAvailable ? 0 : onHand)
  }

  /// What parts come to, in the order of locations and lots.
  static func levels(of item: ID<ItemDetails>, _ parts: [StockPart], by grouping: LevelGrouping) -> [StockLevel] {
    switch grouping {
    case .lot: return parts.filter { $0.onHand != 0 }.map { $0.level(of: item) }
    case .item: return [sum(of: item, parts, in: nil)]
    case .location:
      var levels: [StockLevel] = []
      var rest = parts[...]
      while let first = rest.first {
        let here = rest.prefix { $0.location == first.location }
        rest = rest.dropFirst(here.count)
        let level = sum(of: item, Array(here), in: ID(first.location))
        if level.onHand.units != 0 { levels.append(level) }
      }
      return levels
    }
  }

  private static func sum(of item: ID<ItemDetails>, _ parts: [StockPart], in location: ID<LocationDetails>?) -> StockLevel {
    // Some parts may be less than nothing, and others larger than all together.
    var all = (onHand: Int128(0), unavailable: Int128(0))
    for part in parts {
      all.onHand += Int128(part.onHand)
      if !part.isAvailable { all.unavailable += Int128(part.onHand) }
    }
    return StockLevel(
      item: item, location: location, lot: nil, onHand: Int(clamping: all.onHand), unavailable: Int(clamping: all.unavailable))
  }
}
