internal import Cloud
internal import JSON
internal import Shape

/// A record that is met in a container that went back, beside what the container was known to have of it.
struct RestoredMeeting {
  /// Which making of the record the container has, compared with the one that it was known to have. Versions compare
  /// the states of one making.
  enum Making {
    case same, other
    /// A making that was deleted before the present one was made.
    case earlier
    /// A making that had seen the deletion of the present one.
    case later
  }

  /// What the container has had of it; for the merge, without the values of which no line is to be written.
  private(set) var ancestor: Known
  /// The members whose values are sent again, with the values that the container had.
  private(set) var again: [String] = []
  private(set) var values = Members()
  /// The members whose values are not sent again.
  private(set) var left: Set<String> = []

  private let before: Known, whole: Known, local: Members, server: Members
  /// Whether the record was deleted here, and is there again.
  private let isGone: Bool
  private let making: Making
  private let revival: Revival?, changed: Set<String>
  private let here: Stamps, there: Stamps
  /// Only whether a line is written depends on instants.
  private let isOlder: Bool

  init(_ before: Known, local: Members, isGone: Bool, server: Members, _ unknown: CloudFields, of making: Making, modifiedAt: Timestamp?) {
    (self.before, whole, self.local, self.server) = (before, before.whole, local, server)
    (self.isGone, self.making) = (isGone, making)
    // One that was sent again says what its device knew, and so what was changed on top of that.
    revival = Revival(in: unknown)
    changed = revival?.changes(in: server) ?? []
    (here, there) = (whole.stamps, Stamps(of: server, unknown))
    isOlder = modifiedAt.flatMap { now in before.modifiedAt.map { now < $0 } } ?? false
    ancestor = whole
    // What was changed here is a change, though it is what the container had.
    ancestor.tag = isGone ? Known.inDoubt : nil
  }

  var names: Set<String> { Set(whole.fields.names + server.names) }

  /// Judges a member.
  /// - Returns: which side's value stays, for a line that says what is discarded; `nil` for no line, or one that the merge writes.
  mutating func meet(_ name: String, isSet: Bool, isMap: Bool) -> SyncConflict.Side? {
    let (had, its) = (whole.fields[name] ?? "null", server[name] ?? "null")
    if had.isSameJSON(as: its) { return nil }
    // The container has never lost this one.
    if !before.isInDoubt, had.isSameJSON(as: before.fields[name] ?? "null") { return nil }
    if making == .earlier {
      again.append(name)
      values[name] = had
      ancestor.fields[name] = its
      return nil
    }
    if making != .later, isSet || isMap {
      // What the device that has sent it again has taken out, and what was taken out here, goes. Otherwise nobody can
      // tell what was taken out from what the container has lost: all stays that either has.
      again.append(name)
      values[name] = had
      ancestor.fields[name] = isSet ? SetMerge.taken(from: revival?.base[name], in: its, orFrom: had, in: local[name]) : "null"
      return nil
    }
    if making != .later, its == "null", making == .other || !there.isEmptied(name) {
      again.append(name)
      values[name] = had
      ancestor.fields[name] = its
      return nil
    }
    if making == .same, Stamps.stands(had, of: here[name], against: its, of: there[name]) {
      again.append(name)
      values[name] = had
      let isEarlier = there[name] < here[name] && (isOlder || revival != nil && !changed.contains(name))
      let wasSeen = isEarlier || !before.isInDoubt && its.isSameJSON(as: before.fields[name] ?? "null")
      if wasSeen || isGone { ancestor.fields[name] = its }
      return isGone && !wasSeen ? .local : nil
    }
    guard (local[name] ?? "null").isSameJSON(as: had) else { return nil }
    left.insert(name)
    // It was changed on top of what was known here.
    if making == .same, changed.contains(name), (revival?.base[name] ?? "null").isSameJSON(as: had) { return nil }
    return had == "null" ? nil : .server
  }

  /// Marks what is sent again, and takes the marks from what is not.
  /// - Parameters:
  ///   - marks: those of the record; `nil` for none.
  ///   - new: marks without anything.
  func mark(_ marks: inout Marks?, orElse new: Marks, _ kind: SyncKind, isInDoubt: Bool) {
    // A later change needs a higher version than all that were seen here.
    let isLower = isInDoubt && Stamps.version(of: server) < Stamps.version(of: whole.fields)
    if marks == nil, again.isEmpty, !isLower { return }
    var all = marks ?? new
    if all.isWhole, !all.isSent {
      // The container has the record: what is left to send are the members that were changed here.
      all.isWhole = false
      let own = local.names.filter { name in
        !PropertyMerge.bookkeeping.contains(name) && !(local[name] ?? "null").isSameJSON(as: whole.fields[name] ?? "null")
      }
      all.written((own.isEmpty ? [] : own + ["version", "updatedAt"]).filter(kind.form.has), at: 0)
    }
    all.edits.removeAll { left.contains($0.name) }
    if again.isEmpty, !left.isEmpty || !isInDoubt, all.edits.allSatisfy({ PropertyMerge.bookkeeping.contains($0.name) }) { all.edits = [] }
    let names = again.isEmpty && !isLower ? [] : again + ["version", "updatedAt"]
    all.written(names.filter(kind.form.has).filter { name in !all.edits.contains { $0.name == name } }, at: 0)
    marks = all
  }
}
