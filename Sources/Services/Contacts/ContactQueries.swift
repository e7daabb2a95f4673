internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The queries that find contacts. The queries for pages return the columns of contacts, and then `row`.
struct ContactQueries {
  private static let columns = Contact.fieldNames.listed

  /// Contacts in the rows from ?1 to ?2, newest first, at most ?3 of them.
  private static func rows(_ condition: String) -> StoreStatement {
    StoreStatement(
      "SELECT \(columns), row FROM {store}.contacts WHERE row BETWEEN ? AND ? AND \(condition) ORDER BY row DESC LIMIT ?"
    )
  }

  // The values are literals in the SQL. With parameters, SQLite would not use the index of archived contacts.
  private let archived: StoreStatement = ContactQueries.rows("archived = 1")
  private let others: StoreStatement = ContactQueries.rows("archived = 0")

  /// Returns the query for a page of all archived contacts, or of all contacts that are not archived.
  func page(archived: Bool) -> StoreStatement { archived ? self.archived : others }

  /// The name of the contact ?1 in the rows from ?2 to ?3. The second column is the contact's number among the contacts
  /// of the company ?4 with the same name, the oldest first.
  let named = StoreStatement(
    """
    SELECT name, (SELECT count(*) FROM {store}.contacts o WHERE o.row >> 40 = ?4 AND o.name = c.name AND o.row <= c.row)
    FROM {store}.contacts c WHERE id = ?1 AND row BETWEEN ?2 AND ?3
    """)
  let any = StoreStatement("SELECT 1 FROM {store}.contacts WHERE row BETWEEN ? AND ? LIMIT 1")
  /// The first contacts with a name, the oldest first.
  let ofName = StoreStatement("SELECT id FROM {store}.contacts WHERE row >> 40 = ? AND name = ? ORDER BY row LIMIT ?")

  /// The row ?1, if it fits the filter: archived as ?2 says, with the kind ?3 and the tag ?4. NULL stands for any kind
  /// or tag.
  let one = StoreStatement(
    """
    SELECT \(columns), row FROM {store}.contacts WHERE row = ?1 AND archived = ?2
      AND (?3 IS NULL OR EXISTS (SELECT 1 FROM json_each(kinds) WHERE value = ?3))
      AND (?4 IS NULL OR EXISTS (SELECT 1 FROM json_each(tags) WHERE case_folded(value) = ?4))
    """)
}
