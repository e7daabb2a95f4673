internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Who is signed in: one person a company, until they sign out, their time is up, or they have done nothing for too long.
///
/// When somebody last did something is remembered, and stored now and then: what a killed process forgets ends a session earlier, and never
/// later.
final class Sessions {
  private let stores: Stores
  /// The sessions that were looked at, by company.
  private var known: [UUID: OpenSession] = [:]
  /// No session ends before this, in milliseconds; nil when that must be looked up.
  private var earliestEnd: Int?

  private let selection = StoreStatement("SELECT user, startedAt, expiresAt, idle, usedAt FROM {store}.sessions WHERE company = ?")
  private let companies = StoreStatement("SELECT company FROM {store}.sessions")
  private let replacement = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sessions (company, user, startedAt, expiresAt, idle, usedAt) VALUES (?, ?, ?, ?, ?, ?)")
  private let usage = StoreStatement("UPDATE {store}.sessions SET usedAt = ? WHERE company = ?")
  private let deletion = StoreStatement("DELETE FROM {store}.sessions WHERE company = ?")

  init(_ stores: Stores) {
    self.stores = stores
    // What is known of sessions is held against the store whenever it is asked for, and when they were used is no less true.
    stores.whenUndone { [unowned self] in earliestEnd = nil }
  }

  /// The session in a company, unless it has ended.
  func current(in company: UUID, at now: Timestamp) throws(Failure) -> OpenSession? {
    guard let found = try find(in: company), found.end > now.milliseconds else { return nil }
    // One from far ahead was opened by a clock that was wrong, and would last until then.
    return found.startedAt <= now.milliseconds + Sessions.slack ? found : nil
  }

  /// How far a clock may have been set back, in milliseconds.
  private static let slack = 3_600_000

  /// The session in a company, though its time may be up.
  private func find(in company: UUID) throws(Failure) -> OpenSession? {
    let row = try stores.first(
      selection, in: .private, { $0.add(company) },
      { row in
        let (user, startedAt, expiresAt, idle) = (row.next(UUID.self), row.next(Int.self), row.next(Int.self), row.next(Int?.self))
        return OpenSession(user: user, startedAt: startedAt, expiresAt: expiresAt, idle: idle, usedAt: max(row.next(), startedAt))
      })
    let stored = row ?? nil
    // What is known of it knows better when it was last used.
    if let stored, let same = known[company], same.user == stored.user, same.startedAt == stored.startedAt { return same }
    known[company] = stored
    return stored
  }

  /// Notes that the `current` one was read.
  func noteReading() { stores.noteReading(selection, in: .private) }

  /// Opens a session, in the place of any other.
  /// - Parameters:
  ///   - hours: how long it lasts.
  ///   - idleMinutes: how long it lasts while nothing is done; nil for as long as it may.
  func begin(_ user: UUID, in company: UUID, hours: Int, idleMinutes: Int?, at now: Timestamp) throws(Failure) {
    let end = Timestamp(milliseconds: min(now.milliseconds + hours * 3_600_000, Timestamp.latest))
    stores.useReserve()
    try stores.run(replacement, in: .private) {
      $0.add(company)
      $0.add(user)
      $0.add(now)
      $0.add(end)
      $0.add(idleMinutes.map { $0 * 60_000 })
      $0.add(now)
    }
    forget(company)
  }

  /// Notes that something is done.
  func noteUse(of session: OpenSession, in company: UUID, at now: Timestamp) throws(Failure) {
    session.use(at: now)
    // A tenth of what it may be idle is not much to lose.
    guard let idle = session.idle, session.usedAt - session.storedAt >= idle / 10 else { return }
    // Whatever comes of it: a store that can't be written is not tried with each request.
    session.noteStored()
    do throws(Failure) {
      try stores.maintain(.private) { () throws(Failure) in
        try stores.run(usage, in: .private) {
          $0.add(session.usedAt)
          $0.add(company)
        }
      }
    } catch {
      // Who only reads need not fail, as on a full disk. What was written before is another matter.
      if stores.state.pointee.isLost { throw error }
    }
  }

  /// Ends the session in a company.
  func end(in company: UUID) throws(Failure) {
    stores.useReserve()
    try stores.run(deletion, in: .private) { $0.add(company) }
    forget(company)
  }

  private func forget(_ company: UUID) {
    known[company] = nil
    earliestEnd = nil
    stores.outdate()
  }

  /// The session in a company that was not closed, though its time may be up.
  func holder(in company: UUID) throws(Failure) -> OpenSession? { try find(in: company) }

  /// When the first of all sessions ends, in milliseconds; `Int.max` for none.
  /// - Parameter hasCome: whether an instant has come: then it is looked up anew, as sessions that were used meanwhile end later.
  func nextEnd(_ hasCome: (Int) -> Bool) throws(Failure) -> Int {
    if let earliestEnd, !hasCome(earliestEnd) { return earliestEnd }
    var end = Int.max
    for company in try all() { end = min(end, try find(in: company)?.end ?? .max) }
    earliestEnd = end
    return end
  }

  /// The companies whose sessions have ended by now, and were not closed.
  func ended(at now: Timestamp) throws(Failure) -> [UUID] {
    earliestEnd = nil
    var ended: [UUID] = []
    for company in try all() where try (find(in: company)?.end ?? .max) <= now.milliseconds { ended.append(company) }
    return ended
  }

  private func all() throws(Failure) -> [UUID] {
    try stores.untraced { () throws(Failure) in try stores.all(companies, in: .private, { _ in }, { $0.next(UUID.self) }) }
  }
}
