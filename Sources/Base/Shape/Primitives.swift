/// Conformances of the basic types to `Value`: Boolean values, integers, texts, optional values and lists.
extension Bool: Value {
  public static func read<S: Source>(from source: inout S) -> Bool { source.boolean() ?? example }
  public func write<K: Sink>(to sink: inout K) { sink.boolean(self) }
  public static var schema: Schema { .boolean }
  public static var example: Bool { false }
}

extension Int: Value {
  public static func read<S: Source>(from source: inout S) -> Int { source.integer() ?? example }
  public func write<K: Sink>(to sink: inout K) { sink.integer(self) }
  public static var schema: Schema { .integer(.none) }
  public static var example: Int { 1 }
  public func violation(of limit: Limit) -> String? { limit.contains(self) ? nil : "must be \(limit.words(""))" }
}

extension String: Value {
  public static func read<S: Source>(from source: inout S) -> String { source.text() ?? example }
  public func write<K: Sink>(to sink: inout K) { sink.text(self) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.copyText(to: &sink)
  }
  public static var schema: Schema { .text(TextSchema()) }
  public static var example: String { "text" }

  public func violation(of limit: Limit) -> String? {
    // A text has at most as many scalars as bytes, and at least a quarter as many. So the scalars of most texts need
    // not be counted.
    let bytes = utf8.count
    if limit.lower <= (bytes + 3) / 4, bytes <= limit.upper { return nil }
    let count = unicodeScalars.count
    return limit.contains(count) ? nil : "must have \(limit.words("characters")), not \(count)"
  }
}

extension Optional: Value where Wrapped: Value {
  public static func read<S: Source>(from source: inout S) -> Wrapped? {
    source.null() ? nil : Wrapped.read(from: &source)
  }
  public static func merge<S: Source>(from source: inout S, into stored: Wrapped?) -> Wrapped? {
    if source.null() { return nil }
    guard let stored else { return Wrapped.read(from: &source) }
    return Wrapped.merge(from: &source, into: stored)
  }
  public func write<K: Sink>(to sink: inout K) {
    if let value = self { value.write(to: &sink) } else { sink.null() }
  }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    if source.null() { sink.null() } else { Wrapped.copy(from: &source, to: &sink) }
  }
  public static var schema: Schema { .nullable(Wrapped.schema) }
  public static var example: Wrapped? { nil }
  public static var absent: Wrapped?? { .some(nil) }
  public func violation(of limit: Limit) -> String? { flatMap { $0.violation(of: limit) } }
}

extension Array: Value where Element: Value {
  public static func read<S: Source>(from source: inout S) -> [Element] { source.list(of: Element.self) ?? [] }
  public func write<K: Sink>(to sink: inout K) { sink.list(self) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.withJSON { sink.json($0) }
  }
  public static var schema: Schema { .list(Element.schema, .none) }
  public static var example: [Element] { [] }
  /// A list that is missing is read as an empty list.
  public static var absent: [Element]? { [] }
  public func violation(of limit: Limit) -> String? {
    limit.contains(count) ? nil : "must have \(limit.words("elements")), not \(count)"
  }
}

/// A Boolean value that is `false` if its member is missing.
public struct Flag: Value, Equatable, ExpressibleByBooleanLiteral {
  public let isSet: Bool

  public init(booleanLiteral value: Bool) { isSet = value }
  public init(_ isSet: Bool) { self.isSet = isSet }

  public static func read<S: Source>(from source: inout S) -> Flag { Flag(Bool.read(from: &source)) }
  public func write<K: Sink>(to sink: inout K) { sink.boolean(isSet) }
  public static var schema: Schema { .boolean }
  public static var example: Flag { false }
  public static var absent: Flag? { false }
}
