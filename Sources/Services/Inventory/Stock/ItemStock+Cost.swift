internal import RPC
internal import Shape
internal import Vocabulary

extension ItemStock {
  /// Takes a receipt into the average: what there was at the cost of then, and what comes at its own, rounded half to even. A receipt on
  /// nothing, or less, starts anew.
  mutating func average(_ quantity: Int, at price: UnitCost, _ pointer: String) throws(Failure) {
    assert(quantity > 0, "what comes is more than nothing")
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
      average = sum.dividedHalfEven(by: Int128(level.onHand) + Int128(quantity))
      assert((min(Int128(cost), new)...max(Int128(cost), new)).contains(average), "an average lies between what it is of")
    }
    guard let kept = Int(exactly: average) else { throw .invalidParam(pointer, "unitCost is more than can be averaged") }
    cost = kept
    currency = price.currency.code
  }

  /// Takes in an entry that was posted, after those before it. An entry that was taken back, and the one that takes it back, are both left
  /// out: as far as costs go, neither ever was.
  mutating func take(_ type: StockEntryType, _ quantity: Int, at price: UnitCost?) {
    if type == .purchase || type == .adjustment, quantity > 0, let price {
      do throws(Failure) { try average(quantity, at: price, "") } catch {
        // Without what does not count, what was bought in another currency may be left: it starts anew.
        (cost, currency) = (price.amount.units, price.currency.code)
      }
    }
    // Without what was taken back there may be more in between than can be counted, but not in the end.
    level.onHand &+= quantity
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
