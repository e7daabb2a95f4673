internal import Shape

/// What lists can say of an item beside it.
struct ItemSupplement: Record {
  let level: StockTotals?

  static let doc: StaticString = "What lists can say of an item beside it."
  /// What methods say that can.
  static let levelsDoc: StaticString = "true answers how much there is of each item, too, as its level."

  @inline(__always) init<F: Fields<Self>>(_ field: inout F) {
    level = field.optional(
      "level", \.level,
      "How much there is of it in all; only in lists that were asked for levels. It is low where level.available is less than minStock.")
  }
}
