public import JSON
public import RPC
public import SQLite
public import Shape

/// Writes rows as the JSON of a page while they are read, without creating records.
public final class PageWriter<Row: Record> {
  /// Adds further members to a row's record, after the members that its columns give.
  ///
  /// `rest` has the columns that the statement selects after the row's number.
  public typealias Addition = (_ row: Int, _ rest: inout RowSource, PageWriter) throws(Failure) -> Void

  private let out: ByteBuffer
  private let writer: JSONWriter
  private let limit: Int
  private let addition: Addition?
  private var failure: Failure?
  private var count = 0
  private var lastWritten = 0
  /// A Boolean value that indicates whether a required member of a record can't be read. Then the page must not be
  /// returned.
  public private(set) var isBroken = false
  /// The last row of a full page, or `nil` as long as no row after it was found.
  public private(set) var lastRow: Int?

  public init(_ out: ByteBuffer, limit: Int, for audience: Audience, adding addition: Addition? = nil) {
    self.out = out
    self.addition = addition
    writer = JSONWriter(out, for: audience)
    self.limit = limit
    out.append("{\"items\":[")
  }

  /// A Boolean value that indicates whether the page takes no more rows.
  public var isFull: Bool { lastRow != nil }

  public func add(_ row: inout RowSource) {
    if isFull || failure != nil { return }
    // The statement selects one row more than the page holds, to see whether there is one.
    if count == limit {
      lastRow = lastWritten
      return
    }
    let mark = out.count
    if count > 0 { out.append(UInt8(ascii: ",")) }
    let isWhole = row.copyFields(of: Row.self, to: writer)
    let number = row.next(Int.self)
    if let addition { extend(number, &row, addition) }
    if count > 0, out.count > PageSize.mostBytes {
      out.truncate(to: mark)
      lastRow = lastWritten
      return
    }
    if !isWhole { isBroken = true }
    lastWritten = number
    count += 1
  }

  private func extend(_ row: Int, _ rest: inout RowSource, _ addition: Addition) {
    out.truncate(to: out.count - 1)
    do throws(Failure) { try addition(row, &rest, self) } catch { failure = error }
    out.append("}")
  }

  /// Adds a member to the record that was written last.
  public func add<V: Value>(_ name: StaticString, _ value: V) {
    var writer = writer
    out.append(",\"")
    out.append(name)
    out.append("\":")
    value.write(to: &writer)
  }

  /// Adds the members of another record to the record that was written last.
  public func add<R: Record>(membersOf other: R) {
    var writer = writer
    let start = out.count
    other.write(to: &writer)
    // Makes `,"a":1` from `{"a":1}`.
    if out.count - start <= 2 { return out.truncate(to: start) }
    out.replace(at: start, by: UInt8(ascii: ","))
    out.truncate(to: out.count - 1)
  }

  /// Ends the page.
  /// - Throws: the error that the addition has thrown for a record.
  public func finish(next: String?) throws(Failure) {
    try close(next: next)
    out.append("}")
  }

  /// Ends the page, with a member `partial`.
  /// - Parameter partial: a Boolean value that indicates whether the search has not examined all rows.
  func finish(next: String?, partial: Bool) throws(Failure) {
    try close(next: next)
    add("partial", partial)
    out.append("}")
  }

  private func close(next: String?) throws(Failure) {
    if let failure { throw failure }
    out.append("]")
    add("next", next)
  }
}
