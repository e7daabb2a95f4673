internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// Exclusive values that devices without contact have given to two records. Two records never keep the same exclusive
/// value: for example, a barcode leads to one item.
extension Replica {
  /// Stores in `touched` and `unparted` that a record was written, by this device or by an arrival.
  /// - Parameter members: the record's values, or `nil` if the caller does not have them.
  func noteWritten(_ kind: SyncKind, _ record: UUID, in zone: Int, _ members: Members? = nil) {
    touched.append((kind, record, zone))
    let mayShare = kind.exclusive.contains { name in
      members.map { !["null", "[]"].contains($0[name] ?? "null") } ?? true
    }
    if mayShare { unparted.append((kind, record, zone)) }
  }

  /// Removes shared exclusive values from the later of two records, for all records written since the last call. These
  /// are edits, which are sent to the container.
  func partValues() throws(Failure) {
    if unparted.isEmpty { return }
    let written = unparted
    unparted = []
    for (kind, record, zone) in written {
      for value in try kind.rows.shared(record, in: zone) {
        // The other record has an arrival that is not merged yet. With this arrival, it may lose the value. So the
        // value is examined again after the merge.
        if try storage.arrival(value.holder)?.state == .fresh { continue }
        if try isFirst(record, before: value.holder) {
          try take(
            SharedValue(value.member, value.otherJSON, of: record, as: value.json), from: value.holder, kind, zone)
        } else {
          try take(value, from: record, kind, zone)
        }
      }
    }
    try settleTouched()
  }

  /// Returns a Boolean value that indicates whether the container saved one record before another. A record that the
  /// container does not have yet comes last. Between two such records, ids decide.
  private func isFirst(_ a: UUID, before b: UUID) throws(Failure) -> Bool {
    let (ofA, ofB) = (
      try storage.arrivalOrder(of: a).createdAt ?? .max, try storage.arrivalOrder(of: b).createdAt ?? .max
    )
    return ofA != ofB ? ofA < ofB : a < b
  }

  private func take(_ value: SharedValue, from record: UUID, _ kind: SyncKind, _ zone: Int) throws(Failure) {
    // If this device may not change the record, another device removes the value.
    guard let state = try self.zone(zone), try mayWrite(kind, state),
      var members = try kind.rows.read(record, in: zone),
      let before = members[value.member]
    else { return }
    members[value.member] = SetMerge.removing(value.json, from: before) ?? "null"
    members.countVersion()
    guard members[value.member] != before, case .done = try kind.rows.put(record, members, in: zone, by: nil) else {
      return
    }
    noteWritten(kind, record, in: zone, members)
    var marks = try pending(record, kind, in: zone)
    marks.written([value.member, "version"].filter(kind.form.has), at: 0)
    try keep(marks)
    try note(marks, field: value.member, nil, members[value.member], before, kept: .local, for: .renamed)
    try kind.rows.lost(record, value, in: zone)
  }
}
