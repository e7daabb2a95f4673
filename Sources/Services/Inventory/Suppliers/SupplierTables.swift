internal import Storage

/// The schema of the table of suppliers. Both stores with companies have this table. A released step is never edited: a
/// change is a new step at the end.
enum SupplierTables {
  static let schema = ServiceSchema(steps: [.init("inventory.suppliers", in: .companies, sql)])

  private static let sql = """
    \(RecordTable(ItemSupplier.self, "suppliers").sql)
    CREATE INDEX {store}.suppliers_item ON suppliers (item);
    CREATE INDEX {store}.suppliers_contact ON suppliers (contact);
    """
}
