internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The days that a report is about, both the first and the last of them, in the company's time zone.
struct Span: Record {
  let from: Day?, to: Day?

  static let doc: StaticString = "The period of a report, in days."

  init<F: Fields<Self>>(_ field: inout F) {
    from = field("from", \.from, "The first day, in the company's time zone. Without it, the report has no first day.")
    to = field("to", \.to, "The last day. Without it, the report goes up to now.")
  }

  /// Its instants: the first of them, nil for the beginning, and the first that is behind it.
  /// - Throws: -32602 for one that ends before it begins.
  func instants(in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> (from: Timestamp?, until: Timestamp) {
    if let from, let to, to < from { throw .invalidParam("/to", "to must not be before from, \(from)") }
    // What is done meanwhile has its place in later reports.
    let now = Timestamp(milliseconds: context.now.milliseconds + 1)
    return (from.map(zone.start), to.map { min(now, zone.start(of: $0.adding(days: 1))) } ?? now)
  }
}
