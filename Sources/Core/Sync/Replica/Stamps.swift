internal import Cloud
internal import JSON
internal import Shape

/// The version of a record in which each of its members was changed last.
///
/// A change gets a version above every version that its device has seen. So of two changes of one member, where one had seen the other,
/// the later one has the higher stamp. This holds in all states of all containers in which they are met. Two values with the same stamp
/// were written apart.
///
/// Stamps are sent in a field of the record, with the version that they were written in. A program that does not know the field leaves it
/// as it is, and raises the version. Then all members count as changed in that version.
///
/// The members of an object that merges member by member have stamps of their own, by the names of `Members.parted`.
struct Stamps: Equatable {
  /// The name of the field. Its value is JSON, as a text.
  static let field = "stamps"

  /// The stamp of members without one of their own.
  let base: Int
  private(set) var members: [String: Int]
  /// The makings of the record that were deleted before this one was made under the same natural key. Stamps compare the states of one
  /// making.
  var former: FormerMakings

  init(base: Int, members: [String: Int] = [:], former: FormerMakings = FormerMakings()) {
    (self.base, self.members, self.former) = (base, members, former)
  }

  /// Reads the stamps of a record as it is met.
  /// - Parameter maps: the objects that merge member by member.
  init(of record: Members, _ unknown: CloudFields, _ maps: Set<String> = []) {
    let version = Stamps.version(of: record)
    if let found = Stamps(in: unknown, at: version) {
      self = found
    } else if let revival = Revival(in: unknown), Stamps.version(of: revival.base) < version {
      let changes = Revival.changes(from: revival.base.parted(maps), to: record.parted(maps)).map { ($0, version) }
      self.init(base: Stamps.version(of: revival.base), members: Dictionary(changes) { $1 }, former: FormerMakings(in: unknown))
    } else {
      self.init(base: version, former: FormerMakings(in: unknown))
    }
  }

  private init?(in unknown: CloudFields, at version: Int) {
    guard let all = Stamps.read(in: unknown), all["version"] == "\(version)", let base = all["base"].flatMap({ Int($0) }),
      let own = all["members"].flatMap({ Members(json: $0) })
    else { return nil }
    // A change can't have a version that the record has not reached.
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
    // A program that stamps whole objects has stamped each of their members.
    get { members[member] ?? members[Members.root(of: member)] ?? base }
    set { members[member] = newValue }
  }

  /// Returns the highest stamp of a member. For an object, that is the stamp of its member that was changed last.
  func latest(of member: String) -> Int {
    max(self[member], members.filter { Members.root(of: $0.key) == member }.values.max() ?? 0)
  }

  /// Returns a Boolean value that indicates whether a member without a value was emptied. A member that never had a value has no stamp of
  /// its own.
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

  /// Returns a Boolean value that indicates whether a value of a member wins over another one. The value with the higher stamp wins. Of
  /// values that were written apart, a value wins over none, and then the greater text wins. The rule is the same on all devices.
  static func stands(_ value: String, of stamp: Int, against other: String, of otherStamp: Int) -> Bool {
    if stamp != otherStamp { return stamp > otherStamp }
    if value == "null" || other == "null" { return other == "null" }
    return value > other
  }
}

/// Values of a record that the container had, and may have lost. They are sent again, unless a record that arrives has later ones. They
/// stay on the device, beside the container's present values, until the container has accepted them.
struct Doubt {
  /// No record has a field of this name.
  static let field = "\u{0}doubt"

  let values: Members
  let stamps: Stamps

  init(_ values: Members, _ stamps: Stamps) { (self.values, self.stamps) = (values, stamps) }

  init?(in fields: CloudFields) {
    if fields.isEmpty { return nil }
    guard let value = fields[Doubt.field], let all = String(json: value.json).flatMap({ Members(json: $0) }),
      let values = all["values"].flatMap({ Members(json: $0) }), let stamps = all["stamps"].flatMap({ Members(json: $0) })
    else { return nil }
    self.init(values, Stamps(base: 0, members: Dictionary(stamps.list.map { ($0.name, Int($0.json) ?? 0) }) { $1 }))
  }

  /// Returns fields with these values among them.
  func added(to fields: CloudFields) -> CloudFields {
    let stamps = Members(values.names.map { .init($0, "\(self.stamps[$0])") })
    let all = Members([.init("values", values.text), .init("stamps", stamps.text)])
    return fields.changed(by: CloudFields([.init(Doubt.field, CloudValue(.text, json: jsonText(all.text)))]))
  }

  /// Returns fields without such values, as a container may have them.
  static func removed(from fields: CloudFields) -> CloudFields {
    if fields.isEmpty { return fields }
    return fields.changed(by: CloudFields([.init(Doubt.field, nil)]))
  }
}

extension Known {
  /// The tag of a record whose known state the container has lost. No container gives this tag.
  static let inDoubt = "\u{0}lost"

  var isInDoubt: Bool { tag == Known.inDoubt }

  func stamps(_ maps: Set<String>) -> Stamps { Stamps(of: fields, unknown, maps) }

  /// Returns the state that the container has had of the record: its present values, and the values that it may have lost.
  /// - Parameter maps: the objects that merge member by member.
  func whole(_ maps: Set<String>) -> Known {
    guard let doubt = Doubt(in: unknown) else { return self }
    var (whole, stamps, all) = (self, stamps(maps), fields.parted(maps))
    for member in doubt.values.list {
      let (stamp, present) = (doubt.stamps[member.name], all[member.name] ?? "null")
      // A member of an object that has no value, and was not emptied, was lost.
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
  /// Returns the stamps that a record has in the container once values were saved, or `nil` for records without stamps.
  /// - Parameter known: the state that the container is known to have had before.
  func stamps(behind values: Members, over known: Known) -> CloudFields? {
    guard !isImmutable, form.has("version"), let version = (values["version"] ?? known.fields["version"]).flatMap({ Int($0) }) else {
      return nil
    }
    var stamps = known.stamps(maps)
    if Replica.areMadeApart(known.fields, values) {
      return Stamps(base: version, former: FormerMakings(in: known.unknown).adding(known.fields)).asField(at: version)
    }
    let doubt = Doubt(in: known.unknown)
    let (new, old) = (values.parted(maps), known.fields.only { values[$0] != nil }.parted(maps))
    for name in Revival.changes(from: old, to: new) where new[name] != nil || maps.contains(Members.root(of: name)) {
      // A value that the container had before is as old as it was then.
      let stamp = doubt.flatMap { $0.values[name] == new[name] ? $0.stamps[name] : nil }
      stamps[name] = stamp ?? version
    }
    return stamps.asField(at: version)
  }
}
