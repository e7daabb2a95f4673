// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Reports on a company's stock value, its sales and taxes, and the amounts that customers still owe.
public struct ReportsMethods: Sendable {
  let caller: any CallSender

  /// Returns the value of the stock at one time: the quantity on hand times the average purchase cost up to that time.
  /// Movements count by the time at which they happened.
  /// - Parameters:
  ///   - at: The instant of the report, such as 2026-11-30T17:00:00Z. A day, such as 2026-11-30, means its end in the
  ///   company's time zone. Without it, now.
  ///   - by: The grouping of the rows. Without it, `item`.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined ledger entries.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The totals for each currency, and a page of rows. The core answers other requests while it computes the
  /// report.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached,
  /// requestCancelled.
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

  /// Returns the turnover of the stock in a period: the cost of the goods that were sold or used up, divided by the
  /// average of the stock's value before and after the period.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone. Without it, the report has no first day.
  ///   - to: The last day (included), in the company's time zone. Without it, the report goes up to now.
  ///   - by: The grouping of the rows. Without it, `item`.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined ledger entries.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The totals for each currency, and a page of rows. The core answers other requests while it computes the
  /// report.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached,
  /// requestCancelled.
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

  /// Returns the sold items in three classes of revenue (ABC analysis). A: the items with the most revenue, up to 80 %
  /// of all revenue. B: the next items, up to 95 %. C: the rest. Orders count as in `reports.sales`.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone. Without it, the report has no first day.
  ///   - to: The last day (included), in the company's time zone. Without it, the report goes up to now.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined orders.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The classes for each currency, and a page of items. The core answers other requests while it computes
  /// the report.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached,
  /// requestCancelled.
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

  /// Returns the sales of a period: the orders that were submitted in the period, less goods that were returned or
  /// credited later. Drafts and cancelled orders are left out.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone. Without it, the report has no first day.
  ///   - to: The last day (included), in the company's time zone. Without it, the report goes up to now.
  ///   - by: The grouping of the rows. Without it, `day`.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined orders.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The totals for each currency, and a page of rows. The core answers other requests while it computes the
  /// report.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached,
  /// requestCancelled.
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

  /// Returns the unpaid amounts of invoices, by the number of days since the invoice.
  /// - Parameters:
  ///   - by: The grouping of the rows, in addition to the currency. Without it, only the currency.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined orders.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: A row for each currency. The core answers other requests while it computes the report.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached,
  /// requestCancelled.
  @discardableResult
  public func aging(
    by: String? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> AgingReport {
    var writer = MemberWriter()
    writer.putIfGiven("by", by)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("reports.aging", .session, writer)
  }

  /// Returns the net and the tax of a period by category and rate: of invoices and credit notes by their day of issue,
  /// and of purchases by the day on which they were ordered.
  /// - Parameters:
  ///   - from: The first day, in the company's time zone. Without it, the report has no first day.
  ///   - to: The last day (included), in the company's time zone. Without it, the report goes up to now.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined documents.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: A row for each currency, rate and category. The core answers other requests while it computes the
  /// report.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired, limitReached,
  /// requestCancelled.
  @discardableResult
  public func tax(
    from: String? = nil,
    to: String? = nil,
    progressToken: JSON? = nil,
    company: String? = nil
  ) async throws -> TaxReport {
    var writer = MemberWriter()
    writer.putIfGiven("from", from)
    writer.putIfGiven("to", to)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("company", company)
    return try await caller.call("reports.tax", .session, writer)
  }

  /// Asks the AI of the host to explain a report in words. The model reads the totals and the first rows. Every number
  /// in the explanation is a number of those totals or rows. The explanation is not stored as a record.
  /// - Parameters:
  ///   - report: The name of the report.
  ///   - parameters: The parameters of the report's own method, without `company`. Without it, the method's defaults.
  ///   - deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
  ///   Without it, 30,000.
  ///   - fresh: `true` to send the question to the model even if an equal question was answered in the last 10 minutes.
  ///   Without it, the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `value` is the part of the answer that has already arrived.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The explanation. The core answers other requests while it waits for the explanation.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
  /// hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
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
