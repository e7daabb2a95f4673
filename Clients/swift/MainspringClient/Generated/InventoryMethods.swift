// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The items that a company keeps in stock.
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

  /// Methods of inventory.suppliers.
  public var suppliers: InventorySuppliersMethods { InventorySuppliersMethods(caller: self.caller) }

  /// Methods of inventory.loans.
  public var loans: InventoryLoansMethods { InventoryLoansMethods(caller: self.caller) }
}

/// Methods of inventory.items.
public struct InventoryItemsMethods: Sendable {
  let caller: any CallSender

  /// Creates an item.
  /// - Parameters:
  ///   - sku: The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are
  ///   the same.
  ///   - name: The item's name.
  ///   - unit: The unit of the item's quantities, such as piece, kg or m.
  ///   - description: A description of the item.
  ///   - units: Other units in which quantities may be given, such as a box of 12 pieces.
  ///   - purchaseUnit: The unit in which the item is bought, which must be one of `units`. Default: the item's own
  ///   unit.
  ///   - salesUnit: The unit in which the item is sold, which must be one of `units`. Default: the item's own unit.
  ///   - category: The item's category. An item has at most one.
  ///   - tags: Further words by which the item can be found.
  ///   - barcodes: The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of
  ///   printable ASCII characters without spaces.
  ///   - manufacturer: The item's manufacturer.
  ///   - minStock: The minimum stock, in the item's own unit. The item is low if its projected stock is below this
  ///   quantity. `null` counts as 0.
  ///   - reorderQuantity: The least quantity to order when the item is low, in the item's own unit; more than 0. `null`
  ///   for no least quantity.
  ///   - location: The id of the location where the item usually lies. Methods use it if a request names no location.
  ///   `null` for none: then methods use the company's main location.
  ///   - price: The selling price of one of the item's own units.
  ///   - cost: The cost of one of the item's own units, for managers of the inventory only.
  ///   - condition: The condition of the item: new, used, refurbished or damaged; `null` if it is not recorded.
  ///   - custom: The company's own fields: at most 50 names, each with a text, a number, a boolean or `null`.
  ///   - archived: `true` if the item is no longer in use.
  ///   - trackBatch: `true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot or
  ///   other record refers to the item.
  ///   - trackSerial: `true` if each piece has a serial number. It can change only while no ledger entry, lot or other
  ///   record refers to the item.
  ///   - supplier: The id of the contact from which the item is usually bought: its preferred supplier in
  ///   inventory.suppliers. The contact must be of the kind supplier. A contact that does not supply the item yet
  ///   becomes one of its suppliers.
  ///   - supplierSku: The preferred supplier's own SKU for the item.
  ///   - taxRate: The tax rate in percent of new lines with the item, with at most 3 decimals. `null` for none.
  ///   - taxCategory: The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if
  ///   the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside
  ///   the scope of the tax. Default: S for a rate above 0, and else Z.
  ///   - kind: The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of
  ///   other items by a bill of materials; its components are reserved and shipped. Default: stocked. It can change
  ///   only while no ledger entry, lot, loan, or open order, purchase or build refers to the item.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new item.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate,
  /// keyReused.
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
    taxRate: Decimal? = nil,
    taxCategory: ItemTaxCategory? = nil,
    kind: ItemKind? = nil,
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
    writer.putIfGiven("taxRate", taxRate)
    writer.putIfGiven("taxCategory", taxCategory)
    writer.putIfGiven("kind", kind)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.items.create", .write, writer)
  }

  /// Lists the changes of an item, newest first, one page at a time. A deleted record still has a history.
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
    return try await caller.call("inventory.items.history", .read, writer)
  }

  /// Returns the item with the given id or SKU.
  /// - Parameters:
  ///   - id: The id of the item. Either `id` or `sku` must be given, not both.
  ///   - sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The current state of the item.
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

  /// Lists items, newest first or in another order, one page at a time. To find the items that match some words best,
  /// use inventory.items.search.
  /// - Parameters:
  ///   - text: Words to search for. An item is listed if each word is the beginning of one of its words. Case and
  ///   accents are ignored.
  ///   - category: A category, to list only its items. Case and surrounding spaces are ignored.
  ///   - archived: `true` to list only archived items. Default: only items that are not archived.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - tag: A tag, to list only items with it. Case and surrounding spaces are ignored.
  ///   - order: The order of the list. newest: the newest items first. name: by name, from A to Z. sku: by SKU.
  ///   updated: the last changed items first. Default: `newest`.
  ///   - manufacturer: A manufacturer, to list only its items. Case and surrounding spaces are ignored.
  ///   - condition: A condition, to list only items in it.
  ///   - flagged: `true` to list only items that need attention, `false` to leave these items out. Default: all items.
  ///   - location: The id, code or path of a location, to list only items whose own location it is.
  ///   - level: The state of the stock, to list only items in it. low: the projected stock is below minStock or below
  ///   zero. out: no stock is available. negative: the quantity in some location is below zero.
  ///   - custom: Custom fields with their values, to list only items that have all of them.
  ///   - updatedSince: An instant, to list only items that were created or changed then or later.
  ///   - supplier: The id of a contact, to list only items that it supplies.
  ///   - levels: `true` to add the stock of each item, in the member `level`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of items. A page may have fewer items than `limit` although more items follow: continue until
  /// `next` is `null`.
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

  /// Finds the items that match some words best. If a search would take too long, only the newest items are ranked, and
  /// `partial` is `true`.
  /// - Parameters:
  ///   - text: Words to search for. Each must begin a word of the item. In a text that is written without spaces, such
  ///   as Japanese, any part is found. Case and accents are ignored.
  ///   - limit: The maximum number of items on the page. Default: 20.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - archived: `true` to list only archived items. Default: only items that are not archived.
  ///   - levels: `true` to add the stock of each item, in the member `level`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of items, best match first.
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

  /// Lists the items that have a barcode, newest first, one page at a time. Use scan.resolve instead if the code may
  /// belong to another kind of record.
  /// - Parameters:
  ///   - barcode: The barcode, as it is stored or as a scanner reports it. All forms of the code are found: a UPC-A, a
  ///   UPC-E and an EAN-13 code of the same product are equal.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - archived: `true` to list only archived items. Default: only items that are not archived.
  ///   - levels: `true` to add the stock of each item, in the member `level`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of items. A page may be empty although more items follow: continue until `next` is `null`.
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

  /// Changes the given members of the item with the given id or SKU. Other members keep their values.
  /// - Parameters:
  ///   - changes: The members to change, with their new values.
  ///   - id: The id of the item. Either `id` or `sku` must be given, not both.
  ///   - sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The item after the change. If nothing differs, it is returned as it was.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// duplicate, inUse, keyReused.
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

  /// Changes the given members of the item with this SKU, or creates the item if there is none. Use it to copy items
  /// from another system.
  /// - Parameters:
  ///   - sku: The item's SKU. Case and surrounding spaces are ignored.
  ///   - changes: The members to set, with their values. For a new item, `name` and `unit` must be given, and `sku`
  ///   must be left out or be the same as the parameter `sku`.
  ///   - expect: The version that the item must have. If the item has another version, the request fails with
  ///   `conflict`; if there is no item, with `notFound`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The item, as it was changed or created. A new item has the version 1.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// duplicate, inUse, keyReused.
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

  /// Deletes the item with the given id or SKU. An item that is in use, for example in stock or on an order, can only
  /// be archived.
  /// - Parameters:
  ///   - id: The id of the item. Either `id` or `sku` must be given, not both.
  ///   - sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted item.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, inUse,
  /// keyReused.
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

  /// Returns the data of a page about one item in one reply: its stock levels, its open orders, purchases and builds,
  /// and its latest changes.
  /// - Parameters:
  ///   - id: The id of the item. Either `id` or `sku` must be given, not both.
  ///   - sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The item, its stock and orders.
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

  /// Marks an item as needing attention, with a reason, so that lists can show it. Without a reason, the mark is
  /// removed.
  /// - Parameters:
  ///   - id: The id of the item. Either `id` or `sku` must be given, not both.
  ///   - reason: The reason why the item needs attention, in the company's words. If `null` or left out, the mark is
  ///   removed.
  ///   - sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The item after the change. If the item has this reason already, it is returned as it was.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
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

  /// Returns up to 200 items, named by their SKUs, their barcodes or their ids. Archived items are included. Exactly
  /// one of `skus`, `barcodes` and `ids` must be given.
  /// - Parameters:
  ///   - skus: The SKUs of the items. Exactly one of `skus`, `barcodes` and `ids` must be given. Case and surrounding
  ///   spaces are ignored.
  ///   - barcodes: The barcodes of the items, as a scanner reports them, in any form of each code. Exactly one of
  ///   `skus`, `barcodes` and `ids` must be given.
  ///   - ids: The ids of the items. Exactly one of `skus`, `barcodes` and `ids` must be given.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The items in the order of the request. An unknown item is `null`.
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

  /// Exports all items of a company, including archived items, as a file or a text that the import method reads. The
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
    return try await caller.call("inventory.items.export", .session, writer)
  }

  /// Imports items from a file or a text in the form that the export method writes. If a row is refused, the other rows
  /// are still imported, unless the import is `atomic`. The rows are stored in several writes. After an interruption, a
  /// repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key imports all rows
  /// again.
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
    return try await caller.call("inventory.items.import", .write, writer)
  }
}

/// Methods of inventory.categories.
public struct InventoryCategoriesMethods: Sendable {
  let caller: any CallSender

  /// Lists the categories of items by name, with the number of items in each, one page at a time.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of categories, each with its number of items.
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

  /// Renames a category in all items that have it, including archived items. If the new name exists already, the two
  /// categories become one. The renaming is stored in several writes: if it is interrupted, repeat the request to
  /// change the remaining items.
  /// - Parameters:
  ///   - from: The category to rename. Case and surrounding spaces are ignored.
  ///   - to: The new name of the category, in the spelling that the items get.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The number of changed items. The core answers other requests during the renaming.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
  /// requestCancelled, keyReused.
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

  /// Lists the tags of items by name, with the number of items with each, one page at a time.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of tags, each with its number of items.
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

  /// Renames a tag in all items that have it, including archived items. If the new name exists already, the two tags
  /// become one. The renaming is stored in several writes: if it is interrupted, repeat the request to change the
  /// remaining items.
  /// - Parameters:
  ///   - from: The tag to rename. Case and surrounding spaces are ignored.
  ///   - to: The new name of the tag, in the spelling that the items get.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The number of changed items. The core answers other requests during the renaming.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
  /// requestCancelled, keyReused.
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

  /// Exports all entries of a company as a file or a text for spreadsheets and other programs. The oldest come first.
  /// There is no import for this file.
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
    return try await caller.call("inventory.entries.export", .session, writer)
  }
}

/// Methods of inventory.locations.
public struct InventoryLocationsMethods: Sendable {
  let caller: any CallSender

  /// Creates a location.
  /// - Parameters:
  ///   - name: The location's name.
  ///   - code: The code on the location's label, unique in the company. Codes that differ only in the case of the
  ///   letters A to Z are the same.
  ///   - parent: The id of the location that contains this location; `null` if no location does.
  ///   - structural: `true` if the location only contains other locations, and can hold no stock itself.
  ///   - kind: The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between
  ///   two places. loan: its stock is lent. scrap: its stock is no longer fit for use.
  ///   - barcode: The barcode on the location's label; `null` if there is none.
  ///   - address: The postal address of the location.
  ///   - note: A free text about the location.
  ///   - archived: `true` if the location is no longer in use. An archived location cannot receive stock.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new location.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate,
  /// keyReused.
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

  /// Returns the location with the given id.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The location.
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

  /// Lists locations, newest first, one page at a time.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
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

  /// Changes the given members of a location. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The location after the change. If no given member has a new value, the record does not change, and
  /// keeps its version.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// duplicate, inUse, keyReused.
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
  ///   - id: The id of the record.
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
    return try await caller.call("inventory.locations.delete", .write, writer)
  }

  /// Moves a location, with its stock and all locations in it, into another location.
  /// - Parameters:
  ///   - id: The id of the location to move.
  ///   - parent: The id, code or path of the location that will contain the moved location. If `null` or left out, no
  ///   location will contain it.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The location after the move.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
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

  /// Returns the company's locations as a tree, for showing them in an outline.
  /// - Parameters:
  ///   - root: The id, code or path of the location at the top of the tree. If it is left out, all trees are returned.
  ///   - depth: The number of levels below the root to return. Default: all levels.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The tree: a list in which each location comes before the locations within it.
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

  /// Exports all locations of a company, including archived locations, as a file or a text that the import method
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
    return try await caller.call("inventory.locations.export", .session, writer)
  }

  /// Imports locations from a file or a text in the form that the export method writes. If a row is refused, the other
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
    return try await caller.call("inventory.locations.import", .write, writer)
  }
}

/// Methods of inventory.lots.
public struct InventoryLotsMethods: Sendable {
  let caller: any CallSender

  /// Creates a lot.
  /// - Parameters:
  ///   - item: The id of the lot's item. It cannot be changed.
  ///   - batch: The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must
  ///   be given; for an item without batches, it must be left out.
  ///   - serial: The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have
  ///   serial numbers, it must be given; for other items, it must be left out.
  ///   - expiry: The last day on which the lot is good; `null` if it does not expire.
  ///   - manufacturedAt: The day on which the lot was made.
  ///   - supplierLot: The supplier's own name for the lot.
  ///   - status: The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers
  ///   can set the status `destroyed` or `lost`.
  ///   - note: A free text about the lot.
  ///   - archived: `true` if the lot is no longer in use. An archived lot cannot receive stock.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new lot.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate,
  /// keyReused.
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

  /// Returns the lot with the given id.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The lot.
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

  /// Changes the given members of a lot. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The lot after the change. If no given member has a new value, the record does not change, and keeps its
  /// version.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// duplicate, inUse, keyReused.
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
  ///   - id: The id of the record.
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
    return try await caller.call("inventory.lots.delete", .write, writer)
  }

  /// Lists the changes of a lot, newest first, one page at a time. A deleted record still has a history.
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
    return try await caller.call("inventory.lots.history", .read, writer)
  }

  /// Lists lots with the quantity on hand of each, newest first, one page at a time. A lot is a batch of an item, or
  /// one piece with a serial number.
  /// - Parameters:
  ///   - item: The id of an item, to list only its lots.
  ///   - status: The status of lots, to list only lots with this status.
  ///   - archived: `true` to list only archived lots. Default: only lots that are not archived.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of lots, each with its item's names and its quantity on hand.
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

  /// Moves a part of a lot's stock in one location into one or more new lots. The new lots have the expiry and the
  /// status of the old one. The total quantity stays the same.
  /// - Parameters:
  ///   - lot: The id of the lot to split. It must be a batch, not a single piece.
  ///   - quantity: The quantity to split off, in the item's own unit; more than 0, at most 1,000,000,000.
  ///   - location: The location, by its id, code or path. Default: the item's own location, or else the company's main
  ///   location.
  ///   - batch: The batch of the new lot. Either `batch` or `serials` must be given. With `serials`, the batch of all
  ///   new lots; without it, that of the old lot.
  ///   - serials: The serial numbers of the new lots, one lot for each number, exactly as many as the quantity.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The posted entries, whose quantities sum to 0, and the resulting level of each lot.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate,
  /// insufficientStock, keyReused.
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

  /// Moves the stock of several lots into one lot, in all locations. All lots must have the same item, status and
  /// expiry. The merged lots are archived; the total quantity stays the same.
  /// - Parameters:
  ///   - lots: The ids of the lots to merge. They must be batches, not single pieces.
  ///   - into: The id of the lot that receives the stock of the others. It must be a batch.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The posted entries, whose quantities sum to 0, and the resulting level of each lot.
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

  /// Returns the lots from which a lot was made, and the lots that were made from it, on all levels. Each has the ids
  /// of the orders that were shipped with it. Use it for a recall. Lots are related by builds, splits and merges.
  /// - Parameters:
  ///   - lot: The id of the lot.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The lot, the lots from which it was made, and the lots that were made from it.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func genealogy(
    lot: String,
    company: String? = nil
  ) async throws -> LotGenealogy {
    var writer = MemberWriter()
    writer.put("lot", lot)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.lots.genealogy", .read, writer)
  }

  /// Exports all lots of a company, including archived lots, as a file or a text that the import method reads. The
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
    return try await caller.call("inventory.lots.export", .session, writer)
  }

  /// Imports lots from a file or a text in the form that the export method writes. If a row is refused, the other rows
  /// are still imported, unless the import is `atomic`. The rows are stored in several writes. After an interruption, a
  /// repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key imports all rows
  /// again.
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
    return try await caller.call("inventory.lots.import", .write, writer)
  }
}

/// Methods of inventory.stock.
public struct InventoryStockMethods: Sendable {
  let caller: any CallSender

  /// Adds bought goods to the stock when they arrive. If the goods belong to a purchase in the core, use
  /// purchases.receive instead.
  /// - Parameters:
  ///   - quantity: The quantity, in `unit`; more than 0.
  ///   - item: The id of the item. Either `item` or `sku` must be given.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - unit: The unit of the quantity. Default: the item's own unit.
  ///   - lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
  ///   Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
  ///   count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and
  ///   `serials`, the lots that expire first are taken.
  ///   - batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
  ///   - serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
  ///   - location: The location that receives the stock, by its id, code or path. Default: the item's own location, or
  ///   else the company's main location.
  ///   - unitCost: The cost of one of the item's own units. Only managers of the inventory may give it.
  ///   - reason: The reason, in the company's words.
  ///   - note: A free text.
  ///   - effectiveAt: The instant at which the movement happened; not in the future. If it is left out, the movement
  ///   happens now. Only managers may give an instant that is more than 24 hours ago.
  ///   - expiry: The last day on which a new lot is good.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The posted entries and the resulting stock levels.
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

  /// Removes stock that the company has used up itself. For sold goods, ship an order instead.
  /// - Parameters:
  ///   - quantity: The quantity, in `unit`; more than 0.
  ///   - item: The id of the item. Either `item` or `sku` must be given.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - unit: The unit of the quantity. Default: the item's own unit.
  ///   - lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
  ///   Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
  ///   count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and
  ///   `serials`, the lots that expire first are taken.
  ///   - batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
  ///   - serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
  ///   - location: The location that the stock leaves, by its id, code or path. Default: the item's own location, or
  ///   else the company's main location.
  ///   - reason: The reason, in the company's words.
  ///   - note: A free text.
  ///   - effectiveAt: The instant at which the movement happened; not in the future. If it is left out, the movement
  ///   happens now. Only managers may give an instant that is more than 24 hours ago.
  ///   - force: `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may
  ///   set it.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The posted entries and the resulting stock levels.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock,
  /// keyReused.
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

  /// Moves stock from one location to another location of the company.
  /// - Parameters:
  ///   - quantity: The quantity, in `unit`; more than 0.
  ///   - item: The id of the item. Either `item` or `sku` must be given.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - unit: The unit of the quantity. Default: the item's own unit.
  ///   - lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
  ///   Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
  ///   count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and
  ///   `serials`, the lots that expire first are taken.
  ///   - batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
  ///   - serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
  ///   - from: The location that the stock leaves, by its id, code or path. Default: the item's own location, or else
  ///   the company's main location.
  ///   - to: The location that receives the stock, by its id, code or path. Default: the item's own location, or else
  ///   the company's main location.
  ///   - reason: The reason, in the company's words.
  ///   - note: A free text.
  ///   - effectiveAt: The instant at which the movement happened; not in the future. If it is left out, the movement
  ///   happens now. Only managers may give an instant that is more than 24 hours ago.
  ///   - force: `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may
  ///   set it.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The posted entries and the resulting stock levels.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock,
  /// keyReused.
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

  /// Records returned goods: goods that a customer brings back, with or without an order line, or goods that go back to
  /// a supplier.
  /// - Parameters:
  ///   - direction: The direction of the return. fromCustomer: a customer returned the goods. toSupplier: the goods are
  ///   returned to a supplier.
  ///   - quantity: The quantity, in `unit`; more than 0.
  ///   - item: The id of the item. Either `item` or `sku` must be given.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - unit: The unit of the quantity. Default: the item's own unit.
  ///   - lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
  ///   Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
  ///   count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and
  ///   `serials`, the lots that expire first are taken.
  ///   - batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
  ///   - serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
  ///   - location: The location that receives the goods, or that they leave, by its id, code or path. Default: the
  ///   item's own location, or else the company's main location.
  ///   - reason: The reason, in the company's words.
  ///   - note: A free text.
  ///   - effectiveAt: The instant at which the movement happened; not in the future. If it is left out, the movement
  ///   happens now. Only managers may give an instant that is more than 24 hours ago.
  ///   - force: `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may
  ///   set it.
  ///   - condition: The condition of the goods. ok: they can be sold. returned: they must be inspected first. Goods of
  ///   a batch are put into a separate lot with the status `returned`. A piece with a serial number stays in its lot,
  ///   whose status becomes `returned`. Default: `ok`.
  ///   - orderLine: For a return from a customer: the id of the order line whose goods come back. `quantity` must be at
  ///   most the quantity that was shipped and not yet returned. The return is also recorded in the order.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The posted entry, or one entry for each lot, and the resulting stock levels of the item.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock,
  /// seriesUnconfirmed, keyReused.
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

  /// Corrects the quantity of an item in a location, by a difference or to a new quantity. Use it for goods that were
  /// found, lost or damaged. A reason must be given.
  /// - Parameters:
  ///   - item: The id of the item. Either `item` or `sku` must be given.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - by: The difference, in `unit`; negative for less stock. Either `by` or `to` must be given, not both.
  ///   - to: The quantity in the location after the correction, in `unit`. Either `by` or `to` must be given, not both.
  ///   - unit: The unit of `by` or `to`. Default: the item's own unit.
  ///   - location: The location, by its id, code or path. Default: the item's own location, or else the company's main
  ///   location.
  ///   - lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
  ///   Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
  ///   count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and
  ///   `serials`, the lots that expire first are taken.
  ///   - batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
  ///   - serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
  ///   - reason: The reason, in the company's words.
  ///   - note: A free text.
  ///   - effectiveAt: The instant at which the movement happened; not in the future. If it is left out, the movement
  ///   happens now. Only managers may give an instant that is more than 24 hours ago.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The posted entry and the resulting stock levels.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock,
  /// keyReused.
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

  /// Cancels a transaction of the ledger, by posting entries with the opposite quantities. Use it for a movement that
  /// was posted by mistake.
  /// - Parameters:
  ///   - transaction: The id of the transaction to reverse, from the reply of the method that posted it.
  ///   - reason: The reason for the reversal, in the company's words.
  ///   - note: A free text about the reversal.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The entries that reverse the transaction, and the resulting stock levels.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock,
  /// alreadyReversed, keyReused.
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

  /// Posts several movements in one step. If one of them fails, none is posted. Use it to record a delivery of many
  /// items.
  /// - Parameters:
  ///   - entries: The movements, in the order in which they are posted.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: All posted entries, and the resulting stock levels of the moved items.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock,
  /// keyReused.
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

  /// Lists stock levels: how much of an item is on hand and available. Sorted by item id, one page at a time. `limit`
  /// is the largest number of levels, and also the largest number of items that are examined for a page. Items that
  /// never had stock are listed only if `items` or `skus` names them. `inventory.items.list` with `levels: true` lists
  /// all items with their stock.
  /// - Parameters:
  ///   - items: The ids of the items whose levels are listed. Without `items` and `skus`, all items that ever had stock
  ///   are listed.
  ///   - location: The id, code or path of a location, to list only stock in this location.
  ///   - includeSub: `true` to include stock in the locations within this location. Default: `false`.
  ///   - by: The grouping of the levels. item: one level for each item. location: one level for each item and location
  ///   with stock. lot: one level for each item, location and lot. Default: `item`.
  ///   - at: An instant, to list the levels at that time: only movements that happened until then are counted. Whether
  ///   stock is available is decided by the present kinds of locations and statuses of lots. With `at`, either `items`
  ///   or `skus` must be given. Without `at`, the present instant.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - skus: The SKUs of the items whose levels are listed. If `skus` is given, `items` must be left out.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of stock levels, sorted by item id.
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

  /// Lists the items whose projected stock is below their `minStock`, or below zero, to find out what to order. Items
  /// with the largest lacking quantity come first.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of items with their lacking quantities.
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

  /// Lists the locations and lots with less than zero on hand, sorted by item id, one page at a time. A negative
  /// quantity often means that a receipt was not posted.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of stock levels, each with a negative quantity on hand.
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

  /// Lists the entries of the ledger, newest first, one page at a time. Use it to see when and why stock has changed.
  /// - Parameters:
  ///   - item: The id of an item, to list only its entries.
  ///   - location: The id, code or path of a location, to list only its entries.
  ///   - type: The type of movement, to list only entries of this type.
  ///   - from: The earliest instant: only movements that happened then or later are listed.
  ///   - to: The latest instant: only movements that happened then or earlier are listed.
  ///   - lot: The id of a lot, to list only its entries.
  ///   - order: The id of an order or purchase, to list only entries that were posted for it.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - transaction: The id of a transaction, to list only its entries.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - count: The id of a stocktake, to list only entries that it posted. It can't be combined with `transaction`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of ledger entries, newest first.
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

  /// Lists the lots in stock that will expire soon or have expired, one page at a time. Lots with the earliest expiry
  /// come first.
  /// - Parameters:
  ///   - days: The number of days within which a listed lot expires, counted from today. Default: the company's setting
  ///   `expiryDays`.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of lots, each with its quantity on hand.
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

  /// Lists the stock alerts, newest first, one page at a time. An alert reports, for example, that an item is low or
  /// that a lot expires. Each alert was also sent as an event.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of alerts, newest first.
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

  /// Computes the stored stock sums of all items again, from the ledger and from open orders, purchases and builds.
  /// Wrong sums are corrected. The core also does this once a week in idle moments, so a call is rarely needed.
  /// - Parameters:
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The corrected items. The core also adds an alert for each of them. It answers other requests during the
  /// calculation.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
  /// requestCancelled, keyReused.
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

  /// Exports all stock of a company, including archived stock, as a file or a text that the import method reads. The
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
    return try await caller.call("inventory.stock.export", .session, writer)
  }

  /// Imports stock from a file or a text in the form that the export method writes. If a row is refused, the other rows
  /// are still imported, unless the import is `atomic`. The rows are stored in several writes. After an interruption, a
  /// repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key imports all rows
  /// again.
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
    return try await caller.call("inventory.stock.import", .write, writer)
  }
}

/// Methods of inventory.counts.
public struct InventoryCountsMethods: Sendable {
  let caller: any CallSender

  /// Returns the count with the given id.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The count.
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

  /// Begins a stocktake of all stock, or only of a location, a category or some items. Record the counted quantities
  /// with inventory.counts.record.
  /// - Parameters:
  ///   - name: The stocktake's name.
  ///   - scope: The stock to be counted. Default: all of the company's stock.
  ///   - blind: `true` to hide the expected quantities from the people who count, so that they count without a hint.
  ///   Managers see these quantities. Default: `false`.
  ///   - note: A free text about the stocktake.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new stocktake, with the status `open`.
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

  /// Lists stocktakes, newest first, one page at a time.
  /// - Parameters:
  ///   - status: The status of stocktakes, to list only stocktakes with this status.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of stocktakes.
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

  /// Records the counted quantity of an item in a location. If the same item, location and lot was counted before in
  /// this stocktake, the new count is used. The earlier line stays stored, but is no longer listed.
  /// - Parameters:
  ///   - count: The id of the stocktake.
  ///   - quantity: The counted quantity, in `unit`; 0 if the location has no stock of the item.
  ///   - item: The id of the item. Either `item` or `sku` must be given.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - unit: The unit of the quantity. Default: the item's own unit.
  ///   - location: The location, by its id, code or path. Default: the item's own location, or else the company's main
  ///   location.
  ///   - lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
  ///   Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
  ///   count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch` and
  ///   `serials`, the lots that expire first are taken.
  ///   - batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
  ///   - serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The recorded line. `expected` is `null` if the caller may not see it, because the stocktake is blind.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep,
  /// limitReached, keyReused.
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

  /// Lists the counted quantities of a stocktake, one for each item, location and lot, one page at a time. They are
  /// sorted by the ids of item, location and lot.
  /// - Parameters:
  ///   - count: The id of the stocktake.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of lines, each with a counted quantity.
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

  /// Lists the stock in the stocktake's scope that was not counted yet, so that nothing is forgotten. Posting the
  /// stocktake leaves this stock unchanged. The stock is sorted by the ids of item, location and lot, one page at a
  /// time. Lent stock is not listed. A page may have fewer entries than `limit` although more follow: continue until
  /// `next` is `null`.
  /// - Parameters:
  ///   - count: The id of the stocktake.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of stock that was not counted.
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

  /// Ends the counting of a stocktake, so that a manager can review its differences before they are posted.
  /// - Parameters:
  ///   - count: The id of the stocktake.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The stocktake, with the status `review`.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, keyReused.
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

  /// Reopens a stocktake that is in review, so that more quantities can be counted.
  /// - Parameters:
  ///   - count: The id of the stocktake.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The stocktake, with the status `open`.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, keyReused.
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

  /// Corrects the ledger: posts the differences between counted and expected quantities, in one transaction. The
  /// stocktake must be in review. Stock in the scope that was not counted stays unchanged. If no quantity differs, no
  /// entry is posted.
  /// - Parameters:
  ///   - count: The id of the stocktake.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The posted stocktake.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, insufficientStock, keyReused.
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

  /// Cancels a stocktake: it ends, and nothing is posted to the ledger. A posted stocktake can't be cancelled.
  /// - Parameters:
  ///   - count: The id of the stocktake.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The cancelled stocktake.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, keyReused.
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

  /// Exports all counts of a company as a file or a text for spreadsheets and other programs. The oldest come first.
  /// There is no import for this file.
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
    return try await caller.call("inventory.counts.export", .session, writer)
  }
}

/// Methods of inventory.suppliers.
public struct InventorySuppliersMethods: Sendable {
  let caller: any CallSender

  /// Creates an item supplier.
  /// - Parameters:
  ///   - item: The id of the item. It cannot be changed.
  ///   - contact: The id of the contact that supplies the item. The contact must be of the kind `supplier`.
  ///   - sku: The supplier's own SKU for the item.
  ///   - packUnit: The unit that the supplier sells: the item's own unit, or one of its `units`. Default: the item's
  ///   `purchaseUnit`, or else its own unit.
  ///   - minOrder: The smallest quantity that can be ordered, in the unit that the supplier sells. More than 0.
  ///   - leadDays: The number of days from an order to the arrival of the goods, at most 3650.
  ///   - preferred: `true` for the supplier from which the item is usually bought. An item has at most one. The item's
  ///   `supplier` and `supplierSku` are always the contact and the SKU of its preferred supplier.
  ///   - breaks: The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see
  ///   and set them.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new item supplier.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate,
  /// keyReused.
  @discardableResult
  public func create(
    item: String,
    contact: String,
    sku: String? = nil,
    packUnit: String? = nil,
    minOrder: Decimal? = nil,
    leadDays: Int? = nil,
    preferred: Bool? = nil,
    breaks: [PriceBreakInput]? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ItemSupplier {
    var writer = MemberWriter()
    writer.put("item", item)
    writer.put("contact", contact)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("packUnit", packUnit)
    writer.putIfGiven("minOrder", minOrder)
    writer.putIfGiven("leadDays", leadDays)
    writer.putIfGiven("preferred", preferred)
    writer.putIfGiven("breaks", breaks)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.suppliers.create", .write, writer)
  }

  /// Returns the item supplier with the given id.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The item supplier.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> ItemSupplier {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.suppliers.get", .read, writer)
  }

  /// Changes the given members of an item supplier. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The item supplier after the change. If no given member has a new value, the record does not change, and
  /// keeps its version.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// duplicate, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: ItemSupplierDetailsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ItemSupplier {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("inventory.suppliers.update", .write, writer)
  }

  /// Deletes an item supplier.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted record.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
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
    return try await caller.call("inventory.suppliers.delete", .write, writer)
  }

  /// Lists the changes of an item supplier, newest first, one page at a time. A deleted record still has a history.
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
    return try await caller.call("inventory.suppliers.history", .read, writer)
  }

  /// Lists the suppliers of items, newest first, one page at a time. Use it to see where an item can be bought, or what
  /// a contact supplies.
  /// - Parameters:
  ///   - item: The id of an item, to list only its suppliers.
  ///   - contact: The id of a contact, to list only the items that it supplies.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of suppliers, newest first.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    item: String? = nil,
    contact: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    sku: String? = nil,
    company: String? = nil
  ) async throws -> ItemSupplierPage {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("company", company)
    return try await caller.call("inventory.suppliers.list", .read, writer)
  }

  /// Exports all suppliers of a company, including archived suppliers, as a file or a text that the import method
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
    return try await caller.call("inventory.suppliers.export", .session, writer)
  }

  /// Imports suppliers from a file or a text in the form that the export method writes. If a row is refused, the other
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
    return try await caller.call("inventory.suppliers.import", .write, writer)
  }
}

/// Methods of inventory.loans.
public struct InventoryLoansMethods: Sendable {
  let caller: any CallSender

  /// Returns the loan with the given id.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The loan.
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

  /// Lends goods to a contact or to a user of the company, or records that goods were borrowed from one. Record the end
  /// of the loan with inventory.loans.return or inventory.loans.lose.
  /// - Parameters:
  ///   - quantity: The quantity to lend or borrow, in `unit`; more than 0, at most 1,000,000,000.
  ///   - item: The id of the item. Either `item` or `sku` must be given.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - unit: The unit of the quantity. Default: the item's own unit.
  ///   - lot: The id of the lot to lend, for an item that is tracked by lots. If it is left out, the lots that expire
  ///   first are lent. Must be left out for borrowed goods.
  ///   - from: The location from which the goods are lent, by its id, code or path. Default: the item's own location,
  ///   or else the company's main location. Must be left out for borrowed goods.
  ///   - direction: The direction of the loan. out: lent to others. in: borrowed from others; these goods do not count
  ///   as stock. Default: `out`.
  ///   - contact: The id of the contact who borrows the goods, or who owns the goods if `direction` is `in`. Either
  ///   `contact` or `user` must be given, not both.
  ///   - user: The id of the user of the company who borrows the goods, or who owns the goods if `direction` is `in`.
  ///   Either `contact` or `user` must be given, not both.
  ///   - dueAt: The instant by which the goods are to be returned. If it is left out, the loan has no due date and is
  ///   never overdue.
  ///   - lentAt: The instant at which the goods were lent or borrowed, not in the future. Default: now.
  ///   - note: A free text about the loan.
  ///   - force: `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may
  ///   set it.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new loan.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, insufficientStock,
  /// keyReused.
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

  /// Lists loans, newest first, one page at a time. A loan is goods that were lent to others or borrowed from others.
  /// - Parameters:
  ///   - item: The id of an item, to list only its loans.
  ///   - contact: The id of a contact, to list only loans to or from this contact.
  ///   - user: The id of a user, to list only loans to or from this user.
  ///   - direction: The direction of loans, to list only these. out: goods that were lent. in: goods that were
  ///   borrowed.
  ///   - status: The status of loans, to list only loans with this status.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of loans, newest first.
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

  /// Changes the due date or the note of a loan. A loan with a new due date can become overdue again.
  /// - Parameters:
  ///   - id: The id of the loan.
  ///   - changes: The members to change, with their new values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The loan after the change. If nothing differs, the loan is returned as it was.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
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

  /// Records that goods of a loan were returned: all that are still outstanding, or a part. Returned goods that were
  /// lent are added to the stock of a location.
  /// - Parameters:
  ///   - id: The id of the loan.
  ///   - quantity: The returned quantity, in the item's own unit; more than 0. Default: all that is still outstanding.
  ///   - lot: The id of the lot that was returned. If it is left out, the lots are used in the order in which they were
  ///   lent.
  ///   - to: The location that receives the returned goods, by its id, code or path. Default: the location from which
  ///   they were lent. Must be left out for borrowed goods.
  ///   - note: A free text for the ledger entry.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The loan with its new quantities and status.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// insufficientStock, keyReused.
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

  /// Reports goods of a loan as lost: all that are still outstanding, or a part. Lost goods no longer count as stock.
  /// - Parameters:
  ///   - id: The id of the loan.
  ///   - reason: The reason for the loss, in the company's words.
  ///   - quantity: The lost quantity, in the item's own unit; more than 0. Default: all that is still outstanding.
  ///   - lot: The id of the lot that was lost. If it is left out, the lots are used in the order in which they were
  ///   lent.
  ///   - note: A free text for the ledger entry.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The loan with its new quantities and status.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// insufficientStock, keyReused.
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

  /// Lists overdue loans, one page at a time. The loans that have been overdue for the longest time come first.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of overdue loans, with the names of their items and contacts.
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

  /// Exports all loans of a company as a file or a text for spreadsheets and other programs. The oldest come first.
  /// There is no import for this file.
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
    return try await caller.call("inventory.loans.export", .session, writer)
  }
}
