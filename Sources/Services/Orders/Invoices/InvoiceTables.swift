internal import Ports
internal import Storage

/// The schema of the documents' tables, in both stores of companies. A released step is never edited; a change is a new
/// step.
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

  /// The series, and the id of this device among their owners.
  private static let series = """
    \(RecordTable(InvoiceSeries.self, "invoice_series").sql)
    \(DeviceIdentity.sql)
    """
}
