internal import Cloud
internal import JSON
internal import RPC
internal import Shape

/// Records that are only ever added, and never changed or deleted. The containers of this program refuse every change
/// and deletion of such a record. If another container has accepted one, the devices restore the record.
extension Replica {
  /// Restores a record that may only be added but has arrived changed, if the account owns the record's zone. The
  /// devices of participants accept all arrivals, and so also the restored record. A final record (`SyncKind.isFinal`)
  /// is restored by all devices, even if the account itself has changed it.
  ///
  /// - Returns: `true` if the record was restored.
  func keepsAppendOnly(
    _ arrival: Arrival, _ kind: SyncKind, _ known: Known?, _ local: Members?, _ server: Members, _ unknown: CloudFields
  )
    throws(Failure) -> Bool
  {
    guard kind.isImmutable, kind.isFinal || database == .private && !isOwn(arrival.modifier), let known, let local
    else { return false }
    var expected = known.fields
    // Members that an older version of the program did not know belong to the record from the beginning.
    if !known.unknown.isEmpty, let more = try? kind.form.members(of: known.unknown).known {
      expected = expected.changed(by: more)
    }
    let other = Set(expected.names + server.names).sorted().filter { name in
      kind.form.has(name) && !isSameJSON(expected[name] ?? "null", server[name] ?? "null")
    }
    if other.isEmpty { return false }
    try keepKnown(arrival, kind, server, unknown)
    let isWritable = try zone(arrival.zone).map { (zone) throws(Failure) in try mayWrite(kind, zone) } ?? false
    if isWritable {
      var marks = try pending(arrival.record, kind, in: arrival.zone)
      marks.written(other, at: 0)
      try keep(marks)
    }
    for name in other where !PropertyMerge.bookkeeping.contains(name) {
      try note(
        SyncConflict(
          arrival.record, kind.name, in: arrival.zone, field: name, ancestor: expected[name], local: local[name],
          server: server[name],
          kept: .local, for: .rejected, modifier: arrival.modifier))
    }
    return true
  }

  /// Restores a record that may only be added but was deleted. Every device with the right to add such records does
  /// this. The device that made the record may be the only device that has it.
  ///
  /// - Returns: `true` if the record was restored.
  func keepsAppendOnly(_ deletion: Arrival, _ kind: SyncKind, _ local: Members) throws(Failure) -> Bool {
    guard kind.isImmutable, let zone = try zone(deletion.zone) else { return false }
    let known = try storage.known(deletion.record)
    if try !mayWrite(kind, zone) {
      // This device has no right to send the record again. It still keeps a final record.
      if kind.isFinal { try storage.forgetKnown(deletion.record) }
      return kind.isFinal
    }
    var marks = try pending(deletion.record, kind, in: deletion.zone)
    marks.refused()
    marks.isWhole = true
    if var known {
      known.tag = nil
      try storage.put(known)
    }
    try keep(marks)
    try note(marks, field: nil, known?.fields.text, local.text, nil, kept: .local, for: .rejected)
    return true
  }

  /// Returns the container's members of a record, with `null` for the sent members that the container does not have.
  static func whole(_ server: Members, over local: Members, _ kind: SyncKind) -> Members {
    var whole = server
    for name in local.names where whole[name] == nil && kind.form.has(name) { whole[name] = "null" }
    return whole
  }

  /// Stores conflict lines about the differences between a record that this device has added and the container's record
  /// with the same id. Both devices have recorded something that can happen only once, and the other device's record
  /// reached the container first. The container's record counts on all devices.
  func noteOtherContents(_ arrival: Arrival, _ kind: SyncKind, _ local: Members, _ server: Members) throws(Failure) {
    for one in server.list where kind.form.has(one.name) && !isSameJSON(local[one.name] ?? "null", one.json) {
      try note(
        SyncConflict(
          arrival.record, kind.name, in: arrival.zone, field: one.name, ancestor: nil, local: local[one.name],
          server: one.json,
          kept: .server, for: .duplicate, modifier: arrival.modifier))
    }
  }

  /// Stops sending a record that may only be added, because the container has refused to restore it. The record stays
  /// unchanged on this device.
  /// - Returns: `true` if the record is no longer sent. Returns `false` for records that may be changed, and for
  ///   records that are not both here and in the container.
  func leavesAppendOnly(_ record: UUID) throws(Failure) -> Bool {
    guard let marks = try storage.marks(record), let kind = kind(named: marks.kind), kind.isImmutable,
      try storage.known(record)?.tag != nil, try kind.rows.has(record, in: marks.zone)
    else { return false }
    underWay[record] = nil
    try storage.forgetMarks(record)
    return true
  }

  func isSameJSON(_ one: String, _ other: String) -> Bool { one.isSameJSON(as: other) }
}

extension String {
  /// Returns a Boolean value that indicates whether two texts are the same JSON value. Hosts may write one value in
  /// several ways.
  func isSameJSON(as other: String) -> Bool { self == other || canonicalJSON == other.canonicalJSON }

  private var canonicalJSON: String? {
    var text = "[\(self)]"
    return text.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in source.value.canonicalText(keepsNumbers: true) }
    }
  }
}
