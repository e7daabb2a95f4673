internal import RPC
internal import SQLite
internal import Shape

/// Finds and stores the id of the account that a data directory serves. The private store and the device's store both
/// hold the id. If one of these files is lost, the account still has access to the companies in the remaining stores.
final class Account {
  private unowned let stores: Stores
  private var known: UUID?
  /// The id that was replaced while this process ran, or `nil` if the id was not replaced.
  private(set) var former: UUID?
  private let select = StoreStatement("SELECT id FROM {store}.account")
  private let change = StoreStatement("UPDATE {store}.account SET id = ?")
  private let insert = StoreStatement("INSERT INTO {store}.account (id) VALUES (?)")
  /// The name of the device's setting that holds the id. Older programs stored the id only in this setting.
  private static let setting = "account"

  init(_ stores: Stores) { self.stores = stores }

  /// Returns the account's id, and stores a new one if the directory has none.
  /// - Parameter new: makes the new id.
  func id(orNew new: () -> UUID) throws(Failure) -> UUID {
    if let known { return known }
    if let kept = try stores.first(select, in: .private, read: { $0.next(UUID.self) }) {
      known = kept
      return kept
    }
    let ofDevice = try stores.settings.value(of: Account.setting).flatMap(UUID.init(_:))
    let id = ofDevice ?? new()
    if ofDevice == nil { try commit { () throws(Failure) in try stores.settings.set(Account.setting, to: "\(id)") } }
    try commit { () throws(Failure) in try stores.run(insert, in: .private, bind: id) }
    known = id
    return id
  }

  /// Replaces the account's id in the private store.
  func replace(_ old: UUID, by id: UUID) throws(Failure) {
    (former, known) = (old, nil)
    try stores.run(change, in: .private, bind: id)
  }

  /// Stores the account's id in the device's store, too. The caller makes this a separate write, because a request
  /// writes one store.
  func keepOnDevice() throws(Failure) {
    guard let known = try stores.first(select, in: .private, read: { $0.next(UUID.self) }) else { return }
    try stores.settings.set(Account.setting, to: "\(known)")
  }

  /// Forgets the remembered id, because new stores have replaced the old ones.
  func forget() { (former, known) = (nil, nil) }

  /// Runs and commits a write that does not belong to the current request. The write adds nothing to the request's
  /// footprint (the tables that it has read and written), because live queries depend on the footprint.
  private func commit(_ write: () throws(Failure) -> Void) throws(Failure) {
    try stores.untraced { () throws(Failure) in
      stores.beginWrite()
      try write()
      stores.endWrite()
      try stores.commit()
    }
  }

  static let sql = """
    CREATE TABLE {store}.account (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16)
    ) STRICT, WITHOUT ROWID;
    """
}
