internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Slows down whoever guesses passwords: the fifth failure for a name makes the next try wait, each further one twice as long.
///
/// Names that nobody has are counted like all others, so that nobody finds out which there are. But as people type passwords where names
/// belong, those are only remembered as long as the process lasts, and only as digests that mean nothing outside of it; of each failure
/// something is written, so that it takes as long.
final class SignInFailures {
  private struct Count {
    var count: Int
    var lastAt: Int
    var retryAt: Int
  }

  private struct Name: Hashable {
    let company: UUID
    /// By the process's own key.
    let digest: Int
  }

  private let stores: Stores
  /// The failures of names that nobody has.
  private var strangers: [Name: Count] = [:]
  /// What the last of them was before, and how many commits there had been: as long as there is no other, it may be undone.
  private var last: (name: Name, count: Count?, commits: Int)?

  private let selection = StoreStatement(
    "SELECT count, lastAt, retryAt FROM {store}.sign_in_failures WHERE company = ? AND user = ?")
  private let replacement = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sign_in_failures (company, user, count, lastAt, retryAt) VALUES (?, ?, ?, ?, ?)")
  private let deletion = StoreStatement("DELETE FROM {store}.sign_in_failures WHERE company = ? AND user = ?")

  /// So many may fail before a try must wait.
  private static let free = 5
  /// In milliseconds.
  private static let (firstWait, longestWait, memory) = (1000, 900_000, 86_400_000)
  /// Names that nobody has, and that are remembered.
  private static let mostStrangers = 10_000
  /// In the place of a user, for all names that nobody has.
  private static let stranger = UUID(high: 0, low: 0)

  init(_ stores: Stores) {
    self.stores = stores
    stores.whenUndone { [unowned self, unowned stores] in
      if let last, last.commits == stores.state.pointee.commits { strangers[last.name] = last.count }
      last = nil
    }
  }

  /// Refuses a try that comes too soon.
  /// - Parameter user: who has the name; nil when nobody does.
  /// - Throws: `tooManyAttempts`.
  func requireNoBackoff(_ username: Username, _ user: UUID?, in company: UUID, at instant: Timestamp) throws(Failure) {
    let now = instant.milliseconds
    if let known = try find(username, user, in: company, now), known.retryAt > now {
      throw .tooManyAttempts(retryAfter: known.retryAt - now)
    }
  }

  /// Counts a failure.
  func record(_ username: Username, _ user: UUID?, in company: UUID, at instant: Timestamp) throws(Failure) {
    let now = instant.milliseconds
    let count = min((try find(username, user, in: company, now)?.count ?? 0) &+ 1, 1000)
    let new = Count(count: count, lastAt: now, retryAt: now + SignInFailures.wait(after: count))
    stores.useReserve()
    try stores.run(replacement, in: .private) {
      $0.add(company)
      $0.add(user ?? SignInFailures.stranger)
      $0.add(new.count)
      $0.add(new.lastAt)
      $0.add(new.retryAt)
    }
    if user == nil {
      if strangers.count >= SignInFailures.mostStrangers { forgetOldest() }
      let name = name(username, company)
      last = (name, strangers[name], stores.state.pointee.commits)
      strangers[name] = new
    }
  }

  /// Forgets the failures of somebody who has shown who they are.
  func forget(_ user: UUID, in company: UUID) throws(Failure) {
    try stores.run(deletion, in: .private) {
      $0.add(company)
      $0.add(user)
    }
  }

  private func find(_ username: Username, _ user: UUID?, in company: UUID, _ now: Int) throws(Failure) -> Count? {
    let stored = try stores.first(
      selection, in: .private,
      {
        $0.add(company)
        $0.add(user ?? SignInFailures.stranger)
      }, { Count(count: $0.next(), lastAt: $0.next(), retryAt: $0.next()) })
    guard let found = user == nil ? strangers[name(username, company)] : stored else { return nil }
    // What a day has passed over is forgotten, and what a clock has noted that was ahead.
    return found.lastAt > now - SignInFailures.memory && found.lastAt <= now + SignInFailures.longestWait ? found : nil
  }

  private func name(_ username: Username, _ company: UUID) -> Name { Name(company: company, digest: username.folded.hashValue) }

  private func forgetOldest() {
    let instants = strangers.values.map(\.lastAt).sorted()
    let middle = instants[instants.count / 2]
    strangers = strangers.filter { $0.value.lastAt > middle }
  }

  /// In milliseconds.
  private static func wait(after count: Int) -> Int {
    count < free ? 0 : min(firstWait << min(count - free, 20), longestWait)
  }
}

extension Failure {
  /// - Parameter retryAfter: in milliseconds.
  fileprivate static func tooManyAttempts(retryAfter: Int) -> Failure {
    Failure(
      TooManyAttemptsData(retryAfter: retryAfter), "Too many attempts have failed; the next is looked at in \(retryAfter) ms")
  }

  /// The same for a wrong name and a wrong password.
  static var signInFailed: Failure { Failure(SignInFailedData(), "The username or the password is wrong") }
}
