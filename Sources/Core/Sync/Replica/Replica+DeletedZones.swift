internal import Cloud
public import RPC
internal import Shape

/// Zones of companies that were deleted. Each device that has deleted a company, or has heard of that, remembers its zone. A container
/// that goes back has the company again, and such a device deletes it again. A device that never heard of the deletion keeps the company
/// until then.
///
/// For such a zone, `isMade` says that its deletion is to be sent. `isDirty` says that the container has answered the deletion, and has
/// not yet named the zone among those that are gone.
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

  /// Remembers the deletion of a zone that is gone from the container.
  /// - Parameter isConfirmed: a Boolean value that indicates whether the container has named the zone among those that are gone.
  public func rememberDeletion(of zone: ZoneState, isConfirmed: Bool) throws(Failure) {
    try storage.forget(zone.number)
    guard database == .private, UUID(zone.zone.name) != nil else { return }
    var gone = ZoneState(number: zone.number, zone.database, zone.zone)
    (gone.isDeletion, gone.isDirty) = (true, !isConfirmed)
    try storage.put(gone)
  }

  /// Sends the deletions again that the container has answered and not named, as it has now named all changes. The container may have gone
  /// back to a state that the token of its database knows.
  public func deleteUnconfirmedAgain() throws(Failure) { try deleteZonesAgain(where: \.isDirty) }

  func deleteZonesAgain(where isMeant: (ZoneState) -> Bool) throws(Failure) {
    for var gone in try storage.zones() where gone.isDeletion && !gone.isMade && isMeant(gone) {
      (gone.isMade, gone.isDirty) = (true, false)
      try storage.put(gone)
    }
  }

  /// Returns a Boolean value that indicates whether another device has made a deleted zone anew. The deletion is then forgotten. A
  /// container that went back reports its loss before it names zones, so such a zone is not one of its old ones.
  func isMadeAnew(_ zone: ZoneState) throws(Failure) -> Bool {
    guard zone.isDeletion, !zone.isMade, !zone.isDirty else { return false }
    try storage.forget(zone.number)
    return true
  }
}
