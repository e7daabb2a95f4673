import Ports
import Shape
import Testing

@testable import Assemblies

/// Tests of the quantities of components that kits need. The expected quantities were calculated by hand, in units of
/// 1/100,000.
struct KitTests {
  private let item = UUID(high: 1, low: 1)

  private func part(_ quantity: Int, per: Int = 100_000, isWhole: Bool = false) -> KitPart {
    KitPart(
      item: item, sku: Line("A"), quantity: Decimal(units: quantity), per: Decimal(units: per), whole: Flag(isWhole))
  }

  @Test(arguments: [
    (200_000, 100_000, 300_000, 600_000), (100_000, 300_000, 100_000, 33_334), (100_000, 300_000, 300_000, 100_000),
    (50_000, 100_000, 1, 1), (200_000, 100_000, 0, 0), (200_000, 100_000, -5, 0),
  ])
  func needs(_ quantity: Int, _ per: Int, _ kits: Int, _ needed: Int) {
    #expect(part(quantity, per: per).need(for: kits) == needed)
  }

  @Test func piecesAreWhole() {
    #expect(part(150_000, isWhole: true).need(for: 100_000) == 200_000)
    #expect(part(150_000, isWhole: true).need(for: 200_000) == 300_000)
    #expect(part(150_000, isWhole: true).kits(from: 299_999) == 133_333)
  }

  @Test func noNeedIsLargerThanAnyStock() {
    #expect(part(StockedItem.most).need(for: StockedItem.most) == StockedItem.most)
  }

  /// A quantity is enough for the number of kits that can be made of it, and not enough for one unit of a kit more.
  @Test(arguments: [(100_000, 300_000), (200_000, 100_000), (33_333, 70_001), (1, 100_000)])
  func kitsAreMadeOfQuantities(_ quantity: Int, _ per: Int) {
    let part = part(quantity, per: per)
    for units in [1, 99_999, 100_000, 123_457, 1_000_000] {
      let kits = part.kits(from: units)
      #expect(part.need(for: kits) <= units)
      #expect(part.need(for: kits + 1) > units)
    }
  }

  @Test func wholeKitsFollowFromTheScarcestComponent() {
    let glass = KitPart(
      item: UUID(high: 1, low: 2), sku: Line("B"), quantity: Decimal(1), per: Decimal(1), whole: false)
    let parts = [part(200_000), glass]
    #expect(parts.wholeKits { $0 == item ? Decimal(9) : Decimal(7) } == Decimal(4))
    #expect(parts.wholeKits { $0 == item ? Decimal(20) : Decimal(7) } == Decimal(7))
    #expect(parts.wholeKits { _ in Decimal(-1) } == Decimal(0))
    #expect([KitPart]().wholeKits { _ in Decimal(5) } == Decimal(0))
  }

  @Test func ratiosAreExact() {
    let third = KitRatio(1, 3)
    #expect((third.terms.quantity, third.terms.per) == (Decimal(1), Decimal(3)))
    #expect(third + third + third == .one)
    #expect(third * KitRatio(3, 1) == .one)
    #expect(KitRatio(6, 4) == KitRatio(3, 2))
    let half = KitRatio(3, 2).terms
    #expect((half.quantity, half.per) == (Decimal(units: 150_000), Decimal(1)))
  }

  /// Long fractions are rounded up, and the calculation never overflows.
  @Test func longRatiosAreRoundedUp() {
    var ratio = KitRatio.one
    for prime: Int128 in [999_983, 999_979, 999_961, 999_959, 999_953] { ratio = ratio * KitRatio(prime + 1, prime) }
    let terms = ratio.terms
    #expect(terms.quantity.units >= terms.per.units)
    #expect(Double(terms.quantity.units) / Double(terms.per.units) < 1.00001)
  }

  @Test func scrapIsAPartOfTheRatio() {
    let line = Component(item: item, own: 50_000, scrap: 200_000, isOptional: false, isWhole: false)
    #expect(line.ratio(yield: 100_000) == KitRatio(51, 100))
  }
}
