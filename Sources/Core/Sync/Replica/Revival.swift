internal import Cloud
internal import JSON
internal import Shape

/// The field `revival` of a record that was deleted in the cloud and sent again. It has the values that the sending
/// device knew before its change. From these, other devices learn which values were changed.
struct Revival {
  /// The name of the field. Its value is a text with JSON.
  static let field = "revival"

  let base: Members
  /// The record together with which this record returned as one of its parts, or `nil` if this record did not return as
  /// a part.
  let whole: UUID?
  /// The latest state from before the deletion that another device has added to the returned record, or `nil` if there
  /// is none.
  let added: Members?
  /// The part because of which this record returned, although the record itself was not changed. The record's deletion
  /// had not seen that part. `nil` if the record was changed, or if the reason is not known.
  let cause: UUID?
  /// The number of times that the record has returned after a deletion. It distinguishes two returns with the same
  /// `base`.
  let count: Int

  init(
    from base: Members, with whole: UUID? = nil, for cause: UUID? = nil, adding added: Members? = nil, count: Int = 0
  ) {
    (self.base, self.whole, self.cause, self.added, self.count) = (base, whole, cause, added, count)
  }

  /// The latest state from before the deletion that the record takes into account. A later change may have replaced
  /// values of this state.
  var newest: Members { added ?? base }

  init?(in fields: CloudFields) {
    if fields.isEmpty { return nil }
    guard let value = fields[Revival.field], value.type == .text, let text = String(json: value.json),
      let members = Members(json: text),
      let base = members["base"].flatMap({ Members(json: $0) })
    else { return nil }
    self.init(
      from: base, with: members["with"].flatMap { UUID(json: $0) }, for: members["for"].flatMap { UUID(json: $0) },
      adding: members["added"].flatMap { Members(json: $0) }, count: members["count"].flatMap { Int($0) } ?? 0)
  }

  /// Returns a Boolean value that indicates whether both values describe the same return of a record. The states in
  /// `added` are not compared.
  func isSameReturn(as other: Revival?) -> Bool {
    other.map { base.text == $0.base.text && whole == $0.whole && count == $0.count } ?? false
  }

  /// Returns this revival with another earlier state added, if that state is newer than `newest`.
  func adding(_ state: Members) -> Revival {
    Returning.version(state) > Returning.version(newest)
      ? Revival(from: base, with: whole, for: cause, adding: state, count: count) : self
  }

  /// Returns the given fields with this field added.
  func added(to fields: CloudFields) -> CloudFields {
    var members = Members([.init("base", base.text)])
    if let whole { members["with"] = "\"\(whole)\"" }
    if let cause { members["for"] = "\"\(cause)\"" }
    if let added { members["added"] = added.text }
    if count > 0 { members["count"] = "\(count)" }
    return fields.changed(by: CloudFields([.init(Revival.field, CloudValue(.text, json: jsonText(members.text)))]))
  }

  /// Returns the members that were changed since the base: their values differ from the base.
  func changes(in members: Members) -> Set<String> { Revival.changes(from: base, to: members) }

  static func changes(from base: Members, to members: Members) -> Set<String> {
    Set(Set(members.names + base.names).filter { members[$0] ?? "null" != base[$0] ?? "null" }).subtracting(
      PropertyMerge.bookkeeping)
  }
}

/// The three states that are merged with a deleted record that has returned: its last state here, the container's
/// values that this device knew, and the values that the other device knew when it sent the record again.
struct Returning {
  let last: Members, known: Members, revival: Revival
  /// The former makings of the known state. A making is one creation of a record under its natural key.
  private let former: FormerMakings
  /// The stamps of the known state, and the stamps of the returned record.
  private let here: Stamps, there: Stamps

  /// - Parameter unknown: the unknown fields of the known state.
  init(last: Members, known: Members, _ unknown: CloudFields, revival: Revival, in met: Replica.Met) {
    (self.last, self.known, self.revival) = (last, known, revival)
    (here, there, former) = (
      Stamps(of: known, unknown), Stamps(of: met.server, met.unknown), FormerMakings(in: unknown)
    )
  }

  /// Returns the members that were changed here and never sent.
  func own(beside server: Members) -> Set<String> {
    Revival.changes(from: known, to: last).subtracting(Replica.untouched(by: last, over: known, server))
  }

  private var isKnownLater: Bool {
    Replica.areMadeApart(known, revival.newest)
      ? former.include(revival.newest) : Returning.version(known) > Returning.version(revival.newest)
  }

  /// The members whose values differ between the state that this device knew and the state that the other device knew.
  private var different: Set<String> { Revival.changes(from: revival.newest, to: known) }

  /// A Boolean value that indicates whether neither of the two states follows the other. This happens if a restored
  /// container has had both.
  private var isApart: Bool {
    !Replica.areMadeApart(known, revival.newest)
      && different.contains { here.latest(of: $0) <= Returning.version(revival.newest) }
      && different.contains { here.latest(of: $0) > there.latest(of: $0) }
  }

  /// The members that were changed before the deletion without the knowledge of the device that sent the record again.
  /// Usually, one of the two known states follows the other, and the later state has the higher version. If neither
  /// state follows the other (`isApart`), the stamps of the members decide.
  var unseen: Set<String> {
    if isApart { return different.filter { here.latest(of: $0) > there.latest(of: $0) } }
    return isKnownLater ? different : []
  }

  static func version(_ members: Members) -> Int { members["version"].flatMap { Int($0) } ?? 0 }

  /// Merges the states with the returned record.
  /// - Parameters:
  ///   - pending: the members that were changed here since the return.
  ///   - sets: the lists that are sets.
  ///   - maps: the objects that are merged member by member.
  func merge(_ server: Members, pending: Set<String>, sets: Set<String>, maps: Set<String>) -> PropertyMerge {
    let elementwise = sets.union(maps)
    let written = Revival.changes(from: revival.newest, to: server)
    var pending = pending.union(own(beside: server)).union(unseen.subtracting(written)).union(
      unseen.intersection(elementwise))
    // Of the states that the two devices knew, the earlier one is the state that both began with.
    var ancestor = unseen.isEmpty ? known : revival.newest
    if isApart {
      // If only one state has an element, the other device may have removed it or never had it. These two cases can't
      // be distinguished, so the element stays.
      for name in different.intersection(elementwise) {
        pending.insert(name)
        ancestor[name] = sets.contains(name) ? SetMerge.common(known[name], revival.newest[name]) : "null"
      }
    }
    if !pending.subtracting(PropertyMerge.bookkeeping).isEmpty { pending.formUnion(PropertyMerge.bookkeeping) }
    return PropertyMerge(ancestor: ancestor, local: last, server: server, pending: pending, sets: sets, maps: maps)
  }

  /// Returns the members that were changed on both sides and for which the container's value stays.
  /// - Parameter merging: the members that are merged element by element.
  func overruled(by server: Members, pending: Set<String>, merging: Set<String>) -> [String] {
    unseen.intersection(Revival.changes(from: revival.newest, to: server)).subtracting(pending).subtracting(
      own(beside: server)
    )
    .subtracting(merging)
    .filter { last[$0] ?? "null" != server[$0] ?? "null" }.sorted()
  }
}
