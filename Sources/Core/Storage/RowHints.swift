internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A cache of the rows of records that were created or found lately. A caller that reads a record is likely to request
/// it again. Finding a record by its row takes half the time of finding it by its id in an index.
///
/// The rows are only hints: the record may be deleted, or may be in another store. Code that follows a hint checks that
/// the row has the id.
final class RowHints {
  private struct Entry {
    var id: UUID
    var row: Int
  }

  /// The number of entries. The last 13 bits of an id, which are random, select its entry. If another record has the
  /// same entry, the later one replaces it.
  private static let count = 8192

  /// The entries, or `nil` before the first record was seen. Unused entries are zeros, and no record has the id of
  /// zeros. The zeros take no memory until a page of them is used.
  private var entries: UnsafeMutablePointer<Entry>?

  private static var size: Int { count * MemoryLayout<Entry>.stride }

  deinit {
    if let entries { munmap(entries, RowHints.size) }
  }

  /// Returns the row that the record with this id had last, or `nil` if it is not known.
  func row(of id: UUID) -> Int? {
    guard let entry = entries.map({ $0 + RowHints.place(of: id) }), entry.pointee.id == id else { return nil }
    return entry.pointee.row
  }

  /// Stores the row of a record that was created or found.
  func note(_ row: Int, of id: UUID) {
    if entries == nil { entries = RowHints.makeRoom() }
    entries?[RowHints.place(of: id)] = Entry(id: id, row: row)
  }

  private static func place(of id: UUID) -> Int { Int(id.low % UInt64(count)) }

  /// Returns the memory for the entries, or `nil` if the system gives none. Then no rows are remembered.
  @inline(never) private static func makeRoom() -> UnsafeMutablePointer<Entry>? {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return memory == MAP_FAILED ? nil : memory?.assumingMemoryBound(to: Entry.self)
  }
}
