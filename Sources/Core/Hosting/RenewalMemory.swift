internal import RPC
internal import SQLite
internal import Shape
public import Storage

/// Stores when a service last asked the host for newer data, and how many times in a row it got none. Later processes
/// can read this.
///
/// Without these facts, a core that is started each minute would send a request to an unresponsive host each minute.
public struct RenewalMemory {
  private let stores: Stores
  private let service: StaticString

  private let selection = StoreStatement("SELECT tries, askedAt FROM {store}.renewals WHERE name = ?")
  private let replacement = StoreStatement(
    "INSERT OR REPLACE INTO {store}.renewals (name, tries, askedAt) VALUES (?, ?, ?)")
  private let removal = StoreStatement("DELETE FROM {store}.renewals WHERE askedAt < ?")

  /// The time after which a stored entry is removed, in milliseconds.
  private static var patience: Int { 86_400_000 }

  /// - Parameter service: the service that the names belong to.
  public init(_ stores: Stores, of service: StaticString) {
    self.stores = stores
    self.service = service
  }

  /// Returns the entry for a name. An entry that can't be read counts as missing.
  func find(_ name: String) -> (tries: Int, askedAt: Timestamp)? {
    let found = try? stores.untraced { () throws(Failure) in
      try stores.first(selection, in: .device, bind: "\(service).\(name)") {
        (tries: $0.next(Int.self), askedAt: $0.next(Timestamp.self))
      }
    }
    return found ?? nil
  }

  /// Stores that the host was asked, in a separate write. The write does not wait for the disk. If a power cut undoes
  /// it, or if it fails, the host gets another request, which does no harm.
  func keep(_ asked: [(name: String, tries: Int, askedAt: Timestamp)]) {
    guard let last = asked.last else { return }
    stores.mayBeLost = true
    defer { stores.mayBeLost = false }
    do throws(Failure) {
      stores.beginWrite()
      for one in asked {
        try stores.run(replacement, in: .device, bind: "\(service).\(one.name)", one.tries, one.askedAt)
      }
      try stores.run(removal, in: .device, bind: last.askedAt.milliseconds - RenewalMemory.patience)
      stores.endWrite()
      try stores.commit()
    } catch { stores.rollback() }
  }

  /// The table for all services.
  public static let schema = ServiceSchema(steps: [.init("hosting.renewals", in: .device, sql)])

  private static let sql = """
    -- What the host was asked for and may not have answered: it is asked less and less often.
    CREATE TABLE {store}.renewals (
      -- The service, a dot, and its own name.
      name TEXT NOT NULL PRIMARY KEY,
      -- How often in a row nothing newer came.
      tries INTEGER NOT NULL,
      askedAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
