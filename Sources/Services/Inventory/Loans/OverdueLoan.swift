internal import SQLite
internal import Shape

/// An overdue loan, with the names of its item and its contact, as lists show it.
struct OverdueLoan: Record {
  let loan: Loan, names: ItemNames
  var contactName: Line?

  static let doc: StaticString = "A loan that is overdue, with the names of its item and its contact."

  /// Creates the value from a row: the columns of the loan, then the columns `sku`, `name` and `unit` of its item.
  init(_ row: inout RowSource) {
    (loan, names) = (row.fields(), row.fields())
  }

  init<F: Fields<Self>>(_ field: inout F) {
    loan = field.embed(\.loan)
    names = field.embed(\.names)
    contactName = field(
      "contactName", \.contactName,
      "The contact's name. `null` for a loan with a user, and if the caller may not see contacts.")
  }
}
