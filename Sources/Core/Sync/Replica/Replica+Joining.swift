internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Joins records with the same natural key that devices have made independently. One record becomes part of the other.
extension Replica {
  /// Joins an arriving record with the record here that has the same key. The record with the higher id becomes part of
  /// the other record.
  ///
  /// Ids decide, because they are the same on all devices, whatever a device knows of the container. Otherwise two
  /// devices might join the records in opposite ways. The remaining record gets the members that only the joined record
  /// has. If the two records have different values of a member, a conflict line is stored.
  /// - Returns: `false` if the records can't be joined.
  func join(
    _ coming: inout Coming, _ member: String, _ holder: UUID, _ other: Members, _ kind: SyncKind,
    by joining: SyncedJoining
  ) throws(Failure) -> Bool {
    let record = coming.arrival.record
    assert(record != holder, "a record has no key of its own twice")
    if holder < record {
      // If the records were joined in an earlier attempt and the value is still not unique, joining does not help.
      if !coming.joined.isEmpty { return false }
      let (winner, filled) = try fill(holder, other, from: coming.members, kept: .local, kind, coming.arrival, joining)
      if !filled.isEmpty {
        guard try write(holder, winner, filled, kind, in: coming.arrival.zone) else { return false }
      }
      coming.members.countVersion()
      coming.joined = Replica.join(&coming.members, to: holder, by: joining)
      touched.append((kind, holder, coming.arrival.zone))
      return true
    }
    let (winner, filled) = try fill(record, coming.members, from: other, kept: .server, kind, coming.arrival, joining)
    var loser = other
    loser.countVersion()
    let names = Replica.join(&loser, to: record, by: joining)
    guard try write(holder, loser, names, kind, in: coming.arrival.zone) else { return false }
    if !filled.isEmpty {
      coming.members = winner
      coming.joined += filled
    }
    return true
  }

  /// Makes a record part of another one.
  /// - Returns: the members that were written.
  private static func join(_ members: inout Members, to winner: UUID, by joining: SyncedJoining) -> [String] {
    members[joining.member] = jsonText(winner)
    for (member, json) in joining.setting { members[member] = json }
    return [joining.member] + joining.setting.map(\.member)
  }

  /// Writes members of a record on this device. This is an edit, which is sent to the container.
  /// - Returns: `false` if the members can't be written.
  private func write(_ record: UUID, _ members: Members, _ names: [String], _ kind: SyncKind, in zone: Int)
    throws(Failure) -> Bool
  {
    guard case .done = try kind.rows.put(record, members, in: zone, by: nil) else { return false }
    noteWritten(kind, record, in: zone, members)
    var marks = try pending(record, kind, in: zone)
    marks.written((names + ["version"]).filter(kind.form.has), at: 0)
    try keep(marks)
    return true
  }

  /// The members that identify a record and describe its changes. They are not copied to another record.
  private static let ownMembers: Set<String> = ["id", "company", "version", "createdAt", "updatedAt"]

  /// Fills a record with the members of another one that becomes part of it.
  /// - Parameter kept: the side of the first record: this device or the container.
  /// - Returns: the first record's members, and the names of the members that it has got from the other record.
  private func fill(
    _ record: UUID, _ members: Members, from other: Members, kept: SyncConflict.Side, _ kind: SyncKind,
    _ arrival: Arrival,
    _ joining: SyncedJoining
  ) throws(Failure) -> (Members, filled: [String]) {
    var (filled, names) = (members, [String]())
    for one in other.list
    where kind.form.has(one.name) && !Replica.ownMembers.contains(one.name) && one.name != joining.member {
      let here = members[one.name] ?? "null"
      // Empty values are not copied, nor are references to the first record itself.
      if one.json == here || ["null", "[]", "false"].contains(one.json) || one.json == jsonText(record) { continue }
      if here == "null" || here == "[]" {
        filled[one.name] = one.json
        names.append(one.name)
      } else {
        try note(
          SyncConflict(
            record, kind.name, in: arrival.zone, field: one.name, ancestor: nil,
            local: kept == .local ? here : one.json,
            server: kept == .local ? one.json : here, kept: kept, for: .duplicate, modifier: arrival.modifier))
      }
    }
    if !names.isEmpty { filled.countVersion() }
    return (filled, names)
  }
}
