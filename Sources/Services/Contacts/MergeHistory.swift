internal import Shape

/// Records which earlier merges each merge had seen. Its memory grows linearly with the number of merges.
final class MergeHistory {
  /// For each merge, the indices of the latest merges that it had seen.
  private let follows: [[Int]]
  /// For each merge, the indices of the merges that name it among their latest ones.
  private let followers: [[Int]]
  /// For each merge, the length of the longest path back to a first merge. A merge that another one has seen has a
  /// lower number.
  private let depths: [Int]
  /// The round in which each merge was last marked. A new round makes all marks invalid, so that they need not be
  /// cleared.
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

  /// Marks the merges that at least one of the merges `some` had seen.
  /// - Parameter least: the merges about which the caller asks. Merges that are earlier than all of these are not
  ///   visited.
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

  /// Computes the depths, and removes edges that close a cycle. Only a damaged store has such edges.
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
