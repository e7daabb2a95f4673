public import RPC
public import Shape
public import Storage

/// The rules for a service's data when the directory goes over to another account. All rows are deleted, except those that are named here.
public struct AccountRules {
  /// The rows that stay.
  public let kept: [KeptRows]
  /// Is called before the rows are deleted, with the account that leaves: once, or again after a crash. `came` takes it back.
  public let left: (UUID) throws(Failure) -> Void
  /// Is called when the rows are deleted, for data that is in no store.
  public let gone: () throws(Failure) -> Void
  /// Is called each time that an account comes. It may have been here before.
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
