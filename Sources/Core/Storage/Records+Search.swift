public import RPC
internal import SQLite
internal import Shape

/// Searches the records of a collection for words, and ranks the results.
extension Records {
  /// The maximum number of rows that are ranked at once. Ranking all rows of a common word would take too long.
  private var mostRanked: Int { 1000 }

  /// Returns a page of the records that match a text best.
  ///
  /// A search examines rows from the newest one on. The matching rows that one search reaches are ranked together. When
  /// all of them were returned, the next page continues with older rows.
  /// - Parameters:
  ///   - cursor: the `next` of the previous page.
  ///   - record: adds the record of a row to the page, in the form that `pages` describes, if the record is wanted.
  /// - Throws: -32602 for a text of too many words, or for a cursor of another list.
  public func search(
    _ text: String, limit: Int, after cursor: String?, in context: Scoped,
    adding addition: PageWriter<Row>.Addition? = nil,
    _ record: (_ row: Int, PageWriter<Row>) throws(Failure) -> Void
  ) throws(Failure) -> Prepared<SearchPage<Row>> {
    let partition = context.partition
    let list = "\(Details.collection.many).search"
    let query = try TextQuery(text)
    let position = try SearchPosition(Cursor.decode(list, cursor), anchors, in: partition)
    // Records that are created after the first page are left out of the following pages. They could rank before results
    // that were returned already, and move the others.
    let newest = try numbers.position(of: partition).next - 1
    let first = position.first ?? newest
    let (hits, end) = try ranked(query, from: first, after: position, in: partition)
    let writer = PageWriter<Row>(emptyScratch(), limit: limit, for: context.audience, adding: addition)
    for hit in hits where !writer.isFull { try record(hit.row, writer) }
    if writer.isBroken { throw .unreadable(Details.collection.one, nil) }
    let isPartial = end > partition.rows.floor
    let last = writer.lastRow.flatMap { row in hits.first { $0.row == row } }
    let next = SearchPosition.next(first: first, last: last, end: end, isPartial: isPartial)
    let place = try next.map { (position) throws(Failure) in try position.text(anchors, in: partition) }
    try writer.finish(next: place.map { Cursor.encode(list, $0) }, partial: isPartial)
    return Prepared(scratch)
  }

  /// Returns the rows that are ranked together, the best first, without those of earlier pages. Also returns the row
  /// behind the oldest row that was examined.
  private func ranked(
    _ query: TextQuery, from first: Int, after position: SearchPosition, in partition: Partition
  ) throws(Failure) -> (hits: [SearchPosition.Hit], end: Int) {
    var hits: [SearchPosition.Hit] = []
    var end = partition.rows.floor
    // More rows may be in the index than at the time of the previous page, so that this search reaches more rows. These
    // were not ranked for the previous page. If they were ranked now, some of them would never be returned.
    let least = position.last?.end ?? end
    let rest = try text?.search(query, from: first, in: partition) { row, score in
      if row > least { hits.append(SearchPosition.Hit(score: score, row: row)) }
      if row > least, hits.count < mostRanked { return true }
      end = max(row - 1, least)
      return false
    }
    hits.sort { $0.isBefore($1) }
    if let last = position.last { hits.removeAll { !last.hit.isBefore($0) } }
    return (hits, rest ?? end)
  }

  /// Returns a page of the records that a query finds, newest first.
  /// - Parameter record: adds the record of a row to the page, in the form that `pages` describes, if the record is
  ///   wanted.
  public func matches(
    _ query: TextQuery, limit: Int, after cursor: String?, in context: Scoped,
    adding addition: PageWriter<Row>.Addition? = nil,
    _ record: (_ row: Int, PageWriter<Row>) throws(Failure) -> Void
  ) throws(Failure) -> Prepared<Page<Row>> {
    try pages(limit: limit, after: cursor, in: context, adding: addition ?? supplement(in: context)) {
      (last, writer) throws(Failure) in
      try text?.search(query, from: last, in: context.partition) { (row, _) throws(Failure) in
        try record(row, writer)
        return !writer.isFull
      }
    }
  }
}
