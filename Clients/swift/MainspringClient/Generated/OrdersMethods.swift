// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The orders of customers: lines, steps, payments, shipments and returns.
public struct OrdersMethods: Sendable {
  let caller: any CallSender

  /// Methods of orders.lines.
  public var lines: OrdersLinesMethods { OrdersLinesMethods(caller: self.caller) }

  /// Methods of orders.returns.
  public var returns: OrdersReturnsMethods { OrdersReturnsMethods(caller: self.caller) }

  /// Methods of orders.payments.
  public var payments: OrdersPaymentsMethods { OrdersPaymentsMethods(caller: self.caller) }

  /// Lists the changes of an order, newest first, one page at a time. A deleted record still has a history.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - company: The company. Without it, the selected company, or the only company.
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

  /// Creates an order as a draft.
  /// - Parameters:
  ///   - contact: The customer, a contact.
  ///   - currency: The currency of all amounts of the order (ISO 4217).
  ///   - source: The channel through which the order came.
  ///   - agent: The user who is responsible for the order.
  ///   - reference: The customer's own reference for the order.
  ///   - billingAddress: The address of the invoice. Without it, the contact's address.
  ///   - shippingAddress: The address to which the goods are shipped. Without it, the contact's address.
  ///   - taxIncluded: `true` if prices include the tax.
  ///   - discount: The discount on the whole order.
  ///   - note: The note on its documents.
  ///   - internalNote: An internal note, which is on no document.
  ///   - requestedAt: The instant for which the customer wants the goods.
  ///   - archived: `true` if lists leave it out by default. Only a closed or cancelled record can be archived.
  ///   - lines: The lines. orders.lines.add adds more.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Returns an order with its lines, payments, dispatches and steps.
  /// - Parameters:
  ///   - id: The order.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The order with all its parts.
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

  /// Lists orders, newest first, one page at a time.
  /// - Parameters:
  ///   - status: Only orders with this status.
  ///   - contact: Only orders of this contact.
  ///   - agent: Only orders for which this user is responsible.
  ///   - source: Only orders from this channel.
  ///   - paymentState: Only orders with this payment state.
  ///   - fulfilmentState: Only orders with this fulfilment state.
  ///   - from: Only orders created at this instant or later.
  ///   - to: Only orders created before this instant.
  ///   - archived: true to list only archived orders. Without it, only orders that are not archived.
  ///   - text: Only orders with these words in the number, reference, contact's name or note.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - snapshot: true if later pages must show the same state as this one. After a change of the company they are refused with
  ///   cursorTooOld. Changes through time alone, or of an asset's file on the device, do not count. Otherwise each page shows the state of
  ///   its own time, and skips or repeats no element that stays in the list.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: A page of orders. If few orders match, a page may hold fewer than its limit, or none, although more follow in next.
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

  /// Changes the given members of an order. Other members keep their values.
  /// - Parameters:
  ///   - id: The order.
  ///   - changes: The members to change.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The order after the change; unchanged if nothing differs.
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

  /// Deletes a draft that was never submitted, with its lines. Any other order can only be cancelled.
  /// - Parameters:
  ///   - id: The order.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The id of the deleted record.
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

  /// Moves an order to another status. Cancelling requires a manager of orders.
  /// - Parameters:
  ///   - id: The order.
  ///   - to: The new status.
  ///   - reason: The reason, in the company's words.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The order after the step. An overpaid order can be closed; a negative due is the amount to pay back.
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

  /// Ships lines of an order, or parts of them, with a dispatch. The goods leave the stock.
  /// - Parameters:
  ///   - id: The order.
  ///   - lines: The lines to ship.
  ///   - dispatch: The dispatch that takes the goods. Without it, a new dispatch.
  ///   - collectionType: The way in which the goods of a new dispatch get to the recipient. Without it, shipping.
  ///   - force: true to take stock that is reserved for other orders. For managers of orders only.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The shipped goods and their dispatch.
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

  /// Creates a draft with the lines of an order, at the present prices of the items.
  /// - Parameters:
  ///   - id: The order.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Returns the content of an order's document: the parties, the lines, and their sums.
  /// - Parameters:
  ///   - id: The order.
  ///   - kind: The kind of the document.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The data of the document. The front end makes the layout.
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

  /// Exports all orders of a company, including archived ones, as a file or a text that the import reads. The oldest come first.
  /// - Parameters:
  ///   - format: csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
  ///   - path: The path of the file. An existing file is refused unless overwrite is true. Callers who may only view cannot write files.
  ///   Either path or inline must be given.
  ///   - inline: true to return the text in the reply, at most 4 MiB.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of records written.
  ///   - overwrite: true to replace an existing file once the new one is complete.
  ///   - dialect: The dialect. excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90, and
  ///   no text that is taken for a formula. Without it, standard.
  ///   - separator: The column separator in the dialect excel. Without it, a semicolon, or a comma if decimal is point.
  ///   - decimal: The decimal separator in the dialect excel. Without it, comma.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The number of records and bytes, and the text if inline is true. Other requests are answered meanwhile.
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

  /// Imports orders from a file or a text in the form that export writes. Unless the import is atomic, refused rows do not stop the others,
  /// and the rows are stored in several writes. After an interruption, a repeat with the same idempotencyKey continues after the stored
  /// rows. A repeat without a key imports all rows again.
  /// - Parameters:
  ///   - format: csv: comma-separated values (RFC 4180) as spreadsheets write them; the first line names the members. jsonl: one JSON
  ///   object on each line.
  ///   - path: The path of the file. Either path or inline must be given.
  ///   - inline: The text to import, in place of a file.
  ///   - mapping: The members for columns that have other names; null for columns to ignore.
  ///   - mode: create: create new records. update: change the records with the same keys. upsert: do either. Without it, create.
  ///   - atomic: true to import all rows or none, in one write. Other requests wait for it.
  ///   - dryRun: true to return the result without storing anything. Other requests wait for it.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of bytes read.
  ///   - separator: The column separator of csv. Without it, the separator is guessed from the first lines and returned.
  ///   - decimal: The decimal separator of csv. Without it, the separator is guessed from the numbers and returned. In that case, a number
  ///   that can be read in two ways, such as 1.000, is refused.
  ///   - encoding: The character encoding of a file. Without it, utf8, or utf16 if the file shows it.
  ///   - dialect: The dialect: excel reads exports that were written in the dialect excel. Without it, standard.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The numbers of created and changed records, and the refused rows. Other requests are answered meanwhile, unless the import
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
  ///   - quantity: The quantity; more than 0.
  ///   - item: The item. Either item, sku or text must be given.
  ///   - sku: The item's SKU, in place of item.
  ///   - text: The line's text. Without it, the item's name.
  ///   - unit: The unit of the quantity: for an item, its own unit or one of its units. Without it, the unit in which the item is sold.
  ///   - unitPrice: The price of one unit, in the order's currency. Without it, the item's price.
  ///   - discount: The discount in percent.
  ///   - taxRate: The tax rate in percent, with at most 3 decimals. Without it, 0.
  ///   - note: The note below the line on documents.
  ///   - expect: The version that the order must have. Another version fails with conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Changes the given members of a line of an order that is not invoiced yet.
  /// - Parameters:
  ///   - id: The line.
  ///   - changes: The members to change.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The line after the change; unchanged if nothing differs.
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

  /// Removes a line from an order that is not invoiced yet. A line that was shipped or cancelled, even in part, cannot be removed.
  /// - Parameters:
  ///   - id: The line.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The id of the removed line.
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

  /// Cancels the unshipped quantity of a line, or a part of it, before the order is invoiced. The quantity is no longer reserved or owed.
  /// - Parameters:
  ///   - id: The line.
  ///   - quantity: The quantity to cancel. Without it, all that is left to ship.
  ///   - reason: The reason, in the company's words.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The line after the change.
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

  /// Credits a quantity of a line that is on the invoice and will not be shipped. The invoice stays unchanged. The quantity is no longer
  /// reserved or owed.
  /// - Parameters:
  ///   - id: The line.
  ///   - quantity: The quantity to credit. Without it, all that is neither shipped nor credited.
  ///   - reason: The reason, in the company's words.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The line after the change.
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

  /// Records goods that a customer returns. To pay money back, use orders.payments.add.
  /// - Parameters:
  ///   - order: The order.
  ///   - lines: The returned lines.
  ///   - reason: The reason, in the customer's words.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The returned goods, and the order after the return.
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

  /// Records a payment for an order, or a repayment.
  /// - Parameters:
  ///   - order: The order.
  ///   - amount: The amount, in the order's currency. Negative for a repayment, of at most the amount paid.
  ///   - method: The method of payment: cash, card.
  ///   - reference: The payment's reference in another system.
  ///   - at: The instant of the payment, not in the future. Without it, now.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The payment and the resulting payment state of the order.
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

  /// Reverses a payment that was recorded by mistake. A payment can be reversed once.
  /// - Parameters:
  ///   - id: The payment.
  ///   - reason: The reason, in the company's words.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The reversing payment and the resulting payment state of the order.
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
