internal import Shape

/// The number of hours after which a session ends: 1 hour to 30 days.
struct SessionHours: Value {
  let hours: Int

  static let usual = SessionHours(hours: 12)
  private static let limit = Limit.range(1...720)

  static func read<S: Source>(from source: inout S) -> SessionHours {
    guard let hours = source.integer() else { return example }
    if let complaint = hours.violation(of: limit) { source.refuse(complaint) }
    return SessionHours(hours: hours)
  }

  func write<K: Sink>(to sink: inout K) { sink.integer(hours) }
  static var schema: Schema { .integer(limit) }
  static var example: SessionHours { usual }
  static var absent: SessionHours? { usual }
}
