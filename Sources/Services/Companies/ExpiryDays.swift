internal import Shape

/// The number of days before expiry at which lots are reported: at most ten years.
struct ExpiryDays: Value {
  let days: Int

  static let usual = ExpiryDays(days: 30)
  private static let limit = Limit.range(0...3650)

  static func read<S: Source>(from source: inout S) -> ExpiryDays {
    guard let days = source.integer() else { return example }
    if let complaint = days.violation(of: limit) { source.refuse(complaint) }
    return ExpiryDays(days: days)
  }

  func write<K: Sink>(to sink: inout K) { sink.integer(days) }
  static var schema: Schema { .integer(limit) }
  static var example: ExpiryDays { usual }
  static var absent: ExpiryDays? { usual }
}
