public import RPC
public import Shape
public import Storage

/// The rules for a service's data when another account takes over the directory. All rows are deleted, except the rows
/// of `kept`.
public struct AccountRules {
  /// The rows that stay.
  public let kept: [KeptRows]
  /// Is called with the leaving account before the rows are deleted, and again after a crash. `came` reverses its
  /// effects.
  public let left: (UUID) throws(Failure) -> Void
  /// Is called after the rows were deleted. It deletes data of the service that is in no store.
  public let gone: () throws(Failure) -> Void
  /// Is called with each account that takes over the directory. The account may have used the directory before.
  public let came: (UUID) throws(Failure) -> Void

  public init(
    kept: [KeptRows] = [], left: @escaping (UUID) throws(Failure) -> Void = { (_) throws(Failure) in },
    gone: @escaping () throws(Failure) -> Void = { () throws(Failure) in },
    came: @escaping (UUID) throws(Failure) -> Void = { (_) throws(Failure) in }
  ) {
    self.kept = kept
    self.left = left
    self.gone = gone
    self.came = came
  }
}
