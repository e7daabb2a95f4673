import SQLite
import Shape
import Testing

/// Tests of the shortcut that does not bind a parameter again if its value is unchanged. Each run of a statement must
/// see its own values.
struct BinderTests {
  /// A value that can be bound, with its form in SQL.
  private enum Bound {
    case null, integer(Int), text(String), id(UUID), fixed(StaticString), blob([UInt8])

    func add(to binder: inout Binder) {
      switch self {
      case .null: binder.null()
      case .integer(let value): binder.add(value)
      case .text(let text): binder.add(text)
      case .id(let id): binder.add(id)
      case .fixed(let text): binder.addStatic(text)
      case .blob(let bytes): binder.addBlob(bytes)
      }
    }

    var sql: String {
      switch self {
      case .null: "NULL"
      case .integer(let value): "\(value)"
      case .text(let text): "'\(text)'"
      case .id(let id): Bound.blob(id.bytes).sql
      case .fixed(let text): "'\(text)'"
      case .blob(let bytes):
        "X'\(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined())'"
      }
    }

    /// Texts of at most 16 bytes, and longer texts.
    private static let texts = ["", "a", "b", "aaaa", "aaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaab", "aaaaaaaaaaaaaaaaa", "ä"]

    /// Returns one of a few values, so that many values are equal, or nearly equal, to earlier ones.
    static func random(_ random: inout SystemRandomNumberGenerator) -> Bound {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .null
      case 1: .integer([0, 1, 0x6161_6161, -1, .max, .min].randomElement(using: &random)!)
      case 2: .text(texts.randomElement(using: &random)!)
      case 3: .id(UUID(high: UInt64.random(in: 0...1, using: &random), low: 0x6161_6161_6161_6161))
      case 4: .fixed(Bool.random(using: &random) ? "item" : "itemKind")
      default: .blob(Array(repeating: 0x61, count: Int.random(in: 1...17, using: &random)))
      }
    }
  }

  @Test func whatIsBoundIsWhatWasSaid() throws {
    let connection = try Connection(path: ":memory:")
    let statement = try connection.statement("SELECT quote(?), quote(?), quote(?)")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let values = (0..<3).map { _ in Bound.random(&random) }
      let read = try statement.first(
        { for value in values { value.add(to: &$0) } }, { row in (0..<3).map { _ in row.next(String.self) } })
      try #require(read == values.map(\.sql))
    }
  }

  @Test func anotherPatternIsAnotherPlan() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute(
      "CREATE TABLE t (name TEXT COLLATE NOCASE PRIMARY KEY) STRICT; INSERT INTO t VALUES ('abc'), ('cde'), ('efg')")
    let statement = try connection.statement("SELECT name FROM t WHERE name LIKE ?")
    for (pattern, names) in [("ab%", ["abc"]), ("cd%", ["cde"]), ("%fg", ["efg"]), ("ab%", ["abc"])] {
      #expect(try statement.all({ $0.add(pattern) }, { $0.next(String.self) }) == names)
    }
  }

  @Test func oneValueTooManyIsRefused() throws {
    let connection = try Connection(path: ":memory:")
    let statement = try connection.statement("SELECT ?")
    for surplus in 1...3 {
      #expect(throws: SQLiteError.self) {
        try statement.run { binder in for _ in 0...surplus { binder.add(UUID(high: 0, low: 1)) } }
      }
    }
    #expect(try statement.first({ $0.add(7) }, { $0.next(Int.self) }) == 7)
  }

  @Test func whatIsRunWithinItsOwnRowsIsRefused() throws {
    let connection = try Connection(path: ":memory:")
    let statement = try connection.statement(
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT ? + i FROM n")
    var seen: [Int] = []
    var codes: [ResultCode] = []
    try statement.each({ $0.add(10) }) { row in
      seen.append(row.next(Int.self))
      do { try statement.run { $0.add(10) } } catch let error as SQLiteError { codes.append(error.code) } catch {}
    }
    #expect(seen == [11, 12, 13])
    #expect(codes == [.misuse, .misuse, .misuse])
  }
}
