public import Shape

/// The size of a unit as a ratio of two exact decimals: the number of an item's own units in the other unit. For
/// example, a pound is 45359237 / 100000000 kilograms.
public struct UnitFactor: Record, Hashable {
  public let factor: Decimal
  /// The number of the other units that contain `factor` own units. `nil` means 1, as in records of older programs.
  public let per: Decimal?

  public static let doc: StaticString = "The factor that converts a line's unit into the item's own unit."
  public static var one: UnitFactor { UnitFactor(Decimal(1)) }

  public init(_ factor: Decimal, per: Decimal? = nil) {
    self.factor = factor
    self.per = per == Decimal(1) ? nil : per
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    factor = field(
      "factor", \.factor,
      "The number of the item's own units in `per` of the line's units. If `per` is `null`, the number in one of the line's units."
    )
    per = field(
      "per", \.per, "The number of the line's units that contain `factor` of the item's own units. `null` means 1.")
  }

  /// The ratio of the two numbers in lowest terms.
  public var ratio: (numerator: Int128, denominator: Int128) {
    // A damaged or older store may contain 0 here. A divisor must not be 0, so the number counts as 1 then.
    let (numerator, denominator) = (max(factor.units, 1), max((per ?? Decimal(1)).units, 1))
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    return (Int128(numerator / a), Int128(denominator / a))
  }

  /// Returns the number of units of a third unit that are in one of the other unit, in lowest terms.
  /// - Parameter third: the factor from the third unit to the item's own unit.
  public func ratio(to third: UnitFactor) -> (numerator: Int128, denominator: Int128) {
    let (one, two) = (ratio, third.ratio)
    let (numerator, denominator) = (one.numerator * two.denominator, one.denominator * two.numerator)
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    return (numerator / a, denominator / a)
  }

  /// Converts a quantity from the other unit to the own unit, in units of `Decimal`. Returns `nil` if the result has
  /// more than five decimals.
  public func own(_ quantity: Decimal) -> Int128? {
    let bounds = bounds(of: quantity)
    return bounds.lowerBound == bounds.upperBound ? bounds.lowerBound : nil
  }

  /// Converts a quantity from the other unit to the own unit, and returns the result as a range. Its bounds are the
  /// next smaller and the next larger quantity with five decimals, in units of `Decimal`. They are equal if five
  /// decimals are enough for the exact result.
  public func bounds(of quantity: Decimal) -> ClosedRange<Int128> {
    let (numerator, denominator) = ratio
    let (units, rest) = (Int128(quantity.units) * numerator).quotientAndRemainder(dividingBy: denominator)
    return (rest < 0 ? units - 1 : units)...(rest > 0 ? units + 1 : units)
  }

  /// Converts a quantity from the other unit to the own unit, as text for an error message. The message is about a
  /// quantity that has too many decimals to be stored.
  public func text(of quantity: Decimal) -> String { quantity.text(times: factor) + (per.map { "/\($0)" } ?? "") }

  /// Converts a quantity from the other unit to the own unit. Digits after the fifth decimal are cut off.
  public func kept(_ quantity: Decimal) -> Decimal {
    let (numerator, denominator) = ratio
    return Decimal(units: Int(clamping: Int128(quantity.units) * numerator / denominator))
  }

  /// Converts a quantity from the own unit to the other unit. Digits after the fifth decimal are cut off.
  public func inUnit(_ own: Decimal) -> Decimal {
    let (numerator, denominator) = ratio
    return Decimal(units: Int(clamping: Int128(own.units) * denominator / numerator))
  }

  /// Converts a quantity from the own unit to the other unit. Returns `nil` if the result needs more than five
  /// decimals.
  public func exactly(inUnit own: Decimal) -> Decimal? {
    let (numerator, denominator) = ratio
    let (units, rest) = (Int128(own.units) * denominator).quotientAndRemainder(dividingBy: numerator)
    return rest == 0 ? Int(exactly: units).map { Decimal(units: $0) } : nil
  }

  /// Converts a quantity from the own unit to a whole number of the other unit, rounded up. Returns the quantity
  /// unchanged if both units have the same size.
  public func wholes(of own: Int128) -> Int128 {
    let (numerator, denominator) = ratio
    if numerator == denominator { return own }
    let one = Int128(Decimal(1).units)
    let (wholes, rest) = (own * denominator).quotientAndRemainder(dividingBy: numerator * one)
    return (rest > 0 ? wholes + 1 : wholes) * one
  }
}

extension UnitFactor: CustomStringConvertible {
  public var description: String { per.map { "\(factor)/\($0)" } ?? "\(factor)" }
}
