internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The days of a report, from the first to the last one, in the company's time zone.
struct Span: Record {
  let from: Day?, to: Day?

  static let doc: StaticString = "The period of a report, in days."

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "The first day, in the company's time zone. Without it, the report has no first day.")
    to = field(
      "to", \.to, "The last day (included), in the company's time zone. Without it, the report goes up to now.")
  }

  /// Returns the first instant of the span and the first instant after the span. The former is `nil` for the beginning
  /// of all records.
  /// - Throws: -32602 for a span that ends before it begins.
  func instants(in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> (from: Timestamp?, until: Timestamp)
  {
    if let from, let to, to < from { throw .invalidParam("/to", "to must not be before from, \(from)") }
    // Records that are created during the computation belong to later reports.
    let now = Timestamp(milliseconds: context.now.milliseconds + 1)
    return (from.map(zone.start), to.map { min(now, zone.start(of: $0.adding(days: 1))) } ?? now)
  }
}
