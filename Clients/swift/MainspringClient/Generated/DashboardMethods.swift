// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The figures of a company's day.
public struct DashboardMethods: Sendable {
  let caller: any CallSender

  /// Returns the figures of a day: orders, dispatches, sales, and stock that needs attention.
  /// - Parameters:
  ///   - from: The instant at which a day of 24 hours begins. Default: today in the company's time zone. If the company
  ///   has no time zone, or one that the machine does not know, today in UTC.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The figures. A figure is `null` if the caller has no access to its department.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func summary(
    from: Date? = nil,
    company: String? = nil
  ) async throws -> DaySummary {
    var writer = MemberWriter()
    writer.putIfGiven("from", from)
    writer.putIfGiven("company", company)
    return try await caller.call("dashboard.summary", .read, writer)
  }
}
