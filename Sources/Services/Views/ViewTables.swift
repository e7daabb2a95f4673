internal import Storage

/// The schema of the table of views, in both stores of companies. A released step is never edited: a change is a new
/// step at the end.
enum ViewTables {
  static let schema = ServiceSchema(steps: [.init("views", in: .companies, sql)])

  private static let viewsTable = RecordTable(SavedView.self, "views", checksIDs: false)

  private static let sql = """
    \(viewsTable.sql)
    """
}
