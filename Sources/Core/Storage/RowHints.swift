internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The rows of records that were made or found lately. A caller that reads a record is likely to ask for it again.
/// Finding it by its row takes half the time that the index of ids takes.
///
/// The rows are only hints: the record may be gone, or may be another store's. Code that follows a hint checks that the
/// row has the id.
final class RowHints {
  private struct Entry {
    var id: UUID
    var row: Int
  }

  /// The number of entries. The last 13 bits of an id, which are random, give its entry. A later record replaces an
  /// earlier one.
  private static let count = 8192

  /// The entries, once a record was seen. They are zeros, which take no memory until a page of them is used. No record
  /// has the id of zeros.
  private var entries: UnsafeMutablePointer<Entry>?

  private static var size: Int { count * MemoryLayout<Entry>.stride }

  deinit {
    if let entries { munmap(entries, RowHints.size) }
  }

  /// Returns the row where the record with this id was last seen, or `nil` if it is not known.
  func row(of id: UUID) -> Int? {
    guard let entry = entries.map({ $0 + RowHints.place(of: id) }), entry.pointee.id == id else { return nil }
    return entry.pointee.row
  }

  /// Stores the row where a record was seen.
  func note(_ row: Int, of id: UUID) {
    if entries == nil { entries = RowHints.makeRoom() }
    entries?[RowHints.place(of: id)] = Entry(id: id, row: row)
  }

  private static func place(of id: UUID) -> Int { Int(id.low % UInt64(count)) }

  /// Returns the memory for the entries, or `nil` if there is none. Then nothing is remembered.
  @inline(never) private static func makeRoom() -> UnsafeMutablePointer<Entry>? {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return memory == MAP_FAILED ? nil : memory?.assumingMemoryBound(to: Entry.self)
  }
}
