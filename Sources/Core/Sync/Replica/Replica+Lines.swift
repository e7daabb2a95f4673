internal import Cloud
internal import RPC
internal import Shape

/// Conflict lines: each is a record about one discarded value. A line belongs to the zone of the record that it is
/// about. Lines are sent, so all devices have the same lines.
extension Replica {
  func note(
    _ marks: Marks, field: String?, _ ancestor: String?, _ local: String?, _ server: String?, kept: SyncConflict.Side,
    for reason: SyncConflict.Reason = .edited
  ) throws(Failure) {
    try note(
      SyncConflict(
        marks.record, marks.kind, in: marks.zone, field: field, ancestor: ancestor, local: local, server: server,
        kept: kept, for: reason,
        modifier: nil)
    )
  }

  /// Stores a conflict line, and marks the line to be sent.
  ///
  /// No lines are stored about lines, or about members that people do not write. A line about a secret has no values.
  /// If the deleted records of a kind must leave no content, a line about a whole record has only the members that its
  /// tombstone has.
  func note(_ conflict: SyncConflict) throws(Failure) {
    if conflict.kind == SyncConflict.kind { return }
    let its = kind(named: conflict.kind)
    if let field = conflict.field, let its, try isUnwritten(field, of: conflict, its) { return }
    let isSecret = its?.isScanned == true
    let told =
      isSecret
      ? SyncConflict(
        conflict.record, conflict.kind, in: conflict.zone, field: conflict.field, ancestor: nil, local: nil,
        server: nil,
        kept: conflict.kept, for: conflict.reason, modifier: conflict.modifier)
      : conflict.field == nil && its?.forgetsDeleted == true ? conflict.remembered(by: its) : conflict
    guard let line = try storage.note(told), let kind = kind(named: SyncConflict.kind), let zone = try zone(told.zone)
    else { return }
    // If this device may not write in the zone, the conflict line is not sent.
    guard try mayWrite(kind, zone) else { return }
    var marks = try pending(line, kind, in: zone.number)
    marks.isDeletion = false
    if try storage.known(line)?.tag == nil {
      marks.isWhole = true
    } else {
      marks.written(["at", "resolvedAt"], at: 0)
    }
    try keep(marks)
  }
}

extension Replica {
  /// Returns a Boolean value that indicates whether a member of a record is not written by people, because its value
  /// follows from other members.
  private func isUnwritten(_ field: String, of conflict: SyncConflict, _ kind: SyncKind) throws(Failure) -> Bool {
    if kind.unwritten.contains(field) { return true }
    guard let rule = kind.unwrittenWhere, rule.unwritten.contains(field) else { return false }
    return try kind.rows.read(conflict.record, in: conflict.zone)?[rule.member] == rule.value
  }
}

extension SyncConflict {
  fileprivate func remembered(by kind: SyncKind?) -> SyncConflict {
    func remembered(_ value: String?) -> String? {
      guard let kind, let value, let members = Members(json: value) else { return value }
      return kind.remembered(of: members).text
    }
    return SyncConflict(
      record, self.kind, in: zone, field: nil, ancestor: remembered(ancestor), local: remembered(local),
      server: remembered(server),
      kept: kept, for: reason, modifier: modifier)
  }
}

extension SyncKind {
  /// A Boolean value that indicates whether the records of the kind are conflict lines.
  var isOfLines: Bool { name == SyncConflict.kind }
}
