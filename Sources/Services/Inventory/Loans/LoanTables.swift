internal import Storage

/// The schema of the table of loans. Both stores with companies have this table. A released step is never edited: a
/// change is a new step at the end.
enum LoanTables {
  static let schema = ServiceSchema(steps: [.init("inventory.loans", in: .companies, sql)])

  private static let loansTable = RecordTable(Loan.self, "loans", checksIDs: false)

  private static let sql = """
    \(loansTable.sql)
    CREATE INDEX {store}.loans_item ON loans (item);
    CREATE INDEX {store}.loans_contact ON loans (contact, createdAt, id) WHERE contact IS NOT NULL;
    CREATE INDEX {store}.loans_open ON loans (row) WHERE returnedAt IS NULL;
    CREATE INDEX {store}.loans_due ON loans (row >> 40, dueAt) WHERE returnedAt IS NULL AND dueAt IS NOT NULL;
    CREATE INDEX {store}.loans_waiting ON loans (dueAt) WHERE returnedAt IS NULL AND dueAt IS NOT NULL AND overdueAt IS NULL;
    """
}
