internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The queries that find items. A query that lists items returns the columns of an item, followed by its `row`.
struct ItemQueries {
  /// The locations of the company ?1 that have one of the barcodes ?2. The location ?3 is left out.
  let locationsWithBarcode = StoreStatement(
    """
    SELECT id, barcode FROM {store}.locations
    WHERE row >> 40 = ?1 AND barcode IN (SELECT value FROM json_each(?2)) AND barcode IS NOT NULL AND id <> ?3 ORDER BY id
    """)
  /// The ids of the items that have stock in a location.
  let itemsIn = StoreStatement(
    "SELECT DISTINCT item FROM {store}.stock_levels INDEXED BY stock_levels_location WHERE company = ? AND location = ?"
  )

  private static let columns = Item.fieldNames.map { "\"\($0)\"" }.listed

  /// Returns a query of at most ?3 items in the rows from ?1 to ?2 that meet a condition, newest first.
  private static func rows(_ condition: String) -> StoreStatement {
    StoreStatement(
      "SELECT \(columns), row FROM {store}.items WHERE row BETWEEN ? AND ? AND \(condition) ORDER BY row DESC LIMIT ?")
  }

  // The values of `archived` are literals in the SQL, because SQLite can use a partial index only for a literal.
  private let archived: StoreStatement = ItemQueries.rows("archived = 1")
  private let others: StoreStatement = ItemQueries.rows("archived = 0")

  /// Returns the query for a page of archived items, or for a page of items that are not archived.
  func page(archived: Bool) -> StoreStatement { archived ? self.archived : others }

  /// Returns SQL that replaces unreadable JSON by an empty list. Otherwise one damaged item would make the query of all
  /// items fail.
  private static func readable(_ column: String) -> String { "iif(json_valid(\(column)), \(column), '[]')" }

  /// Returns a query of the item in the row ?1. It returns a row if the item meets these conditions; a parameter that
  /// is NULL is no condition:
  /// - Whether it is archived equals ?2.
  /// - It has the category ?3, the tag ?4, and one of the barcodes in the list ?5.
  /// - It has the manufacturer ?6, the condition ?7 and the own location ?9. Whether it has a flag equals ?8.
  /// - It has all custom fields of the object ?10, was last changed at ?11 or later, and has the supplier ?12.
  ///
  /// Categories, tags and manufacturers are compared without case and outer spaces.
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

  /// Returns the query that checks one row against all conditions of a list. Each state of stock has a query of its
  /// own. A list without this condition therefore does not read stock, and a live query does not depend on it.
  func one(_ level: ItemLevel?) -> StoreStatement {
    switch level {
    case nil: anyLevel
    case .low: low
    case .out: out
    case .negative: negative
    }
  }

  let id = StoreStatement("SELECT id FROM {store}.items WHERE row = ?")

  /// The query for the usual case of `skuHolder`: the item has the SKU in this spelling, and no older item has the same
  /// key.
  let skuOwner = StoreStatement("SELECT id FROM {store}.items WHERE company = ?1 AND skuKey = ?3 AND sku = ?2")

  /// The id of the item in the company ?1 with the SKU ?2, whose key is ?3. Several old items may have the same key,
  /// because SKUs were not always unique. The query then returns the item with this spelling, or else the oldest item.
  let skuHolder = StoreStatement(
    """
    SELECT id FROM {store}.items WHERE company = ?1 AND skuKey >= ?3 AND skuKey < ?3 || char(2) ORDER BY sku <> ?2, row LIMIT 1
    """)
}
