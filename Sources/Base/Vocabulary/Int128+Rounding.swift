extension Int128 {
  /// Returns the quotient, rounded half to even.
  /// - Parameter divisor: more than 0.
  public func dividedHalfEven(by divisor: Int128) -> Int128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    let twice = remainder.magnitude * 2
    let isUp = twice > divisor.magnitude || twice == divisor.magnitude && quotient % 2 != 0
    return isUp ? quotient + (self < 0 ? -1 : 1) : quotient
  }
}
