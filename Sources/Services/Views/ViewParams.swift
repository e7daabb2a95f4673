internal import Shape

/// The parameters of a saved view, which is a stored call of a listing method. The text is a compact JSON object and
/// begins with `{`: `Listing` puts the members for the page in front of the others.
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
