internal import Cloud
internal import RPC
internal import Shape

/// Records whose deletion is final: users, with their conversations and messages.
///
/// A device may change such a record, or add one that belongs to it, without having seen the deletion. Each such arrival is deleted again,
/// and no line tells of that. It does not matter which of the two comes to the container first. A record that is made again under its
/// natural key has nothing of the deleted one.
extension Replica {
  /// Deletes a record again that arrives although it, or a record that it belongs to, was deleted for good. Tells makings of one record
  /// apart that have such a deletion between them.
  /// - Returns: `true` if nothing is left to do about the arrival.
  func meetGoneForGood(
    _ arrival: Arrival, _ kind: SyncKind, _ known: inout Known?, _ marks: inout Marks?, _ server: Members, _ unknown: CloudFields
  ) throws(Failure) -> Bool {
    if try belongsToGone(server, kind, in: arrival.zone) {
      try deleteAgain(arrival, kind, server, unknown)
      return true
    }
    guard kind.deletesForGood else { return false }
    let last = try storage.tombstone(arrival.record).flatMap { $0.zone == arrival.zone ? $0 : nil }
    let isFormer = last.map { !Replica.areMadeApart($0.fields, server) } ?? false
    guard let local = try kind.rows.read(arrival.record, in: arrival.zone) else {
      if isFormer { try deleteAgain(arrival, kind, server, unknown) }
      return isFormer
    }
    if isFormer, Replica.areMadeApart(local, server) {
      // The record was made again here. The new one replaces all that the container has.
      try keepKnown(arrival, kind, server, unknown)
      var new = try pending(arrival.record, kind, in: arrival.zone)
      new.isWhole = false
      new.written(Set(local.names).union(server.names).filter(kind.form.has).sorted(), at: 0)
      try keep(new)
      return true
    }
    if !isFormer, let before = known, before.tag != nil, Replica.areMadeApart(before.fields, server) {
      // The record was made again elsewhere. The one that is here goes as if its deletion had arrived.
      try bury(arrival, kind, local)
      _ = try kind.rows.delete(arrival.record, in: arrival.zone, by: arrival.modifier)
      try forget(arrival.record)
      (known, marks) = (nil, nil)
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a record belongs to another one that can't come back.
  private func belongsToGone(_ members: Members, _ kind: SyncKind, in zone: Int) throws(Failure) -> Bool {
    guard kind.anyOwner != nil || kindsDeletedForGood.contains(kind.name) else { return false }
    for owner in owners(of: members, kind) where kindsDeletedForGood.contains(owner.kind.name) {
      guard try !owner.kind.rows.has(owner.id, in: zone), let last = try storage.tombstone(owner.id), last.zone == zone,
        last.recordType == owner.kind.recordType
      else { continue }
      if owner.kind.deletesForGood { return true }
      if try belongsToGone(last.fields, owner.kind, in: zone) { return true }
    }
    return false
  }

  /// Deletes a record in the container, and stores its owner, because records that belong to it may arrive later.
  private func deleteAgain(_ arrival: Arrival, _ kind: SyncKind, _ server: Members, _ unknown: CloudFields) throws(Failure) {
    if try kind.rows.has(arrival.record, in: arrival.zone) { _ = try kind.rows.delete(arrival.record, in: arrival.zone, by: nil) }
    if try storage.tombstone(arrival.record) == nil {
      let last = kind.remembered(of: server)
      try storage.put(
        Tombstone(
          arrival.record, in: arrival.zone, kind.recordType, last, over: last, CloudFields([]), of: owners(of: server, kind).first?.id,
          isOwn: true, occasion: arrival.fetch))
    }
    try keepKnown(arrival, kind, server, unknown)
    try deleted(Marks(of: arrival.record, kind.name, in: arrival.zone, order: try storage.position()), kind)
  }
}
