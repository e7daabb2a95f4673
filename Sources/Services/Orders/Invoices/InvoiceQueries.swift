internal import Storage

/// The queries for invoices and credit notes. The last parameters are the first and the last row of the company, unless
/// the comment of a query says otherwise.
struct InvoiceQueries {
  /// The documents of an order, sorted in the same way on all devices.
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
  /// The credit notes that correct an invoice, as `CreditNoteSum`.
  let correcting = StoreStatement(
    """
    SELECT id, number, issuedOn, reason, gross FROM {store}.invoices
    WHERE invoice = ? AND invoice IS NOT NULL AND row BETWEEN ? AND ? ORDER BY issuedAt, id
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
  /// The number of document numbers that several documents of a company have.
  let doubled = StoreStatement(
    "SELECT count(*) FROM (SELECT 1 FROM {store}.invoices GROUP BY company, number HAVING count(*) > 1)")
  /// The number of series in which a number is missing.
  let gaps = StoreStatement(
    """
    SELECT count(*) FROM (
      SELECT 1 FROM {store}.invoices GROUP BY company, type, series HAVING max(sequence) > count(DISTINCT sequence))
    """)
}
