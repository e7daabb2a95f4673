internal import RPC
internal import Shape
internal import Vocabulary

extension ItemStock {
  /// Takes a receipt into the average: what there was at the cost of then, and what comes at its own, rounded half to even. A receipt on
  /// nothing, or less, starts anew.
  mutating func average(_ quantity: Int, at price: UnitCost, _ pointer: String) throws(Failure) {
    let new = Int128(price.amount.units)
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

extension UnitCost {
  /// - Throws: -32602 for more than can be averaged.
  init(_ price: Money, at pointer: String) throws(Failure) {
    guard let cost = UnitCost(price) else { throw .invalidParam(pointer, "unitCost is more than can be averaged") }
    self = cost
  }
}

extension ItemStock {
  /// What one of it costs on the average, where that is known.
  var unitCost: UnitCost? {
    guard let cost, let currency else { return nil }
    return UnitCost(amount: Decimal(units: cost), currency: Currency(code: currency))
  }
}
