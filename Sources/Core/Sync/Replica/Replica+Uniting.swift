internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Records that people have merged on devices that were apart from each other.
///
/// A merge is a record of its own, and needs the record that it leads to. So that record returns if its deletion had
/// not seen the merge. If that record had itself been merged into another one, the two are merged again. The merges
/// decide which record stays, and the result is the same on all devices.
extension Replica {
  /// Returns the record that a record of the given kind needs, or `nil` if it needs none.
  func needed(by members: Members, _ kind: SyncKind) -> (id: UUID, kind: SyncKind)? {
    guard let need = kind.need, let id = members[need.member].flatMap({ UUID(json: $0) }),
      let its = self.kind(named: need.kind)
    else {
      return nil
    }
    return (id, its)
  }

  /// Brings back the record that an arriving record needs, if this device has deleted it without having seen the
  /// arrival.
  /// - Returns: `false` if the deletion is being sent, so that its result is not known yet.
  func bringBackNeeded(by arrival: Arrival, _ kind: SyncKind, _ server: Members) throws(Failure) -> Bool {
    guard let (id, its) = needed(by: server, kind), try !kind.rows.has(arrival.record, in: arrival.zone) else {
      return true
    }
    if its.isUnited { ununited.append((kind, arrival.record, arrival.zone)) }
    guard try !its.rows.has(id, in: arrival.zone), let last = try storage.tombstone(id), last.isOwn,
      last.zone == arrival.zone
    else {
      return true
    }
    // A record that was merged here is merged again, and that merge has conflict lines of its own.
    return try revive(
      id, its, in: arrival.zone, for: arrival.record, isTold: its.rows.reached(from: id, in: arrival.zone).isEmpty)
  }

  /// Returns the members that refer to a merged record, and whose reference both sides have moved along with a merge.
  ///
  /// Devices that are apart may merge one record into two others. The record with the lower id then stays, as for
  /// merges in a circle, in whatever order devices learn of the merges. References to the merged record follow the same
  /// rule.
  func movedByMerges(
    _ pending: Set<String>, _ ancestor: Members?, _ local: Members, _ server: Members, in zone: Int
  ) throws(Failure) -> Set<String> {
    var moved: Set<String> = []
    guard let ancestor, !pending.isEmpty, let united = kinds.first(where: \.isUnited) else { return [] }
    for name in pending {
      guard let before = ancestor[name], let here = local[name], let there = server[name], before != here,
        before != there, here != there,
        let old = Replica.reference(before), let new = Replica.reference(here), Replica.reference(there) != nil
      else { continue }
      if try united.rows.reached(from: old, in: zone).contains(new) { moved.insert(name) }
    }
    return moved
  }

  /// Returns the id of the record that a member refers to: its value, or the `id` of its object. Returns `nil` if the
  /// member is not a reference.
  private static func reference(_ json: String) -> UUID? {
    UUID(json: json) ?? Members(json: json)?["id"].flatMap { UUID(json: $0) }
  }

  /// Notes that a record has returned. Other devices may have merged the record into another one.
  func noteReturn(of record: UUID, _ kind: SyncKind, in zone: Int) {
    if kind.isUnited { ununited.append((kind, record, zone)) }
  }

  /// Repeats the merges of records that devices have merged independently, if all these records have arrived.
  /// - Parameter isLast: a Boolean value that indicates whether no more arrivals can refer to these records.
  func uniteMerged(isLast: Bool) throws(Failure) {
    if ununited.isEmpty { return }
    let met = ununited
    ununited = []
    for one in met where try !unite(one.kind, one.record, in: one.zone) || !isLast { ununited.append(one) }
    try settleTouched()
  }

  /// Repeats earlier merges of a record. If records of the kind need another record, repeats the merges of the records
  /// that this record names.
  /// - Returns: `false` if an arrival of one of these records still waits.
  private func unite(_ kind: SyncKind, _ record: UUID, in zone: Int) throws(Failure) -> Bool {
    // Only the owner's devices do this, because it changes records of all departments.
    if database != .private { return true }
    guard let need = kind.need, let its = self.kind(named: need.kind) else { return try unite(record, kind, in: zone) }
    guard let members = try kind.rows.read(record, in: zone) else { return true }
    var isDone = true
    for id in members.list.compactMap({ UUID(json: $0.json) }) where try !unite(id, its, in: zone) { isDone = false }
    return isDone
  }

  private func unite(_ record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) -> Bool {
    guard let target = try kind.rows.unitedTarget(of: record, in: zone), target != record else { return true }
    for id in [record, target] where try storage.arrival(id)?.state == .fresh { return false }
    let loser = try kind.rows.read(record, in: zone)
    // The remaining record may have been deleted by a device that knew only some of the merges.
    if loser != nil, try !kind.rows.has(target, in: zone), try !revive(target, kind, in: zone, for: nil, isTold: false)
    {
      return true
    }
    guard let winner = try kind.rows.read(target, in: zone) else { return true }
    guard try kind.rows.unite(record, into: target, in: zone), let loser else { return true }
    for id in [record, target] { noteWritten(kind, id, in: zone) }
    for one in loser.list where one.name != "id" && kind.form.has(one.name) && !kind.unwritten.contains(one.name) {
      let here = winner[one.name] ?? "null"
      // The merged record has the list elements of both records, and the values that only one record has.
      if one.json == here || one.json.hasPrefix("[") || ["null", "false"].contains(one.json) || here == "null" {
        continue
      }
      try note(
        SyncConflict(
          target, kind.name, in: zone, field: one.name, ancestor: nil, local: here, server: one.json, kept: .local,
          for: .duplicate,
          modifier: nil))
    }
    return true
  }
}
