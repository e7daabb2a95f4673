/// A value that can be written as JSON.
public protocol JSONWritable: Sendable {
  var json: JSON { get }
}

/// Writes the members of an object.
public struct MemberWriter: Sendable {
  private(set) var members: [JSON.Member] = []

  public init() {}

  public var json: JSON { .object(members) }

  /// Writes a member, even if its value is null.
  public mutating func put<Value: JSONWritable>(_ name: String, _ value: Value) {
    members.append(.init(name, value.json))
  }

  /// Writes a member if there is a value.
  public mutating func putIfGiven<Value: JSONWritable>(_ name: String, _ value: Value?) {
    if let value { members.append(.init(name, value.json)) }
  }

  /// Writes a member whose value is set or removed. An unchanged member is not written.
  public mutating func putChange<Value: JSONWritable>(_ name: String, _ change: Change<Value>) {
    switch change {
    case .unchanged: break
    case .removed: members.append(.init(name, .null))
    case .to(let value): members.append(.init(name, value.json))
    }
  }

  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Sets the value of a member. An earlier value is replaced.
  mutating func set(_ name: String, _ value: JSON) {
    members.removeAll { $0.name == name }
    members.append(.init(name, value))
  }
}

extension String: JSONWritable {
  public var json: JSON { .string(self) }
}

extension Int: JSONWritable {
  public var json: JSON { .number(description) }
}

extension Bool: JSONWritable {
  public var json: JSON { .bool(self) }
}

extension JSON: JSONWritable {
  public var json: JSON { self }
}

extension Array: JSONWritable where Element: JSONWritable {
  public var json: JSON { .array(map(\.json)) }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// The dictionary as an object whose members are sorted by name, so that equal dictionaries have the same text.
  public var json: JSON { .object(sorted { $0.key < $1.key }.map { .init($0.key, $0.value.json) }) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  public var json: JSON { self?.json ?? .null }
}
