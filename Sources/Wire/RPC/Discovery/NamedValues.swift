internal import JSON
internal import Shape

/// An object whose members' names are known only at run time. It writes its members in a fixed order.
struct NamedValues<V: Value>: Value {
  let members: [(name: String, value: V)]

  init(_ members: [(name: String, value: V)]) { self.members = members }

  /// Returns the example, because the core never reads a discovery document.
  static func read<S: Source>(from source: inout S) -> NamedValues { example }

  func write<K: Sink>(to sink: inout K) {
    sink.json("{\(members.map { "\(jsonText($0.name)):\(jsonText($0.value))" }.joined(separator: ","))}")
  }

  static var schema: Schema { .map(V.schema) }
  static var example: NamedValues { NamedValues([]) }
}
