internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The index of joined records: lots and locations that became part of another record with the same natural key.
///
/// Devices that create a record with the same natural key make the same record, as its id follows from the key.
/// Nevertheless two records can have the same key: an older program made one of them, or a record got the key later.
/// Then the record with the higher id becomes part of the other record, which its member `joined` names. The ids
/// decide, as they are the same on all devices. Clocks are not compared, and no cycle can arise.
///
/// The joined record stays, archived. Entries of the ledger name it for ever, so sums resolve the id in an entry. The
/// stock on hand stays the sum of the ledger, whichever of the two records an entry names. Ids that follow from the key
/// alone would not join records that exist already. A reference that was rewritten on this device would differ from the
/// reference in the cloud.
final class JoinedRecords {
  static let sql = """
    CREATE TABLE {store}.joined_records (
      id BLOB PRIMARY KEY,
      company INTEGER NOT NULL,
      root BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.joined_records_root ON joined_records (root);
    """

  /// Returns the SQL of the record that an id leads to.
  static func root(of id: String) -> String {
    "ifnull((SELECT root FROM {store}.joined_records j WHERE j.id = \(id)), \(id))"
  }

  private let stores: Stores
  private let find = StoreStatement("SELECT root FROM {store}.joined_records WHERE id = ?")
  private let joining = StoreStatement("SELECT count(*) FROM {store}.joined_records WHERE root = ?")
  private let put = StoreStatement("INSERT OR REPLACE INTO {store}.joined_records (id, company, root) VALUES (?, ?, ?)")
  private let redirect = StoreStatement("UPDATE {store}.joined_records SET root = ? WHERE root = ?")
  private let remove = StoreStatement("DELETE FROM {store}.joined_records WHERE id = ?")
  private let emptying = StoreStatement("DELETE FROM {store}.joined_records WHERE company = ?")
  /// Called after records were joined. Sums that were read before belong to other places now.
  var changed: () -> Void = {}

  init(_ stores: Stores) { self.stores = stores }

  /// Returns the record that a record is part of, or the record itself if it was not joined.
  func root(of id: UUID, in store: Store) throws(Failure) -> UUID {
    try stores.first(find, in: store, bind: id) { $0.next(UUID.self) } ?? id
  }

  /// Returns the number of records that are part of a record.
  func count(joining id: UUID, in store: Store) throws(Failure) -> Int {
    try stores.first(joining, in: store, bind: id) { $0.next(Int.self) } ?? 0
  }

  /// Records the change of the member `joined` of a record.
  /// - Parameter other: the record that `joined` names. A record with a higher id is ignored: joins lead to the lower
  ///   id.
  func note(_ id: UUID, joined other: UUID?, was old: UUID?, in context: CompanyContext) throws(Failure) {
    if other == old { return }
    changed()
    guard let other, other < id else { return try stores.run(remove, in: context.store, bind: id) }
    let root = try root(of: other, in: context.store)
    assert(root < id, "a record leads to lower ids alone")
    try stores.run(put, in: context.store, bind: id, context.number, root)
    try stores.run(redirect, in: context.store, bind: root, id)
  }

  func empty(_ partition: Partition) throws(Failure) {
    try stores.run(emptying, in: partition.store, bind: partition.number)
  }
}
