internal import SQLite
internal import Shape
internal import Storage

/// An item with the names that lists show.
struct NamedItem {
  let id: ID<ItemDetails>, names: ItemNames

  init(_ item: Item) { (id, names) = (item.id, ItemNames(item)) }

  /// Reads the columns `sku`, `name` and `unit`.
  init(_ id: ID<ItemDetails>, _ row: inout RowSource) { (self.id, names) = (id, row.fields()) }
}
