internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The queries that find items. Queries that list items return the columns of items, and then `row`.
struct ItemQueries {
  /// The locations of the company ?1 with one of the barcodes ?2, except the location ?3.
  let locationsWithBarcode = StoreStatement(
    """
    SELECT id, barcode FROM {store}.locations
    WHERE row >> 40 = ?1 AND barcode IN (SELECT value FROM json_each(?2)) AND barcode IS NOT NULL AND id <> ?3 ORDER BY id
    """)
  /// The items with stock in a location.
  let itemsIn = StoreStatement(
    "SELECT DISTINCT item FROM {store}.stock_levels INDEXED BY stock_levels_location WHERE company = ? AND location = ?"
  )

  private static let columns = Item.fieldNames.map { "\"\($0)\"" }.listed

  /// The items of the rows from ?1 to ?2, newest first, at most ?3.
  private static func rows(_ condition: String) -> StoreStatement {
    StoreStatement(
      "SELECT \(columns), row FROM {store}.items WHERE row BETWEEN ? AND ? AND \(condition) ORDER BY row DESC LIMIT ?")
  }

  // Written as literals, so that the index of archived items is found.
  private let archived: StoreStatement = ItemQueries.rows("archived = 1")
  private let others: StoreStatement = ItemQueries.rows("archived = 0")

  /// Returns the query for a page of all archived items, or of all items that are not archived.
  func page(archived: Bool) -> StoreStatement { archived ? self.archived : others }

  /// Replaces unreadable JSON by an empty list, so that one damaged item does not hide the others.
  private static func readable(_ column: String) -> String { "iif(json_valid(\(column)), \(column), '[]')" }

  /// The row ?1, if it passes all conditions whose parameter is not NULL:
  /// - It is archived as ?2 says.
  /// - It has the category ?3, the tag ?4 and one of the barcodes of the list ?5.
  /// - It has the manufacturer ?6, the condition ?7, a flag as ?8 says and the location ?9.
  /// - It has all fields of the object ?10, was changed at ?11 or since, and has the supplier ?12.
  ///
  /// Categories, tags and manufacturers are folded as SKUs are.
  private static func one(_ level: ItemLevel?) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(columns), row FROM {store}.items WHERE row = ?1 AND archived = ?2 AND (?3 IS NULL OR case_folded(category) = ?3)
        AND (?4 IS NULL OR EXISTS (SELECT 1 FROM json_each(\(readable("tags"))) WHERE case_folded(value) = ?4))
        AND (?5 IS NULL OR EXISTS (SELECT 1 FROM json_each(\(readable("barcodes"))) WHERE value IN (SELECT value FROM json_each(?5))))
        AND (?6 IS NULL OR case_folded(manufacturer) = ?6) AND (?7 IS NULL OR condition = ?7) AND (?8 IS NULL OR (flag IS NOT NULL) = ?8)
        AND (?9 IS NULL OR location = ?9)
        AND (?10 IS NULL OR NOT EXISTS (SELECT 1 FROM json_each(?10) f WHERE NOT EXISTS (
          SELECT 1 FROM json_each(\(readable("custom"))) c WHERE c.key = f.key AND c.value IS f.value
            AND (c.type = f.type OR c.type IN ('integer', 'real') AND f.type IN ('integer', 'real')))))
        AND (?11 IS NULL OR updatedAt >= ?11) AND (?12 IS NULL OR supplier = ?12)\(level.map { " AND \($0.condition)" } ?? "")
      """)
  }

  private let anyLevel: StoreStatement = ItemQueries.one(nil)
  private let low: StoreStatement = ItemQueries.one(.low)
  private let out: StoreStatement = ItemQueries.one(.out)
  private let negative: StoreStatement = ItemQueries.one(.negative)

  /// Returns the query for one row with all conditions of a list. Each level of stock has a query of its own, so that a
  /// list without a level does not depend on stock.
  func one(_ level: ItemLevel?) -> StoreStatement {
    switch level {
    case nil: anyLevel
    case .low: low
    case .out: out
    case .negative: negative
    }
  }

  let id = StoreStatement("SELECT id FROM {store}.items WHERE row = ?")

  /// The usual case of `skuHolder`: the SKU is spelled as the item has it, and no older item has its key.
  let skuOwner = StoreStatement("SELECT id FROM {store}.items WHERE company = ?1 AND skuKey = ?3 AND sku = ?2")

  /// The id of the item of the company ?1 with the SKU ?2, whose key is ?3. SKUs with one key may have differed before
  /// the rule of uniqueness. Then the query returns the item with this spelling, or else the oldest item.
  let skuHolder = StoreStatement(
    """
    SELECT id FROM {store}.items WHERE company = ?1 AND skuKey >= ?3 AND skuKey < ?3 || char(2) ORDER BY sku <> ?2, row LIMIT 1
    """)
}
