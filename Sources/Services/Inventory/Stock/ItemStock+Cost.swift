internal import RPC
internal import Shape
internal import Vocabulary

extension ItemStock {
  /// Takes a receipt into the average: what there was at the cost of then, and what comes at its own, rounded half to even. A receipt on
  /// nothing, or less, starts anew.
  mutating func average(_ quantity: Int, at price: Money, _ pointer: String) throws(Failure) {
    let new = Int128(price.amount) * 100_000
    var average = new
    if let cost, level.onHand > 0 {
      if let currency, currency != price.currency.code {
        throw .invalidParam("\(pointer)", "unitCost must be in \(currency), as what is there was bought in it")
      }
      let (before, isBeyond) = Int128(level.onHand).multipliedReportingOverflow(by: Int128(cost))
      let (added, isBeyondToo) = Int128(quantity).multipliedReportingOverflow(by: new)
      let (sum, isTooMuch) = before.addingReportingOverflow(added)
      if isBeyond || isBeyondToo || isTooMuch { throw .invalidParam(pointer, "unitCost is more than can be averaged") }
      average = sum.dividedHalfEven(by: Int128(level.onHand + quantity))
    }
    guard let kept = Int(exactly: average) else { throw .invalidParam(pointer, "unitCost is more than can be averaged") }
    cost = kept
    currency = price.currency.code
  }
}

extension Int128 {
  /// The quotient, rounded half to even.
  /// - Parameter divisor: more than 0.
  func dividedHalfEven(by divisor: Int128) -> Int128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    let twice = remainder.magnitude * 2
    let isUp = twice > divisor.magnitude || twice == divisor.magnitude && quotient % 2 != 0
    return isUp ? quotient + (self < 0 ? -1 : 1) : quotient
  }
}
