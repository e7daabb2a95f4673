/// Counts the writes to each table. An answer that was read from tables is valid as long as their version is the same.
final class TableVersions {
  /// The number of writes to each table, by the table's bit in `Statement`.
  private let writes: UnsafeMutablePointer<UInt64>
  /// The number of rollbacks. They change tables, too, but without a statement that writes these tables.
  private var undone: UInt64 = 0
  /// The number of times that anything was written or undone.
  private(set) var total: UInt64 = 0

  init() {
    writes = .allocate(capacity: UInt64.bitWidth)
    writes.initialize(repeating: 0, count: UInt64.bitWidth)
  }

  deinit { writes.deallocate() }

  /// Counts a write, because a statement is about to write these tables, one bit for each.
  func note(_ tables: UInt64) {
    total &+= 1
    var rest = tables
    while rest != 0 {
      writes[rest.trailingZeroBitCount] &+= 1
      rest &= rest &- 1
    }
  }

  /// Counts a rollback, which may have undone earlier writes.
  func noteUndone() {
    undone &+= 1
    total &+= 1
  }

  /// Returns the version of these tables, one bit for each. It changes with each write to one of them, and with each
  /// rollback.
  func version(of tables: UInt64) -> UInt64 {
    var (sum, rest) = (undone, tables)
    while rest != 0 {
      sum &+= writes[rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    return sum
  }
}
