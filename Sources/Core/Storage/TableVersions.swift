/// How often each table was written. What was read from tables is as it was for as long as their number is.
final class TableVersions {
  /// By the bits of `Statement`.
  private let writes: UnsafeMutablePointer<UInt64>
  /// How often something was undone, which no statement has written.
  private var undone: UInt64 = 0
  /// How often anything was written or undone.
  private(set) var total: UInt64 = 0

  init() {
    writes = .allocate(capacity: UInt64.bitWidth)
    writes.initialize(repeating: 0, count: UInt64.bitWidth)
  }

  deinit { writes.deallocate() }

  /// A statement is about to write these tables, a bit each.
  func note(_ tables: UInt64) {
    total &+= 1
    var rest = tables
    while rest != 0 {
      writes[rest.trailingZeroBitCount] &+= 1
      rest &= rest &- 1
    }
  }

  /// What was written may have been undone.
  func noteUndone() {
    undone &+= 1
    total &+= 1
  }

  /// The number of these tables, a bit each: another one after each write.
  func version(of tables: UInt64) -> UInt64 {
    var (sum, rest) = (undone, tables)
    while rest != 0 {
      sum &+= writes[rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    return sum
  }
}
