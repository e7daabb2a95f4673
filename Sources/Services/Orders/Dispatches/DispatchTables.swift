internal import Storage

/// The schema of the dispatches' tables, in both stores of companies.
enum DispatchTables {
  static let schema = ServiceSchema(
    steps: [
      .init("dispatches.dispatches", in: .companies, dispatches),
      .init("dispatches.steps", in: .companies, OrderTables.steps("dispatch_steps", of: "dispatches")),
      .init("dispatches.proof", in: .companies, proof),
      .init("dispatches.counts", in: .companies, StatusCountTables.counting("dispatches")),
      .init("dispatches.steps.follows", in: .companies, OrderTables.following("dispatch_steps")),
      .init("dispatches.spaced", in: .companies, spaced),
    ])

  private static let dispatches = """
    CREATE TABLE {store}.dispatches (
      row INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE,
      company BLOB NOT NULL,
      "order" BLOB NOT NULL,
      collectionType TEXT NOT NULL,
      contact BLOB,
      user BLOB,
      recipient TEXT,
      address TEXT,
      carrier TEXT,
      service TEXT,
      trackingNumber TEXT,
      parcels INTEGER,
      weight INTEGER,
      assignee BLOB,
      plannedAt INTEGER,
      note TEXT,
      number TEXT NOT NULL,
      status TEXT NOT NULL,
      handedOverAt INTEGER,
      deliveredAt INTEGER,
    \(OrderTables.tail),
      UNIQUE (company, number)
    ) STRICT;
    CREATE INDEX {store}.dispatches_order ON dispatches ("order");
    CREATE INDEX {store}.dispatches_status ON dispatches (status);
    CREATE INDEX {store}.dispatches_contact ON dispatches (contact, createdAt, id) WHERE contact IS NOT NULL;
    CREATE INDEX {store}.dispatches_tracking ON dispatches (trackingNumber) WHERE trackingNumber IS NOT NULL;
    """

  /// Dispatches whose tracking numbers older programs stored with spaces around them.
  private static let spaced =
    "CREATE INDEX {store}.dispatches_spaced ON dispatches (row) WHERE \(OuterSpaces.surround("trackingNumber"));"

  /// The proof of delivery.
  private static let proof = """
    ALTER TABLE {store}.dispatches ADD COLUMN proof BLOB;
    CREATE INDEX {store}.dispatches_proof ON dispatches (proof) WHERE proof IS NOT NULL;
    """
}
