internal import Shape

/// The merges of contacts that are connected with each other. The outcome is computed from the merges and from the
/// earlier merges that each merge had seen. So all devices compute the same outcome.
///
/// A merged contact may exist again, because a user changed it on a device that had not seen the merge. A later merge
/// of this contact, or into it, overrules the earlier merge if it has seen that merge. Before they synced, two devices
/// may have merged two contacts into each other. Then the contact with the lowest id stays. The time in an id comes
/// from the clock of some device. It serves only as a tie-break that is the same everywhere.
///
/// Thousands of contacts may have been merged into one. So looking up all contacts of a graph must take only about as
/// long as reading its merges.
final class MergeGraph {
  /// A merge of one contact into another one.
  struct Edge {
    let id: UUID, from: UUID, into: UUID
    /// The latest merges that this merge had seen; `nil` for a merge by an older program, which did not record them.
    let follows: [UUID]?
  }

  /// The merges in the order of their ids. In this class, a merge is identified by its index in this list.
  private let edges: [Edge]
  private let history: MergeHistory
  private let out: [UUID: [Int]]
  private let into: [UUID: [Int]]
  /// The results of earlier calls, by contact.
  private var knownWays: [UUID: [Int]] = [:]
  private var knownTargets: [UUID: UUID?] = [:]

  init(_ edges: [Edge]) {
    self.edges = edges.sorted { $0.id < $1.id }
    history = MergeHistory(self.edges)
    out = Dictionary(grouping: self.edges.indices) { [edges = self.edges] in edges[$0].from }
    into = Dictionary(grouping: self.edges.indices) { [edges = self.edges] in edges[$0].into }
  }

  /// Returns the ids that a new merge of two contacts stores in `follows`: the latest earlier merges.
  /// - Parameter edges: the merges of the two contacts, and the merges into them.
  static func heads(of edges: [Edge]) -> [UUID] {
    let seen = Set(edges.flatMap { $0.follows ?? [] })
    return Set(edges.map(\.id)).subtracting(seen).sorted()
  }

  /// A Boolean value that indicates whether a merge of the contact, or into it, is in the graph.
  func holds(_ contact: UUID) -> Bool { out[contact] != nil || into[contact] != nil }

  /// Returns the contact into which a contact was finally merged. In a cycle, this is the contact with the lowest id.
  func end(of contact: UUID) -> UUID {
    MergeEnds(from: contact) { ways(from: $0).map { edges[$0].into } }.lowest
  }

  /// Returns all contacts to which the merges of a contact lead.
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

  /// Returns the contact into which a contact must be merged again. This is needed if another device has merged a
  /// contact into it without having seen that it was merged itself.
  /// - Returns: the contact itself if it stays; `nil` if no merge has to be repeated.
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

  /// Returns the merges of a contact that no later merge overrules.
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
