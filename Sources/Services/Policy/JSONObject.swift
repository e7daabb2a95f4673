internal import Shape

/// Any JSON object, as text without white space.
struct JSONObject: Value, Sendable {
  let text: String

  static func read<S: Source>(from source: inout S) -> JSONObject {
    guard let text = source.json() else { return example }
    if text.utf8.first != UInt8(ascii: "{") { source.refuse("must be an object") }
    return JSONObject(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.json(text) }
  static var schema: Schema { .map(.any) }
  static var example: JSONObject { JSONObject(text: "{}") }

  /// Returns a sentence if the JSON has more bytes than the limit allows.
  func violation(of limit: Limit) -> String? {
    limit.contains(text.utf8.count) ? nil : "must have \(limit.words("bytes")), not \(text.utf8.count)"
  }
}
