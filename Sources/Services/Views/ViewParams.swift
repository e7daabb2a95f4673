internal import Shape

/// The parameters of a view's method by name, as the text of a JSON object.
struct ViewParams: Value, Equatable, Sendable {
  let text: String

  static func read<S: Source>(from source: inout S) -> ViewParams {
    guard let text = source.json() else { return example }
    if text.utf8.first != UInt8(ascii: "{") { source.refuse("must be an object") }
    return ViewParams(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.json(text) }
  static var schema: Schema { .map(.any) }
  static var example: ViewParams { ViewParams(text: "{}") }
  static var absent: ViewParams? { example }
}
