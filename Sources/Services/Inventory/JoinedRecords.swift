internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The index of joined lots and locations. If two records have the same natural key, sync joins one of them to the
/// other, and its stock counts as the other's.
///
/// A record's id is computed from its natural key, so devices that use the same key normally create the same record.
/// Two records can have the same key if an older version of the program created one, or if a record got its key later.
/// Then the record with the higher id is joined to the other one, which its member `joined` names. The ids decide,
/// because they are the same on all devices. Clocks are not compared. Joins lead to lower ids only, so no cycle can
/// arise.
///
/// The joined record stays in the store, archived, because ledger entries name it for ever. Sums replace its id by that
/// of the other record. So the stock on hand is the sum of the ledger, whichever record an entry names. Ids that are
/// computed from keys don't make this index superfluous: they join no records that exist already. The references are
/// not rewritten on this device, because they would then differ from those in the container.
final class JoinedRecords {
  static let sql = """
    CREATE TABLE {store}.joined_records (
      id BLOB PRIMARY KEY,
      company INTEGER NOT NULL,
      root BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX {store}.joined_records_root ON joined_records (root);
    """

  /// Returns the SQL expression for the record to which a record was joined, or for the record itself if it was not
  /// joined.
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
  /// A closure that is called after a record was joined. Sums that were computed before count stock under the wrong
  /// record.
  var changed: () -> Void = {}

  init(_ stores: Stores) { self.stores = stores }

  /// Returns the id of the record to which a record was joined, or its own id if it was not joined.
  func root(of id: UUID, in store: Store) throws(Failure) -> UUID {
    try stores.first(find, in: store, bind: id) { $0.next(UUID.self) } ?? id
  }

  /// Returns the number of records that were joined to a record.
  func count(joining id: UUID, in store: Store) throws(Failure) -> Int {
    try stores.first(joining, in: store, bind: id) { $0.next(Int.self) } ?? 0
  }

  /// Updates the index after the member `joined` of a record has changed.
  /// - Parameter other: the record that `joined` names. It is ignored if its id is higher, because joins lead to lower
  ///   ids.
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
