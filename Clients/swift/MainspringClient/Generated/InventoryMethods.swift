// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What a company keeps in stock.
public struct InventoryMethods: Sendable {
  let caller: any CallSender

  /// Methods of inventory.items.
  public var items: InventoryItemsMethods { InventoryItemsMethods(caller: self.caller) }

  /// Methods of inventory.categories.
  public var categories: InventoryCategoriesMethods { InventoryCategoriesMethods(caller: self.caller) }

  /// Methods of inventory.tags.
  public var tags: InventoryTagsMethods { InventoryTagsMethods(caller: self.caller) }

  /// Methods of inventory.entries.
  public var entries: InventoryEntriesMethods { InventoryEntriesMethods(caller: self.caller) }

  /// Methods of inventory.locations.
  public var locations: InventoryLocationsMethods { InventoryLocationsMethods(caller: self.caller) }

  /// Methods of inventory.lots.
  public var lots: InventoryLotsMethods { InventoryLotsMethods(caller: self.caller) }

  /// Methods of inventory.stock.
  public var stock: InventoryStockMethods { InventoryStockMethods(caller: self.caller) }

  /// Methods of inventory.counts.
  public var counts: InventoryCountsMethods { InventoryCountsMethods(caller: self.caller) }

  /// Methods of inventory.loans.
  public var loans: InventoryLoansMethods { InventoryLoansMethods(caller: self.caller) }
}

/// Methods of inventory.items.
public struct InventoryItemsMethods: Sendable {
  let caller: any CallSender

  /// Creates an item.
  /// - Parameters:
  ///   - sku: The stock keeping unit, unique in the company; neither case nor spaces around it make another one.
  ///   - name: What people call it.
  ///   - unit: What quantities count: piece, kg, m.
  ///   - description: What else is to be said of it.
  ///   - units: Other units that quantities may be given in.
  ///   - purchaseUnit: The unit that it is bought in, of units; its own without it.
  ///   - salesUnit: The unit that it is sold in, of units; its own without it.
  ///   - category: The one category that it is filed under.
  ///   - tags: Any further words to find it by.
  ///   - barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII.
  ///   - manufacturer: Who makes it.
  ///   - minStock: The quantity below which it counts as low.
  ///   - reorderQuantity: How much to order at least when it is low; more than 0.
  ///   - location: Where it usually lies.
  ///   - price: What one unit is sold for.
  ///   - cost: What one unit costs; for managers of the inventory alone.
  ///   - condition: The condition that it is in.
  ///   - custom: Fields of the company's own: at most 50 names with a text, a number, a boolean or null each.
  ///   - archived: Whether it is out of use.
  ///   - trackBatch: Whether its batches are told apart; it stays so while there are entries in the ledger.
  ///   - trackSerial: Whether its pieces have serial numbers; it stays so, too.
  ///   - supplier: Whom it is bought from: a contact of the kind supplier.
  ///   - supplierSku: What it is called there.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new item.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate, keyReused.
  @discardableResult
  public func create(
    sku: String,
    name: String,
    unit: String,
    description: String? = nil,
    units: [ItemUnitInput]? = nil,
    purchaseUnit: String? = nil,
    salesUnit: String? = nil,
    category: String? = nil,
    tags: [String]? = nil,
    barcodes: [String]? = nil,
    manufacturer: String? = nil,
    minStock: Decimal? = nil,
    reorderQuantity: Decimal? = nil,
    location: String? = nil,
    price: MoneyInput? = nil,
    cost: MoneyInput? = nil,
    condition: ItemCondition? = nil,
    custom: [String: JSON]? = nil,
    archived: Bool? = nil,
    trackBatch: Bool? = nil,
    trackSerial: Bool? = nil,
    supplier: String? = nil,
    supplierSku: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Item {
    var writer = MemberWriter()
    writer.put("sku", sku)
    writer.put("name", name)
    writer.put("unit", unit)
    writer.putIfGiven("description", description)
    writer.putIfGiven("units", units)
    writer.putIfGiven("purchaseUnit", purchaseUnit)
    writer.putIfGiven("salesUnit", salesUnit)
    writer.putIfGiven("category", category)
    writer.putIfGiven("tags", tags)
    writer.putIfGiven("barcodes", barcodes)
    writer.putIfGiven("manufacturer", manufacturer)
    writer.putIfGiven("minStock", minStock)
    writer.putIfGiven("reorderQuantity", reorderQuantity)
    writer.putIfGiven("location", location)
    writer.putIfGiven("price", price)
    writer.putIfGiven("cost", cost)
    writer.putIfGiven("condition", condition)
    writer.putIfGiven("custom", custom)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("trackBatch", trackBatch)
    writer.putIfGiven("trackSerial", trackSerial)
    writer.putIfGiven("supplier", supplier)
    writer.putIfGiven("supplierSku", supplierSku)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.items.create", .write, writer)
  }

  /// Lists the changes of an item, newest first, page by page; also of a deleted one.
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
    return try await caller.call("inventory.items.history", .read, writer)
  }

  /// Answers one item: by its id, or by its SKU.
  /// - Parameters:
  ///   - id: The record; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The item as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String? = nil,
    sku: String? = nil,
    company: String? = nil
  ) async throws -> Item {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.items.get", .read, writer)
  }

  /// Lists items, newest first or in another order, page by page.
  /// - Parameters:
  ///   - text: Words that must each begin a word of the item; case and accents don't matter.
  ///   - category: Only items of this category; neither case nor spaces around it count.
  ///   - archived: true for archived items alone; without it, the others.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - tag: Only items with this tag; neither case nor spaces around it count.
  ///   - order: newest; name, from A to Z; sku; or updated, those that were changed last first. newest without it.
  ///   - manufacturer: Only items of this manufacturer; neither case nor spaces around it count.
  ///   - condition: Only items in this condition.
  ///   - flagged: true for items that need attention alone, false for the others.
  ///   - location: Only items that usually lie in this location, by its id, its code or its path.
  ///   - level: low for items whose projected stock is below their minStock or below zero, out where nothing is, negative where somewhere
  ///   there is less than nothing.
  ///   - custom: Only items that have all these fields of the company's own.
  ///   - updatedSince: Only items that were made or changed then, or since.
  ///   - supplier: Only items that are bought from this contact.
  ///   - levels: true answers how much there is of each item, too, as its level.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of items; where few of many are asked for, it may end early, and next goes on.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    text: String? = nil,
    category: String? = nil,
    archived: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    tag: String? = nil,
    order: InventoryItemsListOrder? = nil,
    manufacturer: String? = nil,
    condition: ItemCondition? = nil,
    flagged: Bool? = nil,
    location: String? = nil,
    level: InventoryItemsListLevel? = nil,
    custom: [String: JSON]? = nil,
    updatedSince: Date? = nil,
    supplier: String? = nil,
    levels: Bool? = nil,
    company: String? = nil
  ) async throws -> ItemPage {
    var writer = MemberWriter()
    writer.putIfGiven("text", text)
    writer.putIfGiven("category", category)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("tag", tag)
    writer.putIfGiven("order", order)
    writer.putIfGiven("manufacturer", manufacturer)
    writer.putIfGiven("condition", condition)
    writer.putIfGiven("flagged", flagged)
    writer.putIfGiven("location", location)
    writer.putIfGiven("level", level)
    writer.putIfGiven("custom", custom)
    writer.putIfGiven("updatedSince", updatedSince)
    writer.putIfGiven("supplier", supplier)
    writer.putIfGiven("levels", levels)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.items.list", .read, writer)
  }

  /// Finds the items that fit a text best. A search that has to stop early ranks what it has seen, newest items first, and says `partial`.
  /// - Parameters:
  ///   - text: Words that must each begin a word of the item, or stand anywhere in one that is written without spaces; case and accents
  ///   don't matter.
  ///   - limit: The most that a page may hold; 20 without it.
  ///   - after: The next of the page before.
  ///   - archived: true for archived items alone; without it, the others.
  ///   - levels: true answers how much there is of each item, too, as its level.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of items, best first.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func search(
    text: String,
    limit: Int? = nil,
    after: String? = nil,
    archived: Bool? = nil,
    levels: Bool? = nil,
    company: String? = nil
  ) async throws -> FoundItemPage {
    var writer = MemberWriter()
    writer.put("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("levels", levels)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.items.search", .read, writer)
  }

  /// Finds the items with a barcode, newest first, page by page.
  /// - Parameters:
  ///   - barcode: The code as a scanner gives it, or to the letter; UPC-A and UPC-E and the EAN-13 that they stand for are one.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - archived: true for archived items alone; without it, the others.
  ///   - levels: true answers how much there is of each item, too, as its level.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of items; a page may be empty and have a next.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func find(
    barcode: String,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    archived: Bool? = nil,
    levels: Bool? = nil,
    company: String? = nil
  ) async throws -> ItemPage {
    var writer = MemberWriter()
    writer.put("barcode", barcode)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("levels", levels)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.items.find", .read, writer)
  }

  /// Changes the named members of an item, named by its id or by its SKU, and leaves the others.
  /// - Parameters:
  ///   - changes: The members to change.
  ///   - id: The record; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The item after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, duplicate, inUse, keyReused.
  @discardableResult
  public func update(
    changes: ItemDetailsChanges,
    id: String? = nil,
    sku: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Item {
    var writer = MemberWriter()
    writer.put("changes", changes)
    writer.putIfGiven("id", id)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.items.update", .write, writer)
  }

  /// Changes the named members of the item with this SKU, or makes a new item of them if there is none.
  /// - Parameters:
  ///   - sku: The SKU; neither case nor spaces around it count.
  ///   - changes: The members to change; a new item must have a name and a unit, and no other sku.
  ///   - expect: The version that is meant; another one is a conflict, and an item that there is not is not found.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The item as it is now; a new one has the version 1.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, duplicate, inUse, keyReused.
  @discardableResult
  public func upsert(
    sku: String,
    changes: ItemDetailsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Item {
    var writer = MemberWriter()
    writer.put("sku", sku)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.items.upsert", .write, writer)
  }

  /// Deletes an item, named by its id or by its SKU.
  /// - Parameters:
  ///   - id: The record; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was deleted.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, inUse, keyReused.
  @discardableResult
  public func delete(
    id: String? = nil,
    sku: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.items.delete", .write, writer)
  }

  /// Answers what a screen shows of an item, in one: how much there is of it and where, the open orders and purchases of it, and what has
  /// happened to it last.
  /// - Parameters:
  ///   - id: The item; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The item with all that.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func overview(
    id: String? = nil,
    sku: String? = nil,
    company: String? = nil
  ) async throws -> ItemOverview {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.items.overview", .read, writer)
  }

  /// Says that an item needs attention, and why; or, without a reason, that it does not any more.
  /// - Parameters:
  ///   - id: The record; it, or sku, must be given.
  ///   - reason: What is to be seen to; null for nothing.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The item as it is now; the same as before when it had that reason already.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, keyReused.
  @discardableResult
  public func flag(
    id: String? = nil,
    reason: String? = nil,
    sku: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Item {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.items.flag", .write, writer)
  }

  /// Answers many items at once, named by their SKUs, their barcodes or their ids, archived ones, too.
  /// - Parameters:
  ///   - skus: Their SKUs; neither case nor spaces around them count.
  ///   - barcodes: Their codes as a scanner gives them, in any form of each.
  ///   - ids: Their ids.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The items in the order in which they were named, and null for each that is unknown.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func lookup(
    skus: [String]? = nil,
    barcodes: [String]? = nil,
    ids: [String]? = nil,
    company: String? = nil
  ) async throws -> KnownItems {
    var writer = MemberWriter()
    writer.putIfGiven("skus", skus)
    writer.putIfGiven("barcodes", barcodes)
    writer.putIfGiven("ids", ids)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.items.lookup", .read, writer)
  }

  /// Writes all items of a company, whatever is archived, too, as a file or a text that its import reads; the oldest first.
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
    return try await caller.call("inventory.items.export", .session, writer)
  }

  /// Reads items from a file or a text, as export writes them. A row that is refused keeps no other one out, unless the import is atomic.
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
    return try await caller.call("inventory.items.import", .write, writer)
  }
}

/// Methods of inventory.categories.
public struct InventoryCategoriesMethods: Sendable {
  let caller: any CallSender

  /// Lists the categories that items have, by name, with how many items have each, page by page.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of categories.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func list(
    limit: Int? = nil,
    after: String? = nil,
    company: String? = nil
  ) async throws -> LabelPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.categories.list", .read, writer)
  }

  /// Gives all items with one category another in its place, archived items, too; the two become one where both are there. Many items are
  /// many writes: whatever has ended them before the answer, a repeat goes on with the others.
  /// - Parameters:
  ///   - from: The category; neither case nor spaces around it count.
  ///   - to: What the items have from now on, as it is spelled here.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: How many items were changed. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached, requestCancelled,
  /// keyReused.
  @discardableResult
  public func rename(
    from: String,
    to: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> RenamedLabel {
    var writer = MemberWriter()
    writer.put("from", from)
    writer.put("to", to)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.categories.rename", .write, writer)
  }
}

/// Methods of inventory.tags.
public struct InventoryTagsMethods: Sendable {
  let caller: any CallSender

  /// Lists the tags that items have, by name, with how many items have each, page by page.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of tags.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func list(
    limit: Int? = nil,
    after: String? = nil,
    company: String? = nil
  ) async throws -> LabelPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.tags.list", .read, writer)
  }

  /// Gives all items with one tag another in its place, archived items, too; the two become one where both are there. Many items are many
  /// writes: whatever has ended them before the answer, a repeat goes on with the others.
  /// - Parameters:
  ///   - from: The tag; neither case nor spaces around it count.
  ///   - to: What the items have from now on, as it is spelled here.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: How many items were changed. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached, requestCancelled,
  /// keyReused.
  @discardableResult
  public func rename(
    from: String,
    to: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> RenamedLabel {
    var writer = MemberWriter()
    writer.put("from", from)
    writer.put("to", to)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.tags.rename", .write, writer)
  }
}

/// Methods of inventory.entries.
public struct InventoryEntriesMethods: Sendable {
  let caller: any CallSender

  /// Writes all entries of a company as a file or a text for spreadsheets and other programs; the oldest first. No import reads it.
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
    return try await caller.call("inventory.entries.export", .session, writer)
  }
}

/// Methods of inventory.locations.
public struct InventoryLocationsMethods: Sendable {
  let caller: any CallSender

  /// Creates a location.
  /// - Parameters:
  ///   - name: What people call it.
  ///   - code: What it is labelled with, unique in the company; the case of the letters A to Z doesn't make another one.
  ///   - parent: The location that it is part of.
  ///   - structural: Whether it only holds other locations, and no stock.
  ///   - kind: What becomes of what lies there: only what is in stock is available.
  ///   - barcode: What scanners read there.
  ///   - address: Where it is.
  ///   - note: What else is to be known.
  ///   - archived: Whether it is out of use: it takes no more stock.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new location.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate, keyReused.
  @discardableResult
  public func create(
    name: String,
    code: String? = nil,
    parent: String? = nil,
    structural: Bool? = nil,
    kind: LocationKind? = nil,
    barcode: String? = nil,
    address: AddressInput? = nil,
    note: String? = nil,
    archived: Bool? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Location {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.putIfGiven("code", code)
    writer.putIfGiven("parent", parent)
    writer.putIfGiven("structural", structural)
    writer.putIfGiven("kind", kind)
    writer.putIfGiven("barcode", barcode)
    writer.putIfGiven("address", address)
    writer.putIfGiven("note", note)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.locations.create", .write, writer)
  }

  /// Answers one location.
  /// - Parameters:
  ///   - id: The record.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The location as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> Location {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.locations.get", .read, writer)
  }

  /// Lists locations, newest first, page by page.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of locations.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> LocationPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.locations.list", .read, writer)
  }

  /// Changes the named members of a location and leaves the others.
  /// - Parameters:
  ///   - id: The record.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The location after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, duplicate, inUse, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: LocationDetailsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Location {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.locations.update", .write, writer)
  }

  /// Deletes a location.
  /// - Parameters:
  ///   - id: The record.
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
    return try await caller.call("inventory.locations.delete", .write, writer)
  }

  /// Makes a location, with all that it holds, part of another one.
  /// - Parameters:
  ///   - id: The location.
  ///   - parent: The location that it becomes part of, by its id, its code or its path; none without it.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The location as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, keyReused.
  @discardableResult
  public func move(
    id: String,
    parent: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Location {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("parent", parent)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.locations.move", .write, writer)
  }

  /// Answers locations as a tree.
  /// - Parameters:
  ///   - root: The location to begin with, by its id, its code or its path; all that are part of no other without it.
  ///   - depth: How many levels below to go; all without it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The tree, each location before its parts.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func tree(
    root: String? = nil,
    depth: Int? = nil,
    company: String? = nil
  ) async throws -> LocationTree {
    var writer = MemberWriter()
    writer.putIfGiven("root", root)
    writer.putIfGiven("depth", depth)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.locations.tree", .read, writer)
  }

  /// Writes all locations of a company, whatever is archived, too, as a file or a text that its import reads; the oldest first.
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
    return try await caller.call("inventory.locations.export", .session, writer)
  }

  /// Reads locations from a file or a text, as export writes them. A row that is refused keeps no other one out, unless the import is
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
    return try await caller.call("inventory.locations.import", .write, writer)
  }
}

/// Methods of inventory.lots.
public struct InventoryLotsMethods: Sendable {
  let caller: any CallSender

  /// Creates a lot.
  /// - Parameters:
  ///   - item: The item that it is of; it stays so.
  ///   - batch: The batch, unique in its item; it, or serial, must be given.
  ///   - serial: The serial number of one piece, unique in its item for ever.
  ///   - expiry: The last day on which it is good.
  ///   - manufacturedAt: The day on which it was made.
  ///   - supplierLot: What its supplier calls it.
  ///   - status: Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or lost.
  ///   - note: What else is to be known.
  ///   - archived: Whether it is out of use: it takes no more stock.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new lot.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate, keyReused.
  @discardableResult
  public func create(
    item: String,
    batch: String? = nil,
    serial: String? = nil,
    expiry: String? = nil,
    manufacturedAt: String? = nil,
    supplierLot: String? = nil,
    status: LotStatus? = nil,
    note: String? = nil,
    archived: Bool? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Lot {
    var writer = MemberWriter()
    writer.put("item", item)
    writer.putIfGiven("batch", batch)
    writer.putIfGiven("serial", serial)
    writer.putIfGiven("expiry", expiry)
    writer.putIfGiven("manufacturedAt", manufacturedAt)
    writer.putIfGiven("supplierLot", supplierLot)
    writer.putIfGiven("status", status)
    writer.putIfGiven("note", note)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.lots.create", .write, writer)
  }

  /// Answers one lot.
  /// - Parameters:
  ///   - id: The record.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The lot as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> Lot {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.lots.get", .read, writer)
  }

  /// Changes the named members of a lot and leaves the others.
  /// - Parameters:
  ///   - id: The record.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The lot after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, duplicate, inUse, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: LotDetailsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Lot {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.lots.update", .write, writer)
  }

  /// Deletes a lot.
  /// - Parameters:
  ///   - id: The record.
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
    return try await caller.call("inventory.lots.delete", .write, writer)
  }

  /// Lists the changes of a lot, newest first, page by page; also of a deleted one.
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
    return try await caller.call("inventory.lots.history", .read, writer)
  }

  /// Lists lots with how much there is of each, newest first, page by page.
  /// - Parameters:
  ///   - item: Only lots of this item.
  ///   - status: Only lots of this status.
  ///   - archived: true for archived lots alone; without it, the others.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - sku: Its SKU, in item's place; neither case nor spaces around it count.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of lots.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    item: String? = nil,
    status: LotStatus? = nil,
    archived: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    sku: String? = nil,
    company: String? = nil
  ) async throws -> ListedLotPage {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("status", status)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.lots.list", .read, writer)
  }

  /// Makes something of a lot, where it lies, a lot of its own. What there is stays as much.
  /// - Parameters:
  ///   - lot: The lot.
  ///   - quantity: How much of it, in the item's own unit; more than 0.
  ///   - location: Where, by its id, its code or its path; the item's location without it, else the company's main one.
  ///   - batch: The new lot's batch.
  ///   - serials: The serial numbers of the new lots, as many as the quantity says.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The entries, which sum to 0, and how much there is now of either lot.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate, insufficientStock,
  /// keyReused.
  @discardableResult
  public func split(
    lot: String,
    quantity: Decimal,
    location: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PostedStock {
    var writer = MemberWriter()
    writer.put("lot", lot)
    writer.put("quantity", quantity)
    writer.putIfGiven("location", location)
    writer.putIfGiven("batch", batch)
    writer.putIfGiven("serials", serials)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.lots.split", .write, writer)
  }

  /// Makes all of some lots, wherever it lies, part of another of the same item, status and expiry; they are archived. What there is stays
  /// as much.
  /// - Parameters:
  ///   - lots: The lots.
  ///   - into: What they become part of.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The entries, which sum to 0, and how much there is now of each lot.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func merge(
    lots: [String],
    into: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PostedStock {
    var writer = MemberWriter()
    writer.put("lots", lots)
    writer.put("into", into)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.lots.merge", .write, writer)
  }

  /// Writes all lots of a company, whatever is archived, too, as a file or a text that its import reads; the oldest first.
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
    return try await caller.call("inventory.lots.export", .session, writer)
  }

  /// Reads lots from a file or a text, as export writes them. A row that is refused keeps no other one out, unless the import is atomic. An
  /// import that is not atomic is many writes. If it ends before its answer, a repeat with the same idempotencyKey goes on behind the rows
  /// that are in; a repeat without a key imports all rows again.
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
    return try await caller.call("inventory.lots.import", .write, writer)
  }
}

/// Methods of inventory.stock.
public struct InventoryStockMethods: Sendable {
  let caller: any CallSender

  /// Posts what was bought and has come.
  /// - Parameters:
  ///   - quantity: How much; more than 0.
  ///   - item: The item; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - unit: The unit that it is given in; the item's own without it.
  ///   - lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that expire first are
  ///   taken.
  ///   - batch: Its batch, in lot's place; one that comes for the first time is made.
  ///   - serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first time are made.
  ///   - location: Where it goes, by its id, its code or its path; the item's location without it, else the company's main one.
  ///   - unitCost: What one of the item's own unit cost; for managers of the inventory alone.
  ///   - reason: Why, in the company's words.
  ///   - note: What else is to be known.
  ///   - effectiveAt: When it happened: now without it, not later, and more than 24 hours ago for managers alone.
  ///   - expiry: The last day on which a new lot is good.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The entry, and how much there is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func receive(
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    unit: String? = nil,
    lot: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    location: String? = nil,
    unitCost: MoneyInput? = nil,
    reason: String? = nil,
    note: String? = nil,
    effectiveAt: Date? = nil,
    expiry: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PostedStock {
    var writer = MemberWriter()
    writer.put("quantity", quantity)
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("unit", unit)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("batch", batch)
    writer.putIfGiven("serials", serials)
    writer.putIfGiven("location", location)
    writer.putIfGiven("unitCost", unitCost)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("note", note)
    writer.putIfGiven("effectiveAt", effectiveAt)
    writer.putIfGiven("expiry", expiry)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.stock.receive", .write, writer)
  }

  /// Posts what was used up.
  /// - Parameters:
  ///   - quantity: How much; more than 0.
  ///   - item: The item; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - unit: The unit that it is given in; the item's own without it.
  ///   - lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that expire first are
  ///   taken.
  ///   - batch: Its batch, in lot's place; one that comes for the first time is made.
  ///   - serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first time are made.
  ///   - location: Where it was taken from, by its id, its code or its path; the item's location without it, else the company's main one.
  ///   - reason: Why, in the company's words.
  ///   - note: What else is to be known.
  ///   - effectiveAt: When it happened: now without it, not later, and more than 24 hours ago for managers alone.
  ///   - force: Whether it may take what is reserved for orders; for managers of the inventory.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The entry, and how much there is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock, keyReused.
  @discardableResult
  public func consume(
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    unit: String? = nil,
    lot: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    location: String? = nil,
    reason: String? = nil,
    note: String? = nil,
    effectiveAt: Date? = nil,
    force: Bool? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PostedStock {
    var writer = MemberWriter()
    writer.put("quantity", quantity)
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("unit", unit)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("batch", batch)
    writer.putIfGiven("serials", serials)
    writer.putIfGiven("location", location)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("note", note)
    writer.putIfGiven("effectiveAt", effectiveAt)
    writer.putIfGiven("force", force)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.stock.consume", .write, writer)
  }

  /// Moves stock from one location to another.
  /// - Parameters:
  ///   - quantity: How much; more than 0.
  ///   - item: The item; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - unit: The unit that it is given in; the item's own without it.
  ///   - lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that expire first are
  ///   taken.
  ///   - batch: Its batch, in lot's place; one that comes for the first time is made.
  ///   - serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first time are made.
  ///   - from: Where it was, by its id, its code or its path; the item's location without it, else the company's main one.
  ///   - to: Where it is now, by its id, its code or its path; the item's location without it, else the company's main one.
  ///   - reason: Why, in the company's words.
  ///   - note: What else is to be known.
  ///   - effectiveAt: When it happened: now without it, not later, and more than 24 hours ago for managers alone.
  ///   - force: Whether it may take what is reserved for orders; for managers of the inventory.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: Both entries, and how much there is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock, keyReused.
  @discardableResult
  public func transfer(
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    unit: String? = nil,
    lot: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    from: String? = nil,
    to: String? = nil,
    reason: String? = nil,
    note: String? = nil,
    effectiveAt: Date? = nil,
    force: Bool? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PostedStock {
    var writer = MemberWriter()
    writer.put("quantity", quantity)
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("unit", unit)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("batch", batch)
    writer.putIfGiven("serials", serials)
    writer.putIfGiven("from", from)
    writer.putIfGiven("to", to)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("note", note)
    writer.putIfGiven("effectiveAt", effectiveAt)
    writer.putIfGiven("force", force)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.stock.transfer", .write, writer)
  }

  /// Posts what came back from a customer, perhaps of a line of an order, or goes back to a supplier.
  /// - Parameters:
  ///   - direction: Which way it goes.
  ///   - quantity: How much; more than 0.
  ///   - item: The item; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - unit: The unit that it is given in; the item's own without it.
  ///   - lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that expire first are
  ///   taken.
  ///   - batch: Its batch, in lot's place; one that comes for the first time is made.
  ///   - serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first time are made.
  ///   - location: Where it goes, or comes from, by its id, its code or its path; the item's location without it, else the company's main
  ///   one.
  ///   - reason: Why, in the company's words.
  ///   - note: What else is to be known.
  ///   - effectiveAt: When it happened: now without it, not later, and more than 24 hours ago for managers alone.
  ///   - force: Whether it may take what is reserved for orders; for managers of the inventory.
  ///   - condition: What it is like; ok without it. What is returned must be looked at first: it goes into a lot of that status, a batch's
  ///   own or the piece itself.
  ///   - orderLine: The line of an order that it comes back of: at most what was shipped of that, and has not come back. It is noted there,
  ///   too.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The entry, and how much there is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock, keyReused.
  @discardableResult
  public func `return`(
    direction: StockFormDirection,
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    unit: String? = nil,
    lot: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    location: String? = nil,
    reason: String? = nil,
    note: String? = nil,
    effectiveAt: Date? = nil,
    force: Bool? = nil,
    condition: StockFormCondition? = nil,
    orderLine: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PostedStock {
    var writer = MemberWriter()
    writer.put("direction", direction)
    writer.put("quantity", quantity)
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("unit", unit)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("batch", batch)
    writer.putIfGiven("serials", serials)
    writer.putIfGiven("location", location)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("note", note)
    writer.putIfGiven("effectiveAt", effectiveAt)
    writer.putIfGiven("force", force)
    writer.putIfGiven("condition", condition)
    writer.putIfGiven("orderLine", orderLine)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.stock.return", .write, writer)
  }

  /// Corrects what there is of an item in a location, by so much or to so much.
  /// - Parameters:
  ///   - item: The item; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - by: How much more there is, or less; it, or to, must be given.
  ///   - to: How much there is.
  ///   - unit: The unit that the quantity is given in; the item's own without it.
  ///   - location: Where, by its id, its code or its path; the item's location without it, else the company's main one.
  ///   - lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that expire first are
  ///   taken.
  ///   - batch: Its batch, in lot's place; one that comes for the first time is made.
  ///   - serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first time are made.
  ///   - reason: Why, in the company's words.
  ///   - note: What else is to be known.
  ///   - effectiveAt: When it happened: now without it, not later, and more than 24 hours ago for managers alone.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The entry, and how much there is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock, keyReused.
  @discardableResult
  public func adjust(
    item: String? = nil,
    sku: String? = nil,
    by: Decimal? = nil,
    to: Decimal? = nil,
    unit: String? = nil,
    location: String? = nil,
    lot: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    reason: String? = nil,
    note: String? = nil,
    effectiveAt: Date? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PostedStock {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("by", by)
    writer.putIfGiven("to", to)
    writer.putIfGiven("unit", unit)
    writer.putIfGiven("location", location)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("batch", batch)
    writer.putIfGiven("serials", serials)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("note", note)
    writer.putIfGiven("effectiveAt", effectiveAt)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.stock.adjust", .write, writer)
  }

  /// Takes a transaction of the ledger back, with entries of the opposite.
  /// - Parameters:
  ///   - transaction: The transaction.
  ///   - reason: Why.
  ///   - note: What else is to be known.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The entries that take it back, and how much there is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock, alreadyReversed,
  /// keyReused.
  @discardableResult
  public func reverse(
    transaction: String,
    reason: String,
    note: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PostedStock {
    var writer = MemberWriter()
    writer.put("transaction", transaction)
    writer.put("reason", reason)
    writer.putIfGiven("note", note)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.stock.reverse", .write, writer)
  }

  /// Posts many movements at once, all of them or none.
  /// - Parameters:
  ///   - entries: The movements, in their order.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: All entries, and how much there is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock, keyReused.
  @discardableResult
  public func post(
    entries: [StockForm],
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PostedStock {
    var writer = MemberWriter()
    writer.put("entries", entries)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.stock.post", .write, writer)
  }

  /// Answers how much there is, in the order of the items' ids, page by page; a page's limit counts levels, and the items that are looked
  /// at. Of an item that nothing has ever come of it says something only where items or skus names it: inventory.items.list with levels has
  /// all items, with what there is of each.
  /// - Parameters:
  ///   - items: Only of these items.
  ///   - location: Only what lies in this location, by its id, its code or its path.
  ///   - includeSub: Whether what lies in parts of the location counts, too; not without it.
  ///   - by: item for one level an item, location for one in each location where something lies, lot for each lot there; item without it.
  ///   - at: As it was then, by when things happened, in locations of the kinds that they are of now; now without it. It takes items or
  ///   skus.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - skus: Only of the items with these SKUs, in items' place.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of levels.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func levels(
    items: [String]? = nil,
    location: String? = nil,
    includeSub: Bool? = nil,
    by: InventoryStockLevelsBy? = nil,
    at: Date? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    skus: [String]? = nil,
    company: String? = nil
  ) async throws -> StockLevelPage {
    var writer = MemberWriter()
    writer.putIfGiven("items", items)
    writer.putIfGiven("location", location)
    writer.putIfGiven("includeSub", includeSub)
    writer.putIfGiven("by", by)
    writer.putIfGiven("at", at)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("skus", skus)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.stock.levels", .read, writer)
  }

  /// Lists the items whose projected stock is below their minStock, or below zero, those that lack most first.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of items with what is lacking.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func low(
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> LowStockPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.stock.low", .read, writer)
  }

  /// Lists where more was taken than there was, in the order of the items' ids, page by page.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of levels below 0.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func negative(
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> StockLevelPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.stock.negative", .read, writer)
  }

  /// Lists the ledger, newest entries first, page by page.
  /// - Parameters:
  ///   - item: Only entries of this item.
  ///   - location: Only entries of this location, by its id, its code or its path.
  ///   - type: Only entries of this type.
  ///   - from: Only what happened then or later.
  ///   - to: Only what happened then or earlier.
  ///   - lot: Only entries of this lot.
  ///   - order: Only entries that were posted for this order, or this purchase.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - transaction: Only entries of this transaction.
  ///   - sku: Its SKU, in item's place; neither case nor spaces around it count.
  ///   - count: Only what this stocktake posted.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of entries.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func entries(
    item: String? = nil,
    location: String? = nil,
    type: StockEntryType? = nil,
    from: Date? = nil,
    to: Date? = nil,
    lot: String? = nil,
    order: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    transaction: String? = nil,
    sku: String? = nil,
    count: String? = nil,
    company: String? = nil
  ) async throws -> StockEntryPage {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("location", location)
    writer.putIfGiven("type", type)
    writer.putIfGiven("from", from)
    writer.putIfGiven("to", to)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("order", order)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("transaction", transaction)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("count", count)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.stock.entries", .read, writer)
  }

  /// Lists the lots in stock that expire soon, or have expired, the first to do so first, page by page.
  /// - Parameters:
  ///   - days: Within how many days; as many as the company's settings say without it.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of lots with how much there is of each.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func expiring(
    days: Int? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> ExpiringLotPage {
    var writer = MemberWriter()
    writer.putIfGiven("days", days)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.stock.expiring", .read, writer)
  }

  /// Lists the lines that were crossed, newest first, page by page; each was an event, too.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of alerts.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func alerts(
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> StockAlertPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.stock.alerts", .read, writer)
  }

  /// Works out anew what is kept of all items beside the ledger, and puts right what differs; it is done once a week in idle moments, too.
  /// - Parameters:
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was wrong; each such item gets an alert, too. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached, requestCancelled,
  /// keyReused.
  @discardableResult
  public func rebuild(
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> RebuiltStock {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.stock.rebuild", .write, writer)
  }

  /// Writes all stock of a company, whatever is archived, too, as a file or a text that its import reads; the oldest first.
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
    return try await caller.call("inventory.stock.export", .session, writer)
  }

  /// Reads stock from a file or a text, as export writes them. A row that is refused keeps no other one out, unless the import is atomic.
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
    return try await caller.call("inventory.stock.import", .write, writer)
  }
}

/// Methods of inventory.counts.
public struct InventoryCountsMethods: Sendable {
  let caller: any CallSender

  /// Answers one count.
  /// - Parameters:
  ///   - id: The record.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The count as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> Count {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.counts.get", .read, writer)
  }

  /// Begins a stocktake, of all there is, or of what lies in a location, of a category or of some items.
  /// - Parameters:
  ///   - name: What people call it.
  ///   - scope: What is counted: all there is without it.
  ///   - blind: Whether who counts is not told what is expected; managers are.
  ///   - note: What else is to be known.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new count.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func create(
    name: String? = nil,
    scope: CountScopeForm? = nil,
    blind: Bool? = nil,
    note: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Count {
    var writer = MemberWriter()
    writer.putIfGiven("name", name)
    writer.putIfGiven("scope", scope)
    writer.putIfGiven("blind", blind)
    writer.putIfGiven("note", note)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.counts.create", .write, writer)
  }

  /// Lists stocktakes, newest first, page by page.
  /// - Parameters:
  ///   - status: Only counts that are so far.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of counts.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    status: CountStatus? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> CountPage {
    var writer = MemberWriter()
    writer.putIfGiven("status", status)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.counts.list", .read, writer)
  }

  /// Notes what was found of an item in a place. What is found there again replaces it; all that was found is kept.
  /// - Parameters:
  ///   - count: The stocktake.
  ///   - quantity: How much there is; 0 for nothing.
  ///   - item: The item; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - unit: The unit that it is given in; the item's own without it.
  ///   - location: Where, by its id, its code or its path; the item's location without it, else the company's main one.
  ///   - lot: The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that expire first are
  ///   taken.
  ///   - batch: Its batch, in lot's place; one that comes for the first time is made.
  ///   - serials: The serial numbers of the pieces, as many as the quantity says; those that come for the first time are made.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The line.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep, limitReached, keyReused.
  @discardableResult
  public func record(
    count: String,
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    unit: String? = nil,
    location: String? = nil,
    lot: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> CountLine {
    var writer = MemberWriter()
    writer.put("count", count)
    writer.put("quantity", quantity)
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("unit", unit)
    writer.putIfGiven("location", location)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("batch", batch)
    writer.putIfGiven("serials", serials)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.counts.record", .write, writer)
  }

  /// Lists what was found, each place once, in the order of the ids of items, locations and lots, page by page.
  /// - Parameters:
  ///   - count: The stocktake.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of lines.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func lines(
    count: String,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> ListedCountLinePage {
    var writer = MemberWriter()
    writer.put("count", count)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.counts.lines", .read, writer)
  }

  /// Lists what the ledger says there is of what the stocktake is of, and nobody has counted yet, but for what is lent: it stays as it is
  /// when the count is posted. In the order of the ids of items, locations and lots, page by page; a page may have fewer than its limit
  /// though more follow.
  /// - Parameters:
  ///   - count: The stocktake.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of places.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func uncounted(
    count: String,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> UncountedStockPage {
    var writer = MemberWriter()
    writer.put("count", count)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.counts.uncounted", .read, writer)
  }

  /// Says that all is counted, so that somebody can look at what differs.
  /// - Parameters:
  ///   - count: The stocktake.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The count as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, keyReused.
  @discardableResult
  public func submit(
    count: String,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Count {
    var writer = MemberWriter()
    writer.put("count", count)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.counts.submit", .write, writer)
  }

  /// Lets a count that was submitted go on.
  /// - Parameters:
  ///   - count: The stocktake.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The count as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, keyReused.
  @discardableResult
  public func reopen(
    count: String,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Count {
    var writer = MemberWriter()
    writer.put("count", count)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.counts.reopen", .write, writer)
  }

  /// Posts what differs from what was expected to the ledger, in one transaction; nothing where nothing does.
  /// - Parameters:
  ///   - count: The stocktake.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The count as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep,
  /// insufficientStock, keyReused.
  @discardableResult
  public func post(
    count: String,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Count {
    var writer = MemberWriter()
    writer.put("count", count)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.counts.post", .write, writer)
  }

  /// Ends a count without a trace in the ledger.
  /// - Parameters:
  ///   - count: The stocktake.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The count as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, illegalStep, keyReused.
  @discardableResult
  public func cancel(
    count: String,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Count {
    var writer = MemberWriter()
    writer.put("count", count)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.counts.cancel", .write, writer)
  }

  /// Writes all counts of a company as a file or a text for spreadsheets and other programs; the oldest first. No import reads it.
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
    return try await caller.call("inventory.counts.export", .session, writer)
  }
}

/// Methods of inventory.loans.
public struct InventoryLoansMethods: Sendable {
  let caller: any CallSender

  /// Answers one loan.
  /// - Parameters:
  ///   - id: The record.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The loan as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> Loan {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.loans.get", .read, writer)
  }

  /// Lends something to a contact or to somebody of the company, or notes that it was borrowed.
  /// - Parameters:
  ///   - quantity: How much; more than 0.
  ///   - item: The item; it, or sku, must be given.
  ///   - sku: Its SKU; neither case nor spaces around it count.
  ///   - unit: The unit that it is given in; the item's own without it.
  ///   - lot: The lot, of an item whose lots are told apart; those that expire first without it.
  ///   - from: Where it lies, by its id, its code or its path; the item's location without it, else the company's main one.
  ///   - direction: in for what is borrowed from others, and is no stock; out without it.
  ///   - contact: Who gets it, or whose it is; it, or user, must be given.
  ///   - user: The same, for somebody of the company.
  ///   - dueAt: When it is to be back.
  ///   - lentAt: When it went, or came; now without it.
  ///   - note: What else is to be known.
  ///   - force: Whether it may take what is reserved for orders; for managers of the inventory.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The loan.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock, keyReused.
  @discardableResult
  public func create(
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    unit: String? = nil,
    lot: String? = nil,
    from: String? = nil,
    direction: LoanDirection? = nil,
    contact: String? = nil,
    user: String? = nil,
    dueAt: Date? = nil,
    lentAt: Date? = nil,
    note: String? = nil,
    force: Bool? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Loan {
    var writer = MemberWriter()
    writer.put("quantity", quantity)
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("unit", unit)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("from", from)
    writer.putIfGiven("direction", direction)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("user", user)
    writer.putIfGiven("dueAt", dueAt)
    writer.putIfGiven("lentAt", lentAt)
    writer.putIfGiven("note", note)
    writer.putIfGiven("force", force)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.loans.create", .write, writer)
  }

  /// Lists loans, newest first, page by page.
  /// - Parameters:
  ///   - item: Only loans of this item.
  ///   - contact: Only loans to or from this contact.
  ///   - user: Only loans to or from this user.
  ///   - direction: Only what was lent, or borrowed.
  ///   - status: Only loans of this status.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - sku: Its SKU, in item's place; neither case nor spaces around it count.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of loans.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    item: String? = nil,
    contact: String? = nil,
    user: String? = nil,
    direction: LoanDirection? = nil,
    status: LoanStatus? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    sku: String? = nil,
    company: String? = nil
  ) async throws -> LoanPage {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("user", user)
    writer.putIfGiven("direction", direction)
    writer.putIfGiven("status", status)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.loans.list", .read, writer)
  }

  /// Changes when a loan is to be back, or its note; another date is watched anew.
  /// - Parameters:
  ///   - id: The loan.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The loan after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: LoanTermsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Loan {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.loans.update", .write, writer)
  }

  /// Notes that a loan is back, or some of it.
  /// - Parameters:
  ///   - id: The loan.
  ///   - quantity: How much, in the item's own unit; all that is out without it.
  ///   - lot: Of which lot; the first that was lent without it.
  ///   - to: Where it lies now, by its id, its code or its path; where it lay without it.
  ///   - note: What is said of it in the ledger.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The loan as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, insufficientStock,
  /// keyReused.
  @discardableResult
  public func `return`(
    id: String,
    quantity: Decimal? = nil,
    lot: String? = nil,
    to: String? = nil,
    note: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Loan {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("quantity", quantity)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("to", to)
    writer.putIfGiven("note", note)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.loans.return", .write, writer)
  }

  /// Gives up a loan, or some of it: it is no stock any more.
  /// - Parameters:
  ///   - id: The loan.
  ///   - reason: Why, in the company's words.
  ///   - quantity: How much, in the item's own unit; all that is out without it.
  ///   - lot: Of which lot; the first that was lent without it.
  ///   - note: What is said of it in the ledger.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The loan as it is now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, insufficientStock,
  /// keyReused.
  @discardableResult
  public func lose(
    id: String,
    reason: String,
    quantity: Decimal? = nil,
    lot: String? = nil,
    note: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Loan {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("reason", reason)
    writer.putIfGiven("quantity", quantity)
    writer.putIfGiven("lot", lot)
    writer.putIfGiven("note", note)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.loans.lose", .write, writer)
  }

  /// Lists the loans that should be back, those that should be longest first, page by page.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of loans.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func overdue(
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> OverdueLoanPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.loans.overdue", .read, writer)
  }

  /// Writes all loans of a company as a file or a text for spreadsheets and other programs; the oldest first. No import reads it.
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
    return try await caller.call("inventory.loans.export", .session, writer)
  }
}
