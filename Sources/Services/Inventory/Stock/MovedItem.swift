internal import RPC
internal import Shape

/// The item that a request moves, named by its id or its SKU.
struct MovedItem: Record {
  let item: ID<ItemDetails>?, sku: Line?

  static let doc: StaticString = "The item that is moved."
  /// The description of the parameter `sku` in methods that list the records of one item.
  static let skuDoc: StaticString = "The item's SKU, instead of `item`. Case and surrounding spaces are ignored."
}

extension MovedItem {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item. Either `item` or `sku` must be given.")
    sku = field("sku", \.sku, MovedItem.skuDoc, .length(1...64))
  }
}
