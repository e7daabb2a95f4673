internal import Shape

/// The parameters of a call as JSON text: an object, or a list in the order of the parameters' positions.
struct QueryParams: Value {
  let text: String

  static func read<S: Source>(from source: inout S) -> QueryParams {
    guard let text = source.json() else { return example }
    if text.utf8.first != UInt8(ascii: "{"), text.utf8.first != UInt8(ascii: "[") {
      source.refuse("must be an object or an array")
    }
    return QueryParams(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.json(text) }
  static var schema: Schema { .oneOf([.map(.any), .list(.any, .none)]) }
  static var example: QueryParams { QueryParams(text: "{}") }
}
