internal import Storage
internal import Tenancy

/// The queries that find the records of an order. The parameters of each query are the id, and the first and the last
/// row of the company.
struct OrderQueries {
  private static func of<R>(_ type: R.Type, _ table: String) -> StoreStatement where R: Entity {
    StoreStatement(
      "SELECT \(Table<R>.columns) FROM {store}.\(table) WHERE \"order\" = ? AND row BETWEEN ? AND ? ORDER BY row")
  }

  let paymentsOfOrder = of(Payment.self, "order_payments")
  let entriesOfOrder = of(OrderEntry.self, "order_entries")
  let dispatchesOfOrder = StoreStatement("SELECT count(*) FROM {store}.dispatches WHERE \"order\" = ?")
  /// Finds orders with a number. Older programs may have stored the number with surrounding spaces.
  static var isNumbered: StoreStatement {
    StoreStatement(
      """
      SELECT 1 FROM {store}.orders WHERE company = ?1 AND number = ?2
      UNION ALL SELECT 1 FROM {store}.orders INDEXED BY orders_spaced
        WHERE company = ?1 AND \(OuterSpaces.trimmed("number")) = ?2 AND \(OuterSpaces.surround("number")) LIMIT 1
      """)
  }
  let reversal = StoreStatement("SELECT id FROM {store}.order_payments WHERE reverses = ?")
}
