internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The back-off against guessing passwords. After the fifth failure for a username, the next attempt must wait. Each
/// further failure doubles the wait.
///
/// Unknown usernames are counted like known ones, also over restarts. So a caller can't find out which usernames exist.
/// People sometimes type a password as the username. So an unknown username itself is not stored, but only a key that
/// takes long to compute (`NameKey`), for a day. This key is computed for every username at its first attempt in a
/// process, so that known usernames take as long as unknown ones.
final class SignInFailures {
  private struct Count {
    let count: Int
    let lastAt: Int
    let retryAt: Int
  }

  private struct Name: Hashable {
    let company: UUID
    /// A hash of the username. Its random seed is different in each process.
    let digest: Int

    init(_ username: Username, _ company: UUID) {
      self.company = company
      digest = username.folded.hashValue
    }
  }

  private let stores: Stores
  /// The keys of usernames that were tried in this process.
  private var keys: [Name: UUID] = [:]

  private let selection = StoreStatement(
    "SELECT count, lastAt, retryAt FROM {store}.sign_in_failures WHERE company = ? AND user = ?")
  private let replacement = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sign_in_failures (company, user, count, lastAt, retryAt) VALUES (?, ?, ?, ?, ?)")
  private let expiry = StoreStatement("DELETE FROM {store}.sign_in_failures WHERE company = ? AND lastAt <= ?")
  private let limit = StoreStatement(
    """
    DELETE FROM {store}.sign_in_failures WHERE company = ?1 AND lastAt <= (
      SELECT lastAt FROM {store}.sign_in_failures WHERE company = ?1 ORDER BY lastAt DESC LIMIT 1 OFFSET \(most)
    )
    """)
  private let deletion = StoreStatement("DELETE FROM {store}.sign_in_failures WHERE company = ? AND user = ?")

  /// The number of failures before an attempt must wait.
  private static let free = 5
  /// The first wait, the longest wait, and the time for which failures are remembered, in milliseconds.
  private static let (firstWait, longestWait, memory) = (1000, 900_000, 86_400_000)
  /// The largest number of usernames in one company whose failures are stored. The oldest are removed first. An
  /// attacker could remove failures by failing with many other usernames, but this takes longer than the wait.
  private static let most = 10_000
  /// The largest number of usernames whose keys are in memory.
  private static let mostNames = 10_000

  init(_ stores: Stores) { self.stores = stores }

  /// Returns the key of a username, which counts failures in place of a user's id. Returns `nil` if the key was not
  /// computed yet in this process.
  func key(of username: Username, in company: UUID) -> UUID? { keys[Name(username, company)] }

  /// Keeps a computed key in memory.
  func remember(_ key: UUID, of username: Username, in company: UUID) {
    if keys.count >= SignInFailures.mostNames { keys.removeAll() }
    keys[Name(username, company)] = key
  }

  /// Throws an error if an attempt comes too soon.
  /// - Parameter user: the user with the username, or the username's key if there is no such user.
  /// - Throws: `tooManyAttempts`.
  func requireNoBackoff(_ user: UUID, in company: UUID, at instant: Timestamp) throws(Failure) {
    let now = instant.milliseconds
    if let known = try find(user, in: company, now), known.retryAt > now {
      throw .tooManyAttempts(retryAfter: known.retryAt - now)
    }
  }

  /// Counts a failed attempt.
  /// - Parameter user: the user with the username, or the username's key if there is no such user.
  func record(_ user: UUID, in company: UUID, at instant: Timestamp) throws(Failure) {
    let now = instant.milliseconds
    let count = min((try find(user, in: company, now)?.count ?? 0) &+ 1, 1000)
    stores.useReserve()
    try stores.run(expiry, in: .private, bind: company, now - SignInFailures.memory)
    try stores.run(replacement, in: .private, bind: company, user, count, now, now + SignInFailures.wait(after: count))
    try stores.run(limit, in: .private, bind: company)
  }

  /// Deletes the failures of a user whose password was right.
  func forget(_ user: UUID, in company: UUID) throws(Failure) {
    try stores.run(deletion, in: .private, bind: company, user)
  }

  private func find(_ user: UUID, in company: UUID, _ now: Int) throws(Failure) -> Count? {
    let found = try stores.first(selection, in: .private, bind: company, user) {
      Count(count: $0.next(), lastAt: $0.next(), retryAt: $0.next())
    }
    // Failures older than a day are ignored. Failures far in the future are also ignored, because the clock was wrong
    // then.
    guard let found, found.lastAt > now - SignInFailures.memory, found.lastAt <= now + SignInFailures.longestWait else {
      return nil
    }
    return found
  }

  /// Returns the wait in milliseconds.
  private static func wait(after count: Int) -> Int {
    count < free ? 0 : min(firstWait << min(count - free, 20), longestWait)
  }
}

extension Failure {
  /// - Parameter retryAfter: the wait in milliseconds.
  fileprivate static func tooManyAttempts(retryAfter: Int) -> Failure {
    Failure(
      TooManyAttemptsData(retryAfter: retryAfter), "Too many attempts have failed. Try again in \(retryAfter) ms")
  }

  /// The error if too many passwords of a company wait to be checked.
  static let tooManyPasswords = Failure(
    TooManyAttemptsData(retryAfter: 1000), "Too many passwords of the company wait to be checked; try again in 1000 ms")

  /// The error for a wrong username and for a wrong password.
  static var signInFailed: Failure { Failure(SignInFailedData(), "The username or the password is wrong") }
}
