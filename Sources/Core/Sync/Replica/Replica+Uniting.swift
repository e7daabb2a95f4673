internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Records that people have merged into other records, on devices without contact.
///
/// Each merge is stored as a record of its own, which needs the record that stays. If a device that had not seen the
/// merge has deleted the record that stays, the deleted record returns. If the record that stays was itself merged into
/// another one, these two records are merged again. All merge records together decide which record stays, so the result
/// is the same on all devices.
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
    // If the returning record was merged into another one, the merge is repeated, and writes conflict lines of its own.
    return try revive(
      id, its, in: arrival.zone, for: arrival.record, isTold: its.rows.reached(from: id, in: arrival.zone).isEmpty)
  }

  /// Returns the pending members with a reference to a merged record, if both sides have moved the reference to another
  /// record because of a merge.
  ///
  /// Two devices may merge one record into two different records. Of these two, the record with the lower id stays, in
  /// whatever order devices learn of the merges. The same rule holds for merges in a circle. References to the merged
  /// record follow this rule, too.
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

  /// Stores in `ununited` that a record has returned or was deleted, because other devices may have merged it into
  /// another record.
  func noteMerged(_ record: UUID, _ kind: SyncKind, in zone: Int) {
    if kind.isUnited { ununited.append((kind, record, zone)) }
  }

  /// Stores in `ununited` the records that an arriving record refers to and that do not exist here. The arriving
  /// record's device may not have seen that they were merged.
  func noteReferences(of members: Members, _ kind: SyncKind, in zone: Int) throws(Failure) {
    for reference in kind.references {
      guard let id = members[reference.member].flatMap({ UUID(json: $0) }), let its = self.kind(named: reference.kind),
        try !its.rows.has(id, in: zone)
      else { continue }
      noteMerged(id, its, in: zone)
    }
  }

  /// Repeats merges that devices have made independently. A merge waits until all of its records have arrived.
  /// - Parameter isLast: a Boolean value that indicates whether no more arrivals can refer to these records.
  func uniteMerged(isLast: Bool) throws(Failure) {
    if ununited.isEmpty { return }
    let met = ununited
    ununited = []
    for one in met where try !unite(one.kind, one.record, in: one.zone) || !isLast { ununited.append(one) }
    try settleTouched()
  }

  /// Repeats the earlier merges of a record. If the record is of a kind that needs another record, such as a merge
  /// record, repeats the merges of all records that it names.
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
    // The remaining record may have been deleted by a device that knew only some of the merges. It is then brought
    // back.
    if loser != nil, try !kind.rows.has(target, in: zone), try !revive(target, kind, in: zone, for: nil, isTold: false)
    {
      return true
    }
    guard let winner = try kind.rows.read(target, in: zone) else { return true }
    guard try kind.rows.unite(record, into: target, in: zone), let loser else { return true }
    for id in [record, target] { noteWritten(kind, id, in: zone) }
    for one in loser.list where one.name != "id" && kind.form.has(one.name) && !kind.unwritten.contains(one.name) {
      let here = winner[one.name] ?? "null"
      // No value is lost if the merged record has the elements of both lists, or the value that only one record has.
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
