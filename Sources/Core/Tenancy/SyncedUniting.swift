public import RPC
public import Shape

/// Finishes merges that people have made on devices without contact to each other.
///
/// Two devices may merge two records into each other. Or a device may merge a record into another one that a second
/// device has merged into a third. Each record that such a merge needs is restored first. Then the records are merged
/// once more, in the same way on all devices.
public struct SyncedUniting {
  /// Returns all records that the merges of a record lead to, as far as this device knows. Returns no records for a
  /// record that was merged into no other.
  public let reached: (_ record: UUID, CompanyContext) throws(Failure) -> [UUID]
  /// Returns the record that the independent merges of a record lead to, which is the record itself if it stays.
  /// Returns `nil` for a record without such merges.
  public let target: (_ record: UUID, CompanyContext) throws(Failure) -> UUID?
  /// Merges a record, which may be deleted, into another one. This is a change of this device's own, which is sent.
  public let merge: (_ record: UUID, _ target: UUID, CompanyContext) throws(Failure) -> Void

  public init(
    reached: @escaping (UUID, CompanyContext) throws(Failure) -> [UUID],
    target: @escaping (UUID, CompanyContext) throws(Failure) -> UUID?,
    merge: @escaping (UUID, UUID, CompanyContext) throws(Failure) -> Void
  ) {
    self.reached = reached
    self.target = target
    self.merge = merge
  }
}
