/// A range that a value must stay within: the characters of a text, the elements of a list, or the number itself.
public struct Limit: Equatable, Sendable {
  public let lower: Int
  public let upper: Int
  /// A Boolean value that indicates whether the value must be more than `lower`. Readers do not check this. The
  /// record's own rule refuses 0 and negative numbers in the same words, together with all other problems.
  public let excludesLower: Bool

  public init(_ lower: Int, _ upper: Int, excludesLower: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.excludesLower = excludesLower
  }

  /// No limit beyond the type's own.
  public static let none = Limit(.min, .max)

  /// A text whose number of Unicode scalars is in this range.
  public static func length(_ range: ClosedRange<Int>) -> Limit { Limit(range.lowerBound, range.upperBound) }

  /// A list whose number of elements is in this range.
  public static func count(_ range: ClosedRange<Int>) -> Limit { Limit(range.lowerBound, range.upperBound) }

  /// A number in this range.
  public static func range(_ range: ClosedRange<Int>) -> Limit { Limit(range.lowerBound, range.upperBound) }

  /// A number that is more than `lower`, which the record's own rule checks, and at most `upper`.
  public static func above(_ lower: Int, to upper: Int) -> Limit { Limit(lower, upper, excludesLower: true) }

  public var isNone: Bool { lower == .min && upper == .max }

  public func contains(_ number: Int) -> Bool { (excludesLower || lower <= number) && number <= upper }

  /// The limit in words, for a problem's message: "1 to 64 characters", "at most 20 elements".
  public func words(_ unit: String) -> String {
    let tail = unit.isEmpty ? "" : " \(unit)"
    if excludesLower { return "more than \(lower) and at most \(upper)\(tail)" }
    if lower == upper { return "exactly \(lower)\(tail)" }
    if upper == .max { return "at least \(lower)\(tail)" }
    if lower == .min || lower == 0 && !unit.isEmpty { return "at most \(upper)\(tail)" }
    return "\(lower) to \(upper)\(tail)"
  }
}
