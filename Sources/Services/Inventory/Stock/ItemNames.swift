internal import Shape
internal import Storage

/// What people call an item, so that whoever reads a list need not look it up.
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
