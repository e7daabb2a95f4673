/// A temperature without any rounding, as a fraction of billionths of a degree Celsius.
///
/// A conversion between scales computes exactly to this type, and exactly from it. It rounds only once, at the end. So
/// 70.1 °F that is converted to this type and back is 70.1 °F again.
public struct ExactDegrees: Sendable {
  /// The numerator. It is at most 10^37, because no scale has values much larger than `Degrees.most`. So the
  /// calculations of this type do not overflow.
  public let numerator: Int128
  /// The denominator, more than 0 and at most 2 * 10^18.
  public let denominator: Int128

  public init(_ numerator: Int128, over denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  public init(celsius: Degrees) { self.init(Int128(celsius.nano), over: 1) }
  public init(kelvin: Degrees) { self.init(Int128(kelvin.nano + Degrees.absoluteZero.nano), over: 1) }
  public init(fahrenheit: Degrees) { self.init(Int128(fahrenheit.nano - ExactDegrees.ice) * 5, over: 9) }

  /// The freezing point of water, in billionths of a degree Fahrenheit.
  private static let ice = 32 * Degrees.one

  // Because of the limits of numerator and denominator, no result overflows. So these operators need not check for an
  // overflow.
  public var celsius: Degrees { rounded(numerator, over: denominator) }
  public var kelvin: Degrees {
    rounded(numerator &- Int128(Degrees.absoluteZero.nano) &* denominator, over: denominator)
  }
  public var fahrenheit: Degrees {
    rounded(numerator &* 9 &+ Int128(ExactDegrees.ice &* 5) &* denominator, over: denominator &* 5)
  }

  /// A Boolean value that indicates whether the temperature, rounded to billionths, is below absolute zero.
  public var isBelowAbsoluteZero: Bool {
    // Absolute zero is an even number of billionths. So a value that is half a billionth below absolute zero is rounded
    // to absolute zero, and does not count as below it.
    numerator &* 2 < Int128(Degrees.absoluteZero.nano &* 2 &- 1) &* denominator
  }

  private func rounded(_ numerator: Int128, over denominator: Int128) -> Degrees {
    Degrees(nano: divideHalfEven(numerator, denominator))
  }
}
