internal import Shape

/// A write with an idempotency key that takes many commits. Each keeps with the key what it has done, so that a repeat goes on where a
/// crash, or whoever cancelled it, has ended it.
public struct UnfinishedWrite {
  private let write: IdempotentWrite
  /// Who asks; nil for the account.
  private let user: UUID?

  init(_ write: IdempotentWrite, for user: UUID?) {
    self.write = write
    self.user = user
  }

  /// What commits have kept so far, in their order.
  public func parts() throws(Failure) -> [String] { try write.parts(for: user) }

  /// Keeps what has been done since the last part, in the transaction that does it.
  public func keep(_ part: String) throws(Failure) { try write.keep(part, for: user) }
}
