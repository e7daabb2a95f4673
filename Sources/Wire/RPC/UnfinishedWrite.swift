internal import Shape

/// A write with an idempotency key that takes many commits. Each commit stores its part of the work with the key. After
/// a crash or a cancellation, a repeat continues behind the last stored part.
public struct UnfinishedWrite {
  private let write: IdempotentWrite
  /// The caller, or `nil` for the account.
  private let user: UUID?

  init(_ write: IdempotentWrite, for user: UUID?) {
    self.write = write
    self.user = user
  }

  /// Returns the parts that commits have stored so far, in their order.
  public func parts() throws(Failure) -> [String] { try write.parts(for: user) }

  /// Stores a part: the work since the last part. The part is stored in the transaction of that work.
  public func keep(_ part: String) throws(Failure) { try write.keep(part, for: user) }
}
