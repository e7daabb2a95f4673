internal import Shape

/// The members that are added to each item in a list if the request asks for them.
struct ItemSupplement: Record {
  let level: StockTotals?

  static let doc: StaticString = "The members that are added to each item in a list if the request asks for them."
  /// The description of the parameter `levels` in methods that list items.
  static let levelsDoc: StaticString = "`true` to add the stock of each item, in the member `level`."

  @inline(__always) init<F: Fields<Self>>(_ field: inout F) {
    level = field.optional(
      "level", \.level,
      "The stock of the item in all locations together. Only in lists that were requested with `levels: true`.")
  }
}
