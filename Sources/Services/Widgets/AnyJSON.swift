internal import Shape

/// Any JSON value, as text without white space.
struct AnyJSON: Value {
  let text: String

  static func read<S: Source>(from source: inout S) -> AnyJSON { AnyJSON(text: source.json() ?? "null") }
  func write<K: Sink>(to sink: inout K) { sink.json(text) }
  static var schema: Schema { .any }
  static var example: AnyJSON { AnyJSON(text: "{}") }
}
