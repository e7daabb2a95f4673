internal import SQLite
internal import Shape
internal import Storage

/// What people call an item, so that whoever reads a list need not look it up.
struct ItemNames: Record {
  let sku: Line, name: Line, unit: Line

  static let doc: StaticString = "What people call an item."

  init(_ item: Item) { (sku, name, unit) = (item.details.sku, item.details.name, item.details.unit) }

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The item's stock keeping unit.")
    name = field("name", \.name, "What people call the item.")
    unit = field("unit", \.unit, "What quantities of it count.")
  }
}

/// An item as lists name it.
struct NamedItem {
  let id: ID<ItemDetails>, names: ItemNames

  init(_ item: Item) { (id, names) = (item.id, ItemNames(item)) }

  /// Reads the columns sku, name and unit.
  init(_ id: ID<ItemDetails>, _ row: inout RowSource) { (self.id, names) = (id, row.fields()) }
}
