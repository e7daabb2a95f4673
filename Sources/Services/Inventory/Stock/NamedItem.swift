internal import SQLite
internal import Shape
internal import Storage

/// An item as lists name it, so that whoever reads them need not look it up.
struct NamedItem {
  let id: ID<ItemDetails>, sku: Line, name: Line, unit: Line

  init(_ item: Item) {
    id = item.id
    (sku, name, unit) = (item.details.sku, item.details.name, item.details.unit)
  }

  /// Reads the columns sku, name and unit.
  init(_ id: ID<ItemDetails>, _ row: inout RowSource) {
    self.id = id
    (sku, name, unit) = (row.next(Line.self), row.next(Line.self), row.next(Line.self))
  }
}
