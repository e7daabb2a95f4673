// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// What a company's stock is worth, what it sells, and what it is still owed.
public struct ReportsMethods: Sendable {
  let caller: any CallSender

  /// Answers what the stock is worth: what there is by when it came and went, times what one costs on the average of what was bought by
  /// then.
  /// - Parameters:
  ///   - at: The day at whose end, in the company's time zone, or the instant at which; now without it.
  ///   - by: What a row is of; item without it.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - progressToken: Echoed in rpc.progress, which tells how many entries of the ledger were looked at.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: All of it by currency, and a page of rows. Other requests are answered meanwhile.
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

  /// Answers how often the stock went out: the cost of what was sold or used up in some days, by half of what the stock was worth before
  /// and after them.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone; from the beginning without it.
  ///   - to: The last day; up to now without it.
  ///   - by: What a row is of; item without it.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - progressToken: Echoed in rpc.progress, which tells how many entries of the ledger were looked at.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: All of it by currency, and a page of rows. Other requests are answered meanwhile.
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

  /// Answers which items most of the revenue comes from: A up to 80 % of it, B up to 95 %, C the rest; what was sold in some days as
  /// reports.sales has it.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone; from the beginning without it.
  ///   - to: The last day; up to now without it.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - progressToken: Echoed in rpc.progress, which tells how many orders were looked at.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The classes by currency, and a page of items. Other requests are answered meanwhile.
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

  /// Answers what was sold: the orders that were submitted in some days, neither drafts nor what was cancelled, less what came back or was
  /// credited since.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone; from the beginning without it.
  ///   - to: The last day; up to now without it.
  ///   - by: What a row is of; day without it.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - progressToken: Echoed in rpc.progress, which tells how many orders were looked at.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: All of it by currency, and a page of rows. Other requests are answered meanwhile.
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

  /// Answers what customers still have to pay for orders that were invoiced, by how many days ago that was.
  /// - Parameters:
  ///   - progressToken: Echoed in rpc.progress, which tells how many orders were looked at.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A row a currency. Other requests are answered meanwhile.
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

  /// Asks the AI of the host to explain a report in words. The model reads the totals and the first rows, and each number that it says must
  /// be one of them. Nothing of the answer is stored.
  /// - Parameters:
  ///   - report: Which report.
  ///   - parameters: Its parameters, as its own method takes them, without the company; {} without them.
  ///   - deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without it.
  ///   - fresh: Whether the model is asked even if the same question was answered within 10 minutes; false without it.
  ///   - progressToken: Echoed in rpc.progress, whose value is the part of the answer that is there already.
  ///   - company: The company; without it the selected one, or the only one that there is.
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
