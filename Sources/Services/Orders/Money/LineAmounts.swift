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

  static func -= (sum: inout LineAmounts, other: LineAmounts) {
    sum.net -= other.net
    sum.tax -= other.tax
    sum.gross -= other.gross
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

/// The members of a line from which its amounts are computed.
struct PricedLine {
  let quantity: Decimal
  /// The price of the quantity `per`, in minor units.
  let price: Int
  /// The discount and the tax rate, in percent.
  let discount: Decimal, taxRate: Decimal
  /// The quantity for which `price` is given. More than 0.
  var per = Decimal(1)
}

/// Computes the amounts of order lines exactly. Only net and tax are rounded, once for each line or once for each rate.
enum Pricing {
  /// 100 percent, in units of `Decimal`.
  private static let whole = Int128(100 * 100_000)

  /// - Parameters:
  ///   - taxIncluded: a Boolean value that indicates whether prices include the tax, which is then taken out of the
  ///     gross.
  ///   - rounding: the rounding of the document.
  /// - Returns: `nil` if the amount of a line, or the sum of the lines, exceeds the limit of money.
  static func amounts(
    of lines: [PricedLine], less reduction: Reduction?, taxIncluded: Bool, most: Int,
    rounding: AmountRounding = .former
  ) -> [LineAmounts]? {
    var bases: [Int128] = []
    for line in lines {
      let full = Int128(line.quantity.units) * Int128(line.price)
      let per = Int128(line.per.units)
      assert(per > 0, "a price is for more than nothing")
      // The amount before discounts must also be within the limit.
      if full > Int128(most) * per { return nil }
      var (share, denominator) = (whole - Int128(line.discount.units), per * whole)
      if case .percent(let percent) = reduction {
        (share, denominator) = (share * (whole - Int128(percent)), denominator * whole)
      }
      guard let base = scaled(full, by: share, denominator, rounding) else { return nil }
      bases.append(base)
    }
    if case .money(let money) = reduction { bases = reduced(bases, by: Int128(money), rounding) }
    if bases.contains(where: { $0 > Int128(most) }) || bases.reduce(0, +) > Int128(most) { return nil }
    let taxes = taxes(on: bases, at: lines.map(\.taxRate), taxIncluded: taxIncluded, rounding)
    let amounts = zip(bases, taxes).map { base, tax in
      taxIncluded ? (net: base - tax, tax: tax, gross: base) : (net: base, tax: tax, gross: base + tax)
    }
    let sum = amounts.reduce(Int128(0)) { $0 + max($1.gross, $1.net) }
    if sum > Int128(most) || amounts.contains(where: { $0.gross > Int128(most) }) { return nil }
    assert(amounts.allSatisfy { $0.net >= 0 && $0.tax >= 0 && $0.net + $0.tax == $0.gross }, "net and tax sum to gross")
    return amounts.map { LineAmounts(net: Int($0.net), tax: Int($0.tax), gross: Int($0.gross)) }
  }

  /// Returns the tax on each line.
  ///
  /// If the tax is computed by rate, the taxes of the lines with the same rate sum to the tax on the sum of these
  /// lines. The tax of a line is then the tax on all lines up to and including this line, less the tax on the lines
  /// before it.
  /// - Parameter bases: the nets of the lines, or their gross amounts if prices include the tax.
  static func taxes(on bases: [Int128], at rates: [Decimal], taxIncluded: Bool, _ rounding: AmountRounding) -> [Int128]
  {
    var sums: [(rate: Decimal, base: Int128, tax: Int128)] = []
    return zip(bases, rates).map { base, rate in
      if !rounding.isByRate { return tax(on: base, at: rate, taxIncluded: taxIncluded, rounding) }
      let index = sums.firstIndex { $0.rate == rate } ?? sums.count
      if index == sums.count { sums.append((rate, 0, 0)) }
      let sum = sums[index].base + base
      let all = tax(on: sum, at: rate, taxIncluded: taxIncluded, rounding)
      defer { sums[index] = (rate, sum, all) }
      return all - sums[index].tax
    }
  }

  /// Returns the tax on an amount, or the tax in an amount that includes it.
  static func tax(on base: Int128, at rate: Decimal, taxIncluded: Bool, _ rounding: AmountRounding) -> Int128 {
    let units = Int128(rate.units)
    return rounding.quotient(base * units, taxIncluded ? whole + units : whole)
  }

  /// Spreads a reduction over lines in proportion to their amounts, but never more than the sum of the amounts. The
  /// last line with an amount takes the rest, up to its own amount. The lines before it take what then remains.
  private static func reduced(_ bases: [Int128], by money: Int128, _ rounding: AmountRounding) -> [Int128] {
    let sum = bases.reduce(0, +)
    guard sum > 0, let last = bases.lastIndex(where: { $0 != 0 }) else { return bases }
    let reduction = min(money, sum)
    var rest = reduction
    var following = sum
    var result = bases
    for (index, base) in bases.enumerated() {
      following -= base
      let share = index == last ? rest : min(max(rounding.quotient(reduction * base, sum), rest - following), rest)
      result[index] -= share
      rest -= share
    }
    assert(
      result.allSatisfy { $0 >= 0 } && result.reduce(0, +) == sum - reduction, "the shares of a reduction sum to it")
    return result
  }

  /// Returns the amounts to credit for a part of a line's quantity. Net is computed as gross less tax, so that the
  /// three amounts agree.
  static func credit(
    _ amounts: LineAmounts, for credited: Decimal, of billed: Decimal, rounding: AmountRounding = .former
  ) -> LineAmounts {
    func part(_ amount: Int) -> Int {
      billed.units == 0 ? 0 : Int(rounding.quotient(Int128(amount) * Int128(credited.units), Int128(billed.units)))
    }
    let (gross, tax) = (part(amounts.gross), part(amounts.tax))
    return LineAmounts(net: gross - tax, tax: tax, gross: gross)
  }

  /// Returns the amounts of the quantities of lines that are not credited.
  ///
  /// If the tax is computed by rate, the tax is computed from the remaining amount of each rate. So it equals the tax
  /// of an invoice that contains only these quantities.
  static func owed(
    _ lines: [OwedLine], taxIncluded: Bool, rounding: AmountRounding
  ) -> [LineAmounts] {
    let left = lines.map { line in
      let credit = credit(line.amounts, for: line.credited, of: line.billed, rounding: rounding)
      var left = line.amounts
      left -= credit
      return left
    }
    if !rounding.isByRate { return left }
    let bases = zip(lines, left).map { line, left in
      if taxIncluded { return Int128(left.gross) }
      let billed = Int128(line.billed.units)
      let part = billed == 0 ? 0 : rounding.quotient(Int128(line.amounts.net) * Int128(line.credited.units), billed)
      return Int128(line.amounts.net) - part
    }
    let taxes = taxes(on: bases, at: lines.map(\.taxRate), taxIncluded: taxIncluded, rounding)
    return zip(bases, taxes).map { base, tax in
      let (base, tax) = (Int(base), Int(tax))
      return taxIncluded
        ? LineAmounts(net: base - tax, tax: tax, gross: base) : LineAmounts(net: base, tax: tax, gross: base + tax)
    }
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
    return quotient(net, times: factor.ratio.denominator, one).flatMap { Int(exactly: $0) }
  }

  /// Returns `amount` times `share` divided by `denominator`, rounded. Returns `nil` if the result is too large. None
  /// of the numbers is negative, and the denominator is not 0.
  private static func scaled(_ amount: Int128, by share: Int128, _ denominator: Int128, _ rounding: AmountRounding)
    -> Int128?
  {
    let (product, isTooMuch) = amount.multipliedReportingOverflow(by: share)
    if !isTooMuch { return rounding.quotient(product, denominator) }
    return quotient(amount, times: share, denominator, rounding)
  }

  /// Returns `numerator` times `factor` divided by `denominator`, rounded, or `nil` if the result does not fit. Neither
  /// factor is negative, and the denominator is positive.
  private static func quotient(
    _ numerator: Int128, times factor: Int128, _ denominator: Int128, _ rounding: AmountRounding = .former
  ) -> Int128? {
    assert(numerator >= 0 && factor >= 0 && denominator > 0, "a negative quotient would lose its sign")
    let divisor = denominator.magnitude
    let product = numerator.magnitude.multipliedFullWidth(by: factor.magnitude)
    if product.high >= divisor { return nil }
    let (quotient, rest) = divisor.dividingFullWidth(product)
    let half = divisor - rest
    let isUp = rest > half || rest == half && (rounding.rounding == .halfUp || quotient % 2 == 1)
    return Int128(exactly: quotient).map { isUp ? $0 + 1 : $0 }
  }
}

/// A line of which a part may be credited, for `Pricing.owed`.
struct OwedLine {
  /// The amounts of the whole line.
  let amounts: LineAmounts
  let credited: Decimal, billed: Decimal, taxRate: Decimal
}
