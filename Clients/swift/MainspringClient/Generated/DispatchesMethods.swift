// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The dispatches of orders: goods that leave the company together.
public struct DispatchesMethods: Sendable {
  let caller: any CallSender

  /// Lists the changes of a dispatch, newest first, one page at a time. A deleted record still has a history.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of changes.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func history(
    id: String,
    limit: Int? = nil,
    after: String? = nil,
    company: String? = nil
  ) async throws -> HistoryEntryPage {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("company", company)
    return try await caller.call("dispatches.history", .read, writer)
  }

  /// Creates a planned dispatch of an order. To add goods to the dispatch, call `orders.ship`.
  /// - Parameters:
  ///   - order: The id of the order. Its status must be submitted, inProgress or invoiced.
  ///   - collectionType: The way in which the goods get to the recipient. endUser: the customer collects the goods, or
  ///   someone brings them to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the
  ///   goods.
  ///   - contact: The id of the recipient, if the recipient is a contact.
  ///   - user: The id of the recipient, if the recipient is a user of the company.
  ///   - recipient: The recipient as a free text, such as a name.
  ///   - address: The address of the recipient. If it is left out, the dispatch gets the order's shipping address.
  ///   - carrier: The name of the carrier, such as DHL.
  ///   - service: The carrier's name for the kind of shipping, such as express.
  ///   - trackingNumber: The carrier's tracking number.
  ///   - parcels: The number of parcels, from 1 to 10,000.
  ///   - weight: The weight of the dispatch, in grams.
  ///   - assignee: The id of the user who is responsible for the dispatch.
  ///   - plannedAt: The instant at which the dispatch is planned to leave.
  ///   - note: A free note about the dispatch.
  ///   - proof: The proof of delivery: the id of one of the dispatch's assets (`assets.add`).
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new dispatch.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep,
  /// limitReached, keyReused.
  @discardableResult
  public func create(
    order: String,
    collectionType: DispatchCollectionType,
    contact: String? = nil,
    user: String? = nil,
    recipient: String? = nil,
    address: AddressInput? = nil,
    carrier: String? = nil,
    service: String? = nil,
    trackingNumber: String? = nil,
    parcels: Int? = nil,
    weight: Int? = nil,
    assignee: String? = nil,
    plannedAt: Date? = nil,
    note: String? = nil,
    proof: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Dispatch {
    var writer = MemberWriter()
    writer.put("order", order)
    writer.put("collectionType", collectionType)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("user", user)
    writer.putIfGiven("recipient", recipient)
    writer.putIfGiven("address", address)
    writer.putIfGiven("carrier", carrier)
    writer.putIfGiven("service", service)
    writer.putIfGiven("trackingNumber", trackingNumber)
    writer.putIfGiven("parcels", parcels)
    writer.putIfGiven("weight", weight)
    writer.putIfGiven("assignee", assignee)
    writer.putIfGiven("plannedAt", plannedAt)
    writer.putIfGiven("note", note)
    writer.putIfGiven("proof", proof)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("dispatches.create", .write, writer)
  }

  /// Returns a dispatch with its lines and steps.
  /// - Parameters:
  ///   - id: The id of the dispatch.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The dispatch with its lines and steps.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> DispatchView {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("dispatches.get", .read, writer)
  }

  /// Lists dispatches, newest first, one page at a time.
  /// - Parameters:
  ///   - status: Only dispatches with this status.
  ///   - order: Only dispatches of the order with this id.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of dispatches.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    status: DispatchStatus? = nil,
    order: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> DispatchPage {
    var writer = MemberWriter()
    writer.putIfGiven("status", status)
    writer.putIfGiven("order", order)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("dispatches.list", .read, writer)
  }

  /// Changes the given members of a dispatch. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the dispatch.
  ///   - changes: The members to change, with their new values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The dispatch after the change. If all given values are equal to the stored ones, the dispatch and its
  /// version do not change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: DispatchDraftChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Dispatch {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("dispatches.update", .write, writer)
  }

  /// Moves a dispatch to another status. If the dispatch is cancelled or returned, its goods go back into their
  /// locations. If the order is finished, the goods count as returned, and invoiced goods are credited.
  /// - Parameters:
  ///   - id: The id of the dispatch.
  ///   - to: The new status of the document.
  ///   - reason: The reason for the step, as a free text.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The dispatch after the step.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, seriesUnconfirmed, keyReused.
  @discardableResult
  public func step(
    id: String,
    to: DispatchStatus,
    reason: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Dispatch {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("to", to)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("dispatches.step", .write, writer)
  }

  /// Returns the goods to pick for dispatches, grouped by location. Dispatches that are delivered, returned or
  /// cancelled are left out.
  /// - Parameters:
  ///   - ids: The ids of 1 to 100 dispatches.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The locations in the order of the location tree, each with the lines to pick there.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func pickList(
    ids: [String],
    company: String? = nil
  ) async throws -> PickedPlacePage {
    var writer = MemberWriter()
    writer.put("ids", ids)
    writer.putIfGiven("company", company)
    return try await caller.call("dispatches.pickList", .read, writer)
  }

  /// Returns the dispatches with a number: the company's own number, or the carrier's tracking number.
  /// - Parameters:
  ///   - number: The complete number, such as D-1. Surrounding spaces are ignored.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The dispatches with that number, at most 11.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func track(
    number: String,
    company: String? = nil
  ) async throws -> DispatchPage {
    var writer = MemberWriter()
    writer.put("number", number)
    writer.putIfGiven("company", company)
    return try await caller.call("dispatches.track", .read, writer)
  }

  /// Deletes a dispatch that has never changed its status and has never had goods. The number is not used again. Any
  /// other dispatch can't be deleted. To undo it before its delivery, cancel it with `dispatches.step`.
  /// - Parameters:
  ///   - id: The id of the dispatch.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, inUse,
  /// keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("dispatches.delete", .write, writer)
  }

  /// Exports all dispatches of a company as a file or a text for spreadsheets and other programs. The oldest come
  /// first. There is no import for this file.
  /// - Parameters:
  ///   - format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
  ///   - path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
  ///   view the company's records cannot write files. Either `path` or `inline` must be given, not both.
  ///   - inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
  ///   must be given, not both.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `done` is the number of records written so far.
  ///   - overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
  ///   Default: `false`.
  ///   - dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark, semicolons,
  ///   decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a formula get an
  ///   apostrophe before them. Default: `standard`.
  ///   - separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
  ///   `point`.
  ///   - decimal: The decimal separator in the dialect `excel`. Default: `comma`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
  /// during the export.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
  /// requestCancelled, storageFault.
  @discardableResult
  public func export(
    format: OrdersExportFormat,
    path: String? = nil,
    inline: Bool? = nil,
    progressToken: JSON? = nil,
    overwrite: Bool? = nil,
    dialect: OrdersExportDialect? = nil,
    separator: AnsweredFormSeparator? = nil,
    decimal: AnsweredFormDecimal? = nil,
    company: String? = nil
  ) async throws -> ExportReport {
    var writer = MemberWriter()
    writer.put("format", format)
    writer.putIfGiven("path", path)
    writer.putIfGiven("inline", inline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("overwrite", overwrite)
    writer.putIfGiven("dialect", dialect)
    writer.putIfGiven("separator", separator)
    writer.putIfGiven("decimal", decimal)
    writer.putIfGiven("company", company)
    return try await caller.call("dispatches.export", .session, writer)
  }
}
