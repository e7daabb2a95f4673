internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// A method that computes a report from many records of a company, in steps.
protocol ReportMethod: DeferredMethod where Scope == InCompany, Service == Reports, Result == Work.Report {
  associatedtype Scope = InCompany
  associatedtype Service = Reports
  associatedtype Work: Reckoning

  /// Creates the object that computes the report.
  func reckoning(on service: Reports, in zone: CompanyZone, _ context: CompanyContext) throws(Failure) -> Work
}

extension ReportMethod {
  /// Report methods are declared as methods of the session, so they can't be live queries: computing a report again
  /// after each change would take too long.
  static var effect: Effect { .session }
  static var changesStores: Bool { false }
  static var preconditions: Precondition { .analytics }
  static var computes: Bool { true }
  static var holdsCompany: Bool { false }
  static var resultDoc: StaticString {
    "The totals for each currency, and one page of rows. The core answers other requests during the computation."
  }
  static var errors: [ErrorCode] { [.tierRequired, .limitReached, .requestCancelled] }

  func answer(on service: Reports, in context: CompanyContext) throws(Failure) -> Answer<Work.Report, CompanyContext> {
    try service.begin(in: context) { (zone) throws(Failure) in try reckoning(on: service, in: zone, context) }
  }
}
