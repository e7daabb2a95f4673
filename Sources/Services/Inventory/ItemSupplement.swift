internal import Shape

/// The members that a list can add to each item.
struct ItemSupplement: Record {
  let level: StockTotals?

  static let doc: StaticString = "Further facts about an item that lists can add."
  /// The description of `levels` in the methods that have it.
  static let levelsDoc: StaticString = "`true` to add the stock of each item, in the member `level`."

  @inline(__always) init<F: Fields<Self>>(_ field: inout F) {
    level = field.optional(
      "level", \.level,
      "The stock of the item in all locations. Only in lists that were requested with `levels: true`.")
  }
}
