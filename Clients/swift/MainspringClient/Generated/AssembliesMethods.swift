// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Bills of materials, and builds, which make items from components.
public struct AssembliesMethods: Sendable {
  let caller: any CallSender

  /// Methods of assemblies.boms.
  public var boms: AssembliesBomsMethods { AssembliesBomsMethods(caller: self.caller) }

  /// Methods of assemblies.builds.
  public var builds: AssembliesBuildsMethods { AssembliesBuildsMethods(caller: self.caller) }
}

/// Methods of assemblies.boms.
public struct AssembliesBomsMethods: Sendable {
  let caller: any CallSender

  /// Returns the bom with the given id.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The bom.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> Bom {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("assemblies.boms.get", .read, writer)
  }

  /// Deletes a bom.
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
    return try await caller.call("assemblies.boms.delete", .write, writer)
  }

  /// Lists the changes of a bom, newest first, one page at a time. A deleted record still has a history.
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
    return try await caller.call("assemblies.boms.history", .read, writer)
  }

  /// Creates a bill of materials: the components from which an item is made. It becomes the item's active one unless
  /// `active` is `false`.
  /// - Parameters:
  ///   - lines: The components of one run.
  ///   - item: The id of the item that is made. Either `item` or `sku` must be given, not both.
  ///   - sku: The SKU of the item that is made, instead of `item`.
  ///   - yield: The quantity of the item that one run makes, in the item's own unit. More than 0, at most
  ///   1,000,000,000. Default: 1.
  ///   - active: `false` for a bill of materials that builds must not use yet. Otherwise it becomes the item's active
  ///   one, and the former active one is deactivated.
  ///   - note: A free text, such as instructions.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new bill of materials.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func create(
    lines: [BOMLineInput],
    item: String? = nil,
    sku: String? = nil,
    yield: Decimal? = nil,
    active: Bool? = nil,
    note: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Bom {
    var writer = MemberWriter()
    writer.put("lines", lines)
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("yield", yield)
    writer.putIfGiven("active", active)
    writer.putIfGiven("note", note)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assemblies.boms.create", .write, writer)
  }

  /// Lists bills of materials, newest first, one page at a time. A bill of materials names the components of which an
  /// item is made.
  /// - Parameters:
  ///   - item: The id of an item, to list only bills of materials by which it is made.
  ///   - sku: The SKU of the item, instead of `item`.
  ///   - active: `true` to list only active bills of materials, `false` to list only inactive ones. Default: both.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of bills of materials, newest first.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    item: String? = nil,
    sku: String? = nil,
    active: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> BomPage {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("active", active)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("assemblies.boms.list", .read, writer)
  }

  /// Changes the given members of a bill of materials. Builds that were planned before keep their components.
  /// - Parameters:
  ///   - id: The id of the bill of materials.
  ///   - changes: The members to change, with their new values. `lines` replaces all lines.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The bill of materials after the change. If nothing differs, it is returned as it was, with the same
  /// version.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: BOMDraftChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Bom {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assemblies.boms.update", .write, writer)
  }

  /// Returns the components that a quantity of an item needs, on all levels: as a tree, and as a list of items with
  /// their stock. Use it before a build, to see what is lacking. Only active bills of materials are used.
  /// - Parameters:
  ///   - item: The id of the item to make. Either `item` or `sku` must be given, not both.
  ///   - sku: The SKU of the item to make, instead of `item`.
  ///   - quantity: The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000. Default: 1.
  ///   - levels: The number of levels of components to return, from 1 to 20. Default: 20.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The needed components, as a tree and as a list.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached.
  public func explode(
    item: String? = nil,
    sku: String? = nil,
    quantity: Decimal? = nil,
    levels: Int? = nil,
    company: String? = nil
  ) async throws -> BOMExplosion {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("quantity", quantity)
    writer.putIfGiven("levels", levels)
    writer.putIfGiven("company", company)
    return try await caller.call("assemblies.boms.explode", .read, writer)
  }

  /// Returns the lines of bills of materials that need an item, and the lines that need an item made of it, on up to 20
  /// levels. Use it before a component is changed or replaced.
  /// - Parameters:
  ///   - item: The id of the component. Either `item` or `sku` must be given, not both.
  ///   - sku: The SKU of the component, instead of `item`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The lines that need the item, and the lines that need an item made of it.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func whereUsed(
    item: String? = nil,
    sku: String? = nil,
    company: String? = nil
  ) async throws -> BOMUses {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("company", company)
    return try await caller.call("assemblies.boms.whereUsed", .read, writer)
  }

  /// Returns the cost of an item, computed from its active bill of materials and the average costs of the components.
  /// Use it to set a price.
  /// - Parameters:
  ///   - item: The id of the item that is made. Either `item` or `sku` must be given, not both.
  ///   - sku: The SKU of the item that is made, instead of `item`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The cost of one of the item's own units, and the cost of each component.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func cost(
    item: String? = nil,
    sku: String? = nil,
    company: String? = nil
  ) async throws -> BOMCost {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("company", company)
    return try await caller.call("assemblies.boms.cost", .read, writer)
  }

  /// Exports all boms of a company, including archived boms, as a file or a text that the import method reads. The
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
    return try await caller.call("assemblies.boms.export", .session, writer)
  }

  /// Imports boms from a file or a text in the form that the export method writes. If a row is refused, the other rows
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
    return try await caller.call("assemblies.boms.import", .write, writer)
  }
}

/// Methods of assemblies.builds.
public struct AssembliesBuildsMethods: Sendable {
  let caller: any CallSender

  /// Lists the changes of a build, newest first, one page at a time. A deleted record still has a history.
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
    return try await caller.call("assemblies.builds.history", .read, writer)
  }

  /// Plans a build, which makes a quantity of an item from its components. Components in stock are reserved for the
  /// build, and the quantity to make counts as on order. When goods were made, record them with
  /// assemblies.builds.complete.
  /// - Parameters:
  ///   - quantity: The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000.
  ///   - item: The id of the item to make. Either `item` or `sku` must be given, not both.
  ///   - sku: The SKU of the item to make, instead of `item`.
  ///   - bom: The id of the bill of materials. Default: the item's active one.
  ///   - location: The location that receives the goods, by its id, code or path. Default: the item's own location, or
  ///   else the company's main location.
  ///   - dueAt: The instant at which the goods are needed. Until they are made, stock levels show them as expected at
  ///   this instant (`incomingAt`).
  ///   - orderLine: The id of the order line for which the goods are made.
  ///   - note: A free text about the build.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new build, with its components and their stock.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
  /// keyReused.
  @discardableResult
  public func create(
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    bom: String? = nil,
    location: String? = nil,
    dueAt: Date? = nil,
    orderLine: String? = nil,
    note: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> BuildView {
    var writer = MemberWriter()
    writer.put("quantity", quantity)
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("bom", bom)
    writer.putIfGiven("location", location)
    writer.putIfGiven("dueAt", dueAt)
    writer.putIfGiven("orderLine", orderLine)
    writer.putIfGiven("note", note)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assemblies.builds.create", .write, writer)
  }

  /// Returns a build with its components, completions and steps. For each component, the reply has the lacking
  /// quantity, the stock in each location, and the quantity that is expected.
  /// - Parameters:
  ///   - id: The id of the build.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The build with its components, completions and steps.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> BuildView {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("assemblies.builds.get", .read, writer)
  }

  /// Lists builds, newest first, one page at a time. A build is a job that makes a quantity of an item from its
  /// components.
  /// - Parameters:
  ///   - item: The id of an item, to list only builds that make it.
  ///   - sku: The SKU of the item, instead of `item`.
  ///   - status: The status of builds, to list only builds with this status.
  ///   - orderLine: The id of an order line, to list only builds for it.
  ///   - dueBefore: An instant, to list only builds that are due before it.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of builds, newest first.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    item: String? = nil,
    sku: String? = nil,
    status: BuildStatus? = nil,
    orderLine: String? = nil,
    dueBefore: Date? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> BuildPage {
    var writer = MemberWriter()
    writer.putIfGiven("item", item)
    writer.putIfGiven("sku", sku)
    writer.putIfGiven("status", status)
    writer.putIfGiven("orderLine", orderLine)
    writer.putIfGiven("dueBefore", dueBefore)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("assemblies.builds.list", .read, writer)
  }

  /// Changes the given members of a build, such as its quantity. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the build.
  ///   - changes: The members to change, with their new values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The build after the change, with its components. If nothing differs, the build keeps its version.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: BuildDraftChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> BuildView {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assemblies.builds.update", .write, writer)
  }

  /// Deletes a planned build that has neither steps nor completions. Any other build can only be cancelled or
  /// completed.
  /// - Parameters:
  ///   - id: The id of the build.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted build.
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
    return try await caller.call("assemblies.builds.delete", .write, writer)
  }

  /// Changes the status of a build, for example to begin or cancel it. The components of a completed or cancelled build
  /// are no longer reserved.
  /// - Parameters:
  ///   - id: The id of the build.
  ///   - to: The new status.
  ///   - reason: The reason for the change, in the company's words.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The build after the step, with its components, completions and steps.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, keyReused.
  @discardableResult
  public func step(
    id: String,
    to: BuildStatus,
    reason: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> BuildView {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("to", to)
    writer.putIfGiven("reason", reason)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assemblies.builds.step", .write, writer)
  }

  /// Records that a build, or a part of it, was made. Takes the components from the stock, and adds the made goods to
  /// it, in one transaction.
  /// - Parameters:
  ///   - id: The id of the build.
  ///   - quantity: The quantity that was made, in the item's own unit; more than 0. Default: all that is left to make.
  ///   - consumed: The components whose quantity, location or lots differ from the usual ones. All other components are
  ///   taken in the quantities of the bill of materials, from their own locations, and from the lots that expire first.
  ///   - location: The location that receives the goods, by its id, code or path. Default: the build's location.
  ///   - batch: The batch of the made goods, for an item that is tracked by batch.
  ///   - serials: The serial numbers of the made pieces, one for each piece, for an item whose pieces have serial
  ///   numbers.
  ///   - expiry: The last day on which the made goods are good. For a newly created lot.
  ///   - extraCost: The cost of the whole quantity in addition to the components, such as wages. Only managers of the
  ///   inventory may give it.
  ///   - force: `true` to make more than the quantity left to make, and to take components that are reserved for orders
  ///   and other builds. Only managers of the inventory may set it.
  ///   - note: A free text about the completion.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The build after the completion, and the completion with the used and made lots.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// illegalStep, componentsShort, insufficientStock, keyReused.
  @discardableResult
  public func complete(
    id: String,
    quantity: Decimal? = nil,
    consumed: [ConsumedLine]? = nil,
    location: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    expiry: String? = nil,
    extraCost: MoneyInput? = nil,
    force: Bool? = nil,
    note: String? = nil,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> CompletedBuild {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("quantity", quantity)
    writer.putIfGiven("consumed", consumed)
    writer.putIfGiven("location", location)
    writer.putIfGiven("batch", batch)
    writer.putIfGiven("serials", serials)
    writer.putIfGiven("expiry", expiry)
    writer.putIfGiven("extraCost", extraCost)
    writer.putIfGiven("force", force)
    writer.putIfGiven("note", note)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assemblies.builds.complete", .write, writer)
  }

  /// Reverses a completion that was recorded by mistake: takes the made goods from the stock again, and returns the
  /// components to it. A completion can be reversed once.
  /// - Parameters:
  ///   - completion: The id of the completion to reverse.
  ///   - reason: The reason for the reversal, in the company's words.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The build after the reversal, and the record that reverses the completion.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// alreadyReversed, insufficientStock, keyReused.
  @discardableResult
  public func reverse(
    completion: String,
    reason: String,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> CompletedBuild {
    var writer = MemberWriter()
    writer.put("completion", completion)
    writer.put("reason", reason)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("assemblies.builds.reverse", .write, writer)
  }
}
