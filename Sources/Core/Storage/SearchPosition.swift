internal import RPC

/// The place where the next page of a search begins, as its cursor stores it. A search ranks a range of rows together,
/// and the best hits come first. If hits of the range are left, the position consists of the range (its newest row, and
/// the row behind its oldest one) and the last returned hit.
struct SearchPosition {
  struct Hit {
    let score: Int
    let row: Int

    func isBefore(_ other: Hit) -> Bool { (score, row) > (other.score, other.row) }
  }

  /// The newest row to rank, or `nil` for the newest of all.
  let first: Int?
  let last: (end: Int, hit: Hit)?

  init(first: Int?, last: (end: Int, hit: Hit)?) {
    self.first = first
    self.last = last
  }

  /// Returns the position where the next page begins, or `nil` if there are no more hits.
  /// - Parameters:
  ///   - first: the newest of the rows that were ranked for this page.
  ///   - last: the page's last hit, or `nil` if the page has all hits of the ranked rows.
  ///   - isPartial: a Boolean value that indicates whether rows behind `end` are still to be ranked.
  static func next(first: Int, last: Hit?, end: Int, isPartial: Bool) -> SearchPosition? {
    if let last { return SearchPosition(first: first, last: (end, last)) }
    return isPartial ? SearchPosition(first: end, last: nil) : nil
  }

  /// - Throws: -32602 for a text that was not returned by `text(_:in:)`.
  init(_ text: String?, _ anchors: RowAnchors, in partition: Partition) throws(Failure) {
    guard let text else {
      self.init(first: nil, last: nil)
      return
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 4 else { throw Cursor.unknown }
    let first = try anchors.row(parts[0], in: partition)
    if parts.count == 1 {
      self.init(first: first, last: nil)
      return
    }
    guard let score = Int(parts[2], radix: 36), score >= 0 else { throw Cursor.unknown }
    let hit = Hit(score: score, row: try anchors.row(parts[3], in: partition))
    self.init(first: first, last: (try anchors.row(parts[1], in: partition), hit))
  }

  func text(_ anchors: RowAnchors, in partition: Partition) throws(Failure) -> String {
    func text(_ row: Int) throws(Failure) -> String { try anchors.text(of: row, in: partition, alone: true) }
    let from = try text(first ?? partition.rows.ceiling)
    guard let last else { return from }
    return "\(from)-\(try text(last.end))-\(String(last.hit.score, radix: 36))-\(try text(last.hit.row))"
  }
}
