internal import RPC
internal import Shape
internal import Storage

/// A position in a list of stock levels, which is sorted by item, location and lot. A cursor contains it.
struct LevelPosition: Equatable {
  let item: UUID, location: UUID, lot: UUID

  private static let end = UUID(high: .max, low: .max)

  init(item: UUID, location: UUID, lot: UUID) { (self.item, self.location, self.lot) = (item, location, lot) }

  init(beginOf item: UUID) { self.init(item: item, location: PlaceKey.noLot, lot: PlaceKey.noLot) }

  init(endOf item: UUID) { self.init(item: item, location: LevelPosition.end, lot: LevelPosition.end) }

  /// Creates the position after a level. If the level sums all lots of a location, the position is after the last
  /// possible lot.
  init(after level: StockLevel, by grouping: LevelGrouping) {
    let lot = grouping == .lot ? level.lot?.uuid ?? PlaceKey.noLot : LevelPosition.end
    self.init(item: level.item.uuid, location: level.location?.uuid ?? LevelPosition.end, lot: lot)
  }

  /// A Boolean value that indicates whether the position is after all levels of its item.
  var isEnd: Bool { location == LevelPosition.end }

  /// Creates the position that a cursor contains. Returns `nil` without a cursor, which means the first page.
  init?(cursor: String?) throws(Failure) {
    guard let text = try Cursor.decode("levels", cursor) else { return nil }
    let ids = text.split(separator: ".").compactMap { UUID(String($0)) }
    switch ids.count {
    case 1: self.init(endOf: ids[0])
    case 3: self.init(item: ids[0], location: ids[1], lot: ids[2])
    default: throw Cursor.unknown
    }
  }

  var cursor: String { Cursor.encode("levels", isEnd ? "\(item)" : "\(item).\(location).\(lot)") }
}
