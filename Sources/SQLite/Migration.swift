/// One numbered step of a schema. Steps are never edited once they have been released; a change is a new step.
public struct Migration: Sendable {
  /// Counts from 1 without gaps; kept in the file as `user_version`.
  public let number: Int
  /// Plain SQL; `{store}` stands for the attached file's name.
  public let sql: String

  public init(_ number: Int, _ sql: String) {
    self.number = number
    self.sql = sql
  }
}

/// A database file was written by a newer program.
public enum SchemaMismatch: Error {
  case newer(found: Int, known: Int)
}

extension Connection {
  /// Brings one attached file to the newest schema, in one transaction, or leaves it untouched.
  /// - Parameter whole: the newest schema, which an empty file gets at once; without it, step by step. Steps over tables that were just made
  ///   would take their time at every start in memory.
  public func migrate(_ store: String, _ migrations: [Migration], whole: [String]? = nil) throws {
    let current = try statement("PRAGMA \(store).user_version").first({ _ in }, { $0.next(Int.self) }) ?? 0
    let newest = migrations.map(\.number).max() ?? 0
    if current > newest { throw SchemaMismatch.newer(found: current, known: newest) }
    if current == newest { return }
    try execute("BEGIN IMMEDIATE")
    do {
      let steps = migrations.sorted { $0.number < $1.number }.filter { $0.number > current }.map(\.sql)
      for sql in (current == 0 ? whole : nil) ?? steps { try execute(sql.replacing("{store}", with: store)) }
      try execute("PRAGMA \(store).user_version = \(newest); COMMIT")
    } catch {
      if !isAutocommit { try? execute("ROLLBACK") }
      throw error
    }
  }
}

extension String {
  /// The text with every occurrence of `part` replaced.
  public func replacing(_ part: String, with replacement: String) -> String {
    var result: [UInt8] = []
    let source = Array(utf8)
    let wanted = Array(part.utf8)
    var at = 0
    while at < source.count {
      if !wanted.isEmpty, at + wanted.count <= source.count, source[at] == wanted[0], source[at..<at + wanted.count].elementsEqual(wanted) {
        result += replacement.utf8
        at += wanted.count
      } else {
        result.append(source[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
