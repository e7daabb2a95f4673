internal import SQLite
internal import Shape
internal import Storage

/// The conditions that the loans of a list must meet.
struct LoanFilter {
  let item: ID<ItemDetails>?, contact: UUID?, user: UUID?, direction: LoanDirection?, status: LoanStatus?

  /// A Boolean value that indicates whether the list has only loans of which a quantity is outstanding.
  var isOpen: Bool { status == .out || status == .partly }
  /// A Boolean value that indicates whether an index finds the loans of the list.
  var hasIndex: Bool { item != nil || contact != nil || isOpen }
}

/// The queries that list loans, newest first, and the query of overdue loans.
struct LoanPages {
  /// Returns a query of at most ?3 loans in the rows from ?1 to ?2, newest first. The loans have the item ?4, the
  /// contact ?5, the user ?6, the direction ?7 and the status ?8. A parameter that is NULL allows any value.
  private static func query(_ condition: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<Loan>.columns), row FROM {store}.loans
      WHERE \(condition) AND row BETWEEN ?1 AND ?2 AND (?4 IS NULL OR item = ?4) AND (?5 IS NULL OR contact = ?5)
        AND (?6 IS NULL OR user = ?6) AND (?7 IS NULL OR direction = ?7) AND (?8 IS NULL OR status = ?8)
      ORDER BY row DESC LIMIT ?3
      """)
  }

  private let all = query("TRUE")
  private let ofItem = query("item = ?4")
  private let ofContact = query("contact = ?5 AND contact IS NOT NULL")
  private let open = query("returnedAt IS NULL")

  func statement(for filter: LoanFilter) -> StoreStatement {
    filter.item != nil ? ofItem : filter.contact != nil ? ofContact : filter.isOpen ? open : all
  }

  /// At most ?5 loans of the company ?1 that were due before ?2 and are outstanding, after the due instant ?3 and the
  /// row ?4.
  let overdue = StoreStatement(
    """
    SELECT \(Table<Loan>.names(in: "l")), i.sku, i.name, i.unit, l.row FROM {store}.loans l CROSS JOIN {store}.items i ON i.id = l.item
    WHERE l.row >> 40 = ?1 AND l.returnedAt IS NULL AND l.dueAt IS NOT NULL AND l.dueAt < ?2 AND (l.dueAt, l.row) > (?3, ?4)
    ORDER BY l.dueAt, l.row LIMIT ?5
    """)
}
