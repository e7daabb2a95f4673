internal import RPC
internal import Shape
internal import Tenancy

/// A method that goes through much of what a company has, and works a report out of it.
protocol ReportMethod: DeferredMethod where Scope == InCompany, Service == Reports {
  associatedtype Scope = InCompany
  associatedtype Service = Reports
}

extension ReportMethod {
  /// It takes too long to be live.
  static var effect: Effect { .session }
  static var preconditions: Precondition { .analytics }
  static var computes: Bool { true }
  static var holdsCompany: Bool { false }
  static var resultDoc: StaticString { "All of it by currency, and a page of rows. Other requests are answered meanwhile." }
  static var errors: [ErrorCode] { [.tierRequired, .limitReached, .requestCancelled] }
}
