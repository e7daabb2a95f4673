internal import Shape
internal import Storage

/// The SKU, name and unit of an item, so that readers of a list need not look the item up.
struct ItemNames: Record {
  let sku: Line, name: Line, unit: Line

  static let doc: StaticString = "The names of an item."

  init(_ item: Item) { (sku, name, unit) = (item.details.sku, item.details.name, item.details.unit) }

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's stock keeping unit.")
    name = field("name", \.name, "The item's name.")
    unit = field("unit", \.unit, "The unit of the item's quantities.")
  }
}
