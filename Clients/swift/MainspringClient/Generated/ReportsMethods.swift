// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Reports on a company's stock value, its sales, and the amounts that customers still owe.
public struct ReportsMethods: Sendable {
  let caller: any CallSender

  /// Returns the value of the stock at one time: the quantity on hand, times the average purchase cost up to then. Movements count by the
  /// time at which they happened.
  /// - Parameters:
  ///   - at: The instant of the report, or a day, for its end in the company's time zone. Without it, now.
  ///   - by: The grouping of the rows. Without it, item.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of ledger entries examined.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The totals for each currency, and a page of rows. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached, requestCancelled.
  @discardableResult
  public func stockValue(
    at: JSON? = nil,
    by: ReportsStockValueBy? = nil,
    limit: Int? = nil,
    after: String? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> StockValueReport {
    var writer = MemberWriter()
    writer.putIfGiven("at", at)
    writer.putIfGiven("by", by)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("reports.stockValue", .session, writer)
  }

  /// Returns the turnover of the stock in a period: the cost of goods sold or used up, divided by the average value of the stock before and
  /// after.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone. Without it, the report has no first day.
  ///   - to: The last day. Without it, the report goes up to now.
  ///   - by: The grouping of the rows. Without it, item.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of ledger entries examined.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The totals for each currency, and a page of rows. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached, requestCancelled.
  @discardableResult
  public func turnover(
    from: String? = nil,
    to: String? = nil,
    by: ReportsTurnoverBy? = nil,
    limit: Int? = nil,
    after: String? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> TurnoverReport {
    var writer = MemberWriter()
    writer.putIfGiven("from", from)
    writer.putIfGiven("to", to)
    writer.putIfGiven("by", by)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("reports.turnover", .session, writer)
  }

  /// Returns the items in classes of revenue: A up to 80 % of all revenue, B up to 95 %, C the rest. Orders count as in reports.sales.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone. Without it, the report has no first day.
  ///   - to: The last day. Without it, the report goes up to now.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of orders examined.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The classes for each currency, and a page of items. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached, requestCancelled.
  @discardableResult
  public func abc(
    from: String? = nil,
    to: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> ABCReport {
    var writer = MemberWriter()
    writer.putIfGiven("from", from)
    writer.putIfGiven("to", to)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("reports.abc", .session, writer)
  }

  /// Returns the sales of a period: the orders submitted in it, less goods that were returned or credited since. Drafts and cancelled
  /// orders are left out.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone. Without it, the report has no first day.
  ///   - to: The last day. Without it, the report goes up to now.
  ///   - by: The grouping of the rows. Without it, day.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of orders examined.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The totals for each currency, and a page of rows. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached, requestCancelled.
  @discardableResult
  public func sales(
    from: String? = nil,
    to: String? = nil,
    by: ReportsSalesBy? = nil,
    limit: Int? = nil,
    after: String? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> SalesReport {
    var writer = MemberWriter()
    writer.putIfGiven("from", from)
    writer.putIfGiven("to", to)
    writer.putIfGiven("by", by)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("reports.sales", .session, writer)
  }

  /// Returns the unpaid amounts of invoiced orders, by the number of days since the invoice.
  /// - Parameters:
  ///   - progressToken: Repeated in rpc.progress, which reports the number of orders examined.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: A row for each currency. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached, requestCancelled.
  @discardableResult
  public func aging(
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> AgingReport {
    var writer = MemberWriter()
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("reports.aging", .session, writer)
  }

  /// Asks the AI of the host to explain a report in words. The model reads the totals and the first rows. Each number in the explanation
  /// must be one of theirs. The explanation is not stored.
  /// - Parameters:
  ///   - report: The name of the report.
  ///   - parameters: The parameters of the report's own method, without the company. Without it, {}.
  ///   - deadline: The milliseconds that the answer may take, including the wait for its turn; 30,000 without it.
  ///   - fresh: true to send the question to the model even if the same one was answered within 10 minutes. false if left out.
  ///   - progressToken: Repeated in rpc.progress, whose value is the part of the answer that has already arrived.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The explanation. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, hostUnavailable, hostTimeout,
  /// hostError, hostFault, limitReached, requestCancelled.
  @discardableResult
  public func explain(
    report: ReportExplanationReport,
    parameters: [String: JSON]? = nil,
    deadline: Int? = nil,
    fresh: Bool? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> ReportExplanation {
    var writer = MemberWriter()
    writer.put("report", report)
    writer.putIfGiven("parameters", parameters)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("fresh", fresh)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("reports.explain", .session, writer)
  }
}
