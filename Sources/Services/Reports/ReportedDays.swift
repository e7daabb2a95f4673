internal import Ports
internal import Shape

/// The period of a report, as results show it.
struct ReportedDays: Record {
  let from: Day?, to: Day?, timeZone: String

  static let doc: StaticString = "The period of a report, in days of the company's time zone."

  init(_ span: Span, in zone: CompanyZone) {
    (from, to) = (span.from, span.to)
    timeZone = zone.name
  }

  init<F: Fields<Self>>(_ field: inout F) {
    from = field(
      "from", \.from, "The first day of the period, which is included. `null` if the report has no first day.")
    to = field(
      "to", \.to, "The last day of the period, which is included. `null` if the report extends to the present.")
    timeZone = field(
      "timeZone", \.timeZone,
      "The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if this machine does not know that time zone."
    )
  }
}
