internal import Shape

/// A write with an idempotency key that needs many commits. Each commit also stores, with the key, which part of the
/// work it contains. After a crash or a cancellation, a repeat of the request continues after the last stored part.
public struct UnfinishedWrite {
  private let write: IdempotentWrite
  /// The user who makes the call, or `nil` for the account.
  private let user: UUID?

  init(_ write: IdempotentWrite, for user: UUID?) {
    self.write = write
    self.user = user
  }

  /// Returns the parts that were stored so far, in their order.
  public func parts() throws(Failure) -> [String] { try write.parts(for: user) }

  /// Stores the description of a part: the work since the previous part. It is stored in the transaction of that work.
  public func keep(_ part: String) throws(Failure) { try write.keep(part, for: user) }
}
