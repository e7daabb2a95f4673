internal import Ports
internal import Storage

/// The schema of the purchases' tables, in both stores of companies. A released step is never edited: a change is a new
/// step at the end.
enum PurchaseTables {
  static let schema = ServiceSchema(
    steps: [
      .init("purchases.purchases", in: .companies, purchases), .init("purchases.lines", in: .companies, lines),
      .init("purchases.steps", in: .companies, AddedRows.steps(of: PurchaseDetails.self, with: "purchases")),
      .init("purchases.receipts", in: .companies, receipts),
      .init("purchases.text", in: .companies, TextIndex.tables(of: "purchases")),
      .init("purchases.reversals", in: .companies, reversals), .init("purchases.unpriced", in: .companies, unpriced),
      .init("purchases.lines.per", in: .companies, purchaseLinesTable.adding("per")),
      .init("purchases.steps.follows", in: .companies, AddedRows.following(of: PurchaseDetails.self)),
      .init("purchases.lines.taxCategory", in: .companies, purchaseLinesTable.adding("taxCategory")),
      .init("purchases.rounding", in: .companies, purchasesTable.adding("taxRounding", "rounding")),
      .init("purchases.lines.kind", in: .companies, isDone: hasKind, purchaseLinesTable.adding("kind")),
    ])

  private static let purchasesTable = RecordTable(
    Purchase.self, "purchases", added: ["unpriced", "taxRounding", "rounding"], checksIDs: false,
    constraints: ["UNIQUE (company, number)"])
  private static let purchaseLinesTable = RecordTable(
    PurchaseLine.self, "purchase_lines", added: ["per", "taxCategory", "kind"], checksIDs: false)
  /// Some programs made the tables of new stores with the column `kind`, and did not add it to existing stores.
  private static let hasKind = "SELECT 1 FROM pragma_table_info('purchase_lines', '{store}') WHERE name = 'kind'"
  private static let purchaseReceiptsTable = RecordTable(
    PurchaseReceipt.self, "purchase_receipts", added: ["reverses", "reason"], checksIDs: false)

  private static let purchases = """
    \(purchasesTable.sql)
    CREATE INDEX {store}.purchases_status ON purchases (row >> 40, status);
    CREATE INDEX {store}.purchases_contact ON purchases (contact, createdAt, id);
    """

  private static let lines = """
    \(purchaseLinesTable.sql)
    CREATE INDEX {store}.purchase_lines_purchase ON purchase_lines (purchase);
    CREATE INDEX {store}.purchase_lines_item ON purchase_lines (item, incoming, planned) WHERE item IS NOT NULL;
    """

  private static let receipts = """
    \(purchaseReceiptsTable.sql)
    CREATE INDEX {store}.purchase_receipts_purchase ON purchase_receipts (purchase);
    \(AddedRows.guards(of: "purchase_receipts", with: "purchases", by: "purchase"))
    """

  /// Adds the columns for the reversal of a receipt: the reversed receipt, and the reason.
  private static let reversals = """
    \(purchaseReceiptsTable.adding("reverses", "reason"))
    """

  /// Adds the column for the number of a purchase's lines that have no price.
  private static let unpriced = """
    \(purchasesTable.adding("unpriced"))
    UPDATE {store}.purchases SET unpriced = (
      SELECT count(*) FROM {store}.purchase_lines WHERE purchase = purchases.id AND unitPrice IS NULL);
    """
}
