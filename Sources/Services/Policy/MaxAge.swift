internal import Shape

/// For how many seconds after it was fetched a document is fresh.
struct MaxAge: Value, Sendable {
  let seconds: Int

  private static let limit = Limit.range(0...31_536_000)
  /// Where the document does not say.
  static let usual = 3600

  static let fieldDoc: StaticString =
    "For how many seconds after it was fetched it is fresh, the last one included; 3600 without it, and when it is malformed."

  static func read<S: Source>(from source: inout S) -> MaxAge {
    guard let seconds = source.integer() else { return example }
    if let complaint = seconds.violation(of: limit) { source.refuse(complaint) }
    return MaxAge(seconds: seconds)
  }

  func write<K: Sink>(to sink: inout K) { sink.integer(seconds) }
  static var schema: Schema { .integer(limit) }
  static var example: MaxAge { MaxAge(seconds: usual) }
}
