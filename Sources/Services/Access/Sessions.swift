internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Who is signed in: one person a company, until they sign out, their time is up, or they have done nothing for too long.
///
/// A conversation may have sign-ins of its own: a realm of its own, whose sessions are stored nowhere, and end with it.
///
/// When somebody last did something is remembered, and stored now and then: what a killed process forgets ends a session earlier, and never
/// later.
final class Sessions {
  private let stores: Stores
  /// The sessions that were looked at, by company.
  private var known: [UUID: OpenSession] = [:]
  /// Those of realms of their own, by realm and company.
  private var own: [Int: [UUID: OpenSession]] = [:]
  /// The last of these that was begun, how many commits there were then, and what it has taken the place of.
  private var lastBegun: (realm: Int, company: UUID, before: OpenSession?, commits: Int)?
  /// The realm of the current conversation; 0 for the directory's.
  var realm: () -> Int = { 0 }
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
    stores.whenUndone { [unowned self] in
      earliestEnd = nil
      guard let begun = lastBegun, begun.commits == stores.state.pointee.commits else { return }
      own[begun.realm]?[begun.company] = begun.before
      lastBegun = nil
    }
  }

  /// The session in a company, unless it has ended.
  func current(in company: UUID, at now: Timestamp) throws(Failure) -> OpenSession? {
    guard let found = try find(in: company, of: realm()), found.end > now.milliseconds else { return nil }
    // One from far ahead was opened by a clock that was wrong, and would last until then.
    return found.startedAt <= now.milliseconds + Sessions.slack ? found : nil
  }

  /// How far a clock may have been set back, in milliseconds.
  private static let slack = 3_600_000

  /// The session in a company, though its time may be up.
  private func find(in company: UUID, of realm: Int) throws(Failure) -> OpenSession? {
    if realm != 0 {
      // For live queries, as if it had been read.
      noteReading()
      return own[realm]?[company]
    }
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
    let realm = realm()
    if realm != 0 {
      let session = OpenSession(
        user: user, startedAt: now.milliseconds, expiresAt: end.milliseconds, idle: idleMinutes.map { $0 * 60_000 },
        usedAt: now.milliseconds)
      lastBegun = (realm, company, own[realm]?[company], stores.state.pointee.commits)
      return try setOwn(session, in: company, of: realm)
    }
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
    if realm() != 0 { return }
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

  /// Ends the session of a realm in a company.
  func end(in company: UUID, of realm: Int = 0) throws(Failure) {
    if realm != 0 { return try setOwn(nil, in: company, of: realm) }
    stores.useReserve()
    try stores.run(deletion, in: .private) { $0.add(company) }
    forget(company)
  }

  /// - Parameter session: nil for none any more.
  private func setOwn(_ session: OpenSession?, in company: UUID, of realm: Int) throws(Failure) {
    own[realm, default: [:]][company] = session
    if own[realm]?.isEmpty == true { own[realm] = nil }
    // Live queries that rest on who is signed in are run again.
    try stores.noteWriting(deletion, in: .private)
    forget(company)
  }

  /// A conversation has left, and all that it has asked for is done: its sign-ins end.
  func forgetRealm(_ realm: Int) {
    if own.removeValue(forKey: realm) != nil { earliestEnd = nil }
  }

  private func forget(_ company: UUID) {
    known[company] = nil
    earliestEnd = nil
    stores.outdate()
  }

  /// The session in a company that was not closed, though its time may be up.
  func holder(in company: UUID, of realm: Int) throws(Failure) -> OpenSession? { try find(in: company, of: realm) }

  /// All realms in which somebody may be signed in.
  var realms: [Int] { [0] + own.keys.sorted() }

  /// When the first of all sessions ends, in milliseconds; `Int.max` for none.
  /// - Parameter hasCome: whether an instant has come: then it is looked up anew, as sessions that were used meanwhile end later.
  func nextEnd(_ hasCome: (Int) -> Bool) throws(Failure) -> Int {
    if let earliestEnd, !hasCome(earliestEnd) { return earliestEnd }
    var end = Int.max
    for company in try all() { end = min(end, try find(in: company, of: 0)?.end ?? .max) }
    for sessions in own.values { end = sessions.values.reduce(end) { min($0, $1.end) } }
    earliestEnd = end
    return end
  }

  /// The companies whose sessions have ended by now, and were not closed, with the realms of these.
  func ended(at now: Timestamp) throws(Failure) -> [(company: UUID, realm: Int)] {
    earliestEnd = nil
    var ended: [(company: UUID, realm: Int)] = []
    for company in try all() where try (find(in: company, of: 0)?.end ?? .max) <= now.milliseconds { ended.append((company, 0)) }
    for realm in own.keys.sorted() {
      for (company, session) in own[realm] ?? [:] where session.end <= now.milliseconds { ended.append((company, realm)) }
    }
    return ended
  }

  private func all() throws(Failure) -> [UUID] {
    try stores.untraced { () throws(Failure) in try stores.all(companies, in: .private, { _ in }, { $0.next(UUID.self) }) }
  }
}
