internal import Shape
internal import Vocabulary

/// The figures that follow from the parameters of a brew.
///
/// The ratio refers to the beverage for espresso and moka pot, and to the water otherwise. The strength is the brewers'
/// measure of grams of coffee to a litre of water. The extraction yield is the TDS times the beverage over the dose
/// (Lockhart, "The Soluble Solids in Beverage Coffee as an Index to Cup Quality", 1957). Without a weighed beverage it
/// is estimated: a gram of grounds holds back about two grams of water.
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

/// The weight that a ratio refers to.
enum RatioBasis: String, Choice {
  case yield, water

  static let spellings = Spellings<RatioBasis>()
}

extension Decimal {
  /// The number if it is more than 0.
  var positive: Decimal? { units > 0 ? self : nil }

  /// The number if it can be a figure of a brew. Returns `nil` for a number above 100,000, as a dose of 0.00001 g would
  /// give. Such a figure is useless, and sums of squares would overflow.
  fileprivate var figure: Decimal? { self <= Decimal(100_000) ? self : nil }

  /// The quotient, rounded half to even.
  /// - Parameter divisor: more than 0.
  func quotient(by divisor: Decimal, places: Int) -> Decimal? {
    Decimal(Int128(units), over: Int128(divisor.units), places: places)
  }
}
