internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The queries that find items. Those that list them answer the columns of items, and then `row`.
struct ItemQueries {
  private static let columns = Item.fieldNames.joined(separator: ", ")

  /// The items of the rows from ?1 to ?2, newest first, at most ?3.
  private static func rows(_ condition: String) -> StoreStatement {
    StoreStatement("SELECT \(columns), row FROM {store}.items WHERE row BETWEEN ? AND ? AND \(condition) ORDER BY row DESC LIMIT ?")
  }

  // Written as literals, so that the index of archived items is found.
  private let archived: StoreStatement = ItemQueries.rows("archived = 1")
  private let others: StoreStatement = ItemQueries.rows("archived = 0")

  /// A page of all items that are archived, or of all that are not.
  func page(archived: Bool) -> StoreStatement { archived ? self.archived : others }

  /// The row ?1, if it is archived as ?2 says, and has the category ?3, the tag ?4 and one of the barcodes of the list ?5; NULL for any of
  /// these. Categories and tags are folded as SKUs are.
  let one = StoreStatement(
    """
    SELECT \(columns), row FROM {store}.items WHERE row = ?1 AND archived = ?2 AND (?3 IS NULL OR case_folded(category) = ?3)
      AND (?4 IS NULL OR EXISTS (SELECT 1 FROM json_each(tags) WHERE case_folded(value) = ?4))
      AND (?5 IS NULL OR EXISTS (SELECT 1 FROM json_each(barcodes) WHERE value IN (SELECT value FROM json_each(?5))))
    """)

  /// The same where the SKU is spelled as the item has it, and no older one has its key: nearly always.
  let skuOwner = StoreStatement("SELECT id FROM {store}.items WHERE company = ?1 AND skuKey = ?3 AND sku = ?2")

  /// The id of the company ?1's item with the SKU ?2, whose key is ?3. Of those that differed before they had to be unique, the one that is
  /// spelled so, else the oldest.
  let skuHolder = StoreStatement(
    """
    SELECT id FROM {store}.items WHERE company = ?1 AND skuKey >= ?3 AND skuKey < ?3 || char(2) ORDER BY sku <> ?2, row LIMIT 1
    """)
}
