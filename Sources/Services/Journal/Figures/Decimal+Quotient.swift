internal import Shape
internal import Vocabulary

/// Exact division of integers, with a decimal as the result.
extension Decimal {
  /// Creates the quotient of two integers, rounded half to even.
  /// - Parameters:
  ///   - divisor: the divisor, more than 0.
  ///   - places: the number of decimal places, at most five.
  /// - Returns: `nil` if the quotient is too large for a decimal.
  init?(_ dividend: Int128, over divisor: Int128, places: Int) {
    assert(
      (0...Decimal.places).contains(places) && divisor > 0, "a quotient has at most five places, and a divisor above 0")
    let shift = (0..<places).reduce(Int128(1)) { product, _ in product * 10 }
    let rest = (places..<Decimal.places).reduce(Int128(1)) { product, _ in product * 10 }
    guard let units = Int(exactly: (dividend * shift).dividedHalfEven(by: divisor) * rest) else { return nil }
    self.init(units: units)
  }
}
