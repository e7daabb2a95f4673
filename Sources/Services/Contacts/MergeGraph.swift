internal import Shape

/// Merges of contacts, as far as they have to do with each other: what they come to follows from what each had seen, the same on all
/// devices.
///
/// A contact that went into another one may be there again, as somebody had changed it without having seen the merge. A later merge of it,
/// or into it, that has seen the earlier one overrules that. Devices that were apart may have merged contacts into each other: then the
/// contact with the lowest id stays. The time in an id is that of some device's clock, and no more than a tie-break that is the same
/// everywhere.
///
/// To ask for all contacts of a graph takes about as long as to read its merges: thousands may have gone into one contact.
final class MergeGraph {
  /// One contact went into another one.
  struct Edge {
    let id: UUID, from: UUID, into: UUID
    /// The merges that it had seen; `nil` for a merge of an older program, of which nobody knows.
    let follows: [UUID]?
  }

  /// In the order of their ids. From here on a merge is its place in the list.
  private let edges: [Edge]
  private let history: MergeHistory
  private let out: [UUID: [Int]]
  private let into: [UUID: [Int]]
  /// What was found before, by contacts.
  private var knownWays: [UUID: [Int]] = [:]
  private var knownTargets: [UUID: UUID?] = [:]

  init(_ edges: [Edge]) {
    self.edges = edges.sorted { $0.id < $1.id }
    history = MergeHistory(self.edges)
    out = Dictionary(grouping: self.edges.indices) { [edges = self.edges] in edges[$0].from }
    into = Dictionary(grouping: self.edges.indices) { [edges = self.edges] in edges[$0].into }
  }

  /// The merges that a new merge of two contacts has seen last.
  /// - Parameter edges: the merges of the two contacts, and into them.
  static func heads(of edges: [Edge]) -> [UUID] {
    let seen = Set(edges.flatMap { $0.follows ?? [] })
    return Set(edges.map(\.id)).subtracting(seen).sorted()
  }

  /// A Boolean value that indicates whether a merge of the contact, or into it, is in the graph.
  func holds(_ contact: UUID) -> Bool { out[contact] != nil || into[contact] != nil }

  /// The contact that one is now: where merges go in a circle, the one with the lowest id.
  func end(of contact: UUID) -> UUID {
    MergeEnds(from: contact) { ways(from: $0).map { edges[$0].into } }.lowest
  }

  /// All contacts that merges lead to from one.
  func reached(from contact: UUID) -> [UUID] {
    var (found, open, seen): ([UUID], [UUID], Set<UUID>) = ([], [contact], [])
    while let next = open.popLast() {
      for way in ways(from: next) where seen.insert(edges[way].into).inserted {
        found.append(edges[way].into)
        open.append(edges[way].into)
      }
    }
    return found
  }

  /// The contact that one is to be merged into again: another one went into it on a device that had not seen that it was merged itself.
  /// - Returns: the contact itself if it stays; `nil` where no such merges concern it.
  func target(of contact: UUID) -> UUID? {
    if let known = knownTargets[contact] { return known }
    let target = hasMergesApart(contact) ? end(of: contact) : nil
    knownTargets[contact] = .some(target)
    return target
  }

  private func hasMergesApart(_ contact: UUID) -> Bool {
    let out = ways(from: contact).filter { edges[$0].follows != nil }
    if out.isEmpty { return false }
    let met = (into[contact] ?? []).filter { edges[$0].follows != nil && ways(from: edges[$0].from).contains($0) }
    if met.isEmpty { return false }
    return out.contains { way in
      history.markRelatives(of: way)
      return met.contains { !history.isMarked($0) }
    }
  }

  /// The merges of a contact that count.
  private func ways(from contact: UUID) -> [Int] {
    guard let own = out[contact] else { return [] }
    let others = into[contact] ?? []
    if own.count + others.count == 1 { return own }
    if let known = knownWays[contact] { return known }
    history.markSeen(by: own + others, downTo: own)
    let ways = own.filter { !history.isMarked($0) }
    knownWays[contact] = ways
    return ways
  }
}
