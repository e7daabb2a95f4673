public import RPC
internal import Shape

/// A page of a query that a container reads. It reads rows of an index, or of a type in the order of names. The matching rows are the
/// page.
///
/// ```swift
/// var page = QueryPage(request, state: state)
/// try page.read { (page, part) throws(Failure) in
///   for row in rows(of: part.span, behind: (part.key, part.name), limit: part.limit) { page.take(key: row.key, record) }
/// }
/// return page.answer
/// ```
public struct QueryPage {
  /// The rows that are to be read next.
  public struct Part {
    /// The part of the index; `nil` for the records in the order of their names.
    public let span: CloudSpan?
    /// The place after which the part begins: it has rows with this key and a greater name, or with a greater key.
    public let key: String, name: String
    /// The largest number of rows.
    public let limit: Int
  }

  private let request: QueryRecords
  private let state: Int
  /// A Boolean value that indicates whether rows are compared with the filter.
  private let needsLook: Bool
  private var records: [PublicRecord] = []
  private var bytes = 0
  /// The row that was read last, whether it matches or not.
  private var last: QueryPosition?
  /// The place after the last record of the page, once there is more.
  private var next: QueryPosition?
  private var rows = 0

  /// The largest number of bytes of fields on a page. The first record of a page may be longer.
  private static let mostBytes = 1 << 20
  /// The number of rows that are read at once if few of them match.
  private static let chunk = 256

  /// - Parameter state: the present state of the type.
  /// - Throws: `changeTokenExpired` if the type was published after the first page, `invalidArguments` if the text is not a cursor.
  public init(_ request: QueryRecords, state: Int) throws(Failure) {
    self.request = request
    self.state = state
    needsLook = !request.filter.isAnsweredBySpans
    last = try QueryPosition.of(request, state: state)
  }

  public var answer: QueryRecords.Answer { QueryRecords.Answer(records: records, cursor: next?.cursor) }

  /// Reads rows until the page is full, or there are no more.
  /// - Parameter part: reads at most as many rows as its argument says, and calls `take` for each.
  public mutating func read<E: Error>(_ part: (inout QueryPage, Part) throws(E) -> Void) throws(E) {
    guard let spans = request.filter.spans else { return try read(nil, part) }
    for span in spans where last.map({ !span.last.utf8.lexicographicallyPrecedes($0.key.utf8) }) ?? true {
      try read(span, part)
      if next != nil { return }
    }
  }

  private mutating func read<E: Error>(_ span: CloudSpan?, _ part: (inout QueryPage, Part) throws(E) -> Void) throws(E) {
    while next == nil {
      let before = rows
      // The row that was read last may be of an earlier part.
      let met = last.flatMap { last in span.map { last.key.utf8.lexicographicallyPrecedes($0.first.utf8) } ?? false ? nil : last }
      let room = request.limit + 1 - records.count
      let limit = rows == 0 ? room : max(room, QueryPage.chunk)
      try part(&self, Part(span: span, key: met?.key ?? span?.first ?? "", name: met?.name ?? "", limit: limit))
      if rows - before < limit { return }
    }
  }

  /// Adds the next row to the page, if it matches.
  /// - Parameter key: the key in the index, or an empty text for records in the order of their names.
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
