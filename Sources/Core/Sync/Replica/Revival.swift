internal import Cloud
internal import JSON
internal import Shape

/// What a record says that was deleted in the cloud and is made again: the values that its device knew before, and so which of its values were
/// changed since by those who have not seen the deletion.
struct Revival {
  /// The field that it stands in: JSON, as a text.
  static let field = "revival"

  let base: Members
  /// The record that it came back with, without having been changed itself; `nil` for a record that was changed.
  let whole: UUID?

  init(from base: Members, with whole: UUID? = nil) { (self.base, self.whole) = (base, whole) }

  init?(in fields: CloudFields) {
    if fields.isEmpty { return nil }
    guard let value = fields[Revival.field], value.type == .text, let text = String(json: value.json), let members = Members(json: text),
      let base = members["base"].flatMap({ Members(json: $0) })
    else { return nil }
    self.init(from: base, with: members["with"].flatMap { UUID(json: $0) })
  }

  /// Returns the fields of a record with this one among them.
  func added(to fields: CloudFields) -> CloudFields {
    var members = Members([.init("base", base.text)])
    if let whole { members["with"] = "\"\(whole)\"" }
    return fields.changed(by: CloudFields([.init(Revival.field, CloudValue(.text, json: jsonText(members.text)))]))
  }

  /// Returns the members that a record has changed since: those whose values differ from the base.
  func changes(in members: Members) -> Set<String> {
    Set(Set(members.names + base.names).filter { members[$0] ?? "null" != base[$0] ?? "null" }).subtracting(PropertyMerge.bookkeeping)
  }
}

/// A record that is there again, as three have it: its last state here, the server's values that this device knew, and what it was made again from.
struct Returning {
  let last: Members, known: Members, revival: Revival

  /// The members that were changed here and never sent.
  var own: Set<String> { Revival(from: known).changes(in: last) }

  /// The members that were changed before the record was deleted, and of which the device that has made it again did not know. The server's states
  /// follow each other: of two, the later one has the higher version.
  var unseen: Set<String> { version(known) > version(revival.base) ? revival.changes(in: known) : [] }

  private func version(_ members: Members) -> Int { members["version"].flatMap { Int($0) } ?? 0 }

  /// Merges them with the record as it was made again.
  /// - Parameters:
  ///   - pending: the members that were changed here since.
  ///   - sets: the lists that stand for sets.
  ///   - maps: the objects that merge member by member.
  func merge(_ server: Members, pending: Set<String>, sets: Set<String>, maps: Set<String>) -> PropertyMerge {
    let elementwise = sets.union(maps)
    var pending = pending.union(own).union(unseen.subtracting(revival.changes(in: server))).union(unseen.intersection(elementwise))
    if !pending.subtracting(PropertyMerge.bookkeeping).isEmpty { pending.formUnion(PropertyMerge.bookkeeping) }
    // Of the two states that were known, the earlier one is what both began with.
    return PropertyMerge(
      ancestor: unseen.isEmpty ? known : revival.base, local: last, server: server, pending: pending, sets: sets, maps: maps)
  }

  /// Returns the members that were changed on both sides, and of which the server's value stays.
  /// - Parameter merging: the members that merge element by element.
  func overruled(by server: Members, pending: Set<String>, merging: Set<String>) -> [String] {
    unseen.intersection(revival.changes(in: server)).subtracting(pending).subtracting(own).subtracting(merging)
      .filter { last[$0] ?? "null" != server[$0] ?? "null" }.sorted()
  }
}
