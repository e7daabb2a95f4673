internal import Shape
internal import Storage

/// The key of a level: an item of the company with this number, a location and a lot.
struct PlaceKey: RecentKey {
  let company: Int, item: UUID, location: UUID, lot: UUID

  /// The value of `lot` for stock without a lot.
  static let noLot = UUID(high: 0, low: 0)

  init(_ item: UUID, in location: UUID, lot: UUID?, _ partition: Partition) {
    (company, self.item, self.location, self.lot) = (partition.number, item, location, lot ?? PlaceKey.noLot)
  }

  /// Most of an id is random.
  var mark: UInt64 { item.low ^ location.low ^ lot.low }
}

/// The key of an item's sums: an item of the company with this number.
struct SumKey: RecentKey {
  let company: Int, item: UUID

  init(_ item: ID<ItemDetails>, _ partition: Partition) { (company, self.item) = (partition.number, item.uuid) }

  var mark: UInt64 { item.low }
}
