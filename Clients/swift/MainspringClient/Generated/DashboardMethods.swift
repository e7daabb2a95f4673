// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What a company's day looks like, at one glance.
public struct DashboardMethods: Sendable {
  let caller: any CallSender

  /// Answers the figures of a day: orders, dispatches, sales, and what of the stock wants looking at.
  /// - Parameters:
  ///   - from: When a day begins, of 24 hours; without it it is today, in the company's time zone (UTC where it has none, or the machine
  ///   does not know it).
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The figures; null where the caller lacks the department.
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
