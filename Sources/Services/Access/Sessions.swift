internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Who is signed in: one person a company, until they sign out or their time is up.
struct Sessions {
  private let stores: Stores
  private let selection = StoreStatement("SELECT user, startedAt, expiresAt FROM {store}.sessions WHERE company = ?")
  private let replacement = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sessions (company, user, startedAt, expiresAt) VALUES (?, ?, ?, ?)")
  private let deletion = StoreStatement("DELETE FROM {store}.sessions WHERE company = ?")
  private let userDeletion = StoreStatement("DELETE FROM {store}.sessions WHERE company = ? AND user = ?")

  init(_ stores: Stores) {
    self.stores = stores
  }

  func current(in company: UUID, at now: Timestamp) throws(Failure) -> (user: UUID, expiresAt: Timestamp)? {
    let found = try stores.first(
      selection, in: .private, { $0.add(company) },
      { (user: $0.next(UUID.self), startedAt: $0.next(Int.self), expiresAt: $0.next(Timestamp.self)) })
    // One from far ahead was opened by a clock that was wrong, and would last until then.
    guard let found, found.expiresAt > now, found.startedAt <= now.milliseconds + Sessions.slack else { return nil }
    return (found.user, found.expiresAt)
  }

  /// How far a clock may have been set back, in milliseconds.
  private static let slack = 3_600_000

  /// Notes that the `current` one was read.
  func noteReading() { stores.noteReading(selection, in: .private) }

  func begin(_ user: UUID, in company: UUID, hours: Int, at now: Timestamp) throws(Failure) {
    let end = Timestamp(milliseconds: min(now.milliseconds + hours * 3_600_000, Timestamp.latest))
    stores.useReserve()
    try stores.run(replacement, in: .private) {
      $0.add(company)
      $0.add(user)
      $0.add(now)
      $0.add(end)
    }
    stores.outdate()
  }

  func end(in company: UUID) throws(Failure) {
    stores.useReserve()
    try stores.run(deletion, in: .private) { $0.add(company) }
    stores.outdate()
  }

  /// Ends the session of one user.
  func end(of user: UUID, in company: UUID) throws(Failure) {
    stores.useReserve()
    try stores.run(userDeletion, in: .private) {
      $0.add(company)
      $0.add(user)
    }
    stores.outdate()
  }
}
