internal import Shape
internal import Storage

/// The key of a stock level in the table of levels: the number of the company, an item, a location and a lot.
struct PlaceKey: RecentKey {
  let company: Int, item: UUID, location: UUID, lot: UUID

  /// The value of `lot` for stock without a lot.
  static let noLot = UUID(high: 0, low: 0)

  init(_ item: UUID, in location: UUID, lot: UUID?, _ partition: Partition) {
    (company, self.item, self.location, self.lot) = (partition.number, item, location, lot ?? PlaceKey.noLot)
  }

  /// The number by which the key is hashed. The ids are mostly random, so their combination is as well.
  var mark: UInt64 { item.low ^ location.low ^ lot.low }
}

/// The key of an item's stored sums: the number of the company, and the item.
struct SumKey: RecentKey {
  let company: Int, item: UUID

  init(_ item: ID<ItemDetails>, _ partition: Partition) { (company, self.item) = (partition.number, item.uuid) }

  var mark: UInt64 { item.low }
}
