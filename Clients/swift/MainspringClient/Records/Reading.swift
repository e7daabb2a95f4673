/// A value that can be read from JSON.
public protocol JSONReadable: Sendable {
  /// Reads a value. This never fails. If the JSON does not fit, the problem is recorded in `reading`, and the value is
  /// empty.
  ///
  /// An initializer that can throw for each of forty members would take much longer to compile.
  init(_ json: JSON, _ reading: Reading)
}

/// Records the problems that are found while a value is read.
public final class Reading {
  /// The first problem, or nil if there is none.
  public private(set) var flaw: String?

  public init() {}

  func note(_ flaw: @autoclosure () -> String) { if self.flaw == nil { self.flaw = flaw() } }

  /// Reads the result of a method. Throws an error if there is a problem in any part of it.
  static func value<Value: JSONReadable>(_ json: JSON, of method: String) throws -> Value {
    let reading = Reading()
    let value = Value(json, reading)
    if let flaw = reading.flaw { throw UnreadableAnswer(method: method, reason: flaw) }
    return value
  }
}

/// Reads the members of an object. This is fastest if they are requested in the order in which the object has them.
public struct MemberReader {
  private let members: [JSON.Member]
  private let reading: Reading
  private var place = 0

  public init(_ json: JSON, _ reading: Reading) {
    self.reading = reading
    if case .object(let members) = json {
      self.members = members
    } else {
      members = []
      reading.note("an object was expected, not \(json)")
    }
  }

  private mutating func find(_ name: String) -> JSON? {
    for _ in members.indices {
      let member = members[place]
      place = place + 1 == members.count ? 0 : place + 1
      if member.name == name { return member.value }
    }
    return nil
  }

  /// Returns the value of a member that the object must have.
  public mutating func required<Value: JSONReadable>(_ name: String) -> Value {
    guard let json = find(name) else {
      reading.note("\(name) is missing")
      return Value(.null, reading)
    }
    return Value(json, reading)
  }

  /// Returns the value of a member, or nil if it is null or missing.
  public mutating func optional<Value: JSONReadable>(_ name: String) -> Value? {
    guard let json = find(name), !json.isNull else { return nil }
    return Value(json, reading)
  }
}

extension String: JSONReadable {
  public init(_ json: JSON, _ reading: Reading) {
    if json.text == nil { reading.note("a text was expected, not \(json)") }
    self = json.text ?? ""
  }
}

extension Int: JSONReadable {
  public init(_ json: JSON, _ reading: Reading) {
    if json.integer == nil { reading.note("a whole number was expected, not \(json)") }
    self = json.integer ?? 0
  }
}

extension Bool: JSONReadable {
  public init(_ json: JSON, _ reading: Reading) {
    if json.bool == nil { reading.note("true or false was expected, not \(json)") }
    self = json.bool ?? false
  }
}

extension JSON: JSONReadable {
  public init(_ json: JSON, _ reading: Reading) { self = json }
}

extension Array: JSONReadable where Element: JSONReadable {
  public init(_ json: JSON, _ reading: Reading) {
    guard case .array(let elements) = json else {
      reading.note("a list was expected, not \(json)")
      self = []
      return
    }
    self = elements.map { Element($0, reading) }
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  public init(_ json: JSON, _ reading: Reading) {
    guard case .object(let members) = json else {
      reading.note("an object was expected, not \(json)")
      self = [:]
      return
    }
    self = Dictionary(members.map { ($0.name, Value($0.value, reading)) }) { _, last in last }
  }
}

extension Optional: JSONReadable where Wrapped: JSONReadable {
  public init(_ json: JSON, _ reading: Reading) { self = json.isNull ? nil : Wrapped(json, reading) }
}
