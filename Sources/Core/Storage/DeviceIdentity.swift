public import RPC
internal import SQLite
public import Shape

/// The id of this device in a store of companies.
///
/// The id distinguishes the device from all others that have a copy of the store. A directory that is restored from a
/// backup gets another id, because the device that made the backup may still be in use (`Backup.restore`).
public struct DeviceIdentity {
  /// The name of the table.
  public static let table = "device_identity"
  public static let sql = """
    CREATE TABLE {store}.\(table) (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16)
    ) STRICT, WITHOUT ROWID;
    """

  private let stores: Stores
  private let select = StoreStatement("SELECT id FROM {store}.\(table)")
  private let insert = StoreStatement("INSERT INTO {store}.\(table) (id) VALUES (?)")

  public init(_ stores: Stores) { self.stores = stores }

  /// Returns the id, and stores a new one if the store has none.
  /// - Parameter new: makes the new id.
  public func id(in store: Store, orNew new: () -> UUID) throws(Failure) -> UUID {
    if let known = try stores.first(select, in: store, read: { $0.next(UUID.self) }) { return known }
    let id = new()
    try stores.run(insert, in: store, bind: id)
    return id
  }
}
