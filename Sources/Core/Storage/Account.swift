internal import RPC
internal import SQLite
internal import Shape

/// The account that a directory serves. Its id stands in the private store, with what it owns, and on the device: should either file be
/// lost, nobody is shut out of the companies in the others.
final class Account {
  private unowned let stores: Stores
  private var known: UUID?
  /// The id that another one has taken the place of while this process ran.
  private(set) var former: UUID?
  private let select = StoreStatement("SELECT id FROM {store}.account")
  private let change = StoreStatement("UPDATE {store}.account SET id = ?")
  private let insert = StoreStatement("INSERT INTO {store}.account (id) VALUES (?)")
  /// The setting of the device; older programs had it there alone.
  private static let setting = "account"

  init(_ stores: Stores) { self.stores = stores }

  /// - Parameter new: makes the id of a directory that has none.
  func id(orNew new: () -> UUID) throws(Failure) -> UUID {
    if let known { return known }
    if let kept = try stores.first(select, in: .private, { _ in }, { $0.next(UUID.self) }) {
      known = kept
      return kept
    }
    let ofDevice = try stores.settings.value(of: Account.setting).flatMap(UUID.init(_:))
    let id = ofDevice ?? new()
    if ofDevice == nil { try commit { () throws(Failure) in try stores.settings.set(Account.setting, to: "\(id)") } }
    try commit { () throws(Failure) in try stores.run(insert, in: .private) { $0.add(id) } }
    known = id
    return id
  }

  /// Another id takes the place of the one that there is.
  func replace(_ old: UUID, by id: UUID) throws(Failure) {
    (former, known) = (old, nil)
    try stores.run(change, in: .private) { $0.add(id) }
  }

  /// Notes on the device which it is, in a write of its own.
  func keepOnDevice() throws(Failure) {
    guard let known = try stores.first(select, in: .private, { _ in }, { $0.next(UUID.self) }) else { return }
    try stores.settings.set(Account.setting, to: "\(known)")
  }

  /// The stores are new ones: so is the account.
  func forget() { (former, known) = (nil, nil) }

  /// Writes apart from the request that is served: what that has read until now still counts, as a live query depends on it.
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
