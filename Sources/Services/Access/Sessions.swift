internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The sessions of users. A company has one session at a time. A session ends when the user signs out, when it expires,
/// or after too long a time without requests.
///
/// A realm is a group of conversations with the same sign-ins. Realm 0 is that of the data directory, and only its
/// sessions are stored. A conversation can have a realm of its own. The sessions of such a realm end with the
/// conversation.
///
/// The instant of a session's last request is in memory, and is stored from time to time. If the process is killed, the
/// instant may be lost. Then the session ends earlier, and never later.
final class Sessions {
  private let stores: Stores
  /// The stored sessions that were read already, by company.
  private var known: [UUID: OpenSession] = [:]
  /// The sessions of all realms except realm 0, by realm and company.
  private var own: [Int: [UUID: OpenSession]] = [:]
  /// The last session that began in such a realm, with the session that it replaced and the number of commits at that
  /// time.
  private var lastBegun: (realm: Int, company: UUID, before: OpenSession?, commits: Int)?
  /// Returns the realm of the current conversation; 0 for the realm of the data directory.
  var realm: () -> Int = { 0 }
  /// An instant before which no session ends, in milliseconds; `nil` if the instant must be computed.
  private var earliestEnd: Int?

  private let selection = StoreStatement(
    "SELECT user, startedAt, expiresAt, idle, usedAt FROM {store}.sessions WHERE company = ?")
  private let companies = StoreStatement("SELECT company FROM {store}.sessions")
  private let replacement = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sessions (company, user, startedAt, expiresAt, idle, usedAt) VALUES (?, ?, ?, ?, ?, ?)"
  )
  private let usage = StoreStatement("UPDATE {store}.sessions SET usedAt = ? WHERE company = ?")
  private let deletion = StoreStatement("DELETE FROM {store}.sessions WHERE company = ?")

  init(_ stores: Stores) {
    self.stores = stores
    // After a rollback, sessions of realm 0 need no correction: they are compared with the store at each use. So only
    // the sessions of the other realms are corrected.
    stores.whenUndone { [unowned self] in
      earliestEnd = nil
      guard let begun = lastBegun, begun.commits == stores.state.pointee.commits else { return }
      own[begun.realm]?[begun.company] = begun.before
      lastBegun = nil
    }
  }

  /// Returns the session in a company, unless it has ended.
  func current(in company: UUID, at now: Timestamp) throws(Failure) -> OpenSession? {
    guard let found = try find(in: company, of: realm()), found.end > now.milliseconds else { return nil }
    // A session that began far in the future was opened while the clock was wrong. This session would last too long.
    return found.startedAt <= now.milliseconds + Sessions.slack ? found : nil
  }

  /// The time by which a clock may be set back without ending a session, in milliseconds.
  private static let slack = 3_600_000

  /// Returns the session in a company for a realm, even if the session has expired.
  private func find(in company: UUID, of realm: Int) throws(Failure) -> OpenSession? {
    if realm != 0 {
      // A live query reads sessions of the store. So a live query that reads this session is run again when sessions
      // change.
      noteReading()
      return own[realm]?[company]
    }
    let row = try stores.first(selection, in: .private, bind: company) { row in
      let (user, startedAt, expiresAt, idle) = (
        row.next(UUID.self), row.next(Int.self), row.next(Int.self), row.next(Int?.self)
      )
      return OpenSession(
        user: user, startedAt: startedAt, expiresAt: expiresAt, idle: idle, usedAt: max(row.next(), startedAt))
    }
    let stored = row ?? nil
    // The session in memory has the later instant of the last request.
    if let stored, let same = known[company], same.user == stored.user, same.startedAt == stored.startedAt {
      return same
    }
    known[company] = stored
    return stored
  }

  /// Records a reading of sessions, so that live queries run again after sessions have changed.
  func noteReading() { stores.noteReading(selection, in: .private) }

  /// Opens a session, and replaces the previous session in the company, if there is one.
  /// - Parameters:
  ///   - hours: the longest duration of the session.
  ///   - idleMinutes: the longest time without a request; `nil` for no limit.
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
    try stores.run(replacement, in: .private, bind: company, user, now, end, idleMinutes.map { $0 * 60_000 }, now)
    forget(company)
  }

  /// Records that a request was sent in a session.
  func noteUse(of session: OpenSession, in company: UUID, at now: Timestamp) throws(Failure) {
    session.use(at: now)
    if realm() != 0 { return }
    // The instant is written only from time to time. A killed process then loses at most a tenth of the allowed idle
    // time.
    guard let idle = session.idle, session.usedAt - session.storedAt >= idle / 10 else { return }
    // The instant counts as stored even if the write fails. Otherwise each request would try to write to a store that
    // can't be written.
    session.noteStored()
    do throws(Failure) {
      try stores.maintain(.private) { () throws(Failure) in
        try stores.run(usage, in: .private, bind: session.usedAt, company)
      }
    } catch {
      // A request that only reads must not fail because of this write, as on a full disk. But if the failed write has
      // undone earlier changes of the same commit, the error must be reported.
      if stores.state.pointee.isLost { throw error }
    }
  }

  /// Ends the session of a realm in a company.
  func end(in company: UUID, of realm: Int = 0) throws(Failure) {
    if realm != 0 { return try setOwn(nil, in: company, of: realm) }
    stores.useReserve()
    try stores.run(deletion, in: .private, bind: company)
    forget(company)
  }

  /// - Parameter session: the new session; `nil` to end the session.
  private func setOwn(_ session: OpenSession?, in company: UUID, of realm: Int) throws(Failure) {
    own[realm, default: [:]][company] = session
    if own[realm]?.isEmpty == true { own[realm] = nil }
    // This runs live queries again that depend on the signed-in user.
    try stores.noteWriting(deletion, in: .private)
    forget(company)
  }

  /// Removes the sessions of a conversation that was closed and has no open requests.
  func forgetRealm(_ realm: Int) {
    if own.removeValue(forKey: realm) != nil { earliestEnd = nil }
  }

  private func forget(_ company: UUID) {
    known[company] = nil
    earliestEnd = nil
    stores.outdate()
  }

  /// Returns the session in a company for a realm, even if the session has expired but was not ended yet.
  func holder(in company: UUID, of realm: Int) throws(Failure) -> OpenSession? { try find(in: company, of: realm) }

  /// The realms in which users may be signed in.
  var realms: [Int] { [0] + own.keys.sorted() }

  /// Returns the end of the session that ends first, in milliseconds; `Int.max` if there are no sessions.
  /// - Parameter hasCome: returns a Boolean value that indicates whether an instant has passed. If the known end has
  ///   passed, the ends are read again, because sessions that were used meanwhile end later.
  func nextEnd(_ hasCome: (Int) -> Bool) throws(Failure) -> Int {
    if let earliestEnd, !hasCome(earliestEnd) { return earliestEnd }
    var end = Int.max
    for company in try all() { end = min(end, try find(in: company, of: 0)?.end ?? .max) }
    for sessions in own.values { end = sessions.values.reduce(end) { min($0, $1.end) } }
    earliestEnd = end
    return end
  }

  /// Returns the companies and realms of sessions whose time is over, and which `end` has not ended yet.
  func ended(at now: Timestamp) throws(Failure) -> [(company: UUID, realm: Int)] {
    earliestEnd = nil
    var ended: [(company: UUID, realm: Int)] = []
    for company in try all() where try (find(in: company, of: 0)?.end ?? .max) <= now.milliseconds {
      ended.append((company, 0))
    }
    for realm in own.keys.sorted() {
      for (company, session) in own[realm] ?? [:] where session.end <= now.milliseconds {
        ended.append((company, realm))
      }
    }
    return ended
  }

  private func all() throws(Failure) -> [UUID] {
    try stores.untraced { () throws(Failure) in try stores.all(companies, in: .private) { $0.next(UUID.self) } }
  }
}
