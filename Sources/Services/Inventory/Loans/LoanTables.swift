internal import Storage

/// The schema of the loans' table, in both stores of companies.
enum LoanTables {
  static let schema = ServiceSchema(steps: [.init("inventory.loans", in: .companies, sql)])

  private static let sql = """
    CREATE TABLE {store}.loans (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      item BLOB NOT NULL,
      quantity INTEGER NOT NULL,
      direction TEXT NOT NULL,
      contact BLOB,
      user BLOB,
      lentAt INTEGER NOT NULL,
      dueAt INTEGER,
      note TEXT,
      "from" BLOB,
      parts TEXT NOT NULL,
      returned INTEGER NOT NULL,
      lost INTEGER NOT NULL,
      status TEXT NOT NULL,
      returnedAt INTEGER,
      overdueAt INTEGER,
      version INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      updatedAt INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX {store}.loans_item ON loans (item);
    CREATE INDEX {store}.loans_contact ON loans (contact, createdAt, id) WHERE contact IS NOT NULL;
    CREATE INDEX {store}.loans_open ON loans (row) WHERE returnedAt IS NULL;
    CREATE INDEX {store}.loans_due ON loans (row >> 40, dueAt) WHERE returnedAt IS NULL AND dueAt IS NOT NULL;
    CREATE INDEX {store}.loans_waiting ON loans (dueAt) WHERE returnedAt IS NULL AND dueAt IS NOT NULL AND overdueAt IS NULL;
    """
}
