public import Shape

/// A sum of quantities times costs, in minor units of a currency: nothing of it is rounded before it is shown.
public struct ExactAmount: Equatable, Sendable {
  /// In minor units; what is left over stands in `rest`.
  private var whole: Int128
  /// In 10^-10 of a minor unit, of the sign of the whole.
  private var rest: Int128

  private static let scale: Int128 = 10_000_000_000

  public static let zero = ExactAmount(whole: 0, rest: 0)

  private init(whole: Int128, rest: Int128) {
    self.whole = whole
    self.rest = rest
  }

  /// - Parameter cost: of one, in minor units.
  public init(quantity: Decimal, cost: Decimal) {
    (whole, rest) = (Int128(quantity.units) * Int128(cost.units)).quotientAndRemainder(dividingBy: ExactAmount.scale)
  }

  public static func += (sum: inout ExactAmount, other: ExactAmount) {
    let (carry, rest) = (sum.rest + other.rest).quotientAndRemainder(dividingBy: scale)
    sum.whole += other.whole + carry
    sum.rest = rest
    assert(rest.magnitude < scale, "what is left over is less than one minor unit")
  }

  public static prefix func - (amount: ExactAmount) -> ExactAmount { ExactAmount(whole: -amount.whole, rest: -amount.rest) }

  public var isZero: Bool { whole == 0 && rest == 0 }

  /// In whole minor units, rounded half to even.
  public var rounded: Int128 {
    let twice = Int128(rest.magnitude) * 2
    let isUp = twice > ExactAmount.scale || twice == ExactAmount.scale && whole % 2 != 0
    return isUp ? whole + rest.signum() : whole
  }

  /// How often another amount goes into this one, in hundredths, rounded half to even.
  /// - Returns: nil where the other is not more than nothing.
  public func hundredths(of other: ExactAmount) -> Int128? {
    guard max(whole.magnitude, other.whole.magnitude) < ExactAmount.most else {
      // Of amounts with more than twenty-five digits, what is behind the point makes no difference.
      return other.whole > 0 ? (whole * 100).dividedHalfEven(by: other.whole) : nil
    }
    let divisor = other.whole * ExactAmount.scale + other.rest
    return divisor > 0 ? ((whole * ExactAmount.scale + rest) * 100).dividedHalfEven(by: divisor) : nil
  }

  private static let most: UInt128 = 10_000_000_000_000_000_000_000_000
}
