public import Foundation

extension JSON {
  /// The value as a decimal with up to 38 digits, or nil if it is not a number.
  public var decimal: Decimal? { if case .number(let text) = self { Decimal(string: text, locale: nil) } else { nil } }

  /// Returns a decimal as JSON. For `nan` it returns null, which the core refuses.
  public static func decimal(_ number: Decimal) -> JSON { number.isNaN ? .null : .number(number.description) }
}
