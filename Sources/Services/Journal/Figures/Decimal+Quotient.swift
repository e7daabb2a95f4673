internal import Shape
internal import Vocabulary

extension Decimal {
  /// A quotient, rounded half to even.
  /// - Parameters:
  ///   - divisor: more than 0.
  ///   - places: how many decimals are kept, at most five.
  /// - Returns: `nil` for more than a decimal can say.
  init?(_ dividend: Int128, over divisor: Int128, places: Int) {
    assert((0...Decimal.places).contains(places) && divisor > 0, "a quotient has at most five places, and a divisor above 0")
    let shift = (0..<places).reduce(Int128(1)) { product, _ in product * 10 }
    let rest = (places..<Decimal.places).reduce(Int128(1)) { product, _ in product * 10 }
    guard let units = Int(exactly: (dividend * shift).dividedHalfEven(by: divisor) * rest) else { return nil }
    self.init(units: units)
  }
}
