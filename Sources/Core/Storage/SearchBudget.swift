internal import SQLite

/// The work that one search may still do. It is counted in steps rather than in time, so that the same search finds the
/// same in every run. A step takes about a microsecond.
package struct SearchBudget {
  package private(set) var left: Int

  /// - Parameter terms: the number of terms that are looked up.
  package init(terms: Int) { left = 3000 + 200 * max(terms - 2, 0) }

  package var isUsedUp: Bool { left <= 0 }

  /// Counts the look-up of a term in one block, which has found this number of rows.
  mutating func tookList(of rows: Int, _ term: TextTerm) { left -= (term.isPrefix ? 12 : 6) + rows * 2 / 5 }

  /// Counts a row of the index that was looked at.
  /// - Parameters:
  ///   - bytes: the size of its content.
  ///   - phrases: the number of phrases that were looked for in it.
  package mutating func tookRow(of bytes: Int, phrases: Int) { left -= 2 + bytes * phrases / 512 }

  /// Counts a row that was looked at and is not in the index yet. Its content had to be made first.
  package mutating func tookUnindexedRow(of bytes: Int, phrases: Int) {
    left -= 8 + bytes / 16
    tookRow(of: bytes, phrases: phrases)
  }
}
