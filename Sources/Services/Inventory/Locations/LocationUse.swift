internal import RPC

/// What lies or has lain in a location.
struct LocationUse {
  /// How many items lie there now.
  let levels: Int
  /// How many usually lie there.
  let items: Int
  let entries: Int

  var counts: [InUseData.Count] {
    [
      (levels, InUseData.Count("stockLevel", levels)), (items, InUseData.Count("item", items)),
      (entries, InUseData.Count("stockEntry", entries)),
    ].filter { $0.0 > 0 }.map(\.1)
  }
}
