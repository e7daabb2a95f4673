/// The work that one step of indexing may still do. A step takes about a millisecond, and indexes at least one row.
package struct IndexBudget {
  package static let mostRows = 128
  package static let mostBytes = 16_384

  private var rows = mostRows
  private var bytes = mostBytes

  package init() {}

  package var isUsedUp: Bool { rows <= 0 || bytes <= 0 }

  /// Counts a row that was indexed.
  /// - Parameter bytes: the size of its content.
  package mutating func tookRow(of bytes: Int) {
    rows -= 1
    self.bytes -= bytes
  }
}
