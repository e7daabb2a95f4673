/// Dividing 128-bit integers with a certain rounding.
extension Int128 {
  /// Returns the quotient of this number and a divisor, rounded half to even.
  /// - Parameter divisor: a number that is more than 0.
  public func dividedHalfEven(by divisor: Int128) -> Int128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    let twice = remainder.magnitude * 2
    let isUp = twice > divisor.magnitude || twice == divisor.magnitude && quotient % 2 != 0
    return isUp ? quotient + (self < 0 ? -1 : 1) : quotient
  }

  /// Returns the quotient of this number and a divisor, rounded up. This number must not be negative.
  /// - Parameter divisor: a number that is more than 0.
  public func dividedUp(by divisor: Int128) -> Int128 {
    assert(self >= 0 && divisor > 0, "a needed quantity is not negative")
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder > 0 ? quotient + 1 : quotient
  }
}
