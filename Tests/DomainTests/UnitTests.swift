import Ports
import Shape
import Testing
import Vocabulary

@testable import Orders

/// Tests of the conversion of quantities between units.
struct UnitTests {
  private let pound = UnitFactor(Decimal(45_359_237), per: Decimal(100_000_000))

  /// The avoirdupois pound is exactly 0.45359237 kg (international yard and pound agreement of 1959): 100,000 of them
  /// are 45,359.237 kg.
  @Test func poundsAreExact() {
    #expect(pound.own(Decimal(100_000)) == Int128(4_535_923_700))
    #expect(pound.own(Decimal(1)) == nil)
    #expect(pound.bounds(of: Decimal(1)) == 45_359...45_360)
    #expect(pound.exactly(inUnit: Decimal(units: 4_535_923_700)) == Decimal(100_000))
    #expect(pound.exactly(inUnit: Decimal(1)) == nil)
  }

  /// Calculated by hand: a factor in tenths, the number of units that the factor is for, and a quantity. Then the
  /// quantity in the item's own unit, in 1/100,000: the exact value twice, or the two values that it lies between.
  @Test(arguments: [
    (120, 1, 3, 3_600_000, 3_600_000), (5, 1, 3, 150_000, 150_000), (10, 3, 1, 33_333, 33_334),
    (10, 3, 3, 100_000, 100_000),
    (10, 3, -1, -33_334, -33_333), (10, 7, 1, 14_285, 14_286),
  ])
  func quantitiesInTheOwnUnit(_ tenths: Int, _ per: Int, _ quantity: Int, _ low: Int, _ high: Int) {
    let factor = UnitFactor(Decimal(units: tenths * 10_000), per: Decimal(per))
    #expect(factor.bounds(of: Decimal(quantity)) == Int128(low)...Int128(high))
    #expect(factor.own(Decimal(quantity)) == (low == high ? Int128(low) : nil))
  }

  /// Checks each ratio of two numbers up to 12 with each quantity up to 24 halves, against whole numbers.
  @Test func allSmallRatios() {
    for numerator in 1...12 {
      for denominator in 1...12 {
        let factor = UnitFactor(Decimal(numerator), per: Decimal(denominator))
        for halves in 0...24 {
          let (units, one) = (halves * 50_000, 100_000)
          let (product, quantity) = (units * numerator, Decimal(units: units))
          #expect(factor.own(quantity) == (product % denominator == 0 ? Int128(product / denominator) : nil))
          #expect(factor.kept(quantity).units == product / denominator)
          let back = units * denominator
          #expect(factor.exactly(inUnit: quantity)?.units == (back % numerator == 0 ? back / numerator : nil))
          #expect(factor.inUnit(quantity).units == back / numerator)
          let wholes = (back + numerator * one - 1) / (numerator * one) * one
          #expect(factor.wholes(of: Int128(units)) == Int128(numerator == denominator ? units : wholes))
        }
      }
    }
  }

  @Test func aRatioIsInLowestTerms() {
    let ratio = UnitFactor(Decimal(12), per: Decimal(18)).ratio
    #expect(ratio.numerator == 2 && ratio.denominator == 3)
    #expect(UnitFactor(Decimal(3), per: Decimal(1)) == UnitFactor(Decimal(3)))
  }

  @Test func theOwnQuantityOfALineFitsOrIsNone() {
    #expect(LineQuantity.own(Decimal(3), of: UnitFactor(Decimal(12))) == Decimal(36))
    #expect(LineQuantity.own(Decimal(1), of: pound) == nil)
    #expect(LineQuantity.own(Decimal(units: Int.max), of: UnitFactor(Decimal(12))) == nil)
  }

  /// The price of a unit with several pieces: 12 times 0.125 is 1.50, and a third of 1.00 is 0.33.
  @Test func pricesFollowTheUnit() {
    let euro = Currency(code: "EUR")
    func price(_ amount: Int, times factor: UnitFactor) -> UnitPrice? {
      UnitPrice(amount: amount, currency: euro).times(factor.ratio)
    }
    #expect(price(125, times: UnitFactor(Decimal(12))) == UnitPrice(amount: 1_500, currency: euro))
    #expect(price(100, times: UnitFactor(Decimal(1), per: Decimal(3))) == UnitPrice(amount: 33, currency: euro))
    #expect(price(5, times: UnitFactor(Decimal(units: 50_000))) == UnitPrice(amount: 2, currency: euro))
    #expect(price(Money.most, times: UnitFactor(Decimal(12))) == nil)
  }
}
