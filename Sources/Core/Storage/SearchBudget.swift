internal import SQLite

/// How much one search may still do. In steps rather than in time, so that the same search finds the same in every run; a step takes about
/// a microsecond.
package struct SearchBudget {
  package private(set) var left: Int

  /// - Parameter terms: how many are looked up.
  package init(terms: Int) { left = 3000 + 200 * max(terms - 2, 0) }

  package var isUsedUp: Bool { left <= 0 }

  /// A term was looked up in one block, where so many rows have it.
  mutating func tookList(of rows: Int, _ term: TextTerm) { left -= (term.isPrefix ? 12 : 6) + rows * 2 / 5 }

  /// A row that is in the index was looked at.
  /// - Parameters:
  ///   - bytes: of its content.
  ///   - phrases: how many were looked for there.
  package mutating func tookRow(of bytes: Int, phrases: Int) { left -= 2 + bytes * phrases / 512 }

  /// A row that is not in the index yet was looked at: its content had to be made first.
  package mutating func tookUnindexedRow(of bytes: Int, phrases: Int) {
    left -= 8 + bytes / 16
    tookRow(of: bytes, phrases: phrases)
  }
}
