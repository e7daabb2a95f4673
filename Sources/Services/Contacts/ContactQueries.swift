internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The queries that find contacts. They return the columns of contacts, and then `row`.
struct ContactQueries {
  private static let columns = Contact.fieldNames.listed

  /// The contacts of the rows from ?1 to ?2, newest first, at most ?3.
  private static func rows(_ condition: String) -> StoreStatement {
    StoreStatement(
      "SELECT \(columns), row FROM {store}.contacts WHERE row BETWEEN ? AND ? AND \(condition) ORDER BY row DESC LIMIT ?"
    )
  }

  // Written as literals, so that the index of archived contacts is found.
  private let archived: StoreStatement = ContactQueries.rows("archived = 1")
  private let others: StoreStatement = ContactQueries.rows("archived = 0")

  /// Returns the query for a page of all archived contacts, or of all contacts that are not archived.
  func page(archived: Bool) -> StoreStatement { archived ? self.archived : others }

  /// The name of the contact ?1 of the rows from ?2 to ?3, of the company ?4, and the number of contacts with that name
  /// up to its row.
  let named = StoreStatement(
    """
    SELECT name, (SELECT count(*) FROM {store}.contacts o WHERE o.row >> 40 = ?4 AND o.name = c.name AND o.row <= c.row)
    FROM {store}.contacts c WHERE id = ?1 AND row BETWEEN ?2 AND ?3
    """)
  let any = StoreStatement("SELECT 1 FROM {store}.contacts WHERE row BETWEEN ? AND ? LIMIT 1")
  /// The first contacts with a name, the oldest first.
  let ofName = StoreStatement("SELECT id FROM {store}.contacts WHERE row >> 40 = ? AND name = ? ORDER BY row LIMIT ?")

  /// The row ?1, if it is archived as ?2 says, and has the kind ?3 and the tag ?4. NULL stands for any kind or tag.
  let one = StoreStatement(
    """
    SELECT \(columns), row FROM {store}.contacts WHERE row = ?1 AND archived = ?2
      AND (?3 IS NULL OR EXISTS (SELECT 1 FROM json_each(kinds) WHERE value = ?3))
      AND (?4 IS NULL OR EXISTS (SELECT 1 FROM json_each(tags) WHERE case_folded(value) = ?4))
    """)
}
