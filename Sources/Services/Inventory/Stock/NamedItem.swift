internal import SQLite
internal import Shape
internal import Storage

/// The id of an item with the SKU, name and unit that lists show.
struct NamedItem {
  let id: ID<ItemDetails>, names: ItemNames

  init(_ item: Item) { (id, names) = (item.id, ItemNames(item)) }

  /// Creates the value from a row, reading the columns `sku`, `name` and `unit`.
  init(_ id: ID<ItemDetails>, _ row: inout RowSource) { (self.id, names) = (id, row.fields()) }
}
