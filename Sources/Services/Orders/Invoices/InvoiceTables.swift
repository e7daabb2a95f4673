internal import Ports
internal import Storage

/// The schema of the tables of invoices and credit notes, in both stores of companies. A step that was released is
/// never edited, because existing stores have already run it. A change is a new step.
enum InvoiceTables {
  static let schema = ServiceSchema(
    steps: [
      .init("invoices.invoices", in: .companies, invoices), .init("invoices.series", in: .companies, series),
      .init("invoices.text", in: .companies, TextIndex.tables(of: "invoices")),
    ])

  private static let invoices = """
    \(RecordTable(Invoice.self, "invoices").sql)
    CREATE INDEX {store}.invoices_order ON invoices ("order");
    CREATE INDEX {store}.invoices_number ON invoices (company, number);
    CREATE INDEX {store}.invoices_sequence ON invoices (company, type, series, sequence);
    CREATE INDEX {store}.invoices_correction ON invoices (invoice) WHERE invoice IS NOT NULL;
    CREATE INDEX {store}.invoices_issued ON invoices (row >> 40, issuedAt);
    \(AddedRows.guards(of: "invoices", with: "orders", by: "\"order\""))
    """

  /// The table of series, and the table with the id by which a series names this device.
  private static let series = """
    \(RecordTable(InvoiceSeries.self, "invoice_series").sql)
    \(DeviceIdentity.sql)
    """
}
