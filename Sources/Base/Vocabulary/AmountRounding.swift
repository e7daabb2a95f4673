public import Shape

/// How the amounts of a document are rounded.
///
/// Documents of older programs have neither member. Their tax is rounded for each line, and halves go to the even
/// number.
public struct AmountRounding: Record, Equatable, Sendable {
  public let taxRounding: TaxRounding?, rounding: Rounding?

  public static let doc: StaticString = "How the amounts of a document are rounded."

  /// The rounding of documents of older programs.
  public static let former = AmountRounding(taxRounding: nil, rounding: nil)
  /// The rounding in new companies: EN 16931 computes the tax of a rate from the sum of its lines (BR-CO-17).
  public static let usual = AmountRounding(taxRounding: .rate, rounding: .halfUp)

  public init(taxRounding: TaxRounding?, rounding: Rounding?) {
    (self.taxRounding, self.rounding) = (taxRounding, rounding)
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    taxRounding = field(
      "taxRounding", \.taxRounding,
      "line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate, and rounded once. `null` in companies and documents of older programs, for line."
    )
    rounding = field(
      "rounding", \.rounding,
      "halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null` in companies and documents of older programs, for halfEven."
    )
  }

  /// A Boolean value that indicates whether the tax is computed from the sum of the lines of each rate.
  public var isByRate: Bool { taxRounding == .rate }

  /// Returns a quotient, rounded.
  /// - Parameters:
  ///   - numerator: at least 0.
  ///   - denominator: more than 0.
  public func quotient(_ numerator: Int128, _ denominator: Int128) -> Int128 {
    assert(numerator >= 0 && denominator > 0, "amounts of lines are not negative")
    if rounding != .halfUp { return numerator.dividedHalfEven(by: denominator) }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return denominator - remainder <= remainder ? quotient + 1 : quotient
  }
}

/// The amounts from which a tax is computed.
public enum TaxRounding: String, Choice {
  case line, rate

  public static let spellings = Spellings<TaxRounding>()
}

/// The rounding of halves.
public enum Rounding: String, Choice {
  case halfUp, halfEven

  public static let spellings = Spellings<Rounding>()
}
