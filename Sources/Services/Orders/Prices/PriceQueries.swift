internal import SQLite
internal import Storage

/// The queries that find and count prices.
struct PriceQueries {
  /// The best of the prices that a condition selects: the one with the largest `minQuantity`, then the one with the
  /// latest `from`, then the newest record. It is the price of the item ?1 for the quantity ?3 on the day ?4, in the
  /// currency ?5 and the rows from ?6 to ?7. Only rows of an index are read: because of the sign before `row`, SQLite
  /// does not choose an index without the item. The currency is found in the text of the price, which the core has
  /// written, because parsing the text with SQLite takes longer than all the rest.
  private static func best(_ condition: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT price ->> 'amount', price -> 'per' FROM {store}.prices
      WHERE \(condition) AND item = ?1 AND ifnull(minQuantity, 0) <= ?3 AND ("from" IS NULL OR "from" <= ?4)
        AND (until IS NULL OR until >= ?4) AND instr(price, '"currency":"' || ?5 || '"') AND +row BETWEEN ?6 AND ?7
      ORDER BY ifnull(minQuantity, 0) DESC, "from" DESC, row DESC LIMIT 1
      """)
  }

  /// The best price for the contact ?2.
  let ofContact = best("contact = ?2 AND contact IS NOT NULL")
  /// The best price in the list ?2.
  let ofList = best("contact IS NULL AND list = ?2 COLLATE NOCASE")
  /// Whether there is a price for a contact.
  let hasContact = StoreStatement(
    "SELECT EXISTS (SELECT 1 FROM {store}.prices WHERE contact = ? AND contact IS NOT NULL)")

  /// A page of at most ?3 of the rows from ?1 to ?2: the prices of the item ?4, for the contact ?5, and in the list ?6.
  /// NULL stands for any item, contact or list.
  private static func page(_ condition: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<Price>.columns), row FROM {store}.prices
      WHERE \(condition) AND row BETWEEN ?1 AND ?2 AND (?4 IS NULL OR item = ?4) AND (?5 IS NULL OR contact = ?5)
        AND (?6 IS NULL OR list = ?6 COLLATE NOCASE)
      ORDER BY row DESC LIMIT ?3
      """)
  }

  let page = page("TRUE")
  let pageOfItem = page("item = ?4")
  let pageOfContact = page("contact = ?5 AND contact IS NOT NULL")
  let pageOfList = page("list = ?6 COLLATE NOCASE AND list IS NOT NULL")

  /// The price with the same key as a row of an imported file. The key consists of the item ?1, the contact ?2, the
  /// list ?3, the least quantity ?4, the first day ?5 and the currency ?8, or any currency if ?8 is NULL. The rows are
  /// from ?6 to ?7. Of several such prices, the newest is the one that order lines get.
  let same = StoreStatement(
    """
    SELECT id FROM {store}.prices
    WHERE item = ?1 AND contact IS ?2 AND ifnull(list, '') = ifnull(?3, '') COLLATE NOCASE
      AND ifnull(minQuantity, 0) = ?4 AND "from" IS ?5 AND row BETWEEN ?6 AND ?7
      AND (?8 IS NULL OR price ->> 'currency' = ?8) ORDER BY row DESC LIMIT 1
    """)
  let movable = StoreStatement(
    "SELECT \(Table<Price>.columns) FROM {store}.prices WHERE contact = ? AND contact IS NOT NULL AND row BETWEEN ? AND ?"
  )
  let countOfItem = StoreStatement("SELECT count(*) FROM {store}.prices WHERE item = ? AND row BETWEEN ? AND ?")
  let countOfContact = StoreStatement(
    "SELECT count(*) FROM {store}.prices WHERE contact = ? AND contact IS NOT NULL AND row BETWEEN ? AND ?")
}
