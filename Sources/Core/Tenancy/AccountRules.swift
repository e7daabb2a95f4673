public import RPC
public import Shape
public import Storage

/// What becomes of what a service keeps when the directory goes over to another account: all rows go, but for those that are named here.
public struct AccountRules {
  /// Rows that stay.
  public let kept: [KeptRows]
  /// Called before the rows go, with the account that goes: once, or again after a crash. `came` takes it back.
  public let left: (UUID) throws(Failure) -> Void
  /// Called when the rows are gone, for what is in no store.
  public let gone: () throws(Failure) -> Void
  /// Called when an account comes, which may have been here before: each time that it is met anew.
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
