internal import SQLite
internal import Shape
internal import Storage

/// A loan that should be back, with what people call what it is of, and who has it.
struct OverdueLoan: Record {
  let loan: Loan, sku: Line, name: Line, unit: Line
  var contactName: Line?

  static let doc: StaticString = "A loan that should be back."

  /// Reads the columns of the loan, then sku, name and unit of its item.
  init(_ row: inout RowSource) {
    loan = row.fields()
    (sku, name, unit) = (row.next(Line.self), row.next(Line.self), row.next(Line.self))
  }

  init<F: Fields<Self>>(_ field: inout F) {
    loan = field.embed(\.loan)
    sku = field("sku", \.sku, "The stock keeping unit of what it is of.")
    name = field("name", \.name, "What people call that.")
    unit = field("unit", \.unit, "What quantities count.")
    contactName = field(
      "contactName", \.contactName, "What the contact is called; null for a user, and for who may not see contacts.")
  }
}
