internal import Shape

/// The number of minutes without a request after which a session ends: 1 minute to 30 days.
struct IdleMinutes: Value {
  let minutes: Int

  private static let limit = Limit.range(1...43_200)

  static func read<S: Source>(from source: inout S) -> IdleMinutes {
    guard let minutes = source.integer() else { return example }
    if let complaint = minutes.violation(of: limit) { source.refuse(complaint) }
    return IdleMinutes(minutes: minutes)
  }

  func write<K: Sink>(to sink: inout K) { sink.integer(minutes) }
  static var schema: Schema { .integer(limit) }
  static var example: IdleMinutes { IdleMinutes(minutes: 15) }
}
