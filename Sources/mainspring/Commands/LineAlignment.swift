internal import JSON

/// Matches the lines of a core's output to the expected lines.
///
/// The matching with the smallest total difference is used (an edit distance). A missing or additional line costs less
/// than a matching in which all later lines differ. Two lines are similar if they reply to the same request, or if they
/// are notifications of the same method.
struct LineAlignment {
  /// The matched lines in order. `nil` stands for a line that has no counterpart.
  private(set) var pairs: [(expected: String?, found: String?)] = []

  private static let gap = 2
  private static let alike = 2
  private static let unlike = 3
  /// The largest number of cells in the table of costs. Longer outputs are compared line by line instead.
  private static let most = 4_000_000

  init(_ expected: [String], _ found: [String]) {
    let start = zip(expected, found).prefix { LineAlignment.isSame($0, $1) }.count
    let rest = min(expected.count, found.count) - start
    let end = zip(expected.reversed(), found.reversed()).prefix(rest).prefix { LineAlignment.isSame($0, $1) }.count
    let (a, b) = (Array(expected[start..<expected.count - end]), Array(found[start..<found.count - end]))
    pairs = expected.prefix(start).map { ($0, $0) }
    pairs +=
      (a.count + 1) * (b.count + 1) > LineAlignment.most ? LineAlignment.inOrder(a, b) : LineAlignment.aligned(a, b)
    pairs += expected.suffix(end).map { ($0, $0) }
  }

  static func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

  private static func inOrder(_ a: [String], _ b: [String]) -> [(expected: String?, found: String?)] {
    (0..<max(a.count, b.count)).map { ($0 < a.count ? a[$0] : nil, $0 < b.count ? b[$0] : nil) }
  }

  private static func aligned(_ a: [String], _ b: [String]) -> [(expected: String?, found: String?)] {
    let (subjectsOfA, subjectsOfB) = (a.map(subject), b.map(subject))
    func cost(_ i: Int, _ j: Int) -> Int {
      if isSame(a[i], b[j]) { return 0 }
      return subjectsOfA[i] != nil && subjectsOfA[i] == subjectsOfB[j] ? alike : unlike
    }
    // The element at `[i][j]` is the smallest cost of matching the lines of `a` from `i` on with the lines of `b` from
    // `j` on.
    var costs = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in stride(from: a.count, through: 0, by: -1) {
      for j in stride(from: b.count, through: 0, by: -1) {
        if i == a.count || j == b.count {
          costs[i][j] = gap * (a.count - i + b.count - j)
        } else {
          costs[i][j] = min(costs[i + 1][j + 1] + cost(i, j), costs[i + 1][j] + gap, costs[i][j + 1] + gap)
        }
      }
    }
    var pairs: [(expected: String?, found: String?)] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, costs[i][j] == costs[i + 1][j + 1] + cost(i, j) {
        pairs.append((a[i], b[j]))
        (i, j) = (i + 1, j + 1)
      } else if i < a.count, costs[i][j] == costs[i + 1][j] + gap {
        pairs.append((a[i], nil))
        i += 1
      } else {
        pairs.append((nil, b[j]))
        j += 1
      }
    }
    return pairs
  }

  /// Returns what a message is about: its id, or its method if it has no id. Returns `nil` for a message with neither.
  private static func subject(_ line: String) -> String? {
    var line = line
    return line.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        (source.value.member("id") ?? source.value.member("method"))?.compactText
      }
    } ?? nil
  }
}
