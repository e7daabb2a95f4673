internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The period of a report as the parameters give it: the first and the last day, in the company's time zone.
struct Span: Record {
  let from: Day?, to: Day?

  static let doc: StaticString = "The period of a report, in days of the company's time zone."

  init<F: Fields<Self>>(_ field: inout F) {
    from = field(
      "from", \.from,
      "The first day of the period, in the company's time zone. If it is left out, the period begins with the oldest record."
    )
    to = field(
      "to", \.to,
      "The last day of the period, which is included, in the company's time zone. If it is left out, the period extends to the present."
    )
  }

  /// Returns the first instant of the period, and the first instant after it. The first instant is `nil` if the period
  /// has no first day.
  /// - Throws: -32602 if the last day is before the first day.
  func instants(in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> (from: Timestamp?, until: Timestamp)
  {
    if let from, let to, to < from { throw .invalidParam("/to", "to must not be before from, \(from)") }
    // A record that is created while the report is computed has a later instant, so it is not included.
    let now = Timestamp(milliseconds: context.now.milliseconds + 1)
    return (from.map(zone.start), to.map { min(now, zone.start(of: $0.adding(days: 1))) } ?? now)
  }
}
