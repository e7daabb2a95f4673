internal import Shape

/// A write with an idempotency key that takes many commits. Each commit stores its part of the work with the key. So a repeat continues
/// where a crash or a cancellation has ended the write.
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

  /// Stores the work since the last part, in the transaction that does it.
  public func keep(_ part: String) throws(Failure) { try write.keep(part, for: user) }
}
