public import Shape

/// A temperature, or a value on the Humanus scale, as an exact number of billionths.
///
/// Because of the nine decimal places, two different values with at most eight decimal places are still different after
/// a conversion. If a converted value is converted back, it differs from the original value by at most two billionths.
public struct Degrees: Value, Hashable, Comparable, Sendable {
  public let nano: Int

  public init(nano: Int) { self.nano = nano }

  public static let places = 9
  public static let one = 1_000_000_000
  /// The largest absolute value on all scales: a billion degrees.
  public static let most = 1_000_000_000 * one

  public static func < (a: Degrees, b: Degrees) -> Bool { a.nano < b.nano }

  public static func read<S: Source>(from source: inout S) -> Degrees {
    guard let nano = source.fixedPoint(places: places, rounding: true) else { return example }
    guard nano.magnitude <= most.magnitude else {
      source.refuse("must be from -1000000000 to 1000000000 degrees")
      return example
    }
    return Degrees(nano: nano)
  }

  public func write<K: Sink>(to sink: inout K) { sink.fixedPoint(nano, places: Degrees.places) }
  public static var schema: Schema { .number(places: places, .none) }
  public static var example: Degrees { Degrees(nano: 21 * one) }
}

extension Degrees {
  public static let absoluteZero = Degrees(nano: -273_150_000_000)
}

/// Returns the quotient, rounded half to even. The divisor must be positive, and the result must fit into an `Int`.
public func divideHalfEven(_ dividend: Int128, _ divisor: Int128) -> Int {
  // If both numbers fit into 64 bits, the processor's own division is used. It takes a tenth of the time.
  if let small = Int(exactly: dividend), let divisor = Int(exactly: divisor) { return divideHalfEven(small, divisor) }
  return divideHalfEvenWide(dividend, divisor)
}

private func divideHalfEven(_ dividend: Int, _ divisor: Int) -> Int {
  var (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  if remainder < 0 {
    quotient -= 1
    remainder += divisor
  }
  // The remainder is compared with `divisor - remainder`. Twice the remainder could overflow.
  let rest = divisor - remainder
  if remainder > rest || remainder == rest && quotient % 2 != 0 { quotient += 1 }
  return quotient
}

private func divideHalfEvenWide(_ dividend: Int128, _ divisor: Int128) -> Int {
  var (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  if remainder < 0 {
    quotient -= 1
    remainder += divisor
  }
  if remainder * 2 > divisor || remainder * 2 == divisor && quotient % 2 != 0 { quotient += 1 }
  return Int(quotient)
}
