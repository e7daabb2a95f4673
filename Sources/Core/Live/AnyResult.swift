internal import RPC
internal import Shape

/// The result of any method that only reads, as JSON text.
struct AnyResult: Value {
  let json: AnyJSON

  init(_ text: String) { json = AnyJSON(text) }

  static func read<S: Source>(from source: inout S) -> AnyResult { AnyResult(AnyJSON.read(from: &source).text) }
  func write<K: Sink>(to sink: inout K) { json.write(to: &sink) }
  static var schema: Schema { .anyResult }
  static var example: AnyResult { AnyResult("{}") }
}
