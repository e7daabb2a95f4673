internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// What a list of items is narrowed to.
struct ItemFilter {
  let text: String?
  let category: String?
  let archived: Bool?
}

/// The queries that list items, newest first. Each answers the columns of items, and then `row`.
final class ItemQueries {
  private static let columns = Item.fieldNames.joined(separator: ", ")

  /// From ?1 to ?2, at most ?3.
  private static func page(_ condition: String) -> StoreStatement {
    StoreStatement("SELECT \(columns), row FROM {store}.items WHERE row BETWEEN ? AND ?\(condition) ORDER BY row DESC LIMIT ?")
  }

  // Written as literals, so that the index of archived items is found.
  private let all = ItemQueries.page("")
  private let archived = ItemQueries.page(" AND archived = 1")
  private let others = ItemQueries.page(" AND archived = 0")

  /// The items of a range of rows.
  func page(archived: Bool?) -> StoreStatement { archived.map { $0 ? self.archived : others } ?? all }

  /// The row ?1, if its category is ?2 and it is archived as ?3 says; NULL for any.
  let one = StoreStatement(
    """
    SELECT \(columns), row FROM {store}.items WHERE row = ?1 AND (?2 IS NULL OR category = ?2) AND (?3 IS NULL OR archived = ?3)
    """)

  /// The id of the company ?1's item with the SKU ?2, whose key is ?3. Of those that differed before they had to be unique, the one that is
  /// spelled so, else the oldest.
  let skuHolder = StoreStatement(
    """
    SELECT id FROM {store}.items WHERE company = ?1 AND skuKey >= ?3 AND skuKey < ?3 || char(2) ORDER BY sku <> ?2, row LIMIT 1
    """)

  /// The row ?1, if it has the barcode ?2.
  let barcoded = StoreStatement(
    """
    SELECT \(columns), row FROM {store}.items WHERE row = ?1 AND EXISTS (SELECT 1 FROM json_each(barcodes) WHERE value = ?2)
    """)
}
