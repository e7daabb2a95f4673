internal import Ports
internal import Storage

/// The schema of the dispatches' tables, in both stores of companies. A released step is never edited: a change is a
/// new step at the end.
enum DispatchTables {
  static let schema = ServiceSchema(
    steps: [
      .init("dispatches.dispatches", in: .companies, dispatches),
      .init("dispatches.steps", in: .companies, AddedRows.steps(of: DispatchDetails.self, with: "dispatches")),
      .init("dispatches.proof", in: .companies, proof),
      .init("dispatches.counts", in: .companies, StatusCountTables.counting("dispatches")),
      .init("dispatches.steps.follows", in: .companies, AddedRows.following(of: DispatchDetails.self)),
      .init("dispatches.spaced", in: .companies, spaced),
    ])

  private static let dispatchesTable = RecordTable(
    Dispatch.self, "dispatches", added: ["proof"], checksIDs: false, constraints: ["UNIQUE (company, number)"])

  private static let dispatches = """
    \(dispatchesTable.sql)
    CREATE INDEX {store}.dispatches_order ON dispatches ("order");
    CREATE INDEX {store}.dispatches_status ON dispatches (status);
    CREATE INDEX {store}.dispatches_contact ON dispatches (contact, createdAt, id) WHERE contact IS NOT NULL;
    CREATE INDEX {store}.dispatches_tracking ON dispatches (trackingNumber) WHERE trackingNumber IS NOT NULL;
    """

  /// The index of dispatches whose tracking numbers older programs stored with surrounding spaces. `dispatches.track`
  /// uses this index to find them.
  private static let spaced =
    "CREATE INDEX {store}.dispatches_spaced ON dispatches (row) WHERE \(OuterSpaces.surround("trackingNumber"));"

  /// Adds the column for the proof of delivery, and its index.
  private static let proof = """
    \(dispatchesTable.adding("proof"))
    CREATE INDEX {store}.dispatches_proof ON dispatches (proof) WHERE proof IS NOT NULL;
    """
}
