// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What customers have ordered: lines, steps, payments, shipments and returns.
public struct OrdersMethods: Sendable {
  let caller: any CallSender

  /// Methods of orders.lines.
  public var lines: OrdersLinesMethods { OrdersLinesMethods(caller: self.caller) }

  /// Methods of orders.returns.
  public var returns: OrdersReturnsMethods { OrdersReturnsMethods(caller: self.caller) }

  /// Methods of orders.payments.
  public var payments: OrdersPaymentsMethods { OrdersPaymentsMethods(caller: self.caller) }

  /// Lists the changes of an order, newest first, page by page; also of a deleted one.
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
    return try await caller.call("orders.history", .read, writer)
  }

  /// Creates an order, a draft.
  /// - Parameters:
  ///   - contact: Who has ordered.
  ///   - currency: The currency of all its money (ISO 4217).
  ///   - source: How it came.
  ///   - agent: The user who looks after it.
  ///   - reference: What the customer calls it.
  ///   - billingAddress: Where the invoice goes; that of the contact where it is left out.
  ///   - shippingAddress: Where the goods go; that of the contact where it is left out.
  ///   - taxIncluded: Whether prices have the tax in them.
  ///   - discount: What is taken off all of it.
  ///   - note: What stands on its documents.
  ///   - internalNote: What stands on none of them.
  ///   - requestedAt: When the customer wants it.
  ///   - archived: Whether it is out of sight: one that is closed or cancelled.
  ///   - lines: Its lines; orders.lines.add adds more.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new order, with its lines.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func create(
    contact: String,
    currency: String,
    source: OrderSource? = nil,
    agent: String? = nil,
    reference: String? = nil,
    billingAddress: AddressInput? = nil,
    shippingAddress: AddressInput? = nil,
    taxIncluded: Bool? = nil,
    discount: OrderDiscountInput? = nil,
    note: String? = nil,
    internalNote: String? = nil,
    requestedAt: Date? = nil,
    archived: Bool? = nil,
    lines: [NewLine]? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> OrderView {
    var writer = MemberWriter()
    writer.put("contact", contact)
    writer.put("currency", currency)
    writer.putIfGiven("source", source)
    writer.putIfGiven("agent", agent)
    writer.putIfGiven("reference", reference)
    writer.putIfGiven("billingAddress", billingAddress)
    writer.putIfGiven("shippingAddress", shippingAddress)
    writer.putIfGiven("taxIncluded", taxIncluded)
    writer.putIfGiven("discount", discount)
    writer.putIfGiven("note", note)
    writer.putIfGiven("internalNote", internalNote)
    writer.putIfGiven("requestedAt", requestedAt)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("lines", lines)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.create", .write, writer)
  }

  /// Answers an order with its lines, payments, dispatches and steps.
  /// - Parameters:
  ///   - id: The order.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The order with all that belongs to it.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> OrderView {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("orders.get", .read, writer)
  }

  /// Lists orders, newest first, page by page.
  /// - Parameters:
  ///   - status: Those that stand there.
  ///   - contact: Those of a contact.
  ///   - agent: Those that a user looks after.
  ///   - source: Those that came so.
  ///   - paymentState: Those that are paid so.
  ///   - fulfilmentState: Those that were shipped so.
  ///   - from: Those that were made then or later.
  ///   - to: Those that were made before then.
  ///   - archived: true for archived orders alone; without it, the others.
  ///   - text: Those with these words in number, reference, contact's name or note.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of orders; it may end early, perhaps with nothing in it, where few of many fit.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    status: OrderStatus? = nil,
    contact: String? = nil,
    agent: String? = nil,
    source: OrderSource? = nil,
    paymentState: OrderPaymentState? = nil,
    fulfilmentState: OrderFulfilmentState? = nil,
    from: Date? = nil,
    to: Date? = nil,
    archived: Bool? = nil,
    text: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> OrderPage {
    var writer = MemberWriter()
    writer.putIfGiven("status", status)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("agent", agent)
    writer.putIfGiven("source", source)
    writer.putIfGiven("paymentState", paymentState)
    writer.putIfGiven("fulfilmentState", fulfilmentState)
    writer.putIfGiven("from", from)
    writer.putIfGiven("to", to)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("orders.list", .read, writer)
  }

  /// Changes the named members of an order and leaves the others.
  /// - Parameters:
  ///   - id: The order.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The order after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: OrderDraftChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ShownOrder {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.update", .write, writer)
  }

  /// Deletes a draft that was never submitted, with its lines; any other order is cancelled.
  /// - Parameters:
  ///   - id: The order.
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
    return try await caller.call("orders.delete", .write, writer)
  }

  /// Takes an order a step further, or back; to cancel one is for managers.
  /// - Parameters:
  ///   - id: The order.
  ///   - to: Where it is to stand.
  ///   - reason: Why, in the company's words.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The order as it stands now; one that is overpaid can be closed, and its due says what is to be paid back.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, limitReached,
  /// keyReused.
  @discardableResult
  public func step(
    id: String,
    to: OrderStatus,
    reason: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ShownOrder {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("to", to)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.step", .write, writer)
  }

  /// Ships lines of an order, or parts of them: stock leaves, with a dispatch.
  /// - Parameters:
  ///   - id: The order.
  ///   - lines: What leaves.
  ///   - dispatch: The dispatch that it joins; a new one without it.
  ///   - collectionType: How a new dispatch gets to its recipient; shipping without it.
  ///   - force: Whether it may take what is reserved for other orders; for managers of orders.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was shipped, and with which dispatch.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep,
  /// insufficientStock, keyReused.
  @discardableResult
  public func ship(
    id: String,
    lines: [ShippedLine],
    dispatch: String? = nil,
    collectionType: DispatchCollectionType? = nil,
    force: Bool? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Shipment {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("lines", lines)
    writer.putIfGiven("dispatch", dispatch)
    writer.putIfGiven("collectionType", collectionType)
    writer.putIfGiven("force", force)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.ship", .write, writer)
  }

  /// Makes a draft with the lines of an order, at the items' prices of today.
  /// - Parameters:
  ///   - id: The order.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new order, with its lines.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func duplicate(
    id: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> OrderView {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.duplicate", .write, writer)
  }

  /// Answers what stands on a document of an order: the parties, the lines, and what they come to.
  /// - Parameters:
  ///   - id: The order.
  ///   - kind: Which document.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The data of the document; its layout is the front end's.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, illegalStep.
  public func document(
    id: String,
    kind: OrderDocumentKind,
    company: String? = nil
  ) async throws -> OrderDocument {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("kind", kind)
    writer.putIfGiven("company", company)
    return try await caller.call("orders.document", .read, writer)
  }

  /// Writes all orders of a company, whatever is archived, too, as a file or a text that its import reads; the oldest first.
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
    return try await caller.call("orders.export", .session, writer)
  }

  /// Reads orders from a file or a text, as export writes them. A row that is refused keeps no other one out, unless the import is atomic.
  /// An import that is not atomic is many writes. If it ends before its answer, a repeat with the same idempotencyKey goes on behind the
  /// rows that are in; a repeat without a key imports all rows again.
  /// - Parameters:
  ///   - format: csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the members; jsonl: a JSON
  ///   object a line.
  ///   - path: The file; it, or inline, must be given.
  ///   - inline: A text in the file's place.
  ///   - mapping: The members that columns stand for which are called otherwise; null for columns to pass over.
  ///   - mode: create; update, by their keys; or upsert, which does either. create without it.
  ///   - atomic: true for all rows or none, in one write, for which other requests wait.
  ///   - dryRun: true to do nothing, and answer what would be done; other requests wait for it.
  ///   - progressToken: Echoed in rpc.progress, which tells how many bytes are read.
  ///   - separator: What separates the columns of csv; guessed from the first lines without it, and answered.
  ///   - decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A number that could be
  ///   read in two ways, such as 1.000, is refused then.
  ///   - encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.
  ///   - dialect: excel reads what an export of that dialect has written; standard without it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The counts of created and changed records, and the refused rows. Other requests are answered meanwhile, unless the import
  /// is atomic or a dry run.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached, requestCancelled,
  /// keyReused.
  @discardableResult
  public func `import`(
    format: OrdersExportFormat,
    path: String? = nil,
    inline: String? = nil,
    mapping: [String: String?]? = nil,
    mode: OrdersImportMode? = nil,
    atomic: Bool? = nil,
    dryRun: Bool? = nil,
    progressToken: JSON? = nil,
    separator: AnsweredFormSeparator? = nil,
    decimal: AnsweredFormDecimal? = nil,
    encoding: AnsweredFormEncoding? = nil,
    dialect: OrdersExportDialect? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ImportReport {
    var writer = MemberWriter()
    writer.put("format", format)
    writer.putIfGiven("path", path)
    writer.putIfGiven("inline", inline)
    writer.putIfGiven("mapping", mapping)
    writer.putIfGiven("mode", mode)
    writer.putIfGiven("atomic", atomic)
    writer.putIfGiven("dryRun", dryRun)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("separator", separator)
    writer.putIfGiven("decimal", decimal)
    writer.putIfGiven("encoding", encoding)
    writer.putIfGiven("dialect", dialect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.import", .write, writer)
  }
}

/// Methods of orders.lines.
public struct OrdersLinesMethods: Sendable {
  let caller: any CallSender

  /// Adds a line to an order that is not invoiced yet.
  /// - Parameters:
  ///   - order: The order.
  ///   - quantity: How much; more than 0.
  ///   - item: The item; it, sku or text must be given.
  ///   - sku: The item's SKU, in its place.
  ///   - text: What it is of; an item's name where it is left out.
  ///   - unit: What the quantity counts; of an item its own unit, or one of its units, and the one that it is sold in without it.
  ///   - unitPrice: What one costs, in the order's currency; the item's price without it.
  ///   - discount: What is taken off, in percent.
  ///   - taxRate: The rate of tax in percent, with at most 3 decimals; 0 without it.
  ///   - note: What stands below it on documents.
  ///   - expect: The order's version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new line.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, limitReached,
  /// keyReused.
  @discardableResult
  public func add(
    order: String,
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    text: String? = nil,
    unit: String? = nil,
    unitPrice: MoneyInput? = nil,
    discount: Decimal? = nil,
    taxRate: Decimal? = nil,
    note: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> OrderLine {
    var writer = MemberWriter()
    writer.put("order", order)
    writer.put("quantity", quantity)
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("text", text)
    writer.putIfGiven("unit", unit)
    writer.putIfGiven("unitPrice", unitPrice)
    writer.putIfGiven("discount", discount)
    writer.putIfGiven("taxRate", taxRate)
    writer.putIfGiven("note", note)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.lines.add", .write, writer)
  }

  /// Changes the named members of a line of an order that is not invoiced yet.
  /// - Parameters:
  ///   - id: The line.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The line after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: LineTermsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> OrderLine {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.lines.update", .write, writer)
  }

  /// Takes a line away of which nothing was shipped or cancelled, from an order that is not invoiced yet.
  /// - Parameters:
  ///   - id: The line.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was taken away.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, inUse,
  /// keyReused.
  @discardableResult
  public func remove(
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
    return try await caller.call("orders.lines.remove", .write, writer)
  }

  /// Gives up what of a line is still to be shipped, before the order is invoiced: it is neither reserved nor owed any more.
  /// - Parameters:
  ///   - id: The line.
  ///   - quantity: How much of it; all that is left without it.
  ///   - reason: Why, in the company's words.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The line as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, keyReused.
  @discardableResult
  public func cancel(
    id: String,
    quantity: Decimal? = nil,
    reason: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> OrderLine {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("quantity", quantity)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.lines.cancel", .write, writer)
  }

  /// Credits the part of a line that stands on the invoice and will not be shipped. The invoice stays as it is; the quantity is neither
  /// reserved nor owed any more.
  /// - Parameters:
  ///   - id: The line.
  ///   - quantity: How much of it; all that is neither shipped nor credited without it.
  ///   - reason: Why, in the company's words.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The line as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, keyReused.
  @discardableResult
  public func credit(
    id: String,
    quantity: Decimal? = nil,
    reason: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> OrderLine {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("quantity", quantity)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.lines.credit", .write, writer)
  }
}

/// Methods of orders.returns.
public struct OrdersReturnsMethods: Sendable {
  let caller: any CallSender

  /// Takes back what a customer returns; what was paid for it is paid back with orders.payments.add.
  /// - Parameters:
  ///   - order: The order.
  ///   - lines: What came back.
  ///   - reason: Why, in the customer's words.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What came back, and the order as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func create(
    order: String,
    lines: [ReturnedLine],
    reason: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ReturnedGoods {
    var writer = MemberWriter()
    writer.put("order", order)
    writer.put("lines", lines)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.returns.create", .write, writer)
  }
}

/// Methods of orders.payments.
public struct OrdersPaymentsMethods: Sendable {
  let caller: any CallSender

  /// Notes what was paid for an order, or paid back.
  /// - Parameters:
  ///   - order: The order.
  ///   - amount: How much, in the order's currency; less than 0 for what was paid back, and at most what was paid.
  ///   - method: How: cash, card.
  ///   - reference: What it is called elsewhere.
  ///   - at: When; now without it, and not later.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The payment, and how the order stands with it.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep, keyReused.
  @discardableResult
  public func add(
    order: String,
    amount: MoneyInput,
    method: String? = nil,
    reference: String? = nil,
    at: Date? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> NotedPayment {
    var writer = MemberWriter()
    writer.put("order", order)
    writer.put("amount", amount)
    writer.putIfGiven("method", method)
    writer.putIfGiven("reference", reference)
    writer.putIfGiven("at", at)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.payments.add", .write, writer)
  }

  /// Takes a payment back that was noted by mistake, once.
  /// - Parameters:
  ///   - id: The payment.
  ///   - reason: Why, in the company's words.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The payment that takes it back, and how the order stands then.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, alreadyReversed, keyReused.
  @discardableResult
  public func reverse(
    id: String,
    reason: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> NotedPayment {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("reason", reason)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.payments.reverse", .write, writer)
  }
}
