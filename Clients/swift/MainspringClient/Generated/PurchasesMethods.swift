// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The purchases from suppliers: lines, steps and receipts.
public struct PurchasesMethods: Sendable {
  let caller: any CallSender

  /// Methods of purchases.lines.
  public var lines: PurchasesLinesMethods { PurchasesLinesMethods(caller: self.caller) }

  /// Methods of purchases.receipts.
  public var receipts: PurchasesReceiptsMethods { PurchasesReceiptsMethods(caller: self.caller) }

  /// Lists the changes of a purchase, newest first, one page at a time. A deleted record still has a history.
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
    return try await caller.call("purchases.history", .read, writer)
  }

  /// Creates a purchase as a draft.
  /// - Parameters:
  ///   - contact: The id of the contact who is the supplier.
  ///   - currency: The currency of all amounts of the purchase (ISO 4217).
  ///   - reference: The supplier's own reference for the purchase.
  ///   - deliveryAddress: The address to which the goods are delivered.
  ///   - taxIncluded: `true` if prices include the tax.
  ///   - discount: The discount on the whole purchase, in percent.
  ///   - note: A note for the supplier, on the purchase's documents.
  ///   - internalNote: An internal note, which appears on no document.
  ///   - expectedAt: The instant at which the goods are expected.
  ///   - archived: `true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived:
  ///   true`. Only closed or cancelled purchases can be archived.
  ///   - lines: The lines, at most 1,000. To add lines later, call `purchases.lines.add`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new purchase, with its lines.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func create(
    contact: String,
    currency: String,
    reference: String? = nil,
    deliveryAddress: AddressInput? = nil,
    taxIncluded: Bool? = nil,
    discount: Decimal? = nil,
    note: String? = nil,
    internalNote: String? = nil,
    expectedAt: Date? = nil,
    archived: Bool? = nil,
    lines: [NewPurchaseLine]? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PurchaseView {
    var writer = MemberWriter()
    writer.put("contact", contact)
    writer.put("currency", currency)
    writer.putIfGiven("reference", reference)
    writer.putIfGiven("deliveryAddress", deliveryAddress)
    writer.putIfGiven("taxIncluded", taxIncluded)
    writer.putIfGiven("discount", discount)
    writer.putIfGiven("note", note)
    writer.putIfGiven("internalNote", internalNote)
    writer.putIfGiven("expectedAt", expectedAt)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("lines", lines)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("purchases.create", .write, writer)
  }

  /// Returns a purchase with its lines, receipts and steps.
  /// - Parameters:
  ///   - id: The id of the purchase.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The purchase with all its parts.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> PurchaseView {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("purchases.get", .read, writer)
  }

  /// Lists purchases, newest first, one page at a time.
  /// - Parameters:
  ///   - status: Only purchases with this status.
  ///   - contact: Only purchases from the supplier with this id.
  ///   - from: Only purchases created at this instant or later.
  ///   - to: Only purchases created before this instant.
  ///   - archived: `true` to list only archived purchases. If it is left out, the list contains only purchases that are
  ///   not archived.
  ///   - text: Words to search for, at most 32. Each word must begin a word of the number, the reference, the
  ///   supplier's name or the note. Case and accents do not matter.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of purchases.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    status: PurchaseStatus? = nil,
    contact: String? = nil,
    from: Date? = nil,
    to: Date? = nil,
    archived: Bool? = nil,
    text: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> PurchasePage {
    var writer = MemberWriter()
    writer.putIfGiven("status", status)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("from", from)
    writer.putIfGiven("to", to)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("purchases.list", .read, writer)
  }

  /// Changes the given members of a purchase. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the purchase.
  ///   - changes: The members to change, with their new values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The purchase after the change. If all given values are equal to the stored ones, the purchase and its
  /// version do not change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: PurchaseDraftChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Purchase {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("purchases.update", .write, writer)
  }

  /// Deletes a draft that was never ordered. Any other purchase can only be cancelled or closed.
  /// - Parameters:
  ///   - id: The id of the purchase.
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
    return try await caller.call("purchases.delete", .write, writer)
  }

  /// Moves a purchase to another status. Only a manager of orders can cancel a purchase.
  /// - Parameters:
  ///   - id: The id of the purchase.
  ///   - to: The new status of the document.
  ///   - reason: The reason for the step, as a free text.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The purchase after the step, with all its parts.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, limitReached, keyReused.
  @discardableResult
  public func step(
    id: String,
    to: PurchaseStatus,
    reason: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PurchaseView {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("to", to)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("purchases.step", .write, writer)
  }

  /// Returns the contents of the order form that a company sends to a supplier: the parties, the lines, and their sums.
  /// - Parameters:
  ///   - id: The id of the purchase.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The contents of the document. The front end makes the layout.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func document(
    id: String,
    company: String? = nil
  ) async throws -> PurchaseDocument {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("purchases.document", .read, writer)
  }

  /// Receives goods of a purchase, all or a part, into the inventory. Use it when ordered goods have arrived.
  /// - Parameters:
  ///   - id: The id of the purchase.
  ///   - lines: The received quantities, one for each line.
  ///   - force: `true` to receive more than was ordered. Only managers of orders may set this member.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The receipts, and the purchase after them.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, keyReused.
  @discardableResult
  public func receive(
    id: String,
    lines: [ReceivedLine],
    force: Bool? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ReceivedPurchase {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("lines", lines)
    writer.putIfGiven("force", force)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("purchases.receive", .write, writer)
  }

  /// Creates draft purchases of items whose stock will not suffice, one draft for each supplier. An item is included if
  /// its projected stock is below its `minStock`, or below zero. The projected stock is the usable stock on hand, minus
  /// the demand of open orders and builds, plus the quantities on order. Each line orders the missing quantity that
  /// existing drafts do not cover, or the item's `reorderQuantity` if that is larger. The quantity is rounded up to
  /// whole units in which the supplier sells the item, and raised to the supplier's `minOrder`. If the caller manages
  /// the inventory, each line has the supplier's price for its quantity, or else the item's cost. The longest lead time
  /// of its lines sets the expected date of a draft.
  /// - Parameters:
  ///   - currency: The currency of a draft if neither its supplier nor its items have a currency. Default: the
  ///   company's currency.
  ///   - dryRun: `true` to return the drafts without storing them. The ids in the reply then belong to no record.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The drafts, and the items that no draft contains.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func suggest(
    currency: String? = nil,
    dryRun: Bool? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> SuggestedPurchases {
    var writer = MemberWriter()
    writer.putIfGiven("currency", currency)
    writer.putIfGiven("dryRun", dryRun)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("purchases.suggest", .write, writer)
  }

  /// Exports all purchases of a company, including archived purchases, as a file or a text that the import method
  /// reads. The oldest come first.
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
    return try await caller.call("purchases.export", .session, writer)
  }

  /// Imports purchases from a file or a text in the form that the export method writes. If a row is refused, the other
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
    return try await caller.call("purchases.import", .write, writer)
  }
}

/// Methods of purchases.lines.
public struct PurchasesLinesMethods: Sendable {
  let caller: any CallSender

  /// Adds a line to a purchase.
  /// - Parameters:
  ///   - purchase: The id of the purchase.
  ///   - quantity: The quantity, in the line's unit. More than 0.
  ///   - item: The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only
  ///   `text`.
  ///   - sku: The item's SKU, instead of `item`. Give one of the two, not both.
  ///   - text: The line's text. Default: the item's name. Required for a line without an item.
  ///   - unit: The unit of `quantity`: for an item, its own unit or one of its `units`. Default: the unit in which the
  ///   item is bought.
  ///   - unitPrice: The price of one unit, in the purchase's currency. If it is left out and the caller manages the
  ///   inventory, the line gets the supplier's price for the quantity, or else the item's cost, if that is in this
  ///   currency. Otherwise the line has no price. Only managers of orders or the inventory may set it.
  ///   - discount: The discount on the line in percent, from 0 to 100.
  ///   - taxRate: The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact
  ///   whose category is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or
  ///   else from the contact.
  ///   - taxCategory: The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if
  ///   the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside
  ///   the scope of the tax. Default: S for a rate above 0, and else Z.
  ///   - note: The note below the line on printed documents.
  ///   - expect: The version that the purchase must have. If the purchase has another version, the request fails with
  ///   `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new line.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, limitReached, keyReused.
  @discardableResult
  public func add(
    purchase: String,
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
  ) async throws -> PurchaseLine {
    var writer = MemberWriter()
    writer.put("purchase", purchase)
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
    return try await caller.call("purchases.lines.add", .write, writer)
  }

  /// Changes the given members of a purchase line. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the line.
  ///   - changes: The members to change, with their new values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The line after the change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: PurchaseTermsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PurchaseLine {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("purchases.lines.update", .write, writer)
  }

  /// Removes a line from a purchase.
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
    return try await caller.call("purchases.lines.remove", .write, writer)
  }
}

/// Methods of purchases.receipts.
public struct PurchasesReceiptsMethods: Sendable {
  let caller: any CallSender

  /// Reverses a receipt that was recorded by mistake. The goods leave the inventory again. Each receipt can be reversed
  /// only once.
  /// - Parameters:
  ///   - receipt: The id of the receipt to reverse.
  ///   - reason: The reason for the reversal, as a free text.
  ///   - expect: The version that the purchase must have. If the purchase has another version, the request fails with
  ///   `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The reversing receipt, and the purchase after the reversal.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, insufficientStock, alreadyReversed, keyReused.
  @discardableResult
  public func reverse(
    receipt: String,
    reason: String,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ReversedReceipt {
    var writer = MemberWriter()
    writer.put("receipt", receipt)
    writer.put("reason", reason)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("purchases.receipts.reverse", .write, writer)
  }
}
