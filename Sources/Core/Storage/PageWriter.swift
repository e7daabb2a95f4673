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

  /// Whether the page takes no more.
  public var isFull: Bool { lastRow != nil }

  public func add(_ row: inout RowSource) {
    if isFull { return }
    // One row more than the page holds is asked for, to see whether there is one.
    if count == limit {
      lastRow = lastWritten
      return
    }
    let mark = out.count
    if count > 0 { out.append(UInt8(ascii: ",")) }
    let isWhole = row.copyFields(of: Row.self, to: writer)
    if count > 0, out.count > PageSize.mostBytes {
      out.truncate(to: mark)
      lastRow = lastWritten
      return
    }
    if !isWhole { isBroken = true }
    lastWritten = row.next(Int.self)
    count += 1
  }

  public func finish(next: String?) {
    close(next: next)
    out.append("}")
  }

  /// - Parameter partial: whether more might have been found.
  func finish(next: String?, partial: Bool) {
    close(next: next)
    out.append(",\"partial\":")
    var writer = writer
    partial.write(to: &writer)
    out.append("}")
  }

  private func close(next: String?) {
    var writer = writer
    out.append("],\"next\":")
    next.write(to: &writer)
  }
}
