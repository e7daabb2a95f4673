internal import RPC
internal import Shape

/// Which item is moved: by its id, or by its SKU.
struct MovedItem: Record {
  let item: ID<ItemDetails>?, sku: Line?

  static let doc: StaticString = "Which item is moved."
  /// Of a list that is narrowed to an item.
  static let skuDoc: StaticString = "Its SKU, in item's place; neither case nor spaces around it count."

  init(item: ID<ItemDetails>?, sku: Line?) { (self.item, self.sku) = (item, sku) }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item; it, or sku, must be given.")
    sku = field("sku", \.sku, "Its SKU; neither case nor spaces around it count.", .length(1...64))
  }
}
