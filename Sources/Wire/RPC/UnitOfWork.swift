public import Shape

/// The transactions that make requests atomic and durable. The server calls this protocol's methods. One commit may
/// contain many requests.
public protocol UnitOfWork: AnyObject {
  /// The state of the transactions. Its memory stays in place as long as the object lives.
  var state: UnsafeMutablePointer<WorkState> { get }

  /// Begins the changes of one write.
  func beginWrite()

  /// Ends a write that has succeeded. Its changes are part of the next commit.
  func endWrite()

  /// Undoes a write that has failed. If all changes since the last commit had to be undone, `state.isLost` is set.
  func undoWrite()

  /// Commits all changes so far. If the commit fails, no change since the last commit is stored.
  func commit() throws(Failure)

  /// Waits until all commits are on the disk, including those that did not wait for the disk themselves. Called before
  /// a message that reports such commits is sent.
  func makeDurable()

  /// Undoes all changes since the last commit, and resets `state.isLost`.
  func rollback()

  /// Returns the SHA-256 digest of secrets, and overwrites the secrets' bytes.
  func digest(overwriting secrets: UnsafeMutableRawBufferPointer) throws(Failure) -> [UInt8]

  /// Returns the stored result of the first request with an idempotency key, or `nil` if there was none.
  /// - Parameter user: the user who makes the call, or `nil` for the account.
  func recall(_ key: IdempotencyKey, for user: UUID?) throws(Failure) -> KeptResult?

  /// Stores the result of the write that has just been done, in the write's transaction.
  func remember(_ key: IdempotencyKey, for user: UUID?, result: KeptResult) throws(Failure)

  /// Returns the parts of an unfinished write that earlier commits have stored, in their order. The list is empty for a
  /// new write, and for a finished one.
  func parts(of key: IdempotencyKey, for user: UUID?) throws(Failure) -> [String]

  /// Stores a part of an unfinished write, in the open transaction. `remember` removes the parts.
  func keep(_ part: String, of key: IdempotencyKey, for user: UUID?) throws(Failure)
}

/// The state that the server checks after every request. It is read from memory directly. A call through the protocol
/// would take longer than many requests.
public struct WorkState {
  /// The number of commits. It can also grow in the middle of a request, if the request has to commit the requests
  /// before it.
  public var commits = 0
  /// A Boolean value that indicates whether the changes of earlier requests since the last commit were undone, by a
  /// failed commit or by SQLite.
  public var isLost = false
  /// A Boolean value that indicates whether a power cut could undo a commit, because the commit has not waited for the
  /// disk.
  public var isUncertain = false

  public init() {}
}
