internal import Storage

/// The schema of the prices' table, in both stores of companies. A released step is never edited: a change is a new
/// step at the end.
enum PriceTables {
  static let schema = ServiceSchema(steps: [.init("prices.table", in: .companies, sql)])

  /// The first two indexes contain the prices of an item in the order of preference. So an order line reads only one
  /// row of them.
  private static let sql = """
    \(RecordTable(Price.self, "prices").sql)
    CREATE INDEX {store}.prices_contact ON prices (contact, item, ifnull(minQuantity, 0), "from")
      WHERE contact IS NOT NULL;
    CREATE INDEX {store}.prices_list ON prices (item, list COLLATE NOCASE, ifnull(minQuantity, 0), "from")
      WHERE contact IS NULL;
    CREATE INDEX {store}.prices_ofItem ON prices (item);
    CREATE INDEX {store}.prices_ofContact ON prices (contact) WHERE contact IS NOT NULL;
    CREATE INDEX {store}.prices_ofList ON prices (list COLLATE NOCASE) WHERE list IS NOT NULL;
    """
}
