internal import Cloud
public import RPC
internal import Shape

/// Remembers the zones of deleted companies.
///
/// Each device that has deleted a company, or has learned of the deletion, remembers the company's zone. A container
/// that was restored to an earlier state may have the company again. A device that remembers the zone then deletes it
/// again. Until then, a device that has never learned of the deletion still shows the company.
///
/// For such a zone, `isMade` means that its deletion is to be sent. `isDirty` means that the container has accepted the
/// deletion, and has not yet reported the zone as deleted.
extension Replica {
  /// Deletes the zone of a company that was deleted here, with all records in it.
  func delete(_ zone: ZoneState) throws(Failure) {
    try storage.forgetConflicts(in: zone.number)
    try storage.forget(zone.number)
    guard zone.isMade else { return }
    var gone = ZoneState(number: zone.number, zone.database, zone.zone)
    (gone.isDeletion, gone.isMade) = (true, true)
    try storage.put(gone)
  }

  /// Remembers the deletion of a zone that no longer exists in the container.
  /// - Parameter isConfirmed: a Boolean value that indicates whether the container has reported the zone as deleted.
  public func rememberDeletion(of zone: ZoneState, isConfirmed: Bool) throws(Failure) {
    try storage.forget(zone.number)
    guard database == .private, UUID(zone.zone.name) != nil else { return }
    var gone = ZoneState(number: zone.number, zone.database, zone.zone)
    (gone.isDeletion, gone.isDirty) = (true, !isConfirmed)
    try storage.put(gone)
  }

  /// Sends deletions again that the container has accepted and not reported. The missing report may mean that the
  /// container was restored to an earlier state that still knows the database's token. The caller calls this when the
  /// container has reported all changes.
  public func deleteUnconfirmedAgain() throws(Failure) { try deleteZonesAgain(where: \.isDirty) }

  func deleteZonesAgain(where isMeant: (ZoneState) -> Bool) throws(Failure) {
    for var gone in try storage.zones() where gone.isDeletion && !gone.isMade && isMeant(gone) {
      (gone.isMade, gone.isDirty) = (true, false)
      try storage.put(gone)
    }
  }

  /// Returns a Boolean value that indicates whether another device has created a deleted zone again. If so, the
  /// deletion is forgotten. A restored container reports its loss of data before it reports zones. So the zone can't
  /// come from an earlier state of such a container.
  func isMadeAnew(_ zone: ZoneState) throws(Failure) -> Bool {
    guard zone.isDeletion, !zone.isMade, !zone.isDirty else { return false }
    try storage.forget(zone.number)
    return true
  }
}
