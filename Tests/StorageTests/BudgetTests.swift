import Storage
import Testing

/// Tests of the limits of a search and of an indexing step. The limits count the work, and do not depend on time.
struct BudgetTests {
  private func rows(of bytes: Int, phrases: Int = 1, _ take: (inout SearchBudget) -> Void) -> Int {
    var budget = SearchBudget(terms: 1)
    var rows = 0
    while !budget.isUsedUp {
      take(&budget)
      rows += 1
    }
    return rows
  }

  @Test(arguments: [(0, 300...400), (100, 150...250), (10_000, 2...8), (100_000, 1...1)])
  func rowsThatAreNotIndexedCountByTheirLength(_ bytes: Int, _ expected: ClosedRange<Int>) {
    #expect(expected.contains(rows(of: bytes) { $0.tookUnindexedRow(of: bytes, phrases: 1) }))
  }

  @Test(arguments: [(0, 1, 1500...1500), (100, 1, 1500...1500), (100_000, 1, 10...20), (100_000, 32, 1...1)])
  func rowsCountByTheirLengthAndByWhatIsLookedFor(_ bytes: Int, _ phrases: Int, _ expected: ClosedRange<Int>) {
    #expect(expected.contains(rows(of: bytes) { $0.tookRow(of: bytes, phrases: phrases) }))
  }

  @Test(arguments: [(0, 128), (100, 128), (1000, 17), (100_000, 1)])
  func aStepOfIndexingEndsAfterSoManyBytes(_ bytes: Int, _ expected: Int) {
    var budget = IndexBudget()
    var rows = 0
    while !budget.isUsedUp {
      budget.tookRow(of: bytes)
      rows += 1
    }
    #expect(rows == expected)
  }
}
