public import Shape

/// The token with which a request asks for progress notifications: a text or a whole number. Each `rpc.progress` for
/// the request repeats the token.
public struct ProgressToken: Value, Sendable {
  /// The token as JSON text.
  public let json: String

  public static func read<S: Source>(from source: inout S) -> ProgressToken {
    guard let json = source.json() else { return example }
    let isText = json.utf8.first == UInt8(ascii: "\"")
    if !isText, Int(json) == nil { source.refuse("must be a text or a whole number") }
    if isText, json.unicodeScalars.count > 202 { source.refuse("must have at most 200 characters") }
    return ProgressToken(json: json)
  }

  public func write<K: Sink>(to sink: inout K) { sink.json(json) }
  public static var schema: Schema { .oneOf([.text(TextSchema(length: .length(0...200))), .integer(.none)]) }
  public static var example: ProgressToken { ProgressToken(json: "\"token\"") }
}
