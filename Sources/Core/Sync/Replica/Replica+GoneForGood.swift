internal import Cloud
internal import RPC
internal import Shape

/// Records whose deletion is final: users, with their conversations and messages.
///
/// Another device may change such a record, or add a record that belongs to it, without having seen the deletion. Each
/// such arrival is deleted again, and gets no conflict line. The order in which the deletion and the change reach the
/// container does not matter. A record that is made again under the same natural key has none of the deleted record's
/// values.
extension Replica {
  /// Deletes an arriving record again if the record, or a record that it belongs to, was deleted for good.
  ///
  /// A record that was made again under the same natural key is a new record, and replaces the deleted one.
  /// - Returns: `true` if the arrival needs no further work.
  func meetGoneForGood(
    _ arrival: Arrival, _ kind: SyncKind, _ known: inout Known?, _ marks: inout Marks?, _ server: Members,
    _ unknown: CloudFields
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
      // The record was made again here. The new record replaces everything that the container has of the former one.
      try keepKnown(arrival, kind, server, unknown)
      var new = try pending(arrival.record, kind, in: arrival.zone)
      new.isWhole = false
      new.written(Set(local.names).union(server.names).filter(kind.form.has).sorted(), at: 0)
      try keep(new)
      return true
    }
    if !isFormer, let before = known, before.tag != nil, Replica.areMadeApart(before.fields, server) {
      // The record was made again elsewhere. The former record on this device is removed, as if its deletion had
      // arrived.
      try bury(arrival, kind, local)
      _ = try kind.rows.delete(arrival.record, in: arrival.zone, by: arrival.modifier)
      try forget(arrival.record)
      (known, marks) = (nil, nil)
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a record belongs, directly or indirectly, to a record that was
  /// deleted for good.
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

  /// Deletes an arriving record here and in the container. The owner that it names is stored, because further records
  /// that belong to the deleted record may arrive later.
  private func deleteAgain(_ arrival: Arrival, _ kind: SyncKind, _ server: Members, _ unknown: CloudFields)
    throws(Failure)
  {
    if try kind.rows.has(arrival.record, in: arrival.zone) {
      _ = try kind.rows.delete(arrival.record, in: arrival.zone, by: nil)
    }
    if try storage.tombstone(arrival.record) == nil {
      let last = kind.remembered(of: server)
      try storage.put(
        Tombstone(
          arrival.record, in: arrival.zone, kind.recordType, last, over: last, CloudFields([]),
          of: owners(of: server, kind).first?.id,
          isOwn: true, occasion: arrival.fetch))
    }
    try keepKnown(arrival, kind, server, unknown)
    try deleted(Marks(of: arrival.record, kind.name, in: arrival.zone, order: try storage.position()), kind)
  }
}
