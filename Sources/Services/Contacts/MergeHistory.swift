internal import Shape

/// The history of merges: which merges each merge had seen. Memory is linear in the number of merges.
final class MergeHistory {
  /// The latest merges that each merge had seen, by their indices.
  private let follows: [[Int]]
  /// The merges that had seen each merge as one of their latest ones.
  private let followers: [[Int]]
  /// The number of merges on the longest path back to a first merge. A merge that was seen has a lower number.
  private let depths: [Int]
  /// The round in which each merge was last marked, so that marks need no clearing.
  private var marks: [Int]
  private var round = 0

  /// - Parameter edges: the merges, in an order that is the same on all devices.
  init(_ edges: [MergeGraph.Edge]) {
    let places = Dictionary(edges.indices.map { (edges[$0].id, $0) }) { first, _ in first }
    var follows = edges.map { edge in (edge.follows ?? []).compactMap { places[$0] } }
    var followers = [[Int]](repeating: [], count: edges.count)
    depths = MergeHistory.depths(&follows)
    for place in follows.indices {
      for earlier in follows[place] { followers[earlier].append(place) }
    }
    (self.follows, self.followers) = (follows, followers)
    marks = [Int](repeating: 0, count: edges.count)
  }

  func isMarked(_ place: Int) -> Bool { marks[place] == round }

  /// Marks the merges that at least one of `some` had seen.
  /// - Parameter least: the merges of interest. No merge before all of them is visited.
  func markSeen(by some: [Int], downTo least: [Int]) {
    round += 1
    let end = least.map { depths[$0] }.min() ?? 0
    mark(some.filter { depths[$0] > end }.flatMap { follows[$0] }, along: follows) { [depths] in depths[$0] >= end }
  }

  /// Marks the merges that a merge had seen, and the merges that had seen it.
  func markRelatives(of place: Int) {
    round += 1
    mark(follows[place], along: follows) { _ in true }
    mark(followers[place], along: followers) { _ in true }
  }

  private func mark(_ first: [Int], along ways: [[Int]], _ isWanted: (Int) -> Bool) {
    var open = first
    while let next = open.popLast() {
      if marks[next] == round || !isWanted(next) { continue }
      marks[next] = round
      open += ways[next]
    }
  }

  /// Removes edges that close a cycle. Only a damaged store has such edges.
  private static func depths(_ follows: inout [[Int]]) -> [Int] {
    var depths = [Int](repeating: -1, count: follows.count)
    var isOpen = [Bool](repeating: false, count: follows.count)
    for first in follows.indices where depths[first] < 0 {
      var path = [(place: first, next: 0)]
      isOpen[first] = true
      while let (place, next) = path.last {
        guard next < follows[place].count else {
          depths[place] = 1 + (follows[place].map { depths[$0] }.max() ?? -1)
          isOpen[place] = false
          path.removeLast()
          continue
        }
        let earlier = follows[place][next]
        if isOpen[earlier] {
          follows[place].remove(at: next)
          continue
        }
        path[path.count - 1].next += 1
        guard depths[earlier] < 0 else { continue }
        path.append((earlier, 0))
        isOpen[earlier] = true
      }
    }
    return depths
  }
}
