/// What makes requests atomic and durable. The session drives it: many requests, one commit.
public protocol UnitOfWork: AnyObject {
  /// How many commits there have been; grows in the middle of a request when that has to commit the requests before it.
  var commits: Int { get }

  /// Whether what earlier requests of this group did was undone: by a failed commit, or by the store itself.
  var isLost: Bool { get }

  /// A write begins.
  func beginWrite()

  /// The write succeeded: it is part of the group.
  func endWrite()

  /// The write failed: what it did is undone, if need be with the whole group, which `isLost` then says.
  func undoWrite()

  /// Makes everything so far durable. After a failure nothing since the last commit is stored.
  func commit() throws(Failure)

  /// Undoes everything since the last commit, and ends the loss.
  func rollback()
}
