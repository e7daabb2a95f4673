internal import Ports
internal import Shape
internal import Tenancy

/// A parameter that is either a day, such as `2026-11-30`, or an instant, such as `2026-11-30T17:00:00Z`.
enum DayOrInstant: Equatable {
  case day(Day)
  case instant(Timestamp)

  /// Returns the instant. A day means its last instant in the company's time zone, or the instant of the request if
  /// that is earlier.
  func instant(in zone: CompanyZone, _ context: CompanyContext) -> Timestamp {
    switch self {
    case .day(let day): min(Timestamp(milliseconds: zone.start(of: day.adding(days: 1)).milliseconds - 1), context.now)
    case .instant(let instant): instant
    }
  }
}

extension DayOrInstant: Value {
  static func read<S: Source>(from source: inout S) -> DayOrInstant {
    guard let text = source.text() else { return example }
    if let day = Day(text) { return .day(day) }
    if let instant = Timestamp(text) { return .instant(instant) }
    source.refuse("must be a day such as 2026-11-30, or an instant such as 2026-11-30T17:00:00Z")
    return example
  }

  func write<K: Sink>(to sink: inout K) {
    switch self {
    case .day(let day): day.write(to: &sink)
    case .instant(let instant): instant.write(to: &sink)
    }
  }

  // Both are texts. Many readers of schemas ignore `format`, so the patterns also tell a day from an instant.
  static var schema: Schema {
    .oneOf([
      .text(TextSchema(pattern: "^.{10}$", format: "date")),
      .text(TextSchema(pattern: "^.{11,}$", format: "date-time")),
    ])
  }
  static var example: DayOrInstant { .day(.example) }
}
