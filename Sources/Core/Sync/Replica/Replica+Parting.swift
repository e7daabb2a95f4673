internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Values that no two records have at a time, and that devices have given to two while they were apart: a barcode leads to one item.
extension Replica {
  /// A record was written here, or by an arrival.
  /// - Parameter members: its values; `nil` where these are not at hand.
  func noteWritten(_ kind: SyncKind, _ record: UUID, in zone: Int, _ members: Members? = nil) {
    touched.append((kind, record, zone))
    let mayShare = kind.exclusive.contains { name in members.map { !["null", "[]"].contains($0[name] ?? "null") } ?? true }
    if mayShare { unparted.append((kind, record, zone)) }
  }

  /// Takes such values from the records that were made later, as far as records were written since this was called last. That is an edit,
  /// which is sent.
  func partValues() throws(Failure) {
    if unparted.isEmpty { return }
    let written = unparted
    unparted = []
    for (kind, record, zone) in written {
      for value in try kind.rows.shared(record, in: zone) {
        // The other one has lost the value already, perhaps: that is looked at when it has arrived.
        if try storage.arrival(value.holder)?.state == .fresh { continue }
        if try isFirst(record, before: value.holder) {
          try take(SharedValue(value.member, value.otherJSON, of: record, as: value.json), from: value.holder, kind, zone)
        } else {
          try take(value, from: record, kind, zone)
        }
      }
    }
    try settleTouched()
  }

  /// Whether the container has got a record before another one. A record that it does not have yet comes last; between two of these, ids
  /// decide.
  private func isFirst(_ a: UUID, before b: UUID) throws(Failure) -> Bool {
    let (ofA, ofB) = (try storage.arrivalOrder(of: a).createdAt ?? .max, try storage.arrivalOrder(of: b).createdAt ?? .max)
    return ofA != ofB ? ofA < ofB : a < b
  }

  private func take(_ value: SharedValue, from record: UUID, _ kind: SyncKind, _ zone: Int) throws(Failure) {
    // Whoever may not change the record leaves that to those who may.
    guard let state = try self.zone(zone), try mayWrite(kind, state), var members = try kind.rows.read(record, in: zone),
      let before = members[value.member]
    else { return }
    members[value.member] = SetMerge.removing(value.json, from: before) ?? "null"
    members.countVersion()
    guard members[value.member] != before, case .done = try kind.rows.put(record, members, in: zone, by: nil) else { return }
    noteWritten(kind, record, in: zone, members)
    var marks = try pending(record, kind, in: zone)
    marks.written([value.member, "version"].filter(kind.form.has), at: 0)
    try keep(marks)
    try note(marks, field: value.member, nil, members[value.member], before, kept: .local, for: .renamed)
    try kind.rows.lost(record, value, in: zone)
  }
}
