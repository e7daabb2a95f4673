public import RPC
public import Shape

/// Credentials of which something is computed before they are kept.
public struct CredentialsInMaking {
  /// Takes long; called on another thread.
  public let compute: @Sendable () -> [UInt8]
  /// Gives them to a user of a company, who has none.
  /// - Parameter outcome: what was computed.
  public let keep: (_ outcome: [UInt8], _ user: UUID, _ company: UUID, _ now: Timestamp) throws(Failure) -> Void

  public init(
    compute: @escaping @Sendable () -> [UInt8],
    keep: @escaping (_ outcome: [UInt8], _ user: UUID, _ company: UUID, _ now: Timestamp) throws(Failure) -> Void
  ) {
    self.compute = compute
    self.keep = keep
  }
}
