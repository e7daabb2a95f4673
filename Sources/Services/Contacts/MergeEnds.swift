internal import Shape

/// Finds where a chain of merges ends: at a contact that was not merged further, or in a cycle that no merge leaves.
///
/// The cycles are the strongly connected components of the graph. They are found with [Tarjan's
/// algorithm](https://doi.org/10.1137/0201010), without recursion.
struct MergeEnds {
  /// The lowest id among all contacts at an end.
  private(set) var lowest: UUID

  private struct Visit {
    let contact: UUID, ways: [UUID]
    var next = 0
    /// The lowest number that can be reached from the contact.
    var low: Int
    var hasExit = false
  }

  init(from contact: UUID, _ ways: (UUID) -> [UUID]) {
    var found: UUID?
    // The numbers of contacts in the order of their visits. Contacts of finished components have `Int.max`.
    var numbers: [UUID: Int] = [contact: 0]
    var (path, open) = ([Visit(contact: contact, ways: ways(contact), low: 0)], [contact])
    var exits: Set<UUID> = []
    while var visit = path.popLast() {
      if visit.next < visit.ways.count {
        let next = visit.ways[visit.next]
        visit.next += 1
        if let number = numbers[next] {
          if number == .max { visit.hasExit = true } else { visit.low = min(visit.low, number) }
          path.append(visit)
        } else {
          let number = numbers.count
          numbers[next] = number
          open.append(next)
          path.append(visit)
          path.append(Visit(contact: next, ways: ways(next), low: number))
        }
        continue
      }
      if visit.hasExit { exits.insert(visit.contact) }
      let isRoot = visit.low == numbers[visit.contact]
      if isRoot, let begin = open.lastIndex(of: visit.contact) {
        let circle = open[begin...]
        if !circle.contains(where: exits.contains), let least = circle.min() { found = min(found ?? least, least) }
        for one in circle { numbers[one] = .max }
        open.removeSubrange(begin...)
      }
      if !path.isEmpty {
        if isRoot {
          path[path.count - 1].hasExit = true
        } else {
          path[path.count - 1].low = min(path[path.count - 1].low, visit.low)
        }
      }
    }
    assert(found != nil, "every way has an end")
    lowest = found ?? contact
  }
}
