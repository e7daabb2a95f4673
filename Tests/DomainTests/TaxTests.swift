import Shape
import Testing
import Vocabulary

@testable import Orders

/// Tests of the tax of documents: rounded by line and by rate, half up and half even, and the tax categories of EN
/// 16931.
struct TaxTests {
  /// Returns a line with a quantity of 1. The rate is in thousandths of a percent.
  private func line(_ price: Int, rate: Int) -> PricedLine {
    PricedLine(
      quantity: Decimal(1), price: price, discount: Decimal(0), taxRate: Decimal(units: rate * 100))
  }

  private func priced(
    _ lines: [PricedLine], taxIncluded: Bool = false, _ tax: TaxRounding, _ rounding: Rounding
  ) throws -> [LineAmounts] {
    let found = Pricing.amounts(
      of: lines, less: nil, taxIncluded: taxIncluded, most: Money.most,
      rounding: AmountRounding(taxRounding: tax, rounding: rounding))
    return try #require(found)
  }

  /// Worked out by hand: the prices, the rate in thousandths of a percent, and the tax by line and by rate, half up and
  /// half even.
  ///
  /// Three lines of 0.05 at 10 percent have a tax of 0.005 each: half up 0.01 a line, half even 0. Their sum has 0.015:
  /// half up and half even 0.02. Three lines of 1.49 at 7 percent have 0.1043 each, and 0.3129 together.
  @Test(arguments: [
    ([5, 5, 5], 10_000, 3, 0, 2, 2), ([149, 149, 149], 7_000, 30, 30, 31, 31), ([50], 1_000, 1, 0, 1, 0),
    ([25, 25], 1_000, 0, 0, 1, 0), ([150, 150], 1_000, 4, 4, 3, 3), ([250], 1_000, 3, 2, 3, 2),
    ([333, 333, 334], 19_000, 189, 189, 190, 190), ([0, 0], 19_000, 0, 0, 0, 0),
  ])
  func taxIsRoundedByLineOrByRate(
    _ prices: [Int], _ rate: Int, _ lineUp: Int, _ lineEven: Int, _ rateUp: Int, _ rateEven: Int
  ) throws {
    let lines = prices.map { line($0, rate: rate) }
    #expect(try priced(lines, .line, .halfUp).sum.tax == lineUp)
    #expect(try priced(lines, .line, .halfEven).sum.tax == lineEven)
    #expect(try priced(lines, .rate, .halfUp).sum.tax == rateUp)
    #expect(try priced(lines, .rate, .halfEven).sum.tax == rateEven)
  }

  /// The tax that is included in prices. 3 lines of 0.99 at 19 percent have a tax of 0.158 each, and their total of
  /// 2.97 has 0.4742.
  @Test func taxInPricesIsTakenOutByRate() throws {
    let lines = [99, 99, 99].map { line($0, rate: 19_000) }
    #expect(try priced(lines, taxIncluded: true, .line, .halfUp).sum == LineAmounts(net: 249, tax: 48, gross: 297))
    #expect(try priced(lines, taxIncluded: true, .rate, .halfUp).sum == LineAmounts(net: 250, tax: 47, gross: 297))
  }

  /// Compares random lines with exact fractions. The tax of each rate is the tax of the sum of its net amounts
  /// (BR-CO-17), and no line has a negative tax.
  @Test func randomLinesHaveTheTaxOfTheirRate() throws {
    var random = SeededRandom(seed: 3)
    let rates = [0, 5_500, 7_000, 19_000, 20_000, 25_500]
    for _ in 0..<500 {
      let lines = (0..<random.number(1...12)).map { _ in
        line(random.number(0...9_999), rate: rates[random.number(0...rates.count - 1)])
      }
      let found = try priced(lines, .rate, .halfUp)
      #expect(found.allSatisfy { $0.net >= 0 && $0.tax >= 0 && $0.gross == $0.net + $0.tax })
      for rate in rates {
        let ofRate = zip(lines, found).filter { $0.0.taxRate.units == rate * 100 }.map(\.1)
        let exact = ofRate.sum.net * rate
        #expect(ofRate.sum.tax == (2 * exact + 100_000) / 200_000)
      }
    }
  }

  /// After a credit, the remaining quantities have the tax that an invoice of them alone would have.
  @Test func creditsLeaveTheTaxOfWhatIsLeft() throws {
    let lines = [line(5, rate: 10_000), line(5, rate: 10_000), line(5, rate: 10_000)]
    let amounts = try priced(lines, .rate, .halfUp)
    #expect(amounts.map(\.tax) == [1, 0, 1])
    func owed(_ credited: [Int]) -> LineAmounts {
      Pricing.owed(
        zip(amounts, credited).map {
          OwedLine(amounts: $0, credited: Decimal($1), billed: Decimal(1), taxRate: Decimal(10))
        }, taxIncluded: false, rounding: .usual
      ).sum
    }
    #expect(owed([0, 0, 0]) == LineAmounts(net: 15, tax: 2, gross: 17))
    #expect(owed([1, 0, 0]) == LineAmounts(net: 10, tax: 1, gross: 11))
    #expect(owed([0, 1, 1]) == LineAmounts(net: 5, tax: 1, gross: 6))
    #expect(owed([1, 1, 1]) == LineAmounts())
  }

  /// Tax rates in percent, or `nil` for a line without a rate.
  @Test(
    arguments: [
      (19, .standard, true), (0, .standard, false), (nil, .standard, false), (19, nil, true), (0, nil, true),
      (nil, nil, true), (0, .zero, true), (nil, .exempt, true), (1, .exempt, false), (7, .reverseCharge, false),
      (0, .intraCommunity, true), (5, .zero, false), (nil, .export, true), (19, .outsideScope, false),
    ] as [(Int?, TaxCategory?, Bool)])
  func onlyTheStandardCategoryHasARate(_ rate: Int?, _ category: TaxCategory?, _ isRight: Bool) {
    let problems = TaxCategory.problems(rate: rate.map { Decimal($0) }, category: category, at: "/changes")
    #expect(problems.isEmpty == isRight)
    #expect(problems.allSatisfy { $0.pointer == "/changes/taxRate" })
  }

  @Test func aRateWithoutACategoryHasOne() {
    #expect(TaxCategory(ofRate: Decimal(7)) == .standard)
    #expect(TaxCategory(ofRate: Decimal(0)) == .zero)
  }

  /// IBANs from SWIFT's registry, and the same numbers with a wrong digit.
  @Test(arguments: [
    ("DE75512108001245126199", true), ("de75 5121 0800 1245 1261 99", true), ("GB33BUKB20201555555555", true),
    ("FR7630006000011234567890189", true), ("NO8330001234567", true), ("DE75512108001245126198", false),
    ("DE7551210800", false), ("7555512108001245126199", false), ("", false),
  ])
  func accountNumbersHaveCheckDigits(_ text: String, _ isRight: Bool) {
    #expect((IBAN(text) != nil) == isRight)
  }
}
