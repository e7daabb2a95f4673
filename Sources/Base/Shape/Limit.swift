/// The range of allowed values: the number of characters of a text, the number of elements of a list, or the value of a
/// number.
public struct Limit: Equatable, Sendable {
  public let lower: Int
  public let upper: Int
  /// A Boolean value that indicates whether the value must be greater than `lower`. Readers do not check this lower
  /// limit. The record's own rule refuses such values, with the same words, and reports this together with all other
  /// problems.
  public let excludesLower: Bool

  public init(_ lower: Int, _ upper: Int, excludesLower: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.excludesLower = excludesLower
  }

  /// No limit in addition to the limits of the type.
  public static let none = Limit(.min, .max)

  /// Returns the limit of a text, as a range of the number of Unicode scalars.
  public static func length(_ range: ClosedRange<Int>) -> Limit { Limit(range.lowerBound, range.upperBound) }

  /// Returns the limit of a list, as a range of the number of elements.
  public static func count(_ range: ClosedRange<Int>) -> Limit { Limit(range.lowerBound, range.upperBound) }

  /// Returns the limit of a number, as a range of its values.
  public static func range(_ range: ClosedRange<Int>) -> Limit { Limit(range.lowerBound, range.upperBound) }

  /// Returns the limit of a number that must be greater than `lower` and at most `upper`. Only the record's own rule
  /// checks `lower`.
  public static func above(_ lower: Int, to upper: Int) -> Limit { Limit(lower, upper, excludesLower: true) }

  public var isNone: Bool { lower == .min && upper == .max }

  public func contains(_ number: Int) -> Bool { (excludesLower || lower <= number) && number <= upper }

  /// Returns the limit in words, for the message of a problem: "1 to 64 characters", "at most 20 elements".
  public func words(_ unit: String) -> String {
    let tail = unit.isEmpty ? "" : " \(unit)"
    if excludesLower { return "more than \(lower) and at most \(upper)\(tail)" }
    if lower == upper { return "exactly \(lower)\(tail)" }
    if upper == .max { return "at least \(lower)\(tail)" }
    if lower == .min || lower == 0 && !unit.isEmpty { return "at most \(upper)\(tail)" }
    return "\(lower) to \(upper)\(tail)"
  }
}
