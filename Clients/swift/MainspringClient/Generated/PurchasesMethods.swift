// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What a company has ordered of suppliers, and what of it has come.
public struct PurchasesMethods: Sendable {
  let caller: any CallSender

  /// Methods of purchases.lines.
  public var lines: PurchasesLinesMethods { PurchasesLinesMethods(caller: self.caller) }

  /// Methods of purchases.receipts.
  public var receipts: PurchasesReceiptsMethods { PurchasesReceiptsMethods(caller: self.caller) }

  /// Lists the changes of a purchase, newest first, page by page; also of a deleted one.
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
    return try await caller.call("purchases.history", .read, writer)
  }

  /// Creates a purchase, a draft.
  /// - Parameters:
  ///   - contact: The supplier.
  ///   - currency: The currency of all its money (ISO 4217).
  ///   - reference: What the supplier calls it.
  ///   - deliveryAddress: Where the goods are to go.
  ///   - taxIncluded: Whether prices have the tax in them.
  ///   - discount: What is taken off all of it, in percent.
  ///   - note: What stands on its documents.
  ///   - internalNote: What stands on none of them.
  ///   - expectedAt: When it is to come.
  ///   - archived: Whether it is out of sight: one that is closed or cancelled.
  ///   - lines: Its lines; purchases.lines.add adds more.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Answers one purchase with all that belongs to it.
  /// - Parameters:
  ///   - id: The purchase.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The purchase, its lines, what has come, and the steps that it has taken.
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

  /// Lists purchases, newest first, page by page.
  /// - Parameters:
  ///   - status: Those that stand there.
  ///   - contact: Those of a supplier.
  ///   - from: Those that were made then or later.
  ///   - to: Those that were made before then.
  ///   - archived: true for archived purchases alone; without it, the others.
  ///   - text: Those with these words in number, reference, supplier's name or note.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
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

  /// Changes the named members of a purchase and leaves the others.
  /// - Parameters:
  ///   - id: The purchase.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The purchase after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, keyReused.
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

  /// Deletes a draft that was never ordered; any other is cancelled.
  /// - Parameters:
  ///   - id: The purchase.
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
    return try await caller.call("purchases.delete", .write, writer)
  }

  /// Takes a purchase a step further, or back; to cancel one is for managers.
  /// - Parameters:
  ///   - id: The purchase.
  ///   - to: Where it is to stand.
  ///   - reason: Why, in the company's words.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The purchase as it stands now, with all that belongs to it.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, limitReached,
  /// keyReused.
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

  /// Takes into the inventory what has come of a purchase, or some of it.
  /// - Parameters:
  ///   - id: The purchase.
  ///   - lines: What has come.
  ///   - force: Whether more may come than was ordered; for managers of orders.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What has come, and how the purchase stands now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, keyReused.
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

  /// Makes a draft for each supplier of all items whose projected stock is too low: what each lacks, or its reorder quantity if that is
  /// more.
  /// - Parameters:
  ///   - currency: The currency of drafts for whose supplier and items none is known; the company's without it.
  ///   - dryRun: true to write nothing, and answer what would be drafted; the ids in the answer are of no record.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The drafts, and what is in none.
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

  /// Writes all purchases of a company, whatever is archived, too, as a file or a text that its import reads; the oldest first.
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
    return try await caller.call("purchases.export", .session, writer)
  }

  /// Reads purchases from a file or a text, as export writes them. A row that is refused keeps no other one out, unless the import is
  /// atomic. An import that is not atomic is many writes. If it ends before its answer, a repeat with the same idempotencyKey goes on
  /// behind the rows that are in; a repeat without a key imports all rows again.
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
    return try await caller.call("purchases.import", .write, writer)
  }
}

/// Methods of purchases.lines.
public struct PurchasesLinesMethods: Sendable {
  let caller: any CallSender

  /// Adds a line to a purchase.
  /// - Parameters:
  ///   - purchase: The purchase.
  ///   - quantity: How much; more than 0.
  ///   - item: The item; it, sku or text must be given.
  ///   - sku: The item's SKU, in its place.
  ///   - text: What it is of; an item's name where it is left out.
  ///   - unit: What the quantity counts; of an item its own unit, or one of its units, and the one that it is bought in without it.
  ///   - unitPrice: What one costs, in the purchase's currency; what the item costs without it, if that is known. For managers alone.
  ///   - discount: What is taken off, in percent.
  ///   - taxRate: The rate of tax in percent, with at most 3 decimals; 0 without it.
  ///   - note: What stands below it on documents.
  ///   - expect: The version of the purchase that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new line.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, limitReached,
  /// keyReused.
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
    writer.putIfGiven("note", note)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("purchases.lines.add", .write, writer)
  }

  /// Changes the named members of a line and leaves the others.
  /// - Parameters:
  ///   - id: The line.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The line after the change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, keyReused.
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

  /// Takes a line away.
  /// - Parameters:
  ///   - id: The line.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was deleted.
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
    return try await caller.call("purchases.lines.remove", .write, writer)
  }
}

/// Methods of purchases.receipts.
public struct PurchasesReceiptsMethods: Sendable {
  let caller: any CallSender

  /// Takes out of the inventory again what was received of a purchase by mistake, once.
  /// - Parameters:
  ///   - receipt: The receipt.
  ///   - reason: Why, in the company's words.
  ///   - expect: The version of the purchase that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The receipt that takes it back, and how the purchase stands now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep,
  /// insufficientStock, alreadyReversed, keyReused.
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
