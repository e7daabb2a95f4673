public import Shape

/// The rules by which the amounts of a document, such as an invoice, are rounded.
///
/// Documents of older programs have neither member. For them, the tax is computed for each line, and halves are rounded
/// to the even number.
public struct AmountRounding: Record, Equatable, Sendable {
  public let taxRounding: TaxRounding?, rounding: Rounding?

  public static let doc: StaticString = "How the amounts of a document are rounded."

  /// The rules for documents of older programs.
  public static let former = AmountRounding(taxRounding: nil, rounding: nil)
  /// The rules for new companies. The tax of a rate is computed from the sum of its lines, as EN 16931 does (BR-CO-17).
  public static let usual = AmountRounding(taxRounding: .rate, rounding: .halfUp)

  public init(taxRounding: TaxRounding?, rounding: Rounding?) {
    (self.taxRounding, self.rounding) = (taxRounding, rounding)
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    taxRounding = field(
      "taxRounding", \.taxRounding,
      "line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of each rate, and rounded once. `null`, in companies and documents of older programs, means line."
    )
    rounding = field(
      "rounding", \.rounding,
      "halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and documents of older programs, means halfEven."
    )
  }

  /// A Boolean value that indicates whether the tax is computed once for each rate, from the sum of the lines with this
  /// rate.
  public var isByRate: Bool { taxRounding == .rate }

  /// Returns a quotient that is rounded to an integer by the rule `rounding`.
  /// - Parameters:
  ///   - numerator: a number that is at least 0.
  ///   - denominator: a number that is more than 0.
  public func quotient(_ numerator: Int128, _ denominator: Int128) -> Int128 {
    assert(numerator >= 0 && denominator > 0, "amounts of lines are not negative")
    if rounding != .halfUp { return numerator.dividedHalfEven(by: denominator) }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return denominator - remainder <= remainder ? quotient + 1 : quotient
  }
}

/// The amounts from which a tax is computed and rounded: each line, or the sum of the lines of each rate.
public enum TaxRounding: String, Choice {
  case line, rate

  public static let spellings = Spellings<TaxRounding>()
}

/// The rule for rounding a number in the middle between two integers.
public enum Rounding: String, Choice {
  case halfUp, halfEven

  public static let spellings = Spellings<Rounding>()
}
