internal import SQLite

/// The work that one search may still do. It is counted in steps rather than in time, so that a repeated search finds
/// the same records. A step takes about a microsecond.
package struct SearchBudget {
  package private(set) var left: Int

  /// - Parameter terms: the number of terms that are looked up.
  package init(terms: Int) { left = 3000 + 200 * max(terms - 2, 0) }

  package var isUsedUp: Bool { left <= 0 }

  /// Counts the look-up of a term in one block of the index. `rows` is the number of rows that were found.
  mutating func tookList(of rows: Int, _ term: TextTerm) { left -= (term.isPrefix ? 12 : 6) + rows * 2 / 5 }

  /// Counts the examination of a row that is in the index.
  /// - Parameters:
  ///   - bytes: the size of its content.
  ///   - phrases: the number of phrases that were looked for in it.
  package mutating func tookRow(of bytes: Int, phrases: Int) { left -= 2 + bytes * phrases / 512 }

  /// Counts the examination of a row that is not in the index yet. Its text had to be composed first.
  package mutating func tookUnindexedRow(of bytes: Int, phrases: Int) {
    left -= 8 + bytes / 16
    tookRow(of: bytes, phrases: phrases)
  }
}
