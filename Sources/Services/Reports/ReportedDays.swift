internal import Ports
internal import Shape

/// The days of a report, as results show them.
struct ReportedDays: Record {
  let from: Day?, to: Day?, timeZone: String

  static let doc: StaticString = "The period of a report, in days."

  init(_ span: Span, in zone: CompanyZone) {
    (from, to) = (span.from, span.to)
    timeZone = zone.name
  }

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "The first day; null for all earlier days.")
    to = field("to", \.to, "The last day; null for a report up to now.")
    timeZone = field(
      "timeZone", \.timeZone,
      "The time zone in which days begin and end: the company's. It is UTC if the company has none, or one that the machine does not know.")
  }
}
