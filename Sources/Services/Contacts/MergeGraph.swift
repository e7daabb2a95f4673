internal import Shape

/// Merges of contacts, as far as they have to do with each other: what they come to follows from what each had seen, the same on all devices.
///
/// A contact that went into another one may be there again, as somebody had changed it without having seen the merge. A later merge of it, or into
/// it, that has seen the earlier one overrules that. Devices that were apart may have merged contacts into each other: then the contact with the
/// lowest id stays. The time in an id is that of some device's clock, and no more than a tie-break that is the same everywhere.
struct MergeGraph {
  /// One contact went into another one.
  struct Edge {
    let id: UUID, from: UUID, into: UUID
    /// The merges that it had seen; `nil` for a merge of an older program, of which nobody knows.
    let follows: [UUID]?
  }

  private let edges: [Edge]
  private let places: [UUID: Int]

  init(_ edges: [Edge]) {
    self.edges = edges
    places = Dictionary(edges.indices.map { (edges[$0].id, $0) }) { first, _ in first }
  }

  /// The merges that a new merge of two contacts has seen last.
  func heads(of one: UUID, and other: UUID) -> [UUID] {
    let about = edges.filter { [one, other].contains($0.from) || [one, other].contains($0.into) }
    return about.map(\.id).filter { id in !about.contains { $0.follows?.contains(id) == true } }.sorted()
  }

  /// Whether a contact went into another one, and no later merge has found it there again.
  func isMerged(_ contact: UUID) -> Bool { !ways(from: contact).isEmpty }

  /// The contact that one is now: where merges go in a circle, the one with the lowest id.
  func end(of contact: UUID) -> UUID {
    let all = [contact] + reached(from: contact)
    // Of the contacts at the end of the way each leads to all others there, and to none beside.
    let last = all.filter { one in reached(from: one).allSatisfy { reached(from: $0).contains(one) } }
    assert(!last.isEmpty, "every way has an end")
    return last.min() ?? contact
  }

  /// All contacts that merges lead to from one.
  func reached(from contact: UUID) -> [UUID] {
    var (found, open): ([UUID], [UUID]) = ([], [contact])
    while let next = open.popLast() {
      for edge in ways(from: next) where !found.contains(edge.into) {
        found.append(edge.into)
        open.append(edge.into)
      }
    }
    return found
  }

  /// The contact that one is to be merged into again: another one went into it on a device that had not seen that it was merged itself.
  /// - Returns: the contact itself if it stays; `nil` where no such merges concern it.
  func target(of contact: UUID) -> UUID? {
    let out = ways(from: contact)
    if out.isEmpty { return nil }
    let isApart = edges.contains { edge in
      edge.into == contact && ways(from: edge.from).contains { $0.id == edge.id } && out.contains { areApart($0, edge) }
    }
    return isApart ? end(of: contact) : nil
  }

  /// The merges of a contact that count.
  private func ways(from contact: UUID) -> [Edge] {
    let own = edges.filter { $0.from == contact }
    if own.isEmpty { return [] }
    let later = edges.filter { $0.from == contact || $0.into == contact }
    return own.filter { edge in !later.contains { $0.id != edge.id && hasSeen($0, edge) } }
  }

  private func areApart(_ one: Edge, _ other: Edge) -> Bool {
    one.follows != nil && other.follows != nil && !hasSeen(one, other) && !hasSeen(other, one)
  }

  private func hasSeen(_ later: Edge, _ earlier: Edge) -> Bool {
    var (seen, open) = (Set<UUID>(), later.follows ?? [])
    while let next = open.popLast() {
      if next == earlier.id { return true }
      guard seen.insert(next).inserted, let place = places[next] else { continue }
      open += edges[place].follows ?? []
    }
    return false
  }
}
