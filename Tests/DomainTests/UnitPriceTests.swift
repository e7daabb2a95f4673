import JSON
import Ports
import Shape
import Testing
import Vocabulary

@testable import Orders

/// Tests of prices that are for a quantity other than one, such as for 1,000 pieces. The results are compared with
/// products of whole numbers of any size.
struct UnitPriceTests {
  private let euro = Currency(code: "EUR")
  private static let hundredPercent = 10_000_000

  private func price(_ amount: Int, per units: Int) -> UnitPrice {
    UnitPrice(amount: amount, currency: euro, per: Decimal(units: units))
  }

  /// Returns a random quantity that a price is for, in units of `Decimal`: small and usual quantities, and the limits.
  private func per(_ random: inout SeededRandom) -> Int {
    switch random.number(0...4) {
    case 0: [10, 100, 1_000, 10_000, 1_000_000][random.number(0...4)] * 100_000
    case 1: random.number(1...12) * 100_000
    case 2: random.number(1...200_000)
    case 3: UnitPrice.most.units
    default: random.number(1...UnitPrice.most.units)
    }
  }

  private func size(_ most: Int, _ random: inout SeededRandom) -> Int {
    random.number(0...(random.number(0...3) == 0 ? most : min(most, 1_000_000)))
  }

  /// Tests the model itself. By hand: 7/2 is rounded to 4, 5/2 to 2, 1/3 to 0, 2/3 to 1.
  @Test(arguments: [(7, 2, 4), (5, 2, 2), (1, 3, 0), (2, 3, 1), (1, 2, 0), (3, 2, 2), (0, 5, 0), (10, 5, 2)])
  func theModelRoundsHalfToEven(_ numerator: Int, _ denominator: Int, _ wanted: Int) {
    for number in 0...6 {
      let isIt = Natural.isHalfEven(number, Natural(numerator), over: Natural(denominator))
      #expect(isIt == (number == wanted))
    }
  }

  /// The amount of a line is the quantity times the price's amount, divided by `per`, minus the discounts, and is
  /// rounded once.
  @Test func aLineIsRoundedOnce() throws {
    var random = SeededRandom(seed: 31)
    var (fitting, large) = (0, 0)
    for _ in 0..<20_000 {
      var (quantity, amount, per) = (size(100_000_000_000_000, &random), size(Money.most, &random), per(&random))
      if random.number(0...7) == 0 {
        (quantity, amount, per) = (
          random.number(0...100_000_000_000), random.number(0...Money.most), UnitPrice.most.units
        )
      }
      let (discount, percent) = (
        random.number(0...3) == 0 ? random.number(0...UnitPriceTests.hundredPercent) : 0,
        random.number(0...3) == 0 ? random.number(0...UnitPriceTests.hundredPercent) : 0
      )
      let line = PricedLine(
        quantity: Decimal(units: quantity), price: amount, discount: Decimal(units: discount), taxRate: Decimal(0),
        per: Decimal(units: per))
      let found = Pricing.amounts(of: [line], less: .percent(percent), taxIncluded: false, most: Money.most)
      let full = Natural(quantity) * amount
      guard let net = found?.first?.net else {
        #expect(Natural(Money.most) * per < full)
        continue
      }
      fitting += 1
      if Natural(1 << 62) * (1 << 62) * 8 < full * UnitPriceTests.hundredPercent * UnitPriceTests.hundredPercent {
        large += 1
      }
      let hundred = UnitPriceTests.hundredPercent
      #expect(
        Natural.isHalfEven(
          net, full * (hundred - discount) * (hundred - percent), over: Natural(per) * hundred * hundred))
    }
    // Some of these products need more than 128 bits.
    #expect(fitting > 10_000 && large > 100)
  }

  /// The cost of one of the item's own units is the price, divided by `per`, minus discounts and the included tax, and
  /// divided by the number of own units in the purchased unit.
  @Test func theCostOfALineIsRoundedOnce() {
    var random = SeededRandom(seed: 32)
    var fitting = 0
    for _ in 0..<20_000 {
      let (amount, per) = (size(Money.most, &random), per(&random))
      let hundred = UnitPriceTests.hundredPercent
      let (discount, percent, rate) = (
        random.number(0...hundred), random.number(0...1) == 0 ? 0 : random.number(0...hundred),
        random.number(0...2_500_000)
      )
      let (factor, count) = (random.number(1...10_000_000), random.number(1...1_000) * 100_000)
      let line = PricedLine(
        quantity: Decimal(1), price: amount, discount: Decimal(units: discount), taxRate: Decimal(units: rate),
        per: Decimal(units: per))
      let found = Pricing.unitCost(
        of: line, less: percent, taxIncluded: true,
        factor: UnitFactor(Decimal(units: factor), per: Decimal(units: count)))
      guard let found else { continue }
      fitting += 1
      let numerator = Natural(amount) * 10_000_000_000 * (hundred - discount) * (hundred - percent) * hundred * count
      let denominator = Natural(per) * hundred * hundred * (hundred + rate) * factor
      #expect(Natural.isHalfEven(found, numerator, over: denominator))
    }
    #expect(fitting > 10_000)
  }

  /// The cost of received goods has five more decimals than the currency.
  @Test func theCostOfOneIsRoundedOnce() {
    var random = SeededRandom(seed: 33)
    for _ in 0..<20_000 {
      let (amount, per) = (size(Money.most, &random), per(&random))
      guard let cost = UnitCost(price(amount, per: per)) else {
        #expect(Natural(Int.max) * per < Natural(amount) * 10_000_000_000)
        continue
      }
      #expect(Natural.isHalfEven(cost.amount.units, Natural(amount) * 10_000_000_000, over: Natural(per)))
    }
    #expect(UnitCost(price(3_100, per: 1_000 * 100_000))?.amount == Decimal(units: 310_000))
  }

  /// A price with `per` can be converted exactly to another unit, as long as its numbers are not too large.
  @Test func theOtherUnitsPriceIsExact() throws {
    var random = SeededRandom(seed: 34)
    for _ in 0..<20_000 {
      let (amount, per) = (random.number(0...1_000_000), random.number(2...1_000) * 100_000)
      let ratio = UnitFactor(
        Decimal(units: random.number(1...100) * 50_000), per: Decimal(random.number(1...60))
      ).ratio
      let found = try #require(price(amount, per: per).times(ratio))
      let wanted = Natural(amount) * found.quantity.units * Int(ratio.numerator)
      #expect(Natural(found.amount) * per * Int(ratio.denominator) == wanted)
    }
    // A price of 31.00 for 1,000 pieces is 155.00 for a reel of 5,000 pieces.
    let reel = try #require(price(3_100, per: 100_000_000).times(UnitFactor(Decimal(5_000)).ratio))
    #expect(Natural(reel.amount) * 100_000 == Natural(15_500) * reel.quantity.units)
    #expect(price(Money.most, per: 1).times(UnitFactor(Decimal(3)).ratio) == nil)
  }

  /// An average cost below 100 minor units is exported exactly. A larger one is exported as in earlier versions, in
  /// whole minor units.
  @Test(arguments: [
    (310_000, 31, 10), (1, 1, 100_000), (500_000, 5, 1), (12_345, 2_469, 20_000), (10_000_000, 100, 1),
    (10_050_000, 100, 1), (10_150_000, 102, 1), (125_000_000, 1_250, 1), (0, 0, 1),
  ])
  func averagesBelowOneUnitStayExact(_ units: Int, _ amount: Int, _ per: Int) {
    let found = UnitCost(amount: Decimal(units: units), currency: euro).price
    if per > 1 {
      #expect(Natural(found.amount) * 100_000 * 100_000 == Natural(units) * found.quantity.units)
      #expect(found.amount * per == amount * found.quantity.units / 100_000)
    } else {
      #expect(found == UnitPrice(amount: amount, currency: euro))
    }
  }

  // MARK: As JSON

  @Test func onlyAnotherQuantityThanOneIsWritten() {
    #expect(jsonText(UnitPrice(amount: 5, currency: euro)) == #"{"amount":5,"currency":"EUR"}"#)
    #expect(jsonText(UnitPrice(amount: 5, currency: euro, per: Decimal(1))) == #"{"amount":5,"currency":"EUR"}"#)
    let text = #"{"amount":3100,"currency":"EUR","per":1000}"#
    #expect(jsonText(price(3_100, per: 100_000_000)) == text)
    #expect(UnitPrice(json: text) == price(3_100, per: 100_000_000))
    #expect(UnitPrice(json: #"{"amount":5,"currency":"EUR","per":1}"#) == UnitPrice(amount: 5, currency: euro))
  }

  /// The supplier's price for a quantity in another unit, at and near the limits of 128 bits.
  @Test func breaksApplyFromTheirQuantityOn() {
    let breaks = [(1, 100), (10, 90), (1_000_000_000, 80)].map {
      (minQuantity: Decimal($0.0), price: UnitPrice(amount: $0.1, currency: euro))
    }
    let supply = ItemSupply(packUnit: nil, minOrder: nil, leadDays: nil, breaks: breaks)
    func amount(_ units: Int, _ numerator: Int128 = 1, _ denominator: Int128 = 1) -> Int? {
      supply.price(for: Decimal(units: units), times: (numerator, denominator))?.amount
    }
    #expect(amount(99_999) == nil && amount(100_000) == 100 && amount(999_999) == 100 && amount(1_000_000) == 90)
    #expect(amount(300_000, 10, 3) == 90 && amount(299_999, 10, 3) == 100)
    let huge: Int128 = 10_000_000_000_000_000_000_000_000_000
    #expect(amount(100_000_000_000_000, huge, huge - 1) == 80 && amount(100_000_000_000_000, huge - 1, huge) == 90)
  }
}
