// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What leaves the house for orders, and where it stands.
public struct DispatchesMethods: Sendable {
  let caller: any CallSender

  /// Lists the changes of a dispatch, newest first, page by page; also of a deleted one.
  /// - Parameters:
  ///   - id: The record.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - company: The company; without it the selected one, or the only one that there is.
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

  /// Plans a dispatch of an order; orders.ship says what leaves with it.
  /// - Parameters:
  ///   - order: The order: one that is submitted, and not shipped as a whole.
  ///   - collectionType: How it gets to its recipient.
  ///   - contact: The recipient, where that is a contact.
  ///   - user: The recipient, where that is a user of the company.
  ///   - recipient: The recipient, as a text.
  ///   - address: Where it goes; the order's shipping address where it is left out.
  ///   - carrier: Who carries it.
  ///   - service: What the carrier calls the way of shipping: express.
  ///   - trackingNumber: What the carrier knows it by.
  ///   - parcels: How many parcels it is.
  ///   - weight: What it weighs, in grams.
  ///   - assignee: The user who sees to it.
  ///   - plannedAt: When it is to leave.
  ///   - note: What else is to be known.
  ///   - proof: What proves that it was delivered: one of its own assets (assets.add).
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new dispatch.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep, limitReached, keyReused.
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

  /// Answers a dispatch with what leaves with it.
  /// - Parameters:
  ///   - id: The dispatch.
  ///   - company: The company; without it the selected one, or the only one that there is.
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

  /// Lists dispatches, newest first, page by page.
  /// - Parameters:
  ///   - status: Those that stand there.
  ///   - order: Those of an order.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
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

  /// Changes the named members of a dispatch and leaves the others.
  /// - Parameters:
  ///   - id: The dispatch.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The dispatch after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, keyReused.
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

  /// Takes a dispatch a step further; what is cancelled or comes back goes into its locations again.
  /// - Parameters:
  ///   - id: The dispatch.
  ///   - to: Where it is to stand.
  ///   - reason: Why, in the company's words.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The dispatch as it stands now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, keyReused.
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

  /// Answers what is to be fetched for dispatches, location by location; of those that are over, nothing.
  /// - Parameters:
  ///   - ids: The dispatches.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The locations, in the order of their tree, each with what is to be fetched there.
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

  /// Finds dispatches by their own number, or by that of the carrier.
  /// - Parameters:
  ///   - number: The number, to the letter; spaces around it don't count.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The dispatches with that number, at most eleven.
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

  /// Deletes a dispatch that has taken no step, and with which nothing was ever shipped; any other is cancelled. Its number is not given
  /// again.
  /// - Parameters:
  ///   - id: The dispatch.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was deleted.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, inUse, keyReused.
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

  /// Writes all dispatches of a company as a file or a text for spreadsheets and other programs; the oldest first. No import reads it.
  /// - Parameters:
  ///   - format: csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
  ///   - path: The file; one that is there is refused, unless overwrite is true. Who may only look at things writes none. It, or inline,
  ///   must be given.
  ///   - inline: true for a text in the answer, of at most 4 MiB.
  ///   - progressToken: Echoed in rpc.progress, which tells how many are written.
  ///   - overwrite: true to replace a file that is there, once the new one is whole.
  ///   - dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90, and nothing that
  ///   is taken for a formula. standard without it.
  ///   - separator: What separates columns in the dialect excel; commas where decimals have points.
  ///   - decimal: The decimal separator in the dialect excel; comma without it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: How much was written, and what, where a text was asked for. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached, requestCancelled, storageFault.
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
