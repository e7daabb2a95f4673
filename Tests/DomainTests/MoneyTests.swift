import Shape
import Testing
import Vocabulary

/// Tests of sums of money, which are exact until they are rounded once.
struct MoneyTests {
  /// The numbers of decimals of currencies in ISO 4217, table A.1.
  @Test(arguments: [
    ("EUR", 2), ("USD", 2), ("CHF", 2), ("GBP", 2), ("JPY", 0), ("KRW", 0), ("ISK", 0), ("CLP", 0), ("VND", 0),
    ("XAF", 0), ("PYG", 0),
    ("KWD", 3), ("BHD", 3), ("TND", 3), ("JOD", 3), ("OMR", 3), ("IQD", 3), ("LYD", 3), ("CLF", 4), ("UYW", 4),
    ("HUF", 2), ("MRU", 2),
  ])
  func currenciesHaveTheirPlaces(_ code: String, _ places: Int) { #expect(Currency(code: code).places == places) }

  @Test(arguments: [
    (0, 2, 0), (1, 2, 0), (3, 2, 2), (5, 2, 2), (7, 2, 4), (-1, 2, 0), (-3, 2, -2), (-5, 2, -2), (10, 3, 3),
    (-10, 3, -3),
  ])
  func halvesGoToTheEvenOne(_ numerator: Int, _ divisor: Int, _ expected: Int) {
    #expect(Int128(numerator).dividedHalfEven(by: Int128(divisor)) == Int128(expected))
  }

  /// A sum of products equals the sum computed with whole numbers, in any order and with any signs, and is rounded
  /// once.
  @Test func sumsAreExact() {
    var random = SeededRandom(seed: 2)
    let one: Int128 = 10_000_000_000
    for _ in 0..<500 {
      var (sum, exact) = (ExactAmount.zero, Int128(0))
      for _ in 0..<random.number(1...6) {
        let (quantity, cost) = (random.number(-1_000_000...1_000_000), random.number(0...10_000_000))
        sum += ExactAmount(quantity: Decimal(units: quantity), cost: Decimal(units: cost))
        exact += Int128(quantity) * Int128(cost)
        #expect(sum.isZero == (exact == 0))
        let twice = (sum.rounded * one - exact).magnitude * 2
        #expect(twice < one.magnitude || twice == one.magnitude && sum.rounded % 2 == 0)
      }
      sum += -sum
      #expect(sum.isZero && sum.rounded == 0)
    }
  }

  @Test func halfAUnitIsNoneAndOneAndAHalfIsTwo() {
    func amount(_ quantity: Int, _ cost: Int) -> ExactAmount {
      ExactAmount(quantity: Decimal(units: quantity), cost: Decimal(units: cost))
    }
    #expect(amount(50_000, 100_000).rounded == 0)
    #expect(amount(150_000, 100_000).rounded == 2)
    #expect(amount(-50_000, 100_000).rounded == 0)
    // 2 minus a half is 1.5.
    var sum = amount(200_000, 100_000)
    sum += amount(-50_000, 100_000)
    #expect(sum.rounded == 2)
  }
}
