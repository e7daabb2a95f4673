import SQLite
import Testing

/// Tests that prepared statements are freed with their last reference.
struct StatementTests {
  private let connection: Connection

  init() throws { connection = try Connection(path: ":memory:") }

  @Test func freesAStatementWithItsLastReference() throws {
    let before = connection.statementCount
    for number in 0..<10 {
      #expect(try connection.statement("SELECT \(number)").first({ _ in }, { $0.next(Int.self) }) == number)
      #expect(connection.statementCount == before)
    }
  }

  @Test func keepsTheOthers() throws {
    let before = connection.statementCount
    var kept = try (0..<8).map { try connection.statement("SELECT \($0)") }
    #expect(connection.statementCount == before + 8)
    kept.remove(at: 0)
    kept.remove(at: 3)
    kept.removeLast()
    #expect(connection.statementCount == before + 5)
    let values = try kept.map { try $0.first({ _ in }, { $0.next(Int.self) }) }
    #expect(values == [1, 2, 3, 5, 6])
    kept = []
    #expect(connection.statementCount == before)
  }

  @Test func closesTheFileThoughAStatementIsKept() throws {
    var other: Connection? = try Connection(path: ":memory:")
    let statement = try #require(try other?.statement("SELECT 1"))
    other = nil
    withExtendedLifetime(statement) {}
  }
}
