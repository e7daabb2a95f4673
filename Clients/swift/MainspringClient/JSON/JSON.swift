/// A JSON value. Numbers keep all their digits, and objects keep the order of their members.
public enum JSON: Sendable {
  case null
  case bool(Bool)
  /// A number, stored as its text, so that no digit is lost.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable, Equatable {
    public let name: String
    public let value: JSON

    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the member with the given name. nil if there is no such member, or if this value is not an object.
  public subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The element with the given index. nil if there is no such element, or if this value is not an array.
  public subscript(_ index: Int) -> JSON? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The text, or nil if the value is not a string.
  public var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The number as an integer, or nil if the value is not a whole number.
  public var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }
  public var bool: Bool? { if case .bool(let isSo) = self { isSo } else { nil } }
  public var isNull: Bool { if case .null = self { true } else { false } }

  /// The number of values in this value, including the value itself.
  var size: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    case .object(let members): members.reduce(1) { $0 + $1.value.size }
    default: 1
    }
  }
}

extension JSON: Equatable {
  /// Returns a Boolean value that indicates whether two values are equal. The order of members, and the spelling of
  /// numbers, make no difference.
  public static func == (one: JSON, other: JSON) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one == other || isSameNumber(one, other)
    case (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)): one == other
    case (.object(let members), .object(let others)):
      members == others || members.count == others.count && members.allSatisfy { $0.value == other[$0.name] }
    default: false
    }
  }

  private static func isSameNumber(_ one: String, _ other: String) -> Bool {
    guard let one = JSON.number(one).decimal, let other = JSON.number(other).decimal else { return false }
    return one == other
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int) { self = .number(String(number)) }
  public init(booleanLiteral isSo: Bool) { self = .bool(isSo) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral members: (String, JSON)...) { self = .object(members.map { Member($0.0, $0.1) }) }
}
