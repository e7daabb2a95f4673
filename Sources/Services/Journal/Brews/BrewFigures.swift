internal import Shape
internal import Vocabulary

/// The figures that are computed from the parameters of a brew: ratio, strength, extraction yield and flow.
///
/// The ratio is the beverage per dose for espresso and moka pot, and the water per dose for other methods. The strength
/// is the number of grams of coffee per litre of water, as brewers use it. The extraction yield is the TDS times the
/// weight of the beverage, divided by the dose (Lockhart, "The Soluble Solids in Beverage Coffee as an Index to Cup
/// Quality", 1957). If the beverage was not weighed, its weight is estimated: each gram of ground coffee retains about
/// two grams of water.
struct BrewFigures: Equatable {
  let ratio: Decimal?, ratioOf: RatioBasis?, strength: Decimal?, extraction: Decimal?, isEstimated: Bool, flow: Decimal?

  init(_ method: BrewMethod?, dose: Decimal?, water: Decimal?, yield: Decimal?, tds: Decimal?, time: Decimal?) {
    let (dose, water, yield) = (dose?.positive, water?.positive, yield?.positive)
    flow = yield.flatMap { yield in time?.positive.flatMap { yield.quotient(by: $0, places: 2)?.figure } }
    let order: [(basis: RatioBasis, weight: Decimal?)] =
      method?.isOfBeverage == true ? [(.yield, yield), (.water, water)] : [(.water, water), (.yield, yield)]
    guard let dose, let first = order.first(where: { $0.weight != nil }), let weight = first.weight else {
      (ratio, ratioOf, strength, extraction, isEstimated) = (nil, nil, nil, nil, false)
      return
    }
    (ratio, ratioOf) = (weight.quotient(by: dose, places: 2)?.figure, first.basis)
    strength = water.flatMap { Decimal(Int128(dose.units) * 1000, over: Int128($0.units), places: 1)?.figure }
    let beverage = yield ?? water.flatMap { Decimal(units: $0.units - 2 * dose.units).positive }
    extraction = tds.flatMap { tds in
      beverage.flatMap {
        Decimal(Int128(tds.units) * Int128($0.units), over: Int128(dose.units) * 100_000, places: 2)?.figure
      }
    }
    isEstimated = extraction != nil && yield == nil
  }
}

extension BrewDetails {
  var figures: BrewFigures { BrewFigures(method, dose: dose, water: water, yield: yield, tds: tds, time: time) }
}

/// The weight to which a ratio refers: the beverage (`yield`) or the water.
enum RatioBasis: String, Choice {
  case yield, water

  static let spellings = Spellings<RatioBasis>()
}

extension Decimal {
  /// The number itself if it is more than 0; otherwise `nil`.
  var positive: Decimal? { units > 0 ? self : nil }

  /// The number if it is usable as a figure of a brew; `nil` if it is above 100,000. A dose of 0.00001 g would give
  /// such a number. It is of no use, and sums of squares would overflow.
  fileprivate var figure: Decimal? { self <= Decimal(100_000) ? self : nil }

  /// Returns the quotient, rounded half to even to the given number of decimals.
  /// - Parameter divisor: more than 0.
  func quotient(by divisor: Decimal, places: Int) -> Decimal? {
    Decimal(Int128(units), over: Int128(divisor.units), places: places)
  }
}
