public import Foundation

extension JSON {
  /// A decimal, exact to 38 digits.
  public var decimal: Decimal? { if case .number(let text) = self { Decimal(string: text, locale: nil) } else { nil } }

  /// A decimal. What is no number becomes null, which the core refuses.
  public static func decimal(_ number: Decimal) -> JSON { number.isNaN ? .null : .number(number.description) }
}
