public import Shape

/// A sum of products of quantities and costs, in minor units of a currency. It is exact: it is rounded only when it is
/// shown.
public struct ExactAmount: Equatable, Sendable {
  /// The whole minor units, without the fraction.
  private var whole: Int128
  /// The fraction, in units of 10^-10 of a minor unit. It has the sign of the whole amount.
  private var rest: Int128

  private static let scale: Int128 = 10_000_000_000

  public static let zero = ExactAmount(whole: 0, rest: 0)

  private init(whole: Int128, rest: Int128) {
    self.whole = whole
    self.rest = rest
  }

  /// Creates the product of a quantity and a cost.
  /// - Parameter cost: the cost of one unit, in minor units.
  public init(quantity: Decimal, cost: Decimal) {
    (whole, rest) = (Int128(quantity.units) * Int128(cost.units)).quotientAndRemainder(dividingBy: ExactAmount.scale)
  }

  public static func += (sum: inout ExactAmount, other: ExactAmount) {
    let (carry, rest) = (sum.rest + other.rest).quotientAndRemainder(dividingBy: scale)
    sum.whole += other.whole + carry
    sum.rest = rest
    assert(rest.magnitude < scale, "what is left over is less than one minor unit")
  }

  public static prefix func - (amount: ExactAmount) -> ExactAmount {
    ExactAmount(whole: -amount.whole, rest: -amount.rest)
  }

  public var isZero: Bool { whole == 0 && rest == 0 }

  /// The amount rounded to whole minor units, half to even.
  public var rounded: Int128 {
    let twice = Int128(rest.magnitude) * 2
    let isUp = twice > ExactAmount.scale || twice == ExactAmount.scale && whole % 2 != 0
    return isUp ? whole + rest.signum() : whole
  }

  /// Returns this amount as a percentage of another amount, rounded half to even to a whole number.
  /// - Returns: `nil` if the other amount is zero or negative.
  public func hundredths(of other: ExactAmount) -> Int128? {
    guard max(whole.magnitude, other.whole.magnitude) < ExactAmount.most else {
      // These amounts have more than twenty-five digits. The fraction of a minor unit makes no difference for them, and
      // with it the products would overflow.
      return other.whole > 0 ? (whole * 100).dividedHalfEven(by: other.whole) : nil
    }
    let divisor = other.whole * ExactAmount.scale + other.rest
    return divisor > 0 ? ((whole * ExactAmount.scale + rest) * 100).dividedHalfEven(by: divisor) : nil
  }

  private static let most: UInt128 = 10_000_000_000_000_000_000_000_000
}
