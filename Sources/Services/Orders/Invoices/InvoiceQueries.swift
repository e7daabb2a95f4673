internal import Storage

/// The queries of documents. The company's rows are the last parameters, unless a query says otherwise.
struct InvoiceQueries {
  /// The documents of an order. On all devices, they have the same order.
  let ofOrder = StoreStatement(
    """
    SELECT \(Table<Invoice>.columns) FROM {store}.invoices WHERE "order" = ? AND row BETWEEN ? AND ?
    ORDER BY issuedAt, id
    """)
  let amounts = StoreStatement(
    """
    SELECT id, type, invoice, gross, issuedAt FROM {store}.invoices WHERE "order" = ? AND row BETWEEN ? AND ?
    ORDER BY issuedAt, id
    """)
  let anyOfOrder = StoreStatement("SELECT 1 FROM {store}.invoices WHERE \"order\" = ? AND row BETWEEN ? AND ? LIMIT 1")
  let paid = StoreStatement("SELECT paid FROM {store}.orders WHERE id = ? AND row BETWEEN ? AND ?")
  let ofRow = StoreStatement("SELECT \(Table<Invoice>.columns) FROM {store}.invoices WHERE row = ?")
  /// The largest number of a kind in a series. The parameters are the company, the kind and the series.
  let last = StoreStatement(
    "SELECT max(sequence) FROM {store}.invoices WHERE company = ? AND type = ? AND series = ?")
  let isNumbered = StoreStatement("SELECT id FROM {store}.invoices WHERE company = ? AND number = ?")
  let series = StoreStatement(
    """
    SELECT \(Table<InvoiceSeries>.columns) FROM {store}.invoice_series WHERE row BETWEEN ? AND ?
    ORDER BY length(letter), letter
    """)
  /// Numbers that two documents of a company have.
  let doubled = StoreStatement(
    "SELECT count(*) FROM (SELECT 1 FROM {store}.invoices GROUP BY company, number HAVING count(*) > 1)")
  /// Series with numbers that no document has, of one company's documents.
  let gaps = StoreStatement(
    """
    SELECT count(*) FROM (
      SELECT 1 FROM {store}.invoices GROUP BY company, type, series HAVING max(sequence) > count(DISTINCT sequence))
    """)
}
