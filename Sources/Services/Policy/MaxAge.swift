internal import Shape

/// The number of seconds after a fetch during which a document is fresh.
struct MaxAge: Value, Sendable {
  let seconds: Int

  private static let limit = Limit.range(0...31_536_000)
  /// The number of seconds for a document without `maxAge`.
  static let usual = 3600

  static let fieldDoc: StaticString =
    "The number of seconds after the fetch during which the document is fresh. Without it, or if it is malformed, 3600."

  static func read<S: Source>(from source: inout S) -> MaxAge {
    guard let seconds = source.integer() else { return example }
    if let complaint = seconds.violation(of: limit) { source.refuse(complaint) }
    return MaxAge(seconds: seconds)
  }

  func write<K: Sink>(to sink: inout K) { sink.integer(seconds) }
  static var schema: Schema { .integer(limit) }
  static var example: MaxAge { MaxAge(seconds: usual) }
}
