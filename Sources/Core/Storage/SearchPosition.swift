internal import RPC

/// Where a page of a search ends: the newest row of those that were ranked together, the row behind the oldest, and the last one that was
/// answered of them.
struct SearchPosition {
  struct Hit {
    let score: Int
    let row: Int

    func isBefore(_ other: Hit) -> Bool { (score, row) > (other.score, other.row) }
  }

  /// nil for the newest of all.
  let first: Int?
  let last: (end: Int, hit: Hit)?

  init(first: Int?, last: (end: Int, hit: Hit)?) {
    self.first = first
    self.last = last
  }

  /// Where the next page begins; nil where nothing is left.
  /// - Parameters:
  ///   - first: the newest row of those that were ranked for this page.
  ///   - last: the last of them that the page has; nil where it has all.
  ///   - isPartial: whether there are rows behind `end`.
  static func next(first: Int, last: Hit?, end: Int, isPartial: Bool) -> SearchPosition? {
    if let last { return SearchPosition(first: first, last: (end, last)) }
    return isPartial ? SearchPosition(first: end, last: nil) : nil
  }

  /// - Throws: -32602 for a text that `text` has not made.
  init(_ text: String?, in rows: RowRange) throws(Failure) {
    guard let text else {
      self.init(first: nil, last: nil)
      return
    }
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0, radix: 36) ?? -1 }
    let most = rows.ceiling - rows.floor
    guard [1, 4].contains(numbers.count), numbers.allSatisfy({ (0...most).contains($0) }) else { throw Cursor.unknown }
    let last = numbers.count == 4 ? (rows.floor + numbers[1], Hit(score: numbers[2], row: rows.floor + numbers[3])) : nil
    self.init(first: rows.floor + numbers[0], last: last)
  }

  func text(in rows: RowRange) -> String {
    let numbers =
      [(first ?? rows.ceiling) - rows.floor] + (last.map { [$0.end - rows.floor, $0.hit.score, $0.hit.row - rows.floor] } ?? [])
    return numbers.map { String($0, radix: 36) }.joined(separator: "-")
  }
}
