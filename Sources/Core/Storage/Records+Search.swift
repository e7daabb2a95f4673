public import RPC
internal import SQLite
internal import Shape

extension Records {
  /// How many rows are ranked at once: what a common word finds would take too long.
  private var mostRanked: Int { 1000 }

  /// The records that fit a text best.
  ///
  /// Rows are looked at from the newest on; those that one search comes to are ranked, and the pages after the last of them go on with those
  /// that are older.
  /// - Parameter cursor: the `next` of the page before.
  /// - Throws: -32602 for a text of too many words, or a cursor of something else.
  public func search(
    _ text: String, limit: Int, after cursor: String?, in context: Scoped
  ) throws(Failure) -> Prepared<SearchPage<Row>> {
    let partition = context.partition
    let list = "\(Details.collection.many).search"
    let query = try TextQuery(text)
    let position = try SearchPosition(Cursor.decode(list, cursor), in: partition.rows)
    // The pages after this one know nothing of what is made meanwhile: ranked with the rest, it would move what was answered.
    let newest = try numbers.position(of: partition).next - 1
    let first = position.first ?? newest
    var found: [SearchPosition.Hit] = []
    var end = partition.rows.floor
    // Where the index has come further since the page before, what else is ranked now would be missed.
    let least = position.last?.end ?? end
    let rest = try self.text?.search(query, from: first, in: partition) { row, score in
      if row > least { found.append(SearchPosition.Hit(score: score, row: row)) }
      if row > least, found.count < mostRanked { return true }
      end = max(row - 1, least)
      return false
    }
    end = rest ?? end
    found.sort { $0.isBefore($1) }
    if let last = position.last { found.removeAll { !last.hit.isBefore($0) } }
    let writer = PageWriter<Row>(emptyScratch(), limit: limit, for: context.audience)
    for hit in found where !writer.isFull { try stores.each(one, in: partition.store, { $0.add(hit.row) }, { writer.add(&$0) }) }
    if writer.isBroken { throw .unreadable(Details.collection.one, nil) }
    let isPartial = end > partition.rows.floor
    var next = isPartial ? SearchPosition(first: end, last: nil) : nil
    if let row = writer.lastRow { next = SearchPosition(first: first, last: found.first { $0.row == row }.map { (end, $0) }) }
    writer.finish(next: next.map { Cursor.encode(list, $0.text(in: partition.rows)) }, partial: isPartial)
    return Prepared(scratch)
  }

  /// A page of the records that a query finds, newest first.
  /// - Parameter record: hands over a row's record, as `pages` wants it, if it is one that is asked for.
  public func matches(
    _ query: TextQuery, limit: Int, after cursor: String?, in context: Scoped,
    _ record: (_ row: Int, PageWriter<Row>) throws(Failure) -> Void
  ) throws(Failure) -> Prepared<Page<Row>> {
    try pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try text?.search(query, from: last, in: context.partition) { (row, _) throws(Failure) in
        try record(row, writer)
        return !writer.isFull
      }
    }
  }
}

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
