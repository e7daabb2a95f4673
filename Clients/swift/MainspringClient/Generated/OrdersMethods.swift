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
    return try await caller.call("orders.history", .read, writer)
  }

  /// Creates an order as a draft.
  /// - Parameters:
  ///   - contact: The id of the customer, a contact.
  ///   - currency: The currency of all amounts of the order (ISO 4217).
  ///   - source: The channel through which the order came.
  ///   - agent: The id of the user who is responsible for the order.
  ///   - reference: The customer's own reference for the order.
  ///   - billingAddress: The address of the invoice. If it is left out, the order gets the contact's address.
  ///   - shippingAddress: The address to which the goods are shipped. If it is left out, the order gets the contact's
  ///   address.
  ///   - taxIncluded: `true` if prices include the tax.
  ///   - discount: The discount on the whole order.
  ///   - note: A note for the customer, on the order's documents.
  ///   - internalNote: An internal note, which appears on no document.
  ///   - requestedAt: The instant for which the customer wants the goods.
  ///   - archived: `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`.
  ///   Only closed or cancelled orders can be archived.
  ///   - lines: The lines, at most 1,000. To add lines later, call `orders.lines.add`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
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
  ///   - id: The id of the order.
  ///   - company: The id of the company. Default: the selected company, or the only company.
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
  ///   - agent: Only orders for which the user with this id is responsible.
  ///   - source: Only orders that came through this channel.
  ///   - paymentState: Only orders with this payment state.
  ///   - fulfilmentState: Only orders with this fulfilment state.
  ///   - from: Only orders created at this instant or later.
  ///   - to: Only orders created before this instant.
  ///   - archived: `true` to list only archived orders. If it is left out, the list contains only orders that are not
  ///   archived.
  ///   - text: Words to search for, at most 32. Each word must begin a word of the number, an earlier number, the
  ///   reference, the contact's name or the note. Case and accents do not matter.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of orders. If only few of many orders match, a page may have fewer elements than `limit`, or
  /// none, although `next` is not `null`.
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
  ///   - id: The id of the order.
  ///   - changes: The members to change, with their new values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The order after the change. If all given values are equal to the stored ones, the order and its version
  /// do not change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
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
  ///   - id: The id of the order.
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
    return try await caller.call("orders.delete", .write, writer)
  }

  /// Moves an order to another status. Only a manager of orders can cancel an order.
  /// - Parameters:
  ///   - id: The id of the order.
  ///   - to: The new status of the document.
  ///   - reason: The reason for the step, as a free text.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The order after the step. An overpaid order can be closed, too. A negative `due` is the amount to pay
  /// back.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, limitReached, duplicate, seriesUnconfirmed, keyReused.
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

  /// Issues the documents that an order still needs: an invoice for quantities that are not invoiced yet, and a credit
  /// note for each invoice with amounts that are no longer owed. If an order in progress is then invoiced completely,
  /// its status becomes invoiced.
  /// - Parameters:
  ///   - id: The id of the order.
  ///   - lines: The quantities to invoice. If they are left out, everything that is not invoiced yet is invoiced.
  ///   - reason: The reason for the credit notes, as a free text.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The order, and the new documents with the credit notes first. The list is empty if the order needs no
  /// document.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, duplicate, seriesUnconfirmed, keyReused.
  @discardableResult
  public func invoice(
    id: String,
    lines: [InvoicedLine]? = nil,
    reason: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> InvoicedOrder {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("lines", lines)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.invoice", .write, writer)
  }

  /// Ships lines of an order, or parts of lines, with a dispatch. The goods leave the stock.
  /// - Parameters:
  ///   - id: The id of the order.
  ///   - lines: The quantities of order lines to ship.
  ///   - dispatch: The id of the dispatch with which the goods leave. If it is left out, a new dispatch is created.
  ///   - collectionType: The way in which the goods of a new dispatch get to the recipient. Default: `shipping`.
  ///   - force: `true` to take stock that is reserved for other orders or builds. Only managers of orders and of the
  ///   inventory can do this.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The shipped goods and their dispatch.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, insufficientStock, keyReused.
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

  /// Creates a draft with the lines of an order, at the current prices of the items.
  /// - Parameters:
  ///   - id: The id of the order to copy.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
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

  /// Returns the contents of a document about an order, such as a quote: the parties, the lines, and their sums.
  /// - Parameters:
  ///   - id: The id of the order.
  ///   - kind: The kind of the document, such as quote.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The contents of the document. The front end makes the layout.
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

  /// Sells goods over the counter: creates an order, ships, invoices and closes it, and records its payment. If one of
  /// these actions is refused, nothing is stored.
  /// - Parameters:
  ///   - lines: The lines of the sale: goods, services and other charges.
  ///   - payment: The payment of the whole amount.
  ///   - currency: The currency of all amounts of the order (ISO 4217).
  ///   - source: The channel through which the order came.
  ///   - agent: The id of the user who is responsible for the order.
  ///   - reference: The customer's own reference for the order.
  ///   - billingAddress: The address of the invoice. If it is left out, the order gets the contact's address.
  ///   - shippingAddress: The address to which the goods are shipped. If it is left out, the order gets the contact's
  ///   address.
  ///   - taxIncluded: `true` if prices include the tax.
  ///   - discount: The discount on the whole order.
  ///   - note: A note for the customer, on the order's documents.
  ///   - internalNote: An internal note, which appears on no document.
  ///   - requestedAt: The instant for which the customer wants the goods.
  ///   - archived: `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`.
  ///   Only closed or cancelled orders can be archived.
  ///   - force: `true` to take stock that is reserved for other orders or builds. Only managers of orders and of the
  ///   inventory can do this.
  ///   - contact: The id of the customer's contact. Default: the company's `counterContact` (`companies.update`, in
  ///   `settings`).
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The closed order, with its invoice and its payment.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep,
  /// insufficientStock, limitReached, duplicate, seriesUnconfirmed, keyReused.
  @discardableResult
  public func sell(
    lines: [SaleLine],
    payment: SalePayment,
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
    force: Bool? = nil,
    contact: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Sale {
    var writer = MemberWriter()
    writer.put("lines", lines)
    writer.put("payment", payment)
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
    writer.putIfGiven("force", force)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.sell", .write, writer)
  }

  /// Exports all orders of a company, including archived orders, as a file or a text that the import method reads. The
  /// oldest come first.
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
    return try await caller.call("orders.export", .session, writer)
  }

  /// Imports orders from a file or a text in the form that the export method writes. If a row is refused, the other
  /// rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
  /// interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
  /// imports all rows again.
  /// - Parameters:
  ///   - format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
  ///   the members. jsonl: one JSON object on each line.
  ///   - path: The path of the file. Either `path` or `inline` must be given, not both.
  ///   - inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
  ///   - mapping: The members for columns that are not named after members. Each key is the name of a column. Its value
  ///   is the name of a member, or `null` to ignore the column.
  ///   - mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
  ///   upsert: each row changes the record with the same key, or creates a record if there is none. Default: `create`.
  ///   - atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
  ///   complete. Default: `false`.
  ///   - dryRun: `true` for a dry run, which returns the result of the import but stores nothing. Other requests wait
  ///   until the dry run is complete. Default: `false`.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `done` is the number of bytes read so far.
  ///   - separator: The column separator of csv. If it is left out, the core guesses the separator from the first
  ///   lines, and returns it in the result.
  ///   - decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
  ///   returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be refused.
  ///   - encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file, otherwise
  ///   `utf8`.
  ///   - dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
  ///   `standard`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
  /// during the import, unless the import is atomic or a dry run.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
  /// requestCancelled, keyReused.
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
  ///   - order: The id of the order.
  ///   - quantity: The quantity, in the line's unit. More than 0.
  ///   - item: The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only
  ///   `text`.
  ///   - sku: The item's SKU, instead of `item`. Give one of the two, not both.
  ///   - text: The line's text. Default: the item's name. Required for a line without an item.
  ///   - unit: The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. Default:
  ///   the unit in which the item is sold.
  ///   - unitPrice: The price of one unit, in the order's currency. Default: the customer's own price, or else the
  ///   price of the customer's price list, or else the item's price (`priceSource`). Required for a line without an
  ///   item.
  ///   - discount: The discount on the line in percent, from 0 to 100.
  ///   - taxRate: The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact
  ///   whose category is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or
  ///   else from the contact.
  ///   - taxCategory: The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if
  ///   the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside
  ///   the scope of the tax. Default: S for a rate above 0, and else Z.
  ///   - note: The note below the line on printed documents.
  ///   - expect: The version that the order must have. If the order has another version, the request fails with
  ///   `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new line.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, limitReached, keyReused.
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
    taxCategory: ItemTaxCategory? = nil,
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
    writer.putIfGiven("taxCategory", taxCategory)
    writer.putIfGiven("note", note)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("orders.lines.add", .write, writer)
  }

  /// Changes the given members of a line of an order that is not invoiced yet.
  /// - Parameters:
  ///   - id: The id of the line.
  ///   - changes: The members to change, with their new values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The line after the change. If all given values are equal to the stored ones, the line and its version
  /// do not change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, keyReused.
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

  /// Removes a line from an order that is not invoiced yet. A line that was shipped or cancelled, even in part, cannot
  /// be removed.
  /// - Parameters:
  ///   - id: The id of the line.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the removed line.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, inUse, keyReused.
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

  /// Cancels the unshipped quantity of a line, or a part of it, before the order is invoiced. The quantity is no longer
  /// reserved or owed.
  /// - Parameters:
  ///   - id: The id of the order line.
  ///   - quantity: The quantity to cancel, in the line's unit. If it is left out, the whole quantity that is left to
  ///   ship is cancelled.
  ///   - reason: The reason for the cancellation, as a free text.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The line after the change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, keyReused.
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

  /// Credits a quantity of a line that is on the invoice and will not be shipped. The invoice does not change: a credit
  /// note is issued. The quantity is no longer reserved or owed.
  /// - Parameters:
  ///   - id: The id of the order line.
  ///   - quantity: The quantity to credit, in the line's unit. Default: the whole quantity that is neither shipped nor
  ///   credited.
  ///   - reason: The reason for the credit, as a free text.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The line after the change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, seriesUnconfirmed, keyReused.
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
  ///   - order: The id of the order.
  ///   - lines: The returned quantities of order lines.
  ///   - reason: The reason for the return, as a free text.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The returned goods, and the order after the return.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, seriesUnconfirmed,
  /// keyReused.
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
  ///   - order: The id of the order. Its status must not be draft.
  ///   - amount: The amount, in the order's currency. Negative for a repayment, which must not exceed the amount paid.
  ///   - method: The method of payment as a free text, such as cash or card.
  ///   - reference: The payment's reference in another system.
  ///   - at: The instant of the payment. It must not be in the future. Default: now.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The payment and the resulting payment state of the order.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep,
  /// keyReused.
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

  /// Reverses a payment that was recorded by mistake. Each payment can be reversed only once.
  /// - Parameters:
  ///   - id: The id of the payment.
  ///   - reason: The reason for the reversal, as a free text.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The reversing payment and the resulting payment state of the order.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, alreadyReversed,
  /// keyReused.
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
