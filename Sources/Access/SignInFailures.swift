internal import Crypto
internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// Slows down whoever guesses passwords: the fifth failure for a name makes the next try wait, each further one twice as long.
///
/// Names that nobody has are counted like all others, so that nobody finds out which there are. And as people type passwords where names
/// belong, what was typed is not kept: of its digest there are so few bits that many names share a count.
struct SignInFailures {
  private let kernel: Kernel
  private let selection = StoreStatement(
    "SELECT count, retryAt FROM {store}.sign_in_failures WHERE company = ? AND bucket = ? AND lastAt > ?")
  private let replacement = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sign_in_failures (company, bucket, count, lastAt, retryAt) VALUES (?, ?, ?, ?, ?)")
  private let deletion = StoreStatement("DELETE FROM {store}.sign_in_failures WHERE company = ? AND bucket = ?")
  private let pruning = StoreStatement("DELETE FROM {store}.sign_in_failures WHERE company = ? AND lastAt <= ?")
  private let companyDeletion = StoreStatement("DELETE FROM {store}.sign_in_failures WHERE company = ?")

  /// So many may fail before a try must wait.
  private static let free = 5
  /// In milliseconds.
  private static let (firstWait, longestWait, memory) = (1000, 900_000, 86_400_000)

  init(_ kernel: Kernel) {
    self.kernel = kernel
    kernel.whenCompanyIsDeleted { [companyDeletion] scope throws(Failure) in
      if scope.store == .private { try kernel.stores.run(companyDeletion, in: .private) { $0.add(scope.company) } }
    }
  }

  /// Refuses a try that comes too soon.
  /// - Throws: `tooManyAttempts`.
  func look(at username: Username, in company: UUID) throws(Failure) {
    let now = kernel.clock.now.milliseconds
    if let known = try find(username, in: company), known.retryAt > now { throw .tooManyAttempts(retryAfter: known.retryAt - now) }
  }

  /// Counts a failure.
  func note(_ username: Username, in company: UUID) throws(Failure) {
    let now = kernel.clock.now
    let known = try find(username, in: company)
    let count = (known?.count ?? 0) + 1
    if known == nil { try prune(company) }
    try kernel.stores.run(replacement, in: .private) {
      $0.add(company)
      $0.add(SignInFailures.bucket(username, company))
      $0.add(count)
      $0.add(now)
      $0.add(now.milliseconds + SignInFailures.wait(after: count))
    }
  }

  /// Forgets the failures of a name: somebody has shown that it is theirs.
  func forget(_ username: Username, in company: UUID) throws(Failure) {
    try kernel.stores.run(deletion, in: .private) {
      $0.add(company)
      $0.add(SignInFailures.bucket(username, company))
    }
  }

  private func find(_ username: Username, in company: UUID) throws(Failure) -> (count: Int, retryAt: Int)? {
    try kernel.stores.first(
      selection, in: .private,
      {
        $0.add(company)
        $0.add(SignInFailures.bucket(username, company))
        $0.add(horizon)
      }, { (count: $0.next(Int.self), retryAt: $0.next(Int.self)) })
  }

  /// The last instant whose failures are forgotten.
  private var horizon: Int { kernel.clock.now.milliseconds - SignInFailures.memory }

  private func prune(_ company: UUID) throws(Failure) {
    try kernel.stores.run(pruning, in: .private) {
      $0.add(company)
      $0.add(horizon)
    }
  }

  /// Sixteen bits of a digest.
  private static func bucket(_ username: Username, _ company: UUID) -> Int {
    let digest = Secrets.digest(of: Array("\(company) \(username.folded)".utf8))
    return Int(digest[0]) << 8 | Int(digest[1])
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
      .tooManyAttempts, "Too many attempts have failed; the next is looked at in \(retryAfter) ms", facts: [("retryAfter", "\(retryAfter)")]
    )
  }

  /// The same for a wrong name and a wrong password.
  static var signInFailed: Failure { Failure(.signInFailed, "The username or the password is wrong") }
}
