extension Bool: Value {
  package static func read<S: Source & ~Copyable>(from source: inout S) -> Bool { source.boolean() ?? example }
  package func write<K: Sink & ~Copyable>(to sink: inout K) { sink.boolean(self) }
  package static var schema: Schema { .boolean }
  package static var example: Bool { false }
}

extension Int: Value {
  package static func read<S: Source & ~Copyable>(from source: inout S) -> Int { source.integer() ?? example }
  package func write<K: Sink & ~Copyable>(to sink: inout K) { sink.integer(self) }
  package static var schema: Schema { .integer(.none) }
  package static var example: Int { 1 }
  package func violation(of limit: Limit) -> String? { limit.contains(self) ? nil : "must be \(limit.words(""))" }
}

extension String: Value {
  package static func read<S: Source & ~Copyable>(from source: inout S) -> String { source.text() ?? example }
  package func write<K: Sink & ~Copyable>(to sink: inout K) { sink.text(self) }
  package static var schema: Schema { .text(TextSchema()) }
  package static var example: String { "text" }

  package func violation(of limit: Limit) -> String? {
    // A text has at most as many scalars as bytes, and at least a quarter: most texts are settled without counting.
    let bytes = utf8.count
    if limit.lower <= (bytes + 3) / 4, bytes <= limit.upper { return nil }
    let count = unicodeScalars.count
    return limit.contains(count) ? nil : "must have \(limit.words("characters")), not \(count)"
  }
}

extension Optional: Value where Wrapped: Value {
  package static func read<S: Source & ~Copyable>(from source: inout S) -> Wrapped? {
    source.isNull ? nil : Wrapped.read(from: &source)
  }
  package static func merge<S: Source & ~Copyable>(from source: inout S, into stored: Wrapped?) -> Wrapped? {
    if source.isNull { return nil }
    guard let stored else { return Wrapped.read(from: &source) }
    return Wrapped.merge(from: &source, into: stored)
  }
  package func write<K: Sink & ~Copyable>(to sink: inout K) {
    if let value = self { value.write(to: &sink) } else { sink.null() }
  }
  package static var schema: Schema { .nullable(Wrapped.schema) }
  package static var example: Wrapped? { nil }
  package static var absent: Wrapped?? { .some(nil) }
  package func violation(of limit: Limit) -> String? { flatMap { $0.violation(of: limit) } }
}

extension Array: Value where Element: Value {
  package static func read<S: Source & ~Copyable>(from source: inout S) -> [Element] { source.list(of: Element.self) ?? [] }
  package func write<K: Sink & ~Copyable>(to sink: inout K) { sink.list(self) }
  package static var schema: Schema { .list(Element.schema, .none) }
  package static var example: [Element] { [] }
  /// A list that is not there is empty.
  package static var absent: [Element]? { [] }
  package func violation(of limit: Limit) -> String? {
    limit.contains(count) ? nil : "must have \(limit.words("elements")), not \(count)"
  }
}

/// A boolean that is false where it is not there.
package struct Flag: Value, Equatable, ExpressibleByBooleanLiteral {
  package let isSet: Bool

  package init(booleanLiteral value: Bool) { isSet = value }
  package init(_ isSet: Bool) { self.isSet = isSet }

  package static func read<S: Source & ~Copyable>(from source: inout S) -> Flag { Flag(Bool.read(from: &source)) }
  package func write<K: Sink & ~Copyable>(to sink: inout K) { sink.boolean(isSet) }
  package static var schema: Schema { .boolean }
  package static var example: Flag { false }
  package static var absent: Flag? { false }
}
