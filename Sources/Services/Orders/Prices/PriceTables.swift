internal import Storage

/// The schema of the prices' table, in both stores of companies. A released step is never edited: a change is a new
/// step at the end.
enum PriceTables {
  static let schema = ServiceSchema(steps: [
    .init("prices.table", in: .companies, sql), .init("prices.covered", in: .companies, covered),
    .init("prices.seekable", in: .companies, seekable),
  ])

  /// Replaces the indexes of the step before. A price without `minQuantity` applies to any quantity, as if it were 0.
  /// The new indexes sort both alike, so SQLite finds the best price for a quantity directly, however many prices an
  /// item has.
  private static let seekable = """
    DROP INDEX {store}.prices_ofCustomer;
    DROP INDEX {store}.prices_inList;
    CREATE INDEX {store}.prices_ofCustomer
      ON prices (contact, item, ifnull(minQuantity, 0), "from", row, until, price, minQuantity)
      WHERE contact IS NOT NULL;
    CREATE INDEX {store}.prices_inList
      ON prices (item, list COLLATE NOCASE, ifnull(minQuantity, 0), "from", row, until, price, contact, minQuantity)
      WHERE contact IS NULL;
    """

  /// Replaces the first two indexes. The new ones contain the prices of an item in the order of preference, with all
  /// that decides whether a price applies. So an order line reads only one row of them, and none of the table.
  private static let covered = """
    DROP INDEX {store}.prices_contact;
    DROP INDEX {store}.prices_list;
    CREATE INDEX {store}.prices_ofCustomer
      ON prices (contact, item, minQuantity, "from", row, until, price) WHERE contact IS NOT NULL;
    CREATE INDEX {store}.prices_inList
      ON prices (item, list COLLATE NOCASE, minQuantity, "from", row, until, price, contact) WHERE contact IS NULL;
    """

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
