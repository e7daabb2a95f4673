internal import Shape
internal import Tenancy

/// Finds the shortest sequence of steps between two statuses.
extension StepTable {
  /// Returns the statuses on the shortest path from one status to another, including the last one.
  func way(from start: Status, to end: Status) -> [Status] {
    if start == end { return [] }
    var ways: [[Status]] = [[]]
    while !ways.isEmpty {
      let next = ways.flatMap { way in steps.filter { $0.from == way.last ?? start }.map { way + [$0.to] } }
      if let found = next.first(where: { $0.last == end }) { return found }
      // A path that visits a status twice is never the shortest.
      ways = next.filter { way in way.last != start && way.dropLast().allSatisfy { $0 != way.last } }
    }
    return []
  }
}
