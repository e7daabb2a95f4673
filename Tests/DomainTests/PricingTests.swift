import Shape
import Testing
import Vocabulary

@testable import Orders

/// Tests of the amounts of an order's lines, and of the amounts of credits.
struct PricingTests {
  /// Returns a line, with a quantity of 1 by default. Rates and discounts are in thousandths of a percent.
  private func line(_ price: Int, times quantity: Int = 100_000, rate: Int, discount: Int = 0) -> PricedLine {
    PricedLine(
      quantity: Decimal(units: quantity), price: price, discount: Decimal(units: discount * 100),
      taxRate: Decimal(units: rate * 100))
  }

  private func priced(
    _ lines: [PricedLine], less reduction: Reduction? = nil, taxIncluded: Bool = false, most: Int = Money.most
  ) -> [LineAmounts]? {
    Pricing.amounts(of: lines, less: reduction, taxIncluded: taxIncluded, most: most)
  }

  /// The totals of the two tax rates in the first example invoice of EN 16931 (CEN/TC 434, ubl-tc434-example1).
  @Test func theFirstExampleOfEN16931() throws {
    let amounts = try #require(priced([line(18323, rate: 6_000), line(4637, rate: 21_000)]))
    #expect(amounts.map(\.tax) == [1099, 974])
    #expect(amounts.sum == LineAmounts(net: 22960, tax: 2073, gross: 25033))
  }

  /// Price, quantity and net amount of lines of the same example invoice.
  @Test(arguments: [(995, 2, 1990), (723, 2, 1446), (479, 3, 1437), (829, 2, 1658), (165, 2, 330), (3500, 1, 3500)])
  func linesOfTheFirstExampleOfEN16931(_ price: Int, _ quantity: Int, _ net: Int) {
    #expect(priced([line(price, times: quantity * 100_000, rate: 6_000)])?[0].net == net)
  }

  /// Calculated by hand: price, quantity in 1/100,000, discount and rate in thousandths of a percent, net amount and
  /// tax. Halves are rounded to the even number.
  @Test(arguments: [
    (50, 100_000, 0, 1_000, 50, 0), (150, 100_000, 0, 1_000, 150, 2), (250, 100_000, 0, 1_000, 250, 2),
    (350, 100_000, 0, 1_000, 350, 4),
    (1, 50_000, 0, 0, 0, 0), (3, 50_000, 0, 0, 2, 0), (5, 50_000, 0, 0, 2, 0),
    (9_999, 100_000, 0, 19_000, 9_999, 1_900),
    (1_000, 150_000, 10_000, 7_000, 1_350, 94), (1_000, 100_000, 33_333, 0, 667, 0), (1_234, 1, 0, 19_000, 0, 0),
    (100, 100_000, 100_000, 19_000, 0, 0), (999, 333_333, 2_500, 7_700, 3_247, 250),
  ])
  func netAndTaxAreRoundedOnceALine(_ price: Int, _ quantity: Int, _ discount: Int, _ rate: Int, _ net: Int, _ tax: Int)
  {
    let amounts = priced([line(price, times: quantity, rate: rate, discount: discount)])
    #expect(amounts == [LineAmounts(net: net, tax: tax, gross: net + tax)])
  }

  /// Gross amount, rate in thousandths of a percent, and the tax in the gross amount: 19/119, 7/107 or 21/121 of it.
  @Test(arguments: [
    (11_900, 19_000, 1_900), (10_700, 7_000, 700), (100, 19_000, 16), (12_100, 21_000, 2_100), (1, 19_000, 0),
    (107, 0, 0),
  ])
  func taxIsTakenOutOfPricesThatIncludeIt(_ gross: Int, _ rate: Int, _ tax: Int) {
    #expect(
      priced([line(gross, rate: rate)], taxIncluded: true) == [LineAmounts(net: gross - tax, tax: tax, gross: gross)])
  }

  /// An amount is subtracted from an order's total, and distributed over the lines in proportion to their amounts. The
  /// last line with an amount gets the remainder. The values are what each line keeps, calculated by hand.
  @Test(arguments: [
    ([300, 100], 100, [225, 75]), ([100, 100, 100], 100, [67, 67, 66]), ([100, 0, 100], 50, [75, 0, 75]),
    ([100, 200], 500, [0, 0]),
    ([1, 1, 1], 2, [0, 0, 1]), ([0, 0], 10, [0, 0]), ([10], 3, [7]),
  ])
  func anAmountIsSpreadOverLines(_ prices: [Int], _ money: Int, _ left: [Int]) throws {
    let found = try #require(priced(prices.map { line($0, rate: 0) }, less: .money(money))).map(\.net)
    #expect(found == left)
  }

  /// Checks all small orders of three lines. No line becomes negative, and the whole amount is subtracted.
  @Test func everySmallReductionIsTakenOffWhole() throws {
    for code in 0..<6 * 6 * 6 {
      let prices = [code % 6, code / 6 % 6, code / 36]
      let sum = prices.reduce(0, +)
      for money in 0...sum + 1 {
        let found = try #require(priced(prices.map { line($0, rate: 0) }, less: .money(money))).map(\.net)
        #expect(
          found.reduce(0, +) == sum - min(money, sum) && zip(found, prices).allSatisfy { 0 <= $0 && $0 <= $1 },
          "\(prices) - \(money)")
      }
    }
  }

  /// Compares random lines with exact fractions. A rounded amount differs by at most half a unit, and halves are
  /// rounded to the even number.
  @Test func randomLinesAreRoundedHalfToEven() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2_000 {
      let (price, quantity) = (random.number(0...1_000_000), random.number(1...2_000_000))
      let (discount, rate, percent) = (random.number(0...100_000), random.number(0...100_000), random.number(0...100))
      let found = try #require(
        priced([line(price, times: quantity, rate: rate, discount: discount)], less: .percent(percent * 100_000)))[0]
      let exact = Int128(price) * Int128(quantity) * Int128(100_000 - discount) * Int128(100 - percent)
      #expect(isRounded(found.net, of: exact, over: 100_000 * 100_000 * 100))
      #expect(isRounded(found.tax, of: Int128(found.net) * Int128(rate), over: 100_000))
      #expect(found.gross == found.net + found.tax)
    }
  }

  private func isRounded(_ number: Int, of numerator: Int128, over denominator: Int128) -> Bool {
    let twice = (Int128(number) * denominator - numerator).magnitude * 2
    return twice < denominator.magnitude || twice == denominator.magnitude && number % 2 == 0
  }

  @Test func moreThanMoneyCanBeIsNone() {
    #expect(priced([line(101, rate: 0)], most: 100) == nil)
    #expect(priced([line(100, rate: 1_000)], most: 100) == nil)
    #expect(priced([line(50, rate: 0), line(51, rate: 0)], most: 100) == nil)
    #expect(priced([line(100, rate: 0)], most: 100)?.sum.gross == 100)
    #expect(priced([line(Money.most, times: Int.max, rate: 100_000)]) == nil)
  }

  /// Checks each credited quantity of a line: a credit of nothing is zero, and a credit of the whole line is the whole
  /// amount. Net and tax add up to gross, and a larger quantity never has a smaller credit.
  @Test func creditsAreParts() {
    let whole = LineAmounts(net: 1_001, tax: 190, gross: 1_191)
    var last = LineAmounts()
    for quantity in 0...7 {
      let credit = Pricing.credit(whole, for: Decimal(quantity), of: Decimal(7))
      #expect(credit.net + credit.tax == credit.gross && credit.gross >= last.gross && credit.tax >= last.tax)
      last = credit
    }
    #expect(last == whole)
    #expect(Pricing.credit(whole, for: Decimal(0), of: Decimal(7)) == LineAmounts())
    #expect(Pricing.credit(whole, for: Decimal(0), of: Decimal(0)) == LineAmounts())
  }

  @Test func ratesAreSummedTheLowestFirst() {
    let lines = [
      TaxedAmounts(.standard, Decimal(19), LineAmounts(net: 100, tax: 19, gross: 119)),
      TaxedAmounts(.standard, Decimal(7), LineAmounts(net: 50, tax: 4, gross: 54)),
      TaxedAmounts(.standard, Decimal(19), LineAmounts(net: 1, tax: 0, gross: 1)),
    ]
    let sums = TaxSum.sums(of: lines, in: Currency(code: "EUR"))
    #expect(sums.map(\.taxRate) == [Decimal(7), Decimal(19)])
    #expect(
      sums.map(\.net.amount) == [50, 101] && sums.map(\.tax.amount) == [4, 19] && sums.map(\.gross.amount) == [54, 120])
  }

  /// Drafts and cancelled orders without payments are unpaid. For other orders, the amounts owed and paid decide the
  /// state (Orders.md).
  @Test func paymentStates() {
    for paid in -1...4 {
      for owed in 0...3 {
        let expected: PaymentState = paid > owed ? .overpaid : paid == owed ? .paid : paid > 0 ? .partial : .unpaid
        #expect(PaymentState(paid: paid, of: owed, isAsked: true) == expected)
        #expect(PaymentState(paid: paid, of: owed, isAsked: false) == (paid == 0 ? .unpaid : expected))
      }
    }
  }
}
