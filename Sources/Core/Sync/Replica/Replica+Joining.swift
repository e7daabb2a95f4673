internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Records with one natural key that devices have made apart: one of them becomes part of the other.
extension Replica {
  /// Makes a record on its way to the rows and the one that has its key here one: the record with the higher id becomes part of the other.
  ///
  /// Ids decide, as they are the same on all devices whatever these know of the container, so no two devices join the records the other way
  /// round. What the other record does not say and the joined one does, it says now; where they differ, a line tells.
  /// - Returns: false where they can't be made one.
  func join(
    _ coming: inout Coming, _ member: String, _ holder: UUID, _ other: Members, _ kind: SyncKind, by joining: SyncedJoining
  ) throws(Failure) -> Bool {
    let record = coming.arrival.record
    assert(record != holder, "a record has no key of its own twice")
    if holder < record {
      // It was tried, and did not help.
      if !coming.joined.isEmpty { return false }
      let (winner, filled) = try fill(holder, other, from: coming.members, kept: .local, kind, coming.arrival, joining)
      if !filled.isEmpty { guard try write(holder, winner, filled, kind, in: coming.arrival.zone) else { return false } }
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

  /// - Returns: the members that were written.
  private static func join(_ members: inout Members, to winner: UUID, by joining: SyncedJoining) -> [String] {
    members[joining.member] = jsonText(winner)
    for (member, json) in joining.setting { members[member] = json }
    return [joining.member] + joining.setting.map(\.member)
  }

  /// Writes members of a record that is here; that is an edit, which is sent.
  private func write(_ record: UUID, _ members: Members, _ names: [String], _ kind: SyncKind, in zone: Int) throws(Failure) -> Bool {
    guard case .done = try kind.rows.put(record, members, in: zone, by: nil) else { return false }
    noteWritten(kind, record, in: zone, members)
    var marks = try pending(record, kind, in: zone)
    marks.written((names + ["version"]).filter(kind.form.has), at: 0)
    try keep(marks)
    return true
  }

  /// Members that say which record it is, and no more.
  private static let ownMembers: Set<String> = ["id", "company", "version", "createdAt", "updatedAt"]

  /// What one record says, and what another one that becomes part of it says beside.
  /// - Parameter kept: whose record the first one is.
  /// - Returns: the record's members, and which of them it did not say before.
  private func fill(
    _ record: UUID, _ members: Members, from other: Members, kept: SyncConflict.Side, _ kind: SyncKind, _ arrival: Arrival,
    _ joining: SyncedJoining
  ) throws(Failure) -> (Members, filled: [String]) {
    var (filled, names) = (members, [String]())
    for one in other.list where kind.form.has(one.name) && !Replica.ownMembers.contains(one.name) && one.name != joining.member {
      let here = members[one.name] ?? "null"
      // What is said of no record says nothing, nor does a record that is part of itself.
      if one.json == here || ["null", "[]", "false"].contains(one.json) || one.json == jsonText(record) { continue }
      if here == "null" || here == "[]" {
        filled[one.name] = one.json
        names.append(one.name)
      } else {
        try note(
          SyncConflict(
            record, kind.name, in: arrival.zone, field: one.name, ancestor: nil, local: kept == .local ? here : one.json,
            server: kept == .local ? one.json : here, kept: kept, for: .duplicate, modifier: arrival.modifier))
      }
    }
    if !names.isEmpty { filled.countVersion() }
    return (filled, names)
  }
}
