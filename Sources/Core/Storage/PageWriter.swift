public import JSON
public import SQLite
public import Shape

/// Writes rows as a page while they are read: no record is made of them.
public final class PageWriter<Row: Record> {
  private let out: ByteBuffer
  private let writer: JSONWriter
  private let limit: Int
  private var count = 0
  private var lastWritten = 0
  /// Whether a record had a member that can't be read, and must be there: then this is no page.
  public private(set) var isBroken = false
  /// The row that the page ends with, when there is more after it.
  public private(set) var lastRow: Int?

  public init(_ out: ByteBuffer, limit: Int, for audience: Audience) {
    self.out = out
    writer = JSONWriter(out, for: audience)
    self.limit = limit
    out.append("{\"items\":[")
  }

  public func add(_ row: inout RowSource) {
    // One row more than the page holds is asked for, to see whether there is one.
    if count == limit {
      lastRow = lastWritten
      return
    }
    if count > 0 { out.append(UInt8(ascii: ",")) }
    if !row.copyFields(of: Row.self, to: writer) { isBroken = true }
    lastWritten = row.next(Int.self)
    count += 1
  }

  public func finish(next: String?) {
    var writer = writer
    out.append("],\"next\":")
    next.write(to: &writer)
    out.append("}")
  }
}
