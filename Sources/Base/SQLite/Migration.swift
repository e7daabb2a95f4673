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

/// The tables of a file. What they are is only looked at when the file is not up to date: most starts need to know the number alone.
public struct FileSchema: Sendable {
  /// The number of the newest step.
  public let version: Int
  let whole: @Sendable () -> [String]?
  let steps: @Sendable () -> [Migration]

  /// - Parameters:
  ///   - version: the number of the newest step.
  ///   - whole: all tables as they are now, which an empty file gets at once; without it, step by step. Steps over tables that were just
  ///     made would take their time at every start in memory.
  ///   - steps: what brings an older file there. A new step is added at the end; those that have been released stay as they are.
  public init(
    version: Int, whole: @autoclosure @escaping @Sendable () -> [String]? = nil, steps: @autoclosure @escaping @Sendable () -> [Migration]
  ) {
    self.version = version
    self.whole = whole
    self.steps = steps
  }
}

extension Connection {
  /// Refuses a file that a newer program has written.
  public func check(_ store: String, against schema: FileSchema) throws {
    let current = try version(of: store)
    if current > schema.version { throw SchemaMismatch.newer(found: current, known: schema.version) }
  }

  private func version(of store: String) throws -> Int {
    try statement("PRAGMA \(store).user_version").first({ _ in }, { $0.next(Int.self) }) ?? 0
  }

  /// Brings one attached file to the newest schema, in one transaction, or leaves it untouched.
  public func migrate(_ store: String, to schema: FileSchema) throws {
    try check(store, against: schema)
    let current = try version(of: store)
    if current == schema.version { return }
    try execute("BEGIN IMMEDIATE")
    do {
      let whole = current == 0 ? schema.whole() : nil
      let steps = { schema.steps().sorted { $0.number < $1.number }.filter { $0.number > current }.map(\.sql) }
      for sql in whole ?? steps() { try execute(sql.replacing("{store}", with: store)) }
      try execute("PRAGMA \(store).user_version = \(schema.version); COMMIT")
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
