import Shape
import Testing

@testable import Assemblies

/// Tests of the quantity of a component that a build's output needs. The expected quantities were calculated by hand.
struct ComponentTests {
  private func need(
    _ own: Int, scrap: Int = 0, output: Int, yield: Int, isWhole: Bool = false
  ) -> Int? {
    Component(item: UUID(high: 1, low: 1), own: own, scrap: scrap, isOptional: false, isWhole: isWhole).need(
      for: output, yield: yield)
  }

  /// All quantities are in units of 1/100,000.
  @Test(arguments: [
    (50_000, 0, 1_200_000, 100_000, 600_000), (50_000, 200_000, 1_200_000, 100_000, 612_000),
    (100_000, 0, 100_000, 300_000, 33_334), (100_000, 0, 200_000, 300_000, 66_667),
    (100_000, 0, 300_000, 300_000, 100_000), (1, 0, 1, 100_000, 1), (300_000, 10_000_000, 200_000, 100_000, 1_200_000),
    (7, 1, 100_000, 100_000, 8),
    (0, 0, 100_000, 100_000, 0), (50_000, 0, 0, 100_000, 0),
  ])
  func quantities(_ own: Int, _ scrap: Int, _ output: Int, _ yield: Int, _ needed: Int) {
    #expect(need(own, scrap: scrap, output: output, yield: yield) == needed)
  }

  @Test func piecesAreWhole() {
    #expect(need(100_000, scrap: 200_000, output: 1_000_000, yield: 100_000, isWhole: true) == 1_100_000)
    #expect(need(100_000, output: 1_000_000, yield: 100_000, isWhole: true) == 1_000_000)
    #expect(need(100_000, output: 1, yield: 300_000, isWhole: true) == 100_000)
  }

  /// If an output is completed in several parts, the needs of the parts add up to the need of the whole output.
  @Test func partsSumUpToTheWhole() throws {
    for parts in [[1, 2, 4], [3, 4], [7]] {
      var (made, sum) = (0, 0)
      for part in parts {
        let before = try #require(need(33_333, scrap: 750_000, output: made * 100_000, yield: 250_000))
        made += part
        let after = try #require(need(33_333, scrap: 750_000, output: made * 100_000, yield: 250_000))
        sum += after - before
      }
      #expect(sum == need(33_333, scrap: 750_000, output: 700_000, yield: 250_000))
    }
  }

  @Test func whatIsTooMuchIsNotStored() {
    let most = Component.mostOwn
    #expect(need(most, scrap: 100_000_000, output: most, yield: 1) == nil)
    #expect(need(most, output: 100_000, yield: 100_000) == most)
    #expect(need(most, scrap: 100_000_000, output: Int.max, yield: 1) == nil)
  }
}
