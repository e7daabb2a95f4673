/// A value that can be written as JSON.
public protocol JSONWritable: Sendable {
  var json: JSON { get }
}

/// Writes the members of an object.
public struct MemberWriter: Sendable {
  private(set) var members: [JSON.Member] = []

  public init() {}

  public var json: JSON { .object(members) }

  /// Writes a member, be it null.
  public mutating func put<Value: JSONWritable>(_ name: String, _ value: Value) {
    members.append(.init(name, value.json))
  }

  /// Writes a member where there is one.
  public mutating func putIfGiven<Value: JSONWritable>(_ name: String, _ value: Value?) {
    if let value { members.append(.init(name, value.json)) }
  }

  /// Writes a member that is changed, or taken away.
  public mutating func putChange<Value: JSONWritable>(_ name: String, _ change: Change<Value>) {
    switch change {
    case .unchanged: break
    case .removed: members.append(.init(name, .null))
    case .to(let value): members.append(.init(name, value.json))
    }
  }

  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Sets a member, whether it is there or not.
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
  /// Sorted by their names: so the same values are always the same text.
  public var json: JSON { .object(sorted { $0.key < $1.key }.map { .init($0.key, $0.value.json) }) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  public var json: JSON { self?.json ?? .null }
}
