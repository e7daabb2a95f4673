internal import Ports
internal import Shape

/// The days that a report is about, as it answers them.
struct ReportedDays: Record {
  let from: Day?, to: Day?, timeZone: String

  static let doc: StaticString = "The days that a report is about."

  init(_ span: Span, in zone: CompanyZone) {
    (from, to) = (span.from, span.to)
    timeZone = zone.name
  }

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "The first day; null for the beginning.")
    to = field("to", \.to, "The last day; null for now.")
    timeZone = field(
      "timeZone", \.timeZone,
      "Where the days begin and end: the company's time zone; UTC where it has none, or the machine does not know it.")
  }
}
