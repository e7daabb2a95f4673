internal import Cloud
internal import RPC
internal import Shape

/// Rights that one device has withdrawn and another device has changed without having seen the withdrawal. The rights
/// stay withdrawn.
///
/// The result depends on what each device had seen, and not on the order in which devices sync. A user can grant rights
/// again after a withdrawal, which creates a new access record. So a change of the old access record was made without
/// having seen the withdrawal.
extension Replica {
  /// Keeps an access record deleted that was deleted here. The record has arrived with a change that had not seen the
  /// deletion. A conflict line reports the change.
  ///
  /// - Returns: `true` if the record stays deleted, or `false` for records of other kinds.
  func staysRevoked(
    _ deletion: Marks, _ arrival: Arrival, _ kind: SyncKind, _ known: Known?, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    guard kind.recordType == OwnersRecords.access else { return false }
    assert(deletion.isDeletion, "only a deletion takes rights away")
    try keepKnown(arrival, kind, server, unknown)
    var again = deletion
    // The container has the record again, so it is to be deleted again.
    if again.acknowledged != nil { again.deleted() }
    try keep(again)
    try note(deletion, field: nil, known?.fields.text, nil, server.text, kept: .local)
    return true
  }

  /// Stores a conflict line about a change of an access record that was made here and is discarded. The record's
  /// deletion has arrived, and had not seen the change.
  func noteUnsentGrant(_ marks: Marks, _ kind: SyncKind, _ known: Known?, _ local: Members) throws(Failure) {
    guard kind.recordType == OwnersRecords.access, !marks.isDeletion else { return }
    guard marks.isEdited || marks.isSent && marks.acknowledged == nil else { return }
    try note(marks, field: nil, known?.fields.text, local.text, nil, kept: .server)
  }
}
