// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that customers still
/// owe.
public struct ReportsMethods: Sendable {
  let caller: any CallSender

  /// Returns the value of the stock at one instant: the quantity on hand times the average purchase cost up to then.
  /// Movements count from the instant at which they happened.
  /// - Parameters:
  ///   - at: The instant for which the stock is valued, such as 2026-11-30T17:00:00Z. A day, such as 2026-11-30, means
  ///   its end in the company's time zone. Default: now.
  ///   - by: The grouping of the rows: one for each item, for each category, or for each location. Default: `item`.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined ledger entries.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The totals for each currency, and one page of rows. The core answers other requests during the
  /// computation.
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

  /// Returns how often the stock was sold or used up in a period: the cost of the goods that left, divided by the
  /// average of the stock's values before and after the period.
  /// - Parameters:
  ///   - from: The first day of the period, in the company's time zone. If it is left out, the period begins with the
  ///   oldest record.
  ///   - to: The last day of the period, which is included, in the company's time zone. If it is left out, the period
  ///   extends to the present.
  ///   - by: The grouping of the rows: one for each item, or for each category. Default: `item`.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined ledger entries.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The totals for each currency, and one page of rows. The core answers other requests during the
  /// computation.
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

  /// Returns the sold items in three classes, by their shares of the revenue (ABC analysis). A: the items with the most
  /// revenue, up to 80 % of all revenue. B: the next items, up to 95 %. C: the rest. Use it to see which items matter
  /// most. Orders count as in `reports.sales`.
  /// - Parameters:
  ///   - from: The first day of the period, in the company's time zone. If it is left out, the period begins with the
  ///   oldest record.
  ///   - to: The last day of the period, which is included, in the company's time zone. If it is left out, the period
  ///   extends to the present.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined orders.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The totals of the classes for each currency, and one page of items. The core answers other requests
  /// during the computation.
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
  ///   - from: The first day of the period, in the company's time zone. If it is left out, the period begins with the
  ///   oldest record.
  ///   - to: The last day of the period, which is included, in the company's time zone. If it is left out, the period
  ///   extends to the present.
  ///   - by: The grouping of the rows. week: by weeks that begin on Monday. contact: by customer. agent: by the user
  ///   who is responsible for the order. Default: `day`.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined orders.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The totals for each currency, and one page of rows. The core answers other requests during the
  /// computation.
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

  /// Returns the amounts that customers still have to pay, by the age of the invoices. Use it to see which customers
  /// pay late.
  /// - Parameters:
  ///   - by: The grouping of the rows. contact: one row for each customer and currency. Default: one row for each
  ///   currency.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined orders.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: One row for each currency, or for each customer and currency. The core answers other requests during
  /// the computation.
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

  /// Returns the amounts without tax and the taxes of a period, by tax category and rate. Invoices and credit notes
  /// count on their day of issue, purchases on the day on which they were ordered. Use it for the tax return.
  /// - Parameters:
  ///   - from: The first day of the period, in the company's time zone. If it is left out, the period begins with the
  ///   oldest record.
  ///   - to: The last day of the period, which is included, in the company's time zone. If it is left out, the period
  ///   extends to the present.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the examined documents.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: One row for each currency, rate and category. The core answers other requests during the computation.
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

  /// Asks the AI of the host to explain a report in words. The model gets the totals and the first rows of the report.
  /// The core accepts only explanations whose numbers all occur there. The explanation is not stored as a record.
  /// - Parameters:
  ///   - report: The name of the report to explain, which is the name of its method without `reports.`.
  ///   - parameters: The parameters of the report's own method, without `company`. Default: the method's defaults.
  ///   - deadline: The time limit for the answer, in milliseconds. It includes the time during which the question waits
  ///   for earlier questions. Default: 30,000.
  ///   - fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
  ///   `false`: the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `value` is the part of the answer that has arrived so far.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The explanation. The core answers other requests while it waits for the model.
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
