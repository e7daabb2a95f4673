internal import Cloud
internal import JSON
internal import Shape

/// A record that is met in a container that went back, beside what the container was known to have of it.
struct RestoredMeeting {
  /// Which making of the record the container has, compared with the one that it was known to have. Versions compare
  /// the states of one making.
  enum Making: Equatable {
    case same, other
    /// A making that was deleted before the present one was made. The deletion had seen it up to a version: later values are news.
    case earlier(seen: Int)
    /// A making that had seen the deletion of the present one.
    case later
  }

  /// What the container has had of it; for the merge, without the values of which no line is to be written.
  var ancestor: Known {
    var ancestor = whole
    ancestor.fields = begun.joined(maps)
    // What was changed here is a change, though it is what the container had.
    ancestor.tag = isGone ? Known.inDoubt : nil
    return ancestor
  }
  private var begun: Members
  /// The members whose values are sent again, with the values that the container had.
  private(set) var again: [String] = []
  private(set) var values = Members()
  /// The members whose values are not sent again.
  private(set) var left: Set<String> = []

  /// The record as it is here, and as it has arrived, with the members of objects apart, as all members here.
  let local: Members, server: Members
  /// The stamps of what the container has had.
  let here: Stamps
  private let there: Stamps
  private let isInDoubt: Bool, whole: Known, before: Members, had: Members
  private let maps: Set<String>
  /// Whether the record was deleted here, and is there again.
  private let isGone: Bool
  private let making: Making
  /// What the device knew that has sent the record again, and what it has changed since; `nil` for a record that was not sent again.
  private let base: Members?, changed: Set<String>
  /// Only whether a line is written depends on instants.
  private let isOlder: Bool

  init(
    _ before: Known, local: Members, isGone: Bool, server: Members, _ unknown: CloudFields, of making: Making, modifiedAt: Timestamp?,
    maps: Set<String>
  ) {
    (self.maps, self.isGone, self.making, isInDoubt) = (maps, isGone, making, before.isInDoubt)
    (self.local, self.server) = (local.parted(maps), server.parted(maps))
    (whole, self.before) = (before.whole(maps), before.fields.parted(maps))
    had = whole.fields.parted(maps)
    begun = had
    // One that was sent again says what its device knew, and so what was changed on top of that.
    base = Revival(in: unknown)?.base.parted(maps)
    changed = base.map { [server = self.server] in Revival.changes(from: $0, to: server) } ?? []
    (here, there) = (whole.stamps(maps), Stamps(of: server, unknown, maps))
    isOlder = modifiedAt.flatMap { now in before.modifiedAt.map { now < $0 } } ?? false
  }

  var names: Set<String> { Set(had.names + server.names) }

  /// Judges a member.
  /// - Returns: which side's value stays, for a line that says what is discarded; `nil` for no line, or one that the merge writes.
  mutating func meet(_ name: String, isSet: Bool) -> SyncConflict.Side? {
    let (had, its) = (self.had[name] ?? "null", server[name] ?? "null")
    if had.isSameJSON(as: its) { return nil }
    // The container has never lost this one.
    if !isInDoubt, had.isSameJSON(as: before[name] ?? "null") { return nil }
    if case .earlier(let seen) = making {
      let isNews = there[name] > seen
      if isNews, had == "null", (local[name] ?? "null") == "null" {
        left.insert(name)
        return nil
      }
      sendAgain(name, had, over: its)
      return isNews ? .local : nil
    }
    if making != .later, isSet {
      // What the device that has sent it again has taken out, and what was taken out here, goes. Otherwise nobody can
      // tell what was taken out from what the container has lost: all stays that either has.
      sendAgain(name, had, over: SetMerge.taken(from: base?[name], in: its, orFrom: had, in: local[name]))
      return nil
    }
    if making != .later, its == "null", making == .other || !there.isEmptied(name) {
      sendAgain(name, had, over: its)
      return nil
    }
    // A member of an object that was not here before is news, whatever has a later stamp.
    let isNews = had == "null" && maps.contains(Members.root(of: name)) && !here.isEmptied(name)
    if making == .same, !isNews, Stamps.stands(had, of: here[name], against: its, of: there[name]) {
      let isEarlier = there[name] < here[name] && (isOlder || base != nil && !changed.contains(name))
      let wasSeen = isEarlier || !isInDoubt && its.isSameJSON(as: before[name] ?? "null")
      // The merge of an object takes a member for unchanged that is as both sides began with.
      sendAgain(name, had, over: wasSeen || isGone ? its : maps.contains(Members.root(of: name)) ? "null" : had)
      return isGone && !wasSeen ? .local : nil
    }
    guard (local[name] ?? "null").isSameJSON(as: had) else { return nil }
    left.insert(name)
    // It was changed on top of what was known here.
    if making == .same, changed.contains(name), (base?[name] ?? "null").isSameJSON(as: had) { return nil }
    return had == "null" ? nil : .server
  }

  /// A value that the container had is sent again.
  /// - Parameter ancestor: what both sides began with, for the merge.
  private mutating func sendAgain(_ name: String, _ had: String, over ancestor: String) {
    again.append(name)
    values[name] = had
    begun[name] = ancestor
  }

  /// Marks what is sent again, and takes the marks from what is not.
  /// - Parameters:
  ///   - marks: those of the record; `nil` for none.
  ///   - new: marks without anything.
  func mark(_ marks: inout Marks?, orElse new: Marks, _ kind: SyncKind, isInDoubt: Bool) {
    // A later change needs a higher version than all that were seen here.
    let isLower = isInDoubt && Stamps.version(of: server) < Stamps.version(of: had)
    if marks == nil, again.isEmpty, !isLower { return }
    var all = marks ?? new
    let changed = local.names.filter { name in
      !PropertyMerge.bookkeeping.contains(name) && !(local[name] ?? "null").isSameJSON(as: had[name] ?? "null")
    }
    if all.isWhole, !all.isSent {
      // The container has the record: what is left to send are the members that were changed here.
      all.isWhole = false
      let own = RestoredMeeting.roots(of: changed)
      all.written((own.isEmpty ? [] : own + ["version", "updatedAt"]).filter(kind.form.has), at: 0)
    }
    // An object is left as it is when all of its members are.
    let left = Set(RestoredMeeting.roots(of: self.left.sorted()))
      .subtracting(RestoredMeeting.roots(of: (again + changed).filter { maps.contains(Members.root(of: $0)) }))
    all.edits.removeAll { left.contains($0.name) }
    if again.isEmpty, !left.isEmpty || !isInDoubt, all.edits.allSatisfy({ PropertyMerge.bookkeeping.contains($0.name) }) { all.edits = [] }
    let names = again.isEmpty && !isLower ? [] : RestoredMeeting.roots(of: again) + ["version", "updatedAt"]
    all.written(names.filter(kind.form.has).filter { name in !all.edits.contains { $0.name == name } }, at: 0)
    marks = all
  }

  /// The members of the record that the names lead to, each once.
  private static func roots(of names: [String]) -> [String] {
    names.reduce(into: []) { roots, name in
      let root = Members.root(of: name)
      if !roots.contains(root) { roots.append(root) }
    }
  }
}
