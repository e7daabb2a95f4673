internal import RPC
internal import Shape
internal import Vocabulary

/// The average cost of an item's stock.
extension ItemStock {
  /// Includes a receipt in the average cost. The new average is weighted by quantity: the stock on hand at the old
  /// average, the received quantity at `price`. It is rounded half to even. If the stock on hand is zero or negative,
  /// `price` becomes the average.
  mutating func average(_ quantity: Int, at price: UnitCost, _ pointer: String) throws(Failure) {
    assert(quantity > 0, "what comes is more than nothing")
    let new = Int128(price.amount.units)
    var average = new
    if let cost, level.onHand > 0 {
      if let currency, currency != price.currency.code {
        throw .invalidParam(
          "\(pointer)",
          "unitCost must be in \(currency): the stock on hand was bought in this currency. Give the cost in \(currency), or leave unitCost out"
        )
      }
      let (before, isBeyond) = Int128(level.onHand).multipliedReportingOverflow(by: Int128(cost))
      let (added, isBeyondToo) = Int128(quantity).multipliedReportingOverflow(by: new)
      let (sum, isTooMuch) = before.addingReportingOverflow(added)
      if isBeyond || isBeyondToo || isTooMuch {
        throw .invalidParam(pointer, "unitCost is too large to be averaged; give a smaller cost")
      }
      average = sum.dividedHalfEven(by: Int128(level.onHand) + Int128(quantity))
      assert(
        (min(Int128(cost), new)...max(Int128(cost), new)).contains(average), "an average is between the two costs")
    }
    guard let kept = Int(exactly: average) else {
      throw .invalidParam(pointer, "unitCost is too large to be averaged; give a smaller cost")
    }
    cost = kept
    currency = price.currency.code
  }

  /// Adds an entry's quantity to the stock on hand, and a receipt's cost to the average. Call it in the order in which
  /// entries were posted. The caller leaves out reversed entries and their reversals, so neither affects the cost.
  mutating func take(_ type: StockEntryType, _ quantity: Int, at price: UnitCost?) {
    if type.hasCost || type == .adjustment, quantity > 0, let price {
      do throws(Failure) { try average(quantity, at: price, "") } catch {
        // `average` fails if the stock on hand has another currency than the receipt. That can happen here, because
        // reversed entries are left out. The average then begins again with the cost of this receipt.
        (cost, currency) = (price.amount.units, price.currency.code)
      }
    }
    // Because reversed entries are left out, the sum may overflow between two entries. The final sum is correct anyway,
    // because `&+=` wraps around.
    level.onHand &+= quantity
  }
}

extension UnitCost {
  /// - Throws: -32602 for a price that is too large for computing averages.
  init(_ price: UnitPrice, at pointer: String) throws(Failure) {
    guard let cost = UnitCost(price) else {
      throw .invalidParam(pointer, "unitCost is too large to be averaged; give a smaller cost")
    }
    self = cost
  }
}

extension ItemStock {
  /// The average cost of one unit, or `nil` if it is unknown.
  var unitCost: UnitCost? {
    guard let cost, let currency else { return nil }
    return UnitCost(amount: Decimal(units: cost), currency: Currency(code: currency))
  }
}
