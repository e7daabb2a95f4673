internal import Cloud
internal import JSON
internal import Shape

/// Compares a record in a restored container with the state that the container was known to have. It decides for each
/// member which value stays.
struct RestoredMeeting {
  /// The making of the container's record, compared with the making of the known state. A making is one creation of a
  /// record under its natural key. Versions can be compared only if they are of the same making.
  enum Making: Equatable {
    case same, other
    /// A making that was deleted before the known making was created. The deletion had seen it up to the version
    /// `seen`. Values of later versions are news for this device.
    case earlier(seen: Int)
    /// A making that was created after the known making was deleted.
    case later
  }

  /// The ancestor for the merge: the state that the container had before the loss. Values whose loss needs no conflict
  /// line are left out.
  var ancestor: Known {
    var ancestor = whole
    ancestor.fields = begun.joined(maps)
    // Without a tag, a change that was made here counts as a change, even if the container once had the same value.
    ancestor.tag = isGone ? Known.inDoubt : nil
    return ancestor
  }
  private var begun: Members
  /// The members whose lost values are sent again (`again`), and these values.
  private(set) var again: [String] = []
  private(set) var values = Members()
  /// The members whose lost values are not sent again.
  private(set) var left: Set<String> = []

  /// The record on this device, and the arrived record. As in all states of this type, the members of objects are
  /// members of their own, with dotted names.
  let local: Members, server: Members
  /// The stamps of the state that the container has had.
  let here: Stamps
  private let there: Stamps
  private let isInDoubt: Bool, whole: Known, before: Members, had: Members
  private let maps: Set<String>
  /// A Boolean value that indicates whether the record was deleted here and the container has it again.
  private let isGone: Bool
  private let making: Making
  /// `base` has the values that another device knew when it sent the record again, or is `nil` if the record was not
  /// sent again. `changed` has the members that the other device has changed since.
  private let base: Members?, changed: Set<String>
  /// A Boolean value that indicates whether the container saved the arrived state before the known state. This affects
  /// only whether a conflict line is written.
  private let isOlder: Bool

  init(
    _ before: Known, local: Members, isGone: Bool, server: Members, _ unknown: CloudFields, of making: Making,
    modifiedAt: Timestamp?,
    maps: Set<String>
  ) {
    (self.maps, self.isGone, self.making, isInDoubt) = (maps, isGone, making, before.isInDoubt)
    (self.local, self.server) = (local.parted(maps), server.parted(maps))
    (whole, self.before) = (before.whole(maps), before.fields.parted(maps))
    had = whole.fields.parted(maps)
    begun = had
    // A record that was sent again names the values that its device knew. The comparison with these values shows which
    // members that device has changed.
    base = Revival(in: unknown)?.base.parted(maps)
    changed = base.map { [server = self.server] in Revival.changes(from: $0, to: server) } ?? []
    (here, there) = (whole.stamps(maps), Stamps(of: server, unknown, maps))
    isOlder = modifiedAt.flatMap { now in before.modifiedAt.map { now < $0 } } ?? false
  }

  var names: Set<String> { Set(had.names + server.names) }

  /// Decides which value of a member stays.
  /// - Returns: the side whose value stays, for a conflict line about the discarded value. Returns `nil` if no line is
  ///   needed, or if the merge itself writes the line.
  mutating func meet(_ name: String, isSet: Bool) -> SyncConflict.Side? {
    let (had, its) = (self.had[name] ?? "null", server[name] ?? "null")
    if had.isSameJSON(as: its) { return nil }
    // The container has never lost the value of this member.
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
      // The member is a set. Elements that were removed here, or by the device that sent the record again, are removed.
      // Any other missing element was either removed elsewhere or lost by the container. These two cases can't be
      // distinguished, so the element stays.
      sendAgain(name, had, over: SetMerge.taken(from: base?[name], in: its, orFrom: had, in: local[name]))
      return nil
    }
    if making != .later, its == "null", making == .other || !there.isEmptied(name) {
      sendAgain(name, had, over: its)
      return nil
    }
    // If the container never had a value of an object's member, an arriving value is always new, whichever stamp is
    // higher.
    let isNews = had == "null" && maps.contains(Members.root(of: name)) && !here.isEmptied(name)
    if making == .same, !isNews, Stamps.stands(had, of: here[name], against: its, of: there[name]) {
      let isEarlier = there[name] < here[name] && (isOlder || base != nil && !changed.contains(name))
      let wasSeen = isEarlier || !isInDoubt && its.isSameJSON(as: before[name] ?? "null")
      // In the merge of an object, a member that equals its ancestor counts as unchanged. So the ancestor of a value to
      // send must differ from that value.
      sendAgain(name, had, over: wasSeen || isGone ? its : maps.contains(Members.root(of: name)) ? "null" : had)
      return isGone && !wasSeen ? .local : nil
    }
    guard (local[name] ?? "null").isSameJSON(as: had) else { return nil }
    left.insert(name)
    // The other device had seen the known value when it changed the member, so no conflict line is needed.
    if making == .same, changed.contains(name), (base?[name] ?? "null").isSameJSON(as: had) { return nil }
    return had == "null" ? nil : .server
  }

  /// Marks a value that the container had before the loss to be sent again.
  /// - Parameter ancestor: the value that both sides began with, for the merge.
  private mutating func sendAgain(_ name: String, _ had: String, over ancestor: String) {
    again.append(name)
    values[name] = had
    begun[name] = ancestor
  }

  /// Marks the values that are sent again, and removes the marks of values that are not sent again.
  /// - Parameters:
  ///   - marks: the record's entry in the queue of changes to send, or `nil` if it has none.
  ///   - new: an empty entry for the record, which is used if `marks` is `nil`.
  func mark(_ marks: inout Marks?, orElse new: Marks, _ kind: SyncKind, isInDoubt: Bool) {
    // The record needs a version above all versions that were seen here. Otherwise a later change could get a version
    // that was used before.
    let isLower = isInDoubt && Stamps.version(of: server) < Stamps.version(of: had)
    if marks == nil, again.isEmpty, !isLower { return }
    var all = marks ?? new
    let changed = local.names.filter { name in
      !PropertyMerge.bookkeeping.contains(name) && !(local[name] ?? "null").isSameJSON(as: had[name] ?? "null")
    }
    if all.isWhole, !all.isSent {
      // The container has the record, so only the members that were changed here still must be sent.
      all.isWhole = false
      let own = RestoredMeeting.roots(of: changed)
      all.written((own.isEmpty ? [] : own + ["version", "updatedAt"]).filter(kind.form.has), at: 0)
    }
    // An object has one mark for all its members. The mark is removed only if none of these members is to be sent.
    let left = Set(RestoredMeeting.roots(of: self.left.sorted()))
      .subtracting(RestoredMeeting.roots(of: (again + changed).filter { maps.contains(Members.root(of: $0)) }))
    all.edits.removeAll { left.contains($0.name) }
    if again.isEmpty, !left.isEmpty || !isInDoubt, all.edits.allSatisfy({ PropertyMerge.bookkeeping.contains($0.name) })
    {
      all.edits = []
    }
    let names = again.isEmpty && !isLower ? [] : RestoredMeeting.roots(of: again) + ["version", "updatedAt"]
    all.written(names.filter(kind.form.has).filter { name in !all.edits.contains { $0.name == name } }, at: 0)
    marks = all
  }

  /// Returns the members of the record to which the given names belong, each only once.
  private static func roots(of names: [String]) -> [String] {
    names.reduce(into: []) { roots, name in
      let root = Members.root(of: name)
      if !roots.contains(root) { roots.append(root) }
    }
  }
}
