/// A closed range that a value must stay within: characters of a text, elements of a list, or the number itself.
public struct Limit: Equatable, Sendable {
  public let lower: Int
  public let upper: Int

  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = upper
  }

  /// No limit beyond the type's own.
  public static let none = Limit(.min, .max)

  /// A text of so many Unicode scalars.
  public static func length(_ range: ClosedRange<Int>) -> Limit { Limit(range.lowerBound, range.upperBound) }

  /// A list of so many elements.
  public static func count(_ range: ClosedRange<Int>) -> Limit { Limit(range.lowerBound, range.upperBound) }

  /// A number in this range.
  public static func range(_ range: ClosedRange<Int>) -> Limit { Limit(range.lowerBound, range.upperBound) }

  public var isNone: Bool { lower == .min && upper == .max }

  public func contains(_ number: Int) -> Bool { lower <= number && number <= upper }

  /// The limit in words, for a problem's message: "1 to 64 characters", "at most 20 elements".
  public func words(_ unit: String) -> String {
    let tail = unit.isEmpty ? "" : " \(unit)"
    if lower == upper { return "exactly \(lower)\(tail)" }
    if upper == .max { return "at least \(lower)\(tail)" }
    if lower == .min || lower == 0 && !unit.isEmpty { return "at most \(upper)\(tail)" }
    return "\(lower) to \(upper)\(tail)"
  }
}
