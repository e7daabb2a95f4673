internal import Shape
internal import Storage

/// The SKU, the name and the unit of an item. Lists contain them, so that a front end need not look up each item.
struct ItemNames: Record {
  let sku: Line, name: Line, unit: Line

  static let doc: StaticString = "The SKU, the name and the unit of an item."

  init(_ item: Item) { (sku, name, unit) = (item.details.sku, item.details.name, item.details.unit) }

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's SKU (stock keeping unit).")
    name = field("name", \.name, "The item's name.")
    unit = field("unit", \.unit, "The item's own unit, in which its quantities are given.")
  }
}
