internal import Cloud
internal import JSON
internal import Shape

/// The field of a record that was deleted in the cloud and is made again: the values that its device knew before. So it shows which values
/// were changed since, by devices that have not seen the deletion.
struct Revival {
  /// The name of the field. Its value is JSON, as a text.
  static let field = "revival"

  let base: Members
  /// The record that it came back with, without having been changed itself; `nil` for a record that was changed.
  let whole: UUID?
  /// The latest state from before the deletion whose values another device has added to the record since; `nil` if none has.
  let added: Members?
  /// The record that it came back for, without having been changed itself: a part that its deletion had not seen. `nil` for a record that
  /// was changed, and if the reason is not known.
  let cause: UUID?
  /// The number of times that the record has come back after a deletion. Two returns may begin with the same values.
  let count: Int

  init(from base: Members, with whole: UUID? = nil, for cause: UUID? = nil, adding added: Members? = nil, count: Int = 0) {
    (self.base, self.whole, self.cause, self.added, self.count) = (base, whole, cause, added, count)
  }

  /// The latest state from before the deletion that the record takes account of. A value that was written since may have replaced a value
  /// of this state.
  var newest: Members { added ?? base }

  init?(in fields: CloudFields) {
    if fields.isEmpty { return nil }
    guard let value = fields[Revival.field], value.type == .text, let text = String(json: value.json), let members = Members(json: text),
      let base = members["base"].flatMap({ Members(json: $0) })
    else { return nil }
    self.init(
      from: base, with: members["with"].flatMap { UUID(json: $0) }, for: members["for"].flatMap { UUID(json: $0) },
      adding: members["added"].flatMap { Members(json: $0) }, count: members["count"].flatMap { Int($0) } ?? 0)
  }

  /// Returns a Boolean value that indicates whether both are of the same return of a record. Values that were added since do not count.
  func isSameReturn(as other: Revival?) -> Bool {
    other.map { base.text == $0.base.text && whole == $0.whole && count == $0.count } ?? false
  }

  /// Returns the same return of the record, with another earlier state added if that is newer.
  func adding(_ state: Members) -> Revival {
    Returning.version(state) > Returning.version(newest) ? Revival(from: base, with: whole, for: cause, adding: state, count: count) : self
  }

  /// Returns the fields of a record with this field among them.
  func added(to fields: CloudFields) -> CloudFields {
    var members = Members([.init("base", base.text)])
    if let whole { members["with"] = "\"\(whole)\"" }
    if let cause { members["for"] = "\"\(cause)\"" }
    if let added { members["added"] = added.text }
    if count > 0 { members["count"] = "\(count)" }
    return fields.changed(by: CloudFields([.init(Revival.field, CloudValue(.text, json: jsonText(members.text)))]))
  }

  /// Returns the members that a record has changed since: those whose values differ from the base.
  func changes(in members: Members) -> Set<String> { Revival.changes(from: base, to: members) }

  static func changes(from base: Members, to members: Members) -> Set<String> {
    Set(Set(members.names + base.names).filter { members[$0] ?? "null" != base[$0] ?? "null" }).subtracting(PropertyMerge.bookkeeping)
  }
}

/// The three states of a record that is there again. They are its last state here, the container's values that this device knew, and the
/// values that it was made again from.
struct Returning {
  let last: Members, known: Members, revival: Revival
  /// The former makings of the known state.
  private let former: FormerMakings
  /// The stamps of the known state, and those of the record as it was made again.
  private let here: Stamps, there: Stamps

  /// - Parameter unknown: the fields of the known state that are not members.
  init(last: Members, known: Members, _ unknown: CloudFields, revival: Revival, in met: Replica.Met) {
    (self.last, self.known, self.revival) = (last, known, revival)
    (here, there, former) = (Stamps(of: known, unknown), Stamps(of: met.server, met.unknown), FormerMakings(in: unknown))
  }

  /// Returns the members that were changed here and never sent.
  func own(beside server: Members) -> Set<String> {
    Revival.changes(from: known, to: last).subtracting(Replica.untouched(by: last, over: known, server))
  }

  private var isKnownLater: Bool {
    Replica.areMadeApart(known, revival.newest)
      ? former.include(revival.newest) : Returning.version(known) > Returning.version(revival.newest)
  }

  /// The members that differ between the known state and the state that the other device knew.
  private var different: Set<String> { Revival.changes(from: revival.newest, to: known) }

  /// A Boolean value that indicates whether neither of the two states follows the other: a container that went back has had both.
  private var isApart: Bool {
    !Replica.areMadeApart(known, revival.newest) && different.contains { here.latest(of: $0) <= Returning.version(revival.newest) }
      && different.contains { here.latest(of: $0) > there.latest(of: $0) }
  }

  /// The members that were changed before the record was deleted, unknown to the device that has made it again. The container's states
  /// follow each other: of two, the later one has the higher version. If two states do not follow each other, the stamps of the members
  /// decide.
  var unseen: Set<String> {
    if isApart { return different.filter { here.latest(of: $0) > there.latest(of: $0) } }
    return isKnownLater ? different : []
  }

  static func version(_ members: Members) -> Int { members["version"].flatMap { Int($0) } ?? 0 }

  /// Merges the states with the record as it was made again.
  /// - Parameters:
  ///   - pending: the members that were changed here since.
  ///   - sets: the lists that are sets.
  ///   - maps: the objects that merge member by member.
  func merge(_ server: Members, pending: Set<String>, sets: Set<String>, maps: Set<String>) -> PropertyMerge {
    let elementwise = sets.union(maps)
    let written = Revival.changes(from: revival.newest, to: server)
    var pending = pending.union(own(beside: server)).union(unseen.subtracting(written)).union(unseen.intersection(elementwise))
    // Of the two known states, the earlier one is the state that both began with.
    var ancestor = unseen.isEmpty ? known : revival.newest
    if isApart {
      // A removed element can't be told from an element that was never there, so the elements of both states stay.
      for name in different.intersection(elementwise) {
        pending.insert(name)
        ancestor[name] = sets.contains(name) ? SetMerge.common(known[name], revival.newest[name]) : "null"
      }
    }
    if !pending.subtracting(PropertyMerge.bookkeeping).isEmpty { pending.formUnion(PropertyMerge.bookkeeping) }
    return PropertyMerge(ancestor: ancestor, local: last, server: server, pending: pending, sets: sets, maps: maps)
  }

  /// Returns the members that were changed on both sides, and of which the container's value stays.
  /// - Parameter merging: the members that merge element by element.
  func overruled(by server: Members, pending: Set<String>, merging: Set<String>) -> [String] {
    unseen.intersection(Revival.changes(from: revival.newest, to: server)).subtracting(pending).subtracting(own(beside: server))
      .subtracting(merging)
      .filter { last[$0] ?? "null" != server[$0] ?? "null" }.sorted()
  }
}
