internal import Shape

/// The id of a request (JSON-RPC 2.0, section 4): a text or a number. It is stored exactly as it was sent.
struct RequestID: Value {
  /// The id as JSON text.
  let json: String

  static func read<S: Source>(from source: inout S) -> RequestID {
    guard let json = source.json(), let first = json.utf8.first else { return example }
    let isNumber = first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") < 10
    if first != UInt8(ascii: "\""), !isNumber { source.refuse("must be a string or a number") }
    return RequestID(json: json)
  }

  func write<K: Sink>(to sink: inout K) { sink.json(json) }
  static var schema: Schema { .oneOf([.text(TextSchema()), .number(places: 0, .none)]) }
  static var example: RequestID { RequestID(json: "1") }
}
