/// A JSON value that preserves each digit of a number and the order of members (RFC 8259,
/// https://www.rfc-editor.org/rfc/rfc8259).
///
/// Foundation's reader turns numbers into doubles and sorts members, so it is not used. For example, the id of a reply
/// must have exactly the bytes of the request's id.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number, stored as its text.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object: a name and a value.
  public struct Member: Equatable, Sendable {
    public let name: String
    public let value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  public static func int(_ number: some BinaryInteger) -> JSONValue { .number("\(number)") }

  /// Returns a string, or null for nil.
  public static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// Returns an object. Members whose value is nil are left out.
  public static func members(_ list: (String, JSONValue?)...) -> JSONValue {
    .object(list.compactMap { name, value in value.map { Member(name, $0) } })
  }
}

extension JSONValue {
  /// The value of the member with the given name. nil if there is no such member, or if this value is not an object.
  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var array: [JSONValue]? { if case .array(let list) = self { list } else { nil } }
  public var object: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The value as a whole number of 64 bits, or nil if it is not such a number.
  public var int: Int64? { if case .number(let text) = self { Int64(text) } else { nil } }
}
