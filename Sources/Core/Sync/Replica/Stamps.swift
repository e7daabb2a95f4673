internal import Cloud
internal import JSON
internal import Shape

/// The stamps of a record. The stamp of a member is the version of the record in which the member was last changed.
///
/// A change gets a version above every version that its device has seen. Thus if one of two changes of a member had
/// seen the other, it has the higher stamp. This holds for all states in all containers. If two values have the same
/// stamp, neither writer had seen the other value.
///
/// Stamps are sent in a field of the record, together with the version in which they were written. A program that does
/// not know the field leaves it unchanged and increments the version. All members then count as changed in that
/// version.
///
/// If an object is merged member by member, each of its members has a stamp, under the dotted name from
/// `Members.parted`.
struct Stamps: Equatable {
  /// The name of the field. Its value is a text with JSON.
  static let field = "stamps"

  /// The stamp of members that have no stamp of their own.
  let base: Int
  private(set) var members: [String: Int]
  /// The former makings of the record: earlier creations under the same natural key, which were deleted. Stamps can be
  /// compared only if they are of the same making.
  var former: FormerMakings

  init(base: Int, members: [String: Int] = [:], former: FormerMakings = FormerMakings()) {
    (self.base, self.members, self.former) = (base, members, former)
  }

  /// Reads the stamps of a record, or derives them from its `revival` or its version.
  /// - Parameters:
  ///   - unknown: the unknown fields of the record.
  ///   - maps: the objects that are merged member by member.
  init(of record: Members, _ unknown: CloudFields, _ maps: Set<String> = []) {
    let version = Stamps.version(of: record)
    if let found = Stamps(in: unknown, at: version) {
      self = found
    } else if let revival = Revival(in: unknown), Stamps.version(of: revival.base) < version {
      let changes = Revival.changes(from: revival.base.parted(maps), to: record.parted(maps)).map { ($0, version) }
      self.init(
        base: Stamps.version(of: revival.base), members: Dictionary(changes) { $1 }, former: FormerMakings(in: unknown))
    } else {
      self.init(base: version, former: FormerMakings(in: unknown))
    }
  }

  private init?(in unknown: CloudFields, at version: Int) {
    guard let all = Stamps.read(in: unknown), all["version"] == "\(version)",
      let base = all["base"].flatMap({ Int($0) }),
      let own = all["members"].flatMap({ Members(json: $0) })
    else { return nil }
    // A stamp can't be higher than the version of the record.
    let stamps = own.list.map { ($0.name, min(Int($0.json) ?? base, version)) }
    self.init(base: min(base, version), members: Dictionary(stamps) { $1 }, former: FormerMakings(in: unknown))
  }

  static func read(in unknown: CloudFields) -> Members? {
    if unknown.isEmpty { return nil }
    guard let value = unknown[Stamps.field], value.type == .text else { return nil }
    return String(json: value.json).flatMap { Members(json: $0) }
  }

  static func version(of record: Members) -> Int { record["version"].flatMap { Int($0) } ?? 0 }

  subscript(_ member: String) -> Int {
    // A stamp of a whole object applies to each of its members.
    get { members[member] ?? members[Members.root(of: member)] ?? base }
    set { members[member] = newValue }
  }

  /// Returns the stamp of a member. For an object, returns the highest stamp of its members.
  func latest(of member: String) -> Int {
    max(self[member], members.filter { Members.root(of: $0.key) == member }.values.max() ?? 0)
  }

  /// Returns a Boolean value that indicates whether a member has a stamp of its own. If such a member has no value, its
  /// value was removed. A member that never had a value has no stamp of its own.
  func isEmptied(_ member: String) -> Bool { members[member] != nil }

  /// Returns the stamps as a field of a record.
  /// - Parameter version: the version of the record.
  func asField(at version: Int) -> CloudFields {
    let own = members.filter { $0.value != base || $0.key.contains(".") }.sorted { $0.key < $1.key }
    var all = Members([
      .init("version", "\(version)"), .init("base", "\(base)"),
      .init("members", Members(own.map { .init($0.key, "\($0.value)") }).text),
    ])
    if !former.isEmpty { all["former"] = former.text }
    return CloudFields([.init(Stamps.field, CloudValue(.text, json: jsonText(all.text)))])
  }

  /// Returns a Boolean value that indicates whether one value of a member wins over another. The rule is the same on
  /// all devices:
  /// - The value with the higher stamp wins.
  /// - With equal stamps, a value wins over no value.
  /// - Otherwise, the greater text wins.
  static func stands(_ value: String, of stamp: Int, against other: String, of otherStamp: Int) -> Bool {
    if stamp != otherStamp { return stamp > otherStamp }
    if value == "null" || other == "null" { return other == "null" }
    return value > other
  }
}

/// Values of a record that the container had and may have lost. They are sent again, unless the arriving record has
/// later values. Until the container has accepted the lost values, this device stores them beside the container's
/// present values.
struct Doubt {
  /// The name of the field that stores the values on this device. No record in a container has a field with this name.
  static let field = "\u{0}doubt"

  let values: Members
  let stamps: Stamps

  init(_ values: Members, _ stamps: Stamps) { (self.values, self.stamps) = (values, stamps) }

  init?(in fields: CloudFields) {
    if fields.isEmpty { return nil }
    guard let value = fields[Doubt.field], let all = String(json: value.json).flatMap({ Members(json: $0) }),
      let values = all["values"].flatMap({ Members(json: $0) }),
      let stamps = all["stamps"].flatMap({ Members(json: $0) })
    else { return nil }
    self.init(values, Stamps(base: 0, members: Dictionary(stamps.list.map { ($0.name, Int($0.json) ?? 0) }) { $1 }))
  }

  /// Returns the given fields with these values added.
  func added(to fields: CloudFields) -> CloudFields {
    let stamps = Members(values.names.map { .init($0, "\(self.stamps[$0])") })
    let all = Members([.init("values", values.text), .init("stamps", stamps.text)])
    return fields.changed(by: CloudFields([.init(Doubt.field, CloudValue(.text, json: jsonText(all.text)))]))
  }

  /// Returns the given fields without the field of the lost values, as a container may have them.
  static func removed(from fields: CloudFields) -> CloudFields {
    if fields.isEmpty { return fields }
    return fields.changed(by: CloudFields([.init(Doubt.field, nil)]))
  }
}

extension Known {
  /// The change tag that marks a known state as in doubt, because the container may have lost it. No container uses
  /// this tag.
  static let inDoubt = "\u{0}lost"

  var isInDoubt: Bool { tag == Known.inDoubt }

  func stamps(_ maps: Set<String>) -> Stamps { Stamps(of: fields, unknown, maps) }

  /// Returns the state that the container had before the loss: its present values, and the values that it may have
  /// lost.
  /// - Parameter maps: the objects that are merged member by member.
  func whole(_ maps: Set<String>) -> Known {
    guard let doubt = Doubt(in: unknown) else { return self }
    var (whole, stamps, all) = (self, stamps(maps), fields.parted(maps))
    for member in doubt.values.list {
      let (stamp, present) = (doubt.stamps[member.name], all[member.name] ?? "null")
      // If a member of an object has no value, and no device has removed the value, the container has lost it.
      let isLost = present == "null" && member.name.contains(".") && !stamps.isEmptied(member.name)
      guard isLost || Stamps.stands(member.json, of: stamp, against: present, of: stamps[member.name]) else { continue }
      all[member.name] = member.json
      stamps[member.name] = stamp
    }
    whole.fields = all.joined(maps)
    let version = max(Stamps.version(of: fields), doubt.stamps.members.values.max() ?? 0)
    if fields["version"] != nil { whole.fields["version"] = "\(version)" }
    whole.unknown = Doubt.removed(from: unknown).changed(by: stamps.asField(at: version))
    return whole
  }
}

extension SyncKind {
  /// Returns the field `stamps` of a record for a save of the given values, or `nil` for records without stamps.
  /// - Parameter known: the container's state before the save, as far as this device knows it.
  func stamps(behind values: Members, over known: Known) -> CloudFields? {
    guard !isImmutable, form.has("version"),
      let version = (values["version"] ?? known.fields["version"]).flatMap({ Int($0) })
    else {
      return nil
    }
    var stamps = known.stamps(maps)
    if Replica.areMadeApart(known.fields, values) {
      return Stamps(base: version, former: FormerMakings(in: known.unknown).adding(known.fields)).asField(at: version)
    }
    let doubt = Doubt(in: known.unknown)
    let (new, old) = (values.parted(maps), known.fields.only { values[$0] != nil }.parted(maps))
    for name in Revival.changes(from: old, to: new) where new[name] != nil || maps.contains(Members.root(of: name)) {
      // A lost value that is sent again keeps its former stamp. Otherwise the value would seem to be newer than it is.
      let stamp = doubt.flatMap { $0.values[name] == new[name] ? $0.stamps[name] : nil }
      stamps[name] = stamp ?? version
    }
    return stamps.asField(at: version)
  }
}
