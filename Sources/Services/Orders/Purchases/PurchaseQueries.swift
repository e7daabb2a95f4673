internal import Storage
internal import Tenancy

/// The queries that find purchases, their lines and receipts.
struct PurchaseQueries {
  let receipts = StoreStatement(
    "SELECT \(Table<PurchaseReceipt>.columns) FROM {store}.purchase_receipts WHERE purchase = ? AND row BETWEEN ? AND ? ORDER BY row"
  )
  let isStored = StoreStatement("SELECT 1 FROM {store}.purchases WHERE id = ?")
  let awaited = StoreStatement(
    """
    SELECT coalesce(sum(incoming), 0), min(incomingAt) FROM {store}.purchase_lines
    WHERE item = ? AND item IS NOT NULL AND incoming > 0 AND row BETWEEN ? AND ?
    """)
  let openLines = StoreStatement(
    """
    SELECT p.id, p.number, p.status, p.contactName, l.incoming, l.incomingAt
    FROM {store}.purchase_lines l JOIN {store}.purchases p ON p.id = l.purchase
    WHERE l.item = ?1 AND l.item IS NOT NULL AND l.incoming > 0 AND l.row BETWEEN ?2 AND ?3 ORDER BY l.row LIMIT ?4
    """)
  let planned = StoreStatement(
    "SELECT coalesce(sum(planned), 0) FROM {store}.purchase_lines WHERE item = ? AND item IS NOT NULL AND row BETWEEN ? AND ?"
  )

  /// A page of at most ?3 of the rows from ?1 to ?2. The purchases have the status ?4 and the contact ?5, were created
  /// from ?6 to before ?7, and are archived as ?8 says. NULL stands for any status or contact. ?9 is the company's
  /// number.
  private static func page(_ index: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<Purchase>.columns), row FROM {store}.purchases
      WHERE \(index) AND row BETWEEN ?1 AND ?2 AND (?4 IS NULL OR status = ?4) AND (?5 IS NULL OR contact = ?5)
        AND createdAt >= ?6 AND createdAt < ?7 AND archived = ?8 AND ?9 IS NOT NULL
      ORDER BY row DESC LIMIT ?3
      """)
  }

  let one = page("row = ?1")
  let all = page("TRUE")
  let byContact = page("contact = ?5")
  let byStatus = page("row >> 40 = ?9 AND status = ?4")
}
