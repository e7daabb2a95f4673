public import Shape

/// Makes requests atomic and durable. The server calls it, and one commit may contain many requests.
public protocol UnitOfWork: AnyObject {
  /// The state of the work. Its memory stays in place as long as the unit of work lives.
  var state: UnsafeMutablePointer<WorkState> { get }

  /// Begins a write.
  func beginWrite()

  /// Ends a write that succeeded. The write is now part of the group.
  func endWrite()

  /// Undoes a write that failed. If the whole group had to be undone, `state.isLost` is set.
  func undoWrite()

  /// Commits everything so far. After a failure, no change since the last commit is stored.
  func commit() throws(Failure)

  /// Waits until the disk has all commits, including those that did not wait for the disk. Called before a message that
  /// reports such commits leaves the process.
  func makeDurable()

  /// Undoes everything since the last commit, and resets `state.isLost`.
  func rollback()

  /// Returns the SHA-256 of secrets, and overwrites them.
  func digest(overwriting secrets: UnsafeMutableRawBufferPointer) throws(Failure) -> [UInt8]

  /// Returns the first result of a write with a key, or `nil` for a new write.
  /// - Parameter user: the caller, or `nil` for the account.
  func recall(_ key: IdempotencyKey, for user: UUID?) throws(Failure) -> KeptResult?

  /// Stores the result of the write that has just been done, in its transaction.
  func remember(_ key: IdempotencyKey, for user: UUID?, result: KeptResult) throws(Failure)

  /// Returns the parts of a write with a key that earlier commits have stored, in their order. The list is empty for a
  /// new write, and for a finished one.
  func parts(of key: IdempotencyKey, for user: UUID?) throws(Failure) -> [String]

  /// Stores a part of a write with a key, in the open transaction. `remember` removes the parts.
  func keep(_ part: String, of key: IdempotencyKey, for user: UUID?) throws(Failure)
}

/// The state that a server checks after every request. The server reads it from memory, because a call through the
/// protocol costs more than many requests.
public struct WorkState {
  /// The number of commits. It grows during a request that has to commit the requests before it.
  public var commits = 0
  /// A Boolean value that indicates whether the changes of earlier requests of this group were undone, by a failed
  /// commit or by SQLite.
  public var isLost = false
  /// A Boolean value that indicates whether a power cut could undo a commit, because the commit did not wait for the
  /// disk.
  public var isUncertain = false

  public init() {}
}
