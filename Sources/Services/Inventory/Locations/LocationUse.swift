internal import RPC

/// The number of uses of a location, now and in the past.
struct LocationUse {
  /// The number of stock levels in the location now.
  let levels: Int
  /// The number of items that have this location as their usual one.
  let items: Int
  let entries: Int

  var counts: [InUseData.Count] {
    [
      (levels, InUseData.Count("stockLevel", levels)), (items, InUseData.Count("item", items)),
      (entries, InUseData.Count("stockEntry", entries)),
    ].filter { $0.0 > 0 }.map(\.1)
  }
}
