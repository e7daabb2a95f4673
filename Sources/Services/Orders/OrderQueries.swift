internal import Storage

/// The queries that find the records of an order. Each has the id as its first parameter, then the company's rows.
struct OrderQueries {
  private static func of<R>(_ type: R.Type, _ table: String, by column: String) -> StoreStatement where R: Entity {
    StoreStatement(
      "SELECT \(Table<R>.columns) FROM {store}.\(table) WHERE \(column) = ? AND row BETWEEN ? AND ? ORDER BY row")
  }

  let linesOfOrder = of(OrderLine.self, "order_lines", by: "\"order\"")
  let paymentsOfOrder = of(Payment.self, "order_payments", by: "\"order\"")
  let entriesOfOrder = of(OrderEntry.self, "order_entries", by: "\"order\"")
  let stepsOf = of(Step<OrderSteps>.self, "order_steps", by: "subject")
  let stepsOfOrder = StoreStatement("SELECT count(*) FROM {store}.order_steps WHERE subject = ?")
  let dispatchesOfOrder = StoreStatement("SELECT count(*) FROM {store}.dispatches WHERE \"order\" = ?")
  let inOrder = StoreStatement("SELECT id, row FROM {store}.orders WHERE row BETWEEN ? AND ? ORDER BY row LIMIT ?")
  /// Orders with this number, which older programs may have stored with spaces around it.
  let isNumbered = StoreStatement(
    """
    SELECT 1 FROM {store}.orders WHERE company = ?1 AND number = ?2
    UNION ALL SELECT 1 FROM {store}.orders INDEXED BY orders_spaced
      WHERE company = ?1 AND \(OuterSpaces.trimmed("number")) = ?2 AND \(OuterSpaces.surround("number")) LIMIT 1
    """)
  let reversal = StoreStatement("SELECT id FROM {store}.order_payments WHERE reverses = ?")
}
