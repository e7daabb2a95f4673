internal import Ports
internal import Shape
internal import Vocabulary

/// The amounts of an order line, in minor units of the order's currency.
struct LineAmounts: Equatable {
  var net = 0, tax = 0, gross = 0

  static func += (sum: inout LineAmounts, other: LineAmounts) {
    sum.net += other.net
    sum.tax += other.tax
    sum.gross += other.gross
  }
}

extension [LineAmounts] {
  /// The sum of the amounts.
  var sum: LineAmounts { reduce(into: LineAmounts()) { $0 += $1 } }
}

/// The discount of an order.
enum Reduction {
  /// A percentage, in units of `Decimal`.
  case percent(Int)
  /// An amount, in minor units.
  case money(Int)
}

/// The members of a line that its amounts follow from.
struct PricedLine {
  let quantity: Decimal
  /// The price of the quantity `per`, in minor units.
  let price: Int
  /// The discount and the tax rate, in percent.
  let discount: Decimal, taxRate: Decimal
  /// The quantity that the price is for. More than 0.
  var per = Decimal(1)
}

/// Computes the amounts of order lines exactly. Only net and tax are rounded, once for each line, half to even.
enum Pricing {
  /// 100 percent, in units of `Decimal`.
  private static let whole = Int128(100 * 100_000)

  /// - Parameter taxIncluded: a Boolean value that indicates whether prices include the tax, which is then taken out of
  ///   the gross.
  /// - Returns: `nil` if the amount of a line, or the sum of the lines, exceeds the limit of money.
  static func amounts(of lines: [PricedLine], less reduction: Reduction?, taxIncluded: Bool, most: Int)
    -> [LineAmounts]?
  {
    var bases: [Int128] = []
    for line in lines {
      let full = Int128(line.quantity.units) * Int128(line.price)
      let per = Int128(line.per.units)
      assert(per > 0, "a price is for more than nothing")
      // The amount before reductions must fit, too.
      if full > Int128(most) * per { return nil }
      var (share, denominator) = (whole - Int128(line.discount.units), per * whole)
      if case .percent(let percent) = reduction {
        (share, denominator) = (share * (whole - Int128(percent)), denominator * whole)
      }
      guard let base = scaled(full, by: share, denominator) else { return nil }
      bases.append(base)
    }
    if case .money(let money) = reduction { bases = reduced(bases, by: Int128(money)) }
    let amounts = zip(lines, bases).map { line, base in
      let rate = Int128(line.taxRate.units)
      if taxIncluded {
        let tax = halfEven(base * rate, whole + rate)
        return (net: base - tax, tax: tax, gross: base)
      }
      let tax = halfEven(base * rate, whole)
      return (net: base, tax: tax, gross: base + tax)
    }
    let sum = amounts.reduce(Int128(0)) { $0 + max($1.gross, $1.net) }
    if sum > Int128(most) || amounts.contains(where: { $0.gross > Int128(most) }) { return nil }
    assert(amounts.allSatisfy { $0.net >= 0 && $0.tax >= 0 && $0.net + $0.tax == $0.gross }, "net and tax sum to gross")
    return amounts.map { LineAmounts(net: Int($0.net), tax: Int($0.tax), gross: Int($0.gross)) }
  }

  /// Spreads a reduction over lines in proportion to their amounts. The last line with an amount takes the rest, up to
  /// its amount. The lines before it take any remainder. The reduction never exceeds the sum.
  private static func reduced(_ bases: [Int128], by money: Int128) -> [Int128] {
    let sum = bases.reduce(0, +)
    guard sum > 0, let last = bases.lastIndex(where: { $0 != 0 }) else { return bases }
    let reduction = min(money, sum)
    var rest = reduction
    var following = sum
    var result = bases
    for (index, base) in bases.enumerated() {
      following -= base
      let share = index == last ? rest : min(max(halfEven(reduction * base, sum), rest - following), rest)
      result[index] -= share
      rest -= share
    }
    assert(
      result.allSatisfy { $0 >= 0 } && result.reduce(0, +) == sum - reduction, "the shares of a reduction sum to it")
    return result
  }

  /// Returns the part of a line's amounts that is credited for a part of its quantity. Net is computed as gross less
  /// tax, so that the three amounts agree.
  static func credit(_ amounts: LineAmounts, for credited: Decimal, of billed: Decimal) -> LineAmounts {
    let (gross, tax) = (part(amounts.gross, of: credited, in: billed), part(amounts.tax, of: credited, in: billed))
    return LineAmounts(net: gross - tax, tax: tax, gross: gross)
  }

  /// Returns the share of an amount for a part of a quantity.
  static func part(_ amount: Int, of part: Decimal, in whole: Decimal) -> Int {
    whole.units == 0 ? 0 : Int(halfEven(Int128(amount) * Int128(part.units), Int128(whole.units)))
  }

  /// Returns the cost of one of the item's own units, computed from a line. The cost is net of discounts and tax. It
  /// is in 1/100,000 of a minor unit and rounded once. Returns `nil` if the cost does not fit.
  /// - Parameters:
  ///   - percent: the discount of the order, in units of `Decimal`.
  ///   - factor: the number of the item's own units in one of the line's units.
  static func unitCost(of line: PricedLine, less percent: Int, taxIncluded: Bool, factor: UnitFactor) -> Int? {
    let rate = taxIncluded ? Int128(line.taxRate.units) : 0
    let net = Int128(line.price) * (whole - Int128(line.discount.units)) * (whole - Int128(percent)) * whole
    // The two percentages scale the numerator by `whole` twice. Divided by 100,000, that leaves the five additional
    // places of the result. Divided by 100,000 once more, it leaves the units of `per`.
    let one = whole * whole / 100_000 / 100_000 * Int128(line.per.units) * factor.ratio.numerator * (whole + rate)
    return halfEven(net, times: factor.ratio.denominator, one).flatMap { Int(exactly: $0) }
  }

  /// Returns `amount` times `share` divided by `denominator`, rounded half to even. Returns `nil` if the result is
  /// too large. The share is not negative, and the denominator is positive.
  private static func scaled(_ amount: Int128, by share: Int128, _ denominator: Int128) -> Int128? {
    let (product, isTooMuch) = amount.multipliedReportingOverflow(by: share)
    if !isTooMuch { return halfEven(product, denominator) }
    let size = halfEven(amount < 0 ? -amount : amount, times: share, denominator)
    return size.map { amount < 0 ? -$0 : $0 }
  }

  /// Returns `numerator` times `factor` divided by `denominator`, rounded half to even, or `nil` if the result does not
  /// fit. Neither factor is negative, and the denominator is positive.
  private static func halfEven(_ numerator: Int128, times factor: Int128, _ denominator: Int128) -> Int128? {
    assert(numerator >= 0 && factor >= 0 && denominator > 0, "a negative quotient would lose its sign")
    let divisor = denominator.magnitude
    let product = numerator.magnitude.multipliedFullWidth(by: factor.magnitude)
    if product.high >= divisor { return nil }
    let (quotient, rest) = divisor.dividingFullWidth(product)
    let half = divisor - rest
    let isUp = rest > half || rest == half && quotient % 2 == 1
    return Int128(exactly: quotient).map { isUp ? $0 + 1 : $0 }
  }

  /// Returns a quotient, rounded half to even. The denominator is positive.
  static func halfEven(_ numerator: Int128, _ denominator: Int128) -> Int128 {
    numerator.dividedHalfEven(by: denominator)
  }
}
