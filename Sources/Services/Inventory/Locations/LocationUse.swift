internal import RPC

/// The numbers of records that use a location, which prevent its deletion.
struct LocationUse {
  /// The number of stock levels that the location has now.
  let levels: Int
  /// The number of items whose own location it is.
  let items: Int
  let entries: Int

  var counts: [InUseData.Count] {
    [
      (levels, InUseData.Count("stockLevel", levels)), (items, InUseData.Count("item", items)),
      (entries, InUseData.Count("stockEntry", entries)),
    ].filter { $0.0 > 0 }.map(\.1)
  }
}
