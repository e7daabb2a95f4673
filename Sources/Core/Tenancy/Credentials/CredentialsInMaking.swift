public import RPC
public import Shape

/// Credentials that need a long computation before they are stored.
public struct CredentialsInMaking {
  /// Does the computation. It takes long, so it is called on another thread.
  public let compute: @Sendable () -> [UInt8]
  /// Stores the credentials for a user of a company who has none.
  /// - Parameter outcome: the result of the computation.
  public let keep: (_ outcome: [UInt8], _ user: UUID, _ company: UUID, _ now: Timestamp) throws(Failure) -> Void

  public init(
    compute: @escaping @Sendable () -> [UInt8],
    keep: @escaping (_ outcome: [UInt8], _ user: UUID, _ company: UUID, _ now: Timestamp) throws(Failure) -> Void
  ) {
    self.compute = compute
    self.keep = keep
  }
}
