internal import Cloud
public import RPC
internal import Shape

/// Zones of companies that were deleted. Each device that has deleted one, or has heard of that, remembers it: a container that goes back
/// has the company again, and a device that knows better deletes it again. A device that never heard of the deletion keeps the company
/// until then.
///
/// `isMade` of such a zone says that its deletion is to be sent. `isDirty` says that the container has answered the deletion, and has not
/// yet named the zone among those that are gone.
extension Replica {
  /// A company was deleted here: its zone goes, with all that is in it.
  func delete(_ zone: ZoneState) throws(Failure) {
    try storage.forgetConflicts(in: zone.number)
    try storage.forget(zone.number)
    guard zone.isMade else { return }
    var gone = ZoneState(number: zone.number, zone.database, zone.zone)
    (gone.isDeletion, gone.isMade) = (true, true)
    try storage.put(gone)
  }

  /// A zone is gone from the container.
  /// - Parameter isConfirmed: whether the container has named it among the zones that are gone.
  public func rememberDeletion(of zone: ZoneState, isConfirmed: Bool) throws(Failure) {
    try storage.forget(zone.number)
    guard database == .private, UUID(zone.zone.name) != nil else { return }
    var gone = ZoneState(number: zone.number, zone.database, zone.zone)
    (gone.isDeletion, gone.isDirty) = (true, !isConfirmed)
    try storage.put(gone)
  }

  /// The container has named all that has changed. A deletion that it has answered, and not named, is sent once more: the container may
  /// have gone back to a state that the token of its database knows.
  public func deleteUnconfirmedAgain() throws(Failure) { try deleteZonesAgain(where: \.isDirty) }

  func deleteZonesAgain(where isMeant: (ZoneState) -> Bool) throws(Failure) {
    for var gone in try storage.zones() where gone.isDeletion && !gone.isMade && isMeant(gone) {
      (gone.isMade, gone.isDirty) = (true, false)
      try storage.put(gone)
    }
  }

  /// Whether another device has made a deleted zone anew. A container that went back reports its loss before it names zones, so such a zone
  /// is not one of its old ones.
  func isMadeAnew(_ zone: ZoneState) throws(Failure) -> Bool {
    guard zone.isDeletion, !zone.isMade, !zone.isDirty else { return false }
    try storage.forget(zone.number)
    return true
  }
}
