internal import Storage

/// The schema of the table of views, in both stores of companies.
enum ViewTables {
  static let schema = ServiceSchema(steps: [.init("views", in: .companies, sql)])

  private static let viewsTable = RecordTable(SavedView.self, "views", checksIDs: false)

  private static let sql = """
    \(viewsTable.sql)
    """
}
