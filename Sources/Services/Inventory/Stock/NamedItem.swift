internal import SQLite
internal import Shape
internal import Storage

/// An item as lists name it, so that whoever reads them need not look it up.
struct NamedItem {
  let id: ID<ItemDetails>, sku: Line, name: Line, unit: Line

  /// Reads the columns sku, name and unit.
  init(_ id: ID<ItemDetails>, _ row: inout RowSource) {
    self.id = id
    (sku, name, unit) = (row.next(Line.self), row.next(Line.self), row.next(Line.self))
  }
}
