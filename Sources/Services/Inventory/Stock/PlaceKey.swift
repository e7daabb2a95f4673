internal import Shape
internal import Storage

/// Whose level it is: of an item of the company with this number, in a location, of a lot.
struct PlaceKey: RecentKey {
  let company: Int, item: UUID, location: UUID, lot: UUID

  /// What stands in the place of a lot where there is none.
  static let noLot = UUID(high: 0, low: 0)

  init(_ item: UUID, in location: UUID, lot: UUID?, _ partition: Partition) {
    (company, self.item, self.location, self.lot) = (partition.number, item, location, lot ?? PlaceKey.noLot)
  }

  /// Most of an id is random.
  var mark: UInt64 { item.low ^ location.low ^ lot.low }
}

/// Whose sums they are: of an item of the company with this number.
struct SumKey: RecentKey {
  let company: Int, item: UUID

  init(_ item: ID<ItemDetails>, _ partition: Partition) { (company, self.item) = (partition.number, item.uuid) }

  var mark: UInt64 { item.low }
}
