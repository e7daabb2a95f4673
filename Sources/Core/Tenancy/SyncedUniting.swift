public import RPC
public import Shape

/// Finishes merges of records that people have made on several devices without a connection between the devices.
///
/// Two devices may merge two records into each other. Or a device may merge a record into another one that a second
/// device has merged into a third. Each record that such a merge needs is restored first. Then the records are merged
/// once more, in the same way on all devices.
public struct SyncedUniting {
  /// Returns the records that a record was merged into, directly or through further merges, as far as this device
  /// knows. Returns no records for a record that was never merged.
  public let reached: (_ record: UUID, CompanyContext) throws(Failure) -> [UUID]
  /// Returns the record that remains after the independent merges of a record. It is the record itself, if that
  /// remains. For a record that was merged and does not exist any more, returns the record that it was merged into.
  /// Returns `nil` for any other record.
  public let target: (_ record: UUID, CompanyContext) throws(Failure) -> UUID?
  /// Merges a record, which may be deleted, into another one. Sync sends the merge as a change that this device has
  /// made.
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
