/// A JSON value that keeps each digit of a number and the order of members (RFC 8259,
/// https://www.rfc-editor.org/rfc/rfc8259).
///
/// Foundation's reader is not used, because it makes doubles of numbers and sorts members. The ids of replies must have
/// the same bytes as those of their requests.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number, as its text.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value.
  public struct Member: Equatable, Sendable {
    public let name: String
    public let value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  public static func int(_ number: some BinaryInteger) -> JSONValue { .number("\(number)") }

  /// A string, or null.
  public static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// Makes an object, and leaves out the members whose value is nil.
  public static func members(_ list: (String, JSONValue?)...) -> JSONValue {
    .object(list.compactMap { name, value in value.map { Member(name, $0) } })
  }
}

extension JSONValue {
  /// The value of the member with a name, or nil if there is no such member, or this value is not an object.
  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var array: [JSONValue]? { if case .array(let list) = self { list } else { nil } }
  public var object: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The value as a whole number of 64 bits, or nil if it is not one.
  public var int: Int64? { if case .number(let text) = self { Int64(text) } else { nil } }
}
