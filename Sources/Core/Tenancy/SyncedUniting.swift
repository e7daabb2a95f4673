public import RPC
public import Shape

/// How sync finishes what people have merged on devices that were apart from each other.
///
/// Two devices may merge two records into each other, or one may merge a record into another that has gone into a third. Each record that
/// such a merge needs is there again first. Then the records are merged once more, the same way on all devices.
public struct SyncedUniting {
  /// All records that merges lead to from one, as far as this device knows; none for a record that has gone into no other.
  public let reached: (_ record: UUID, CompanyContext) throws(Failure) -> [UUID]
  /// The record that merges made apart from each other lead to: the record itself if it is the one that stays; `nil` for a record that no
  /// such merges concern.
  public let target: (_ record: UUID, CompanyContext) throws(Failure) -> UUID?
  /// Merges a record, which may be gone, into another one. This is a change of this device's own, which is sent.
  public let merge: (_ record: UUID, _ target: UUID, CompanyContext) throws(Failure) -> Void

  public init(
    reached: @escaping (UUID, CompanyContext) throws(Failure) -> [UUID], target: @escaping (UUID, CompanyContext) throws(Failure) -> UUID?,
    merge: @escaping (UUID, UUID, CompanyContext) throws(Failure) -> Void
  ) {
    self.reached = reached
    self.target = target
    self.merge = merge
  }
}
