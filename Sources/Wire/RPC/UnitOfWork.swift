public import Shape

/// What makes requests atomic and durable. The session drives it: many requests, one commit.
public protocol UnitOfWork: AnyObject {
  /// How it stands; stays where it is as long as the unit of work lives.
  var state: UnsafeMutablePointer<WorkState> { get }

  /// A write begins.
  func beginWrite()

  /// The write succeeded: it is part of the group.
  func endWrite()

  /// The write failed: what it did is undone, if need be with the whole group, which `state.isLost` then says.
  func undoWrite()

  /// Makes everything so far durable. After a failure nothing since the last commit is stored.
  func commit() throws(Failure)

  /// Waits until the disk has all commits, those that waited for no disk, too: before anything leaves the process that tells of them.
  func makeDurable()

  /// Undoes everything since the last commit, and ends the loss.
  func rollback()

  /// Returns the SHA-256 of secrets, and overwrites them.
  func digest(overwriting secrets: UnsafeMutableRawBufferPointer) throws(Failure) -> [UInt8]

  /// What a write with a key was answered with before; nil when it is new.
  /// - Parameter user: who asks; nil for the account.
  func recall(_ key: IdempotencyKey, for user: UUID?) throws(Failure) -> KeptResult?

  /// Keeps the answer to the write that has just been done, in its transaction.
  func remember(_ key: IdempotencyKey, for user: UUID?, result: KeptResult) throws(Failure)

  /// What earlier commits of a write with a key have kept of it, in their order; nothing when it is new, or answered.
  func parts(of key: IdempotencyKey, for user: UUID?) throws(Failure) -> [String]

  /// Keeps what a write with a key has done so far, in the transaction that is open; `remember` ends that.
  func keep(_ part: String, of key: IdempotencyKey, for user: UUID?) throws(Failure)
}

/// What a session looks at after every request. It is read from memory, as a call through the protocol costs more than many a request.
public struct WorkState {
  /// How many commits there have been; grows in the middle of a request when that has to commit the requests before it.
  public var commits = 0
  /// Whether what earlier requests of this group did was undone: by a failed commit, or by the store itself.
  public var isLost = false
  /// A Boolean value that indicates whether a power cut could take back a commit: it waited for no disk.
  public var isUncertain = false

  public init() {}
}
