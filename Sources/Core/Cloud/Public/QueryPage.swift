public import RPC
internal import Shape

/// Collects one page of a query. The container reads rows and passes them to the page. They come from an index, or are
/// all records of the type in the order of their names. The page stores the records of the matching rows.
///
/// ```swift
/// var page = QueryPage(request, state: state)
/// try page.read { (page, part) throws(Failure) in
///   for row in rows(of: part.span, behind: (part.key, part.name), limit: part.limit) {
///     page.take(key: row.key, record)
///   }
/// }
/// return page.answer
/// ```
public struct QueryPage {
  /// The description of the rows that the container reads next.
  public struct Part {
    /// The range of the index, or `nil` for all records in the order of their names.
    public let span: CloudSpan?
    /// The position after which the rows begin. A row comes after the position if its key is greater, or if its key is
    /// the same and its name is greater.
    public let key: String, name: String
    /// The maximum number of rows.
    public let limit: Int
  }

  private let request: QueryRecords
  private let state: Int
  /// A Boolean value that indicates whether each row must be compared with the filter, because the index alone can't
  /// decide.
  private let needsLook: Bool
  private var records: [PublicRecord] = []
  private var bytes = 0
  /// The position of the row that was read last, whether it matches or not.
  private var last: QueryPosition?
  /// The position after which the next page begins. `nil` until a matching row does not fit on this page.
  private var next: QueryPosition?
  private var rows = 0

  /// The maximum size of the fields on a page, in bytes. Only the first record of a page may exceed it.
  private static let mostBytes = 1 << 20
  /// The minimum number of rows of each read after the first. If few rows match, several reads are needed.
  private static let chunk = 256

  /// - Parameter state: the current state of the record type, a number that each publication changes.
  /// - Throws: `changeTokenExpired` if records of the type were published after the first page, or `invalidArguments`
  ///   if the request's cursor is not a valid cursor.
  public init(_ request: QueryRecords, state: Int) throws(Failure) {
    self.request = request
    self.state = state
    needsLook = !request.filter.isAnsweredBySpans
    last = try QueryPosition.of(request, state: state)
  }

  public var answer: QueryRecords.Answer { QueryRecords.Answer(records: records, cursor: next?.cursor) }

  /// Reads rows until the page is full or no rows are left.
  /// - Parameter part: a function that reads the rows of the given part, at most `limit` of them, and calls `take` for
  ///   each.
  public mutating func read<E: Error>(_ part: (inout QueryPage, Part) throws(E) -> Void) throws(E) {
    guard let spans = request.filter.spans else { return try read(nil, part) }
    for span in spans where last.map({ !span.last.utf8.lexicographicallyPrecedes($0.key.utf8) }) ?? true {
      try read(span, part)
      if next != nil { return }
    }
  }

  private mutating func read<E: Error>(_ span: CloudSpan?, _ part: (inout QueryPage, Part) throws(E) -> Void) throws(E)
  {
    while next == nil {
      let before = rows
      // If the row that was read last is in an earlier range, this range is read from its beginning.
      let met = last.flatMap { last in
        span.map { last.key.utf8.lexicographicallyPrecedes($0.first.utf8) } ?? false ? nil : last
      }
      let room = request.limit + 1 - records.count
      let limit = rows == 0 ? room : max(room, QueryPage.chunk)
      try part(&self, Part(span: span, key: met?.key ?? span?.first ?? "", name: met?.name ?? "", limit: limit))
      if rows - before < limit { return }
    }
  }

  /// Adds the next row to the page, if the row matches the filter.
  /// - Parameter key: the row's key in the index, or an empty text if records are read in the order of their names.
  public mutating func take(key: String, _ record: PublicRecord) {
    rows += 1
    if next != nil { return }
    let before = last
    last = QueryPosition(state: state, key: key, name: record.recordName)
    guard !needsLook || request.filter.matches(record) else { return }
    bytes += record.fields.text.utf8.count
    if records.count == request.limit || !records.isEmpty && bytes > QueryPage.mostBytes {
      next = before
      return
    }
    records.append(record)
  }
}
