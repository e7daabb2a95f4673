// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The account's coffee journal: beans, equipment, brews, tasting notes and recipes.
public struct JournalMethods: Sendable {
  let caller: any CallSender

  /// Methods of journal.beans.
  public var beans: JournalBeansMethods { JournalBeansMethods(caller: self.caller) }

  /// Methods of journal.equipment.
  public var equipment: JournalEquipmentMethods { JournalEquipmentMethods(caller: self.caller) }

  /// Methods of journal.brews.
  public var brews: JournalBrewsMethods { JournalBrewsMethods(caller: self.caller) }

  /// Methods of journal.tastings.
  public var tastings: JournalTastingsMethods { JournalTastingsMethods(caller: self.caller) }

  /// Methods of journal.recipes.
  public var recipes: JournalRecipesMethods { JournalRecipesMethods(caller: self.caller) }

  /// Methods of journal.flavorWheel.
  public var flavorWheel: JournalFlavorWheelMethods { JournalFlavorWheelMethods(caller: self.caller) }

  /// Methods of journal.ai.
  public var ai: JournalAiMethods { JournalAiMethods(caller: self.caller) }

  /// Methods of journal.statistics.
  public var statistics: JournalStatisticsMethods { JournalStatisticsMethods(caller: self.caller) }

  /// Methods of journal.insights.
  public var insights: JournalInsightsMethods { JournalInsightsMethods(caller: self.caller) }

  /// Recommends parameters for the next brew of beans. They are computed from the brews of the journal, without AI.
  /// - Parameters:
  ///   - bean: The id of the beans.
  ///   - method: The brewing method. Default: the method with which the beans were brewed most often, or `pourOver` for
  ///   beans without brews.
  /// - Returns: The recommended parameters and their source.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func recommend(
    bean: String,
    method: BrewMethod? = nil
  ) async throws -> Recommendation {
    var writer = MemberWriter()
    writer.put("bean", bean)
    writer.putIfGiven("method", method)
    return try await caller.call("journal.recommend", .read, writer)
  }

  /// Writes the journal, including archived records, to a file or a text that `journal.import` can read. Use it for a
  /// copy of the journal. Photos are left out.
  /// - Parameters:
  ///   - format: The format of the file. jsonl: one JSON object per line, with the type and the id of the record. csv:
  ///   comma-separated values (RFC 4180), with columns for all types.
  ///   - path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or
  ///   `inline` must be given, not both.
  ///   - inline: `true` to return the text in the result. The text may have at most 4 MiB. Either `path` or `inline`
  ///   must be given, not both.
  ///   - types: The types of records to write. If empty or left out, all types are written.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the written records.
  ///   - overwrite: `true` to replace an existing file. It is replaced when the new file is complete.
  ///   - dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark, semicolons,
  ///   decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a formula get an
  ///   apostrophe before them. Default: `standard`.
  ///   - separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
  ///   `point`.
  ///   - decimal: The decimal separator in the dialect `excel`. Default: `comma`.
  /// - Returns: The number of written records, and the text if `inline` is `true`. The core answers other requests
  /// during the export.
  /// - Throws: `CoreError`: invalidParams, limitReached, requestCancelled, storageFault.
  @discardableResult
  public func export(
    format: OrdersExportFormat,
    path: String? = nil,
    inline: Bool? = nil,
    types: [JournalExportTypes]? = nil,
    progressToken: JSON? = nil,
    overwrite: Bool? = nil,
    dialect: OrdersExportDialect? = nil,
    separator: AnsweredFormSeparator? = nil,
    decimal: AnsweredFormDecimal? = nil
  ) async throws -> ExportReport {
    var writer = MemberWriter()
    writer.put("format", format)
    writer.putIfGiven("path", path)
    writer.putIfGiven("inline", inline)
    writer.putIfGiven("types", types)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("overwrite", overwrite)
    writer.putIfGiven("dialect", dialect)
    writer.putIfGiven("separator", separator)
    writer.putIfGiven("decimal", decimal)
    return try await caller.call("journal.export", .session, writer)
  }

  /// Reads records from a file or a text, and stores them in the journal. A row with the id of an existing record
  /// changes that record. Any other row creates a record. If a row is refused, the other rows are still imported. If an
  /// export, or a file of Beanconqueror or Visualizer, is imported again, it changes the same records and creates no
  /// duplicates.
  /// - Parameters:
  ///   - format: The format of the file. jsonl: one JSON object per line. csv: comma-separated values (RFC 4180), whose
  ///   first line names the members. beanconqueror: the JSON file of an export of the app Beanconqueror. visualizer:
  ///   espresso shots of Visualizer or of a Decent machine, as JSON or Tcl.
  ///   - path: The path of the file. Either `path` or `inline` must be given, not both.
  ///   - inline: The text to import. Either `path` or `inline` must be given, not both.
  ///   - mapping: An object that assigns members to columns whose names are not names of members. Each key is the name
  ///   of a column. Its value is the name of a member, or `null` to ignore the column.
  ///   - type: The type of record for rows without a `type`.
  ///   - dryRun: `true` to test an import: nothing is stored, and the result is the one that an import would have.
  ///   Other requests wait until the dry run is complete.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the bytes that were read.
  ///   - separator: The column separator of csv. If it is left out, the core guesses the separator from the first
  ///   lines, and returns it in the result.
  ///   - decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
  ///   returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be refused.
  ///   - encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file, otherwise
  ///   `utf8`.
  ///   - dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
  ///   `standard`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
  /// during the import, except during a dry run.
  /// - Throws: `CoreError`: invalidParams, limitReached, requestCancelled, keyReused.
  @discardableResult
  public func `import`(
    format: JournalImportFormat,
    path: String? = nil,
    inline: String? = nil,
    mapping: [String: String?]? = nil,
    type: JournalExportTypes? = nil,
    dryRun: Bool? = nil,
    progressToken: JSON? = nil,
    separator: AnsweredFormSeparator? = nil,
    decimal: AnsweredFormDecimal? = nil,
    encoding: AnsweredFormEncoding? = nil,
    dialect: OrdersExportDialect? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ImportReport {
    var writer = MemberWriter()
    writer.put("format", format)
    writer.putIfGiven("path", path)
    writer.putIfGiven("inline", inline)
    writer.putIfGiven("mapping", mapping)
    writer.putIfGiven("type", type)
    writer.putIfGiven("dryRun", dryRun)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("separator", separator)
    writer.putIfGiven("decimal", decimal)
    writer.putIfGiven("encoding", encoding)
    writer.putIfGiven("dialect", dialect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.import", .write, writer)
  }
}

/// Methods of journal.beans.
public struct JournalBeansMethods: Sendable {
  let caller: any CallSender

  /// Creates a bean.
  /// - Parameters:
  ///   - name: The name of the beans on the bag.
  ///   - roaster: The name of the roaster.
  ///   - origins: The origins of the beans; a blend has several. Their shares sum to at most 100 percent.
  ///   - roastLevel: The roast level of the beans.
  ///   - process: The way in which the coffee cherries were processed.
  ///   - decaf: `true` if the beans are decaffeinated.
  ///   - roastDate: The day on which the beans were roasted. It must not be in the future.
  ///   - openedAt: The day on which the bag was opened.
  ///   - frozenAt: The day on which the beans were frozen. It must not be before `roastDate`.
  ///   - thawedAt: The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
  ///   - bestBefore: The best-before date on the bag.
  ///   - weight: The weight of the beans in the full bag, in grams, at most 1,000,000.
  ///   - withdrawn: The grams that were used for purposes other than brews, such as a gift. At most 1,000,000.
  ///   - price: The price of the bag.
  ///   - rating: The rating of the beans, from 0 to 5 in steps of 0.5.
  ///   - flavours: The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps
  ///   the additions of both.
  ///   - note: A free text about the beans.
  ///   - url: The address of a page about the beans.
  ///   - barcode: The barcode on the bag, as text.
  ///   - favourite: `true` if the beans are a favourite.
  ///   - archived: `true` if the beans are no longer in use. Lists leave them out unless they are asked for.
  ///   - finished: `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true`
  ///   when less than 1 g is left.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new bean.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func create(
    name: String,
    roaster: String? = nil,
    origins: [BeanOriginInput]? = nil,
    roastLevel: BeanRoastLevel? = nil,
    process: BeanProcess? = nil,
    decaf: Bool? = nil,
    roastDate: String? = nil,
    openedAt: String? = nil,
    frozenAt: String? = nil,
    thawedAt: String? = nil,
    bestBefore: String? = nil,
    weight: Decimal? = nil,
    withdrawn: Decimal? = nil,
    price: MoneyInput? = nil,
    rating: Decimal? = nil,
    flavours: [String]? = nil,
    note: String? = nil,
    url: String? = nil,
    barcode: String? = nil,
    favourite: Bool? = nil,
    archived: Bool? = nil,
    finished: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Bean {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.putIfGiven("roaster", roaster)
    writer.putIfGiven("origins", origins)
    writer.putIfGiven("roastLevel", roastLevel)
    writer.putIfGiven("process", process)
    writer.putIfGiven("decaf", decaf)
    writer.putIfGiven("roastDate", roastDate)
    writer.putIfGiven("openedAt", openedAt)
    writer.putIfGiven("frozenAt", frozenAt)
    writer.putIfGiven("thawedAt", thawedAt)
    writer.putIfGiven("bestBefore", bestBefore)
    writer.putIfGiven("weight", weight)
    writer.putIfGiven("withdrawn", withdrawn)
    writer.putIfGiven("price", price)
    writer.putIfGiven("rating", rating)
    writer.putIfGiven("flavours", flavours)
    writer.putIfGiven("note", note)
    writer.putIfGiven("url", url)
    writer.putIfGiven("barcode", barcode)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("finished", finished)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.beans.create", .write, writer)
  }

  /// Returns the bean with the given id.
  /// - Parameter id: The id of the record.
  /// - Returns: The bean.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Bean {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.beans.get", .read, writer)
  }

  /// Changes the given members of a bean. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The bean after the change. If no given member has a new value, the record does not change, and keeps
  /// its version.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: BeanDetailsChanges,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Bean {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.beans.update", .write, writer)
  }

  /// Lists the changes of a bean, newest first, one page at a time. A deleted record still has a history.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of changes.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func history(
    id: String,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> HistoryEntryPage {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("journal.beans.history", .read, writer)
  }

  /// Saves a bean. Without an id, creates a new record. With the id of an existing record, changes only the given
  /// members. With another id, creates a record with this id.
  /// - Parameters:
  ///   - id: The id of the record. The id of a new record must be a UUID of version 7.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - name: The name of the beans on the bag.
  ///   - roaster: The name of the roaster.
  ///   - origins: The origins of the beans; a blend has several. Their shares sum to at most 100 percent.
  ///   - roastLevel: The roast level of the beans.
  ///   - process: The way in which the coffee cherries were processed.
  ///   - decaf: `true` if the beans are decaffeinated.
  ///   - roastDate: The day on which the beans were roasted. It must not be in the future.
  ///   - openedAt: The day on which the bag was opened.
  ///   - frozenAt: The day on which the beans were frozen. It must not be before `roastDate`.
  ///   - thawedAt: The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
  ///   - bestBefore: The best-before date on the bag.
  ///   - weight: The weight of the beans in the full bag, in grams, at most 1,000,000.
  ///   - withdrawn: The grams that were used for purposes other than brews, such as a gift. At most 1,000,000.
  ///   - price: The price of the bag.
  ///   - rating: The rating of the beans, from 0 to 5 in steps of 0.5.
  ///   - flavours: The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps
  ///   the additions of both.
  ///   - note: A free text about the beans.
  ///   - url: The address of a page about the beans.
  ///   - barcode: The barcode on the bag, as text.
  ///   - favourite: `true` if the beans are a favourite.
  ///   - archived: `true` if the beans are no longer in use. Lists leave them out unless they are asked for.
  ///   - finished: `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true`
  ///   when less than 1 g is left.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The saved bean.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func save(
    id: String? = nil,
    expect: Int? = nil,
    name: String? = nil,
    roaster: String? = nil,
    origins: [BeanOriginInput]? = nil,
    roastLevel: BeanRoastLevel? = nil,
    process: BeanProcess? = nil,
    decaf: Bool? = nil,
    roastDate: String? = nil,
    openedAt: String? = nil,
    frozenAt: String? = nil,
    thawedAt: String? = nil,
    bestBefore: String? = nil,
    weight: Decimal? = nil,
    withdrawn: Decimal? = nil,
    price: MoneyChanges? = nil,
    rating: Decimal? = nil,
    flavours: [String]? = nil,
    note: String? = nil,
    url: String? = nil,
    barcode: String? = nil,
    favourite: Bool? = nil,
    archived: Bool? = nil,
    finished: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Bean {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("name", name)
    writer.putIfGiven("roaster", roaster)
    writer.putIfGiven("origins", origins)
    writer.putIfGiven("roastLevel", roastLevel)
    writer.putIfGiven("process", process)
    writer.putIfGiven("decaf", decaf)
    writer.putIfGiven("roastDate", roastDate)
    writer.putIfGiven("openedAt", openedAt)
    writer.putIfGiven("frozenAt", frozenAt)
    writer.putIfGiven("thawedAt", thawedAt)
    writer.putIfGiven("bestBefore", bestBefore)
    writer.putIfGiven("weight", weight)
    writer.putIfGiven("withdrawn", withdrawn)
    writer.putIfGiven("price", price)
    writer.putIfGiven("rating", rating)
    writer.putIfGiven("flavours", flavours)
    writer.putIfGiven("note", note)
    writer.putIfGiven("url", url)
    writer.putIfGiven("barcode", barcode)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("finished", finished)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.beans.save", .write, writer)
  }

  /// Lists beans, newest first or in another order, one page at a time. One record is one bag.
  /// - Parameters:
  ///   - text: Words to search for. Beans are listed if each word is the beginning of a word in their name, roaster or
  ///   note. Case and accents are ignored.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - roaster: A roaster, to list only its beans. The whole name must be given; case is ignored.
  ///   - country: A country, to list only beans with this country of origin.
  ///   - process: A process, to list only beans that were processed in this way.
  ///   - roastLevel: A roast level, to list only beans with it.
  ///   - finished: `true` to list only empty bags, `false` to list only bags that are not empty. Default: all bags.
  ///   - archived: `true` to list only archived beans. Default: only beans that are not archived.
  ///   - favourite: `true` to list only favourites, `false` to leave favourites out. Default: all beans.
  ///   - order: The order of the list. newest: the newest records first. name: from A to Z. roastDate: the latest
  ///   roasts first. rating: the best ratings first. remaining: the largest remaining weights first. Default: `newest`.
  /// - Returns: A page of beans, with computed members such as the remaining weight.
  /// - Throws: `CoreError`: invalidParams, cursorTooOld.
  public func list(
    text: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    roaster: String? = nil,
    country: String? = nil,
    process: BeanProcess? = nil,
    roastLevel: BeanRoastLevel? = nil,
    finished: Bool? = nil,
    archived: Bool? = nil,
    favourite: Bool? = nil,
    order: JournalBeansListOrder? = nil
  ) async throws -> BeanPage {
    var writer = MemberWriter()
    writer.putIfGiven("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("roaster", roaster)
    writer.putIfGiven("country", country)
    writer.putIfGiven("process", process)
    writer.putIfGiven("roastLevel", roastLevel)
    writer.putIfGiven("finished", finished)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("order", order)
    return try await caller.call("journal.beans.list", .read, writer)
  }

  /// Deletes beans. Beans to which other records refer, such as brews, can't be deleted. With `archiveIfUsed`, they are
  /// archived instead.
  /// - Parameters:
  ///   - id: The id of the record to delete.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - archiveIfUsed: `true` to archive the record instead, if other records refer to it. If it is left out, the
  ///   request then fails with `inUse`, which counts these records by kind.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the record that was deleted, or that was archived instead.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, inUse, keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    archiveIfUsed: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Removed {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("archiveIfUsed", archiveIfUsed)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.beans.delete", .write, writer)
  }
}

/// Methods of journal.equipment.
public struct JournalEquipmentMethods: Sendable {
  let caller: any CallSender

  /// Creates an equipment.
  /// - Parameters:
  ///   - kind: The kind of equipment, such as `grinder`.
  ///   - name: The name of the piece.
  ///   - brand: The name of the maker.
  ///   - model: The maker's name of the model.
  ///   - boughtAt: The day on which the piece was bought, such as 2026-11-30.
  ///   - price: The price for which the piece was bought.
  ///   - setting: The scale of the grind settings. Only a grinder may have it.
  ///   - method: The brewing method of a brewer. Only a brewer may have it.
  ///   - note: A free text about the piece.
  ///   - favourite: `true` if the piece is a favourite.
  ///   - archived: `true` if the piece is no longer in use. Lists leave it out unless they are asked for.
  ///   - isDefault: `true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes
  ///   the usual one, this member is set to `false`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new equipment.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func create(
    kind: EquipmentKind,
    name: String,
    brand: String? = nil,
    model: String? = nil,
    boughtAt: String? = nil,
    price: MoneyInput? = nil,
    setting: GrindScaleInput? = nil,
    method: BrewMethod? = nil,
    note: String? = nil,
    favourite: Bool? = nil,
    archived: Bool? = nil,
    isDefault: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Equipment {
    var writer = MemberWriter()
    writer.put("kind", kind)
    writer.put("name", name)
    writer.putIfGiven("brand", brand)
    writer.putIfGiven("model", model)
    writer.putIfGiven("boughtAt", boughtAt)
    writer.putIfGiven("price", price)
    writer.putIfGiven("setting", setting)
    writer.putIfGiven("method", method)
    writer.putIfGiven("note", note)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("isDefault", isDefault)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.equipment.create", .write, writer)
  }

  /// Returns the equipment with the given id.
  /// - Parameter id: The id of the record.
  /// - Returns: The equipment.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Equipment {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.equipment.get", .read, writer)
  }

  /// Changes the given members of an equipment. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The equipment after the change. If no given member has a new value, the record does not change, and
  /// keeps its version.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, inUse, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: EquipmentDetailsChanges,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Equipment {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.equipment.update", .write, writer)
  }

  /// Lists the changes of an equipment, newest first, one page at a time. A deleted record still has a history.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of changes.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func history(
    id: String,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> HistoryEntryPage {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("journal.equipment.history", .read, writer)
  }

  /// Saves an equipment. Without an id, creates a new record. With the id of an existing record, changes only the given
  /// members. With another id, creates a record with this id.
  /// - Parameters:
  ///   - id: The id of the record. The id of a new record must be a UUID of version 7.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - kind: The kind of equipment, such as `grinder`.
  ///   - name: The name of the piece.
  ///   - brand: The name of the maker.
  ///   - model: The maker's name of the model.
  ///   - boughtAt: The day on which the piece was bought, such as 2026-11-30.
  ///   - price: The price for which the piece was bought.
  ///   - setting: The scale of the grind settings. Only a grinder may have it.
  ///   - method: The brewing method of a brewer. Only a brewer may have it.
  ///   - note: A free text about the piece.
  ///   - favourite: `true` if the piece is a favourite.
  ///   - archived: `true` if the piece is no longer in use. Lists leave it out unless they are asked for.
  ///   - isDefault: `true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes
  ///   the usual one, this member is set to `false`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The saved equipment.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, inUse, keyReused.
  @discardableResult
  public func save(
    id: String? = nil,
    expect: Int? = nil,
    kind: EquipmentKind? = nil,
    name: String? = nil,
    brand: String? = nil,
    model: String? = nil,
    boughtAt: String? = nil,
    price: MoneyChanges? = nil,
    setting: GrindScaleChanges? = nil,
    method: BrewMethod? = nil,
    note: String? = nil,
    favourite: Bool? = nil,
    archived: Bool? = nil,
    isDefault: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Equipment {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("kind", kind)
    writer.putIfGiven("name", name)
    writer.putIfGiven("brand", brand)
    writer.putIfGiven("model", model)
    writer.putIfGiven("boughtAt", boughtAt)
    writer.putIfGiven("price", price)
    writer.putIfGiven("setting", setting)
    writer.putIfGiven("method", method)
    writer.putIfGiven("note", note)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("isDefault", isDefault)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.equipment.save", .write, writer)
  }

  /// Lists equipment, newest first, one page at a time: grinders, brewers and other pieces.
  /// - Parameters:
  ///   - text: Words to search for. A piece is listed if each word is the beginning of a word in its name, maker, model
  ///   or note. Case and accents are ignored.
  ///   - kind: A kind, to list only equipment of this kind.
  ///   - archived: `true` to list only archived equipment. Default: only equipment that is not archived.
  ///   - favourite: `true` to list only favourites, `false` to leave favourites out. Default: all equipment.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  /// - Returns: A page of equipment, newest first.
  /// - Throws: `CoreError`: invalidParams, cursorTooOld.
  public func list(
    text: String? = nil,
    kind: EquipmentKind? = nil,
    archived: Bool? = nil,
    favourite: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil
  ) async throws -> EquipmentPage {
    var writer = MemberWriter()
    writer.putIfGiven("text", text)
    writer.putIfGiven("kind", kind)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    return try await caller.call("journal.equipment.list", .read, writer)
  }

  /// Deletes a piece of equipment. A piece to which brews refer can't be deleted. With `archiveIfUsed`, it is archived
  /// instead.
  /// - Parameters:
  ///   - id: The id of the record to delete.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - archiveIfUsed: `true` to archive the record instead, if other records refer to it. If it is left out, the
  ///   request then fails with `inUse`, which counts these records by kind.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the record that was deleted, or that was archived instead.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, inUse, keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    archiveIfUsed: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Removed {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("archiveIfUsed", archiveIfUsed)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.equipment.delete", .write, writer)
  }
}

/// Methods of journal.brews.
public struct JournalBrewsMethods: Sendable {
  let caller: any CallSender

  /// Creates a brew.
  /// - Parameters:
  ///   - at: The instant of the brew, from 1900 to one day in the future.
  ///   - bean: The id of the beans. Required unless the brew is a draft.
  ///   - method: The brewing method. Required unless the brew is a draft.
  ///   - dose: The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
  ///   methods. Required unless the brew is a draft.
  ///   - water: The brewing water, in grams, at most 20,000.
  ///   - yield: The weight of the beverage, in grams, at most 20,000.
  ///   - grinder: The id of the grinder: a piece of equipment of the kind `grinder`.
  ///   - grindSetting: The grind setting, on the grinder's own scale.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - time: The duration of the whole brew, in seconds, at most 172,800 (two days).
  ///   - bloomWater: The water of the bloom, in grams. The bloom is the first pour, which wets the coffee.
  ///   - bloomTime: The duration of the bloom, in seconds.
  ///   - pressure: The pressure of the machine, in bar.
  ///   - pours: The single pours, in the order of time. Together they must not have more than `water`.
  ///   - tds: The total dissolved solids of the beverage, in percent.
  ///   - equipment: The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at
  ///   the same time, sync keeps the additions of both.
  ///   - place: The name of the place where the brew was made.
  ///   - rating: The rating of the brew, from 0 to 5 in steps of 0.5.
  ///   - note: A free text about the brew.
  ///   - recipe: The id of the recipe that was followed.
  ///   - favourite: `true` if the brew is a favourite.
  ///   - archived: `true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not
  ///   count it.
  ///   - draft: `true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures
  ///   do not count drafts.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new brew.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func create(
    at: Date,
    bean: String? = nil,
    method: BrewMethod? = nil,
    dose: Decimal? = nil,
    water: Decimal? = nil,
    yield: Decimal? = nil,
    grinder: String? = nil,
    grindSetting: Decimal? = nil,
    temperature: Decimal? = nil,
    time: Decimal? = nil,
    bloomWater: Decimal? = nil,
    bloomTime: Decimal? = nil,
    pressure: Decimal? = nil,
    pours: [PourInput]? = nil,
    tds: Decimal? = nil,
    equipment: [String]? = nil,
    place: String? = nil,
    rating: Decimal? = nil,
    note: String? = nil,
    recipe: String? = nil,
    favourite: Bool? = nil,
    archived: Bool? = nil,
    draft: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Brew {
    var writer = MemberWriter()
    writer.put("at", at)
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("method", method)
    writer.putIfGiven("dose", dose)
    writer.putIfGiven("water", water)
    writer.putIfGiven("yield", yield)
    writer.putIfGiven("grinder", grinder)
    writer.putIfGiven("grindSetting", grindSetting)
    writer.putIfGiven("temperature", temperature)
    writer.putIfGiven("time", time)
    writer.putIfGiven("bloomWater", bloomWater)
    writer.putIfGiven("bloomTime", bloomTime)
    writer.putIfGiven("pressure", pressure)
    writer.putIfGiven("pours", pours)
    writer.putIfGiven("tds", tds)
    writer.putIfGiven("equipment", equipment)
    writer.putIfGiven("place", place)
    writer.putIfGiven("rating", rating)
    writer.putIfGiven("note", note)
    writer.putIfGiven("recipe", recipe)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("draft", draft)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.brews.create", .write, writer)
  }

  /// Returns the brew with the given id.
  /// - Parameter id: The id of the record.
  /// - Returns: The brew.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Brew {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.brews.get", .read, writer)
  }

  /// Changes the given members of a brew. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The brew after the change. If no given member has a new value, the record does not change, and keeps
  /// its version.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: BrewDetailsChanges,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Brew {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.brews.update", .write, writer)
  }

  /// Lists the changes of a brew, newest first, one page at a time. A deleted record still has a history.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of changes.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func history(
    id: String,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> HistoryEntryPage {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("journal.brews.history", .read, writer)
  }

  /// Saves a brew. Without an id, creates a new record. With the id of an existing record, changes only the given
  /// members. With another id, creates a record with this id.
  /// - Parameters:
  ///   - id: The id of the record. The id of a new record must be a UUID of version 7.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - at: The instant of the brew, from 1900 to one day in the future.
  ///   - bean: The id of the beans. Required unless the brew is a draft.
  ///   - method: The brewing method. Required unless the brew is a draft.
  ///   - dose: The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
  ///   methods. Required unless the brew is a draft.
  ///   - water: The brewing water, in grams, at most 20,000.
  ///   - yield: The weight of the beverage, in grams, at most 20,000.
  ///   - grinder: The id of the grinder: a piece of equipment of the kind `grinder`.
  ///   - grindSetting: The grind setting, on the grinder's own scale.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - time: The duration of the whole brew, in seconds, at most 172,800 (two days).
  ///   - bloomWater: The water of the bloom, in grams. The bloom is the first pour, which wets the coffee.
  ///   - bloomTime: The duration of the bloom, in seconds.
  ///   - pressure: The pressure of the machine, in bar.
  ///   - pours: The single pours, in the order of time. Together they must not have more than `water`.
  ///   - tds: The total dissolved solids of the beverage, in percent.
  ///   - equipment: The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at
  ///   the same time, sync keeps the additions of both.
  ///   - place: The name of the place where the brew was made.
  ///   - rating: The rating of the brew, from 0 to 5 in steps of 0.5.
  ///   - note: A free text about the brew.
  ///   - recipe: The id of the recipe that was followed.
  ///   - favourite: `true` if the brew is a favourite.
  ///   - archived: `true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not
  ///   count it.
  ///   - draft: `true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures
  ///   do not count drafts.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The saved brew.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func save(
    id: String? = nil,
    expect: Int? = nil,
    at: Date? = nil,
    bean: String? = nil,
    method: BrewMethod? = nil,
    dose: Decimal? = nil,
    water: Decimal? = nil,
    yield: Decimal? = nil,
    grinder: String? = nil,
    grindSetting: Decimal? = nil,
    temperature: Decimal? = nil,
    time: Decimal? = nil,
    bloomWater: Decimal? = nil,
    bloomTime: Decimal? = nil,
    pressure: Decimal? = nil,
    pours: [PourInput]? = nil,
    tds: Decimal? = nil,
    equipment: [String]? = nil,
    place: String? = nil,
    rating: Decimal? = nil,
    note: String? = nil,
    recipe: String? = nil,
    favourite: Bool? = nil,
    archived: Bool? = nil,
    draft: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Brew {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("at", at)
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("method", method)
    writer.putIfGiven("dose", dose)
    writer.putIfGiven("water", water)
    writer.putIfGiven("yield", yield)
    writer.putIfGiven("grinder", grinder)
    writer.putIfGiven("grindSetting", grindSetting)
    writer.putIfGiven("temperature", temperature)
    writer.putIfGiven("time", time)
    writer.putIfGiven("bloomWater", bloomWater)
    writer.putIfGiven("bloomTime", bloomTime)
    writer.putIfGiven("pressure", pressure)
    writer.putIfGiven("pours", pours)
    writer.putIfGiven("tds", tds)
    writer.putIfGiven("equipment", equipment)
    writer.putIfGiven("place", place)
    writer.putIfGiven("rating", rating)
    writer.putIfGiven("note", note)
    writer.putIfGiven("recipe", recipe)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("draft", draft)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.brews.save", .write, writer)
  }

  /// Lists brews by the instant of brewing, newest first, one page at a time.
  /// - Parameters:
  ///   - filters: Filters for the brews: only brews that match all of them are listed. Without filters, all brews are
  ///   listed.
  ///   - sectionBy: The kind of sections into which the list is divided. day, week, month: by the calendar, the latest
  ///   first. bean: one section for each bean, the newest bean first. method: one section for each method, from A to Z.
  ///   - text: Words to search for. A brew is listed if each word is the beginning of a word in its note or place. Case
  ///   and accents are ignored.
  ///   - archived: `true` to list only archived brews. Default: only brews that are not archived.
  ///   - draft: `true` to list only drafts, `false` to list only complete brews. Default: both.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  /// - Returns: A page of brews, with computed members such as the ratio. If few of many brews match, a page may have
  /// fewer elements than `limit` although `next` is not `null`.
  /// - Throws: `CoreError`: invalidParams, cursorTooOld.
  public func list(
    filters: BrewFilter? = nil,
    sectionBy: JournalBrewsListSectionBy? = nil,
    text: String? = nil,
    archived: Bool? = nil,
    draft: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil
  ) async throws -> BrewPage {
    var writer = MemberWriter()
    writer.putIfGiven("filters", filters)
    writer.putIfGiven("sectionBy", sectionBy)
    writer.putIfGiven("text", text)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("draft", draft)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    return try await caller.call("journal.brews.list", .read, writer)
  }

  /// Lists the sections of a list of brews, such as its days or methods, with the number of brews in each. One page at
  /// a time. Use it for an index beside the list.
  /// - Parameters:
  ///   - sectionBy: The kind of sections into which the list is divided. day, week, month: by the calendar, the latest
  ///   first. bean: one section for each bean, the newest bean first. method: one section for each method, from A to Z.
  ///   - filters: Filters for the brews: only brews that match all of them are counted. Without filters, all brews are
  ///   counted.
  ///   - archived: `true` to count only archived brews. Default: only brews that are not archived.
  ///   - draft: `true` to count only drafts, `false` to count only complete brews. Default: both.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of sections, in the order in which journal.brews.list returns their brews.
  /// - Throws: `CoreError`: invalidParams.
  public func sections(
    sectionBy: JournalBrewsListSectionBy,
    filters: BrewFilter? = nil,
    archived: Bool? = nil,
    draft: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> BrewSectionPage {
    var writer = MemberWriter()
    writer.put("sectionBy", sectionBy)
    writer.putIfGiven("filters", filters)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("draft", draft)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("journal.brews.sections", .read, writer)
  }

  /// Deletes a brew with its tasting notes and photos. They can't be restored.
  /// - Parameters:
  ///   - id: The id of the brew.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted brew.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.brews.delete", .write, writer)
  }

  /// Creates a draft with the parameters of another brew and the present instant, for brewing the same coffee again.
  /// The rating, the note and the TDS are not copied.
  /// - Parameters:
  ///   - id: The id of the brew to repeat.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new draft.
  /// - Throws: `CoreError`: invalidParams, notFound, keyReused.
  @discardableResult
  public func `repeat`(
    id: String,
    idempotencyKey: String? = nil
  ) async throws -> Brew {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.brews.repeat", .write, writer)
  }

  /// Returns the brew with the highest rating. If several brews have this rating, the latest of them is returned.
  /// - Parameters:
  ///   - bean: The id of beans, to search only among their brews.
  ///   - method: A brewing method, to search only among brews with it.
  /// - Returns: The brew. `null` if no brew is rated.
  /// - Throws: `CoreError`: invalidParams.
  public func best(
    bean: String? = nil,
    method: BrewMethod? = nil
  ) async throws -> Brew? {
    var writer = MemberWriter()
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("method", method)
    return try await caller.call("journal.brews.best", .read, writer)
  }
}

/// Methods of journal.tastings.
public struct JournalTastingsMethods: Sendable {
  let caller: any CallSender

  /// Creates a tasting.
  /// - Parameters:
  ///   - at: The instant of the tasting.
  ///   - brew: The id of the brew that was tasted. Either `brew` or `bean` must be given, not both.
  ///   - bean: The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
  ///   - text: The taste, in words.
  ///   - descriptors: Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the
  ///   same time, sync keeps the additions of both.
  ///   - bodyDescription: The body (the feel in the mouth), in words.
  ///   - scores: The scores of the tasting. `null` if there are none.
  ///   - source: The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
  ///   mixed: a part was written by a person, and a part was suggested by the AI.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new tasting.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func create(
    at: Date,
    brew: String? = nil,
    bean: String? = nil,
    text: String? = nil,
    descriptors: [String]? = nil,
    bodyDescription: String? = nil,
    scores: TastingScoresInput? = nil,
    source: TastingSource? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Tasting {
    var writer = MemberWriter()
    writer.put("at", at)
    writer.putIfGiven("brew", brew)
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("text", text)
    writer.putIfGiven("descriptors", descriptors)
    writer.putIfGiven("bodyDescription", bodyDescription)
    writer.putIfGiven("scores", scores)
    writer.putIfGiven("source", source)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.tastings.create", .write, writer)
  }

  /// Returns the tasting with the given id.
  /// - Parameter id: The id of the record.
  /// - Returns: The tasting.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Tasting {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.tastings.get", .read, writer)
  }

  /// Changes the given members of a tasting. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The tasting after the change. If no given member has a new value, the record does not change, and keeps
  /// its version.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: TastingDetailsChanges,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Tasting {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.tastings.update", .write, writer)
  }

  /// Deletes a tasting.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted record.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.tastings.delete", .write, writer)
  }

  /// Lists the changes of a tasting, newest first, one page at a time. A deleted record still has a history.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of changes.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func history(
    id: String,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> HistoryEntryPage {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("journal.tastings.history", .read, writer)
  }

  /// Saves a tasting. Without an id, creates a new record. With the id of an existing record, changes only the given
  /// members. With another id, creates a record with this id.
  /// - Parameters:
  ///   - id: The id of the record. The id of a new record must be a UUID of version 7.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - at: The instant of the tasting.
  ///   - brew: The id of the brew that was tasted. Either `brew` or `bean` must be given, not both.
  ///   - bean: The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
  ///   - text: The taste, in words.
  ///   - descriptors: Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the
  ///   same time, sync keeps the additions of both.
  ///   - bodyDescription: The body (the feel in the mouth), in words.
  ///   - scores: The scores of the tasting. `null` if there are none.
  ///   - source: The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
  ///   mixed: a part was written by a person, and a part was suggested by the AI.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The saved tasting.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func save(
    id: String? = nil,
    expect: Int? = nil,
    at: Date? = nil,
    brew: String? = nil,
    bean: String? = nil,
    text: String? = nil,
    descriptors: [String]? = nil,
    bodyDescription: String? = nil,
    scores: TastingScoresChanges? = nil,
    source: TastingSource? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Tasting {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("at", at)
    writer.putIfGiven("brew", brew)
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("text", text)
    writer.putIfGiven("descriptors", descriptors)
    writer.putIfGiven("bodyDescription", bodyDescription)
    writer.putIfGiven("scores", scores)
    writer.putIfGiven("source", source)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.tastings.save", .write, writer)
  }

  /// Lists tasting notes by the instant of the tasting, newest first, one page at a time.
  /// - Parameters:
  ///   - text: Words to search for. A note is listed if each word is the beginning of a word in its text, descriptors
  ///   or body. Case and accents are ignored.
  ///   - brew: The id of a brew, to list only notes about it.
  ///   - bean: The id of beans, to list only notes about the beans themselves. Notes about their brews are not
  ///   included.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  /// - Returns: A page of tasting notes, newest first.
  /// - Throws: `CoreError`: invalidParams, cursorTooOld.
  public func list(
    text: String? = nil,
    brew: String? = nil,
    bean: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil
  ) async throws -> TastingPage {
    var writer = MemberWriter()
    writer.putIfGiven("text", text)
    writer.putIfGiven("brew", brew)
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    return try await caller.call("journal.tastings.list", .read, writer)
  }
}

/// Methods of journal.recipes.
public struct JournalRecipesMethods: Sendable {
  let caller: any CallSender

  /// Creates a recipe.
  /// - Parameters:
  ///   - name: The name of the recipe.
  ///   - method: The brewing method.
  ///   - dose: The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
  ///   methods.
  ///   - water: The brewing water, in grams, at most 20,000.
  ///   - yield: The weight of the beverage, in grams, at most 20,000.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - grindSetting: The grind setting, on the grinder's own scale.
  ///   - bean: The id of the beans for which the recipe is made. `null` for a recipe for any beans.
  ///   - steps: The steps, in the order of time. Together they must not have more than `water`.
  ///   - note: A free text about the recipe.
  ///   - favourite: `true` if the recipe is a favourite.
  ///   - archived: `true` if the recipe is no longer in use. Lists leave it out unless they are asked for.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new recipe.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func create(
    name: String,
    method: BrewMethod,
    dose: Decimal? = nil,
    water: Decimal? = nil,
    yield: Decimal? = nil,
    temperature: Decimal? = nil,
    grindSetting: Decimal? = nil,
    bean: String? = nil,
    steps: [RecipeStepInput]? = nil,
    note: String? = nil,
    favourite: Bool? = nil,
    archived: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Recipe {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.put("method", method)
    writer.putIfGiven("dose", dose)
    writer.putIfGiven("water", water)
    writer.putIfGiven("yield", yield)
    writer.putIfGiven("temperature", temperature)
    writer.putIfGiven("grindSetting", grindSetting)
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("steps", steps)
    writer.putIfGiven("note", note)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.recipes.create", .write, writer)
  }

  /// Returns the recipe with the given id.
  /// - Parameter id: The id of the record.
  /// - Returns: The recipe.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Recipe {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.recipes.get", .read, writer)
  }

  /// Changes the given members of a recipe. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The recipe after the change. If no given member has a new value, the record does not change, and keeps
  /// its version.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: RecipeDetailsChanges,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Recipe {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.recipes.update", .write, writer)
  }

  /// Deletes a recipe.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted record.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.recipes.delete", .write, writer)
  }

  /// Lists the changes of a recipe, newest first, one page at a time. A deleted record still has a history.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of changes.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func history(
    id: String,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> HistoryEntryPage {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("journal.recipes.history", .read, writer)
  }

  /// Saves a recipe. Without an id, creates a new record. With the id of an existing record, changes only the given
  /// members. With another id, creates a record with this id.
  /// - Parameters:
  ///   - id: The id of the record. The id of a new record must be a UUID of version 7.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - name: The name of the recipe.
  ///   - method: The brewing method.
  ///   - dose: The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
  ///   methods.
  ///   - water: The brewing water, in grams, at most 20,000.
  ///   - yield: The weight of the beverage, in grams, at most 20,000.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - grindSetting: The grind setting, on the grinder's own scale.
  ///   - bean: The id of the beans for which the recipe is made. `null` for a recipe for any beans.
  ///   - steps: The steps, in the order of time. Together they must not have more than `water`.
  ///   - note: A free text about the recipe.
  ///   - favourite: `true` if the recipe is a favourite.
  ///   - archived: `true` if the recipe is no longer in use. Lists leave it out unless they are asked for.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The saved recipe.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func save(
    id: String? = nil,
    expect: Int? = nil,
    name: String? = nil,
    method: BrewMethod? = nil,
    dose: Decimal? = nil,
    water: Decimal? = nil,
    yield: Decimal? = nil,
    temperature: Decimal? = nil,
    grindSetting: Decimal? = nil,
    bean: String? = nil,
    steps: [RecipeStepInput]? = nil,
    note: String? = nil,
    favourite: Bool? = nil,
    archived: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Recipe {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("name", name)
    writer.putIfGiven("method", method)
    writer.putIfGiven("dose", dose)
    writer.putIfGiven("water", water)
    writer.putIfGiven("yield", yield)
    writer.putIfGiven("temperature", temperature)
    writer.putIfGiven("grindSetting", grindSetting)
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("steps", steps)
    writer.putIfGiven("note", note)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.recipes.save", .write, writer)
  }

  /// Lists recipes by name, from A to Z, one page at a time.
  /// - Parameters:
  ///   - method: A brewing method, to list only recipes for it.
  ///   - bean: The id of beans, to list only recipes for them.
  ///   - archived: `true` to list only archived recipes. Default: only recipes that are not archived.
  ///   - favourite: `true` to list only favourites, `false` to leave favourites out. Default: all recipes.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  /// - Returns: A page of recipes, sorted by name.
  /// - Throws: `CoreError`: invalidParams, cursorTooOld.
  public func list(
    method: BrewMethod? = nil,
    bean: String? = nil,
    archived: Bool? = nil,
    favourite: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil
  ) async throws -> RecipePage {
    var writer = MemberWriter()
    writer.putIfGiven("method", method)
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    return try await caller.call("journal.recipes.list", .read, writer)
  }

  /// Returns a recipe for another amount: all weights are multiplied by the same factor and rounded to 0.1 g. Exactly
  /// one of `dose`, `water` and `yield` must be given. Nothing is stored.
  /// - Parameters:
  ///   - id: The id of the recipe.
  ///   - dose: The wanted ground coffee, in grams. Exactly one of `dose`, `water` and `yield` must be given.
  ///   - water: The wanted water, in grams. Exactly one of `dose`, `water` and `yield` must be given.
  ///   - yield: The wanted weight of the beverage, in grams. Exactly one of `dose`, `water` and `yield` must be given.
  /// - Returns: The recipe for the other amount.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func scale(
    id: String,
    dose: Decimal? = nil,
    water: Decimal? = nil,
    yield: Decimal? = nil
  ) async throws -> ScaledRecipe {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("dose", dose)
    writer.putIfGiven("water", water)
    writer.putIfGiven("yield", yield)
    return try await caller.call("journal.recipes.scale", .read, writer)
  }
}

/// Methods of journal.flavorWheel.
public struct JournalFlavorWheelMethods: Sendable {
  let caller: any CallSender

  /// Returns the flavour wheel, a tree of flavour terms with three levels. Use it to let users choose descriptors for
  /// tasting notes.
  /// - Returns: The flavour wheel: its groups, with their families and terms.
  /// - Throws: `CoreError`: invalidParams.
  public func get() async throws -> FlavorWheel {
    return try await caller.call("journal.flavorWheel.get", .read, MemberWriter())
  }

  /// Completes a word that a user has begun to type. Returns matching flavour terms from the flavour wheel, and from
  /// the account's own tasting notes and beans.
  /// - Parameters:
  ///   - text: The beginning of a word of the term. Case and accents are ignored.
  ///   - limit: The largest number of terms to return. Default: 20.
  /// - Returns: The flavour terms. Those that begin with the text come first, and those of which a later word begins
  /// with it follow.
  /// - Throws: `CoreError`: invalidParams.
  public func complete(
    text: String,
    limit: Int? = nil
  ) async throws -> CompletedTerms {
    var writer = MemberWriter()
    writer.put("text", text)
    writer.putIfGiven("limit", limit)
    return try await caller.call("journal.flavorWheel.complete", .read, writer)
  }
}

/// Methods of journal.ai.
public struct JournalAiMethods: Sendable {
  let caller: any CallSender

  /// Asks the AI of the host for tasting notes that fit a coffee: beans of the journal, or an origin with a roast
  /// level. Nothing is stored. To store the suggestion in a tasting note, call `journal.ai.accept`.
  /// - Parameters:
  ///   - bean: The id of beans of the journal. Either `bean` or `beanOrigin` must be given, not both.
  ///   - beanOrigin: The origin of beans that are not in the journal, such as Huila, Colombia. Either `bean` or
  ///   `beanOrigin` must be given, not both.
  ///   - roastLevel: The roast level of the beans, if `beanOrigin` is given. With `bean`, it is ignored.
  ///   - brewMethod: The brewing method. If it is left out, the notes hold for any method.
  ///   - fallback: `true` to answer from the account's own journal if the host's AI fails. If it is left out, the
  ///   request then fails.
  ///   - deadline: The time limit for the answer, in milliseconds. It includes the time during which the question waits
  ///   for earlier questions. Default: 30,000.
  ///   - fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
  ///   `false`: the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `value` is the part of the answer that has arrived so far.
  /// - Returns: The suggested tasting notes, and the source of the answer.
  /// - Throws: `CoreError`: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled.
  public func suggestTastingNotes(
    bean: String? = nil,
    beanOrigin: String? = nil,
    roastLevel: BeanRoastLevel? = nil,
    brewMethod: BrewMethod? = nil,
    fallback: Bool? = nil,
    deadline: Int? = nil,
    fresh: Bool? = nil,
    progressToken: JSON? = nil
  ) async throws -> SuggestedNotes {
    var writer = MemberWriter()
    writer.putIfGiven("bean", bean)
    writer.putIfGiven("beanOrigin", beanOrigin)
    writer.putIfGiven("roastLevel", roastLevel)
    writer.putIfGiven("brewMethod", brewMethod)
    writer.putIfGiven("fallback", fallback)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("fresh", fresh)
    writer.putIfGiven("progressToken", progressToken)
    return try await caller.call("journal.ai.suggestTastingNotes", .read, writer)
  }

  /// Asks the AI of the host to express a coffee's flavour in numbers, from a text or a tasting note. With `keep`, the
  /// answer is added to the tasting note: scores that it lacks, and further descriptors. Scores and descriptors that it
  /// has stay. Without `keep`, nothing is stored.
  /// - Parameters:
  ///   - notes: The taste of the coffee, in words. Either `notes` or `tasting` must be given, not both.
  ///   - tasting: The id of the tasting note whose text, descriptors and body are used. Either `notes` or `tasting`
  ///   must be given, not both.
  ///   - keep: `true` to add the profile to the tasting note. Only with `tasting`.
  ///   - fallback: `true` to answer from the account's own journal if the host's AI fails. If it is left out, the
  ///   request then fails.
  ///   - deadline: The time limit for the answer, in milliseconds. It includes the time during which the question waits
  ///   for earlier questions. Default: 30,000.
  ///   - fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
  ///   `false`: the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `value` is the part of the answer that has arrived so far.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The flavour as numbers, and the source of the answer.
  /// - Throws: `CoreError`: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled, keyReused.
  @discardableResult
  public func analyzeFlavor(
    notes: String? = nil,
    tasting: String? = nil,
    keep: Bool? = nil,
    fallback: Bool? = nil,
    deadline: Int? = nil,
    fresh: Bool? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> AnalyzedFlavor {
    var writer = MemberWriter()
    writer.putIfGiven("notes", notes)
    writer.putIfGiven("tasting", tasting)
    writer.putIfGiven("keep", keep)
    writer.putIfGiven("fallback", fallback)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("fresh", fresh)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.ai.analyzeFlavor", .write, writer)
  }

  /// Asks the AI of the host how to brew given beans with a given method. The values are within the limits of a brew,
  /// and the grind setting is within the grinder's range. The answer is not stored as a record.
  /// - Parameters:
  ///   - bean: The id of the beans.
  ///   - method: The brewing method.
  ///   - equipment: The ids of the equipment to brew with, including at most one grinder. The grinder determines the
  ///   range of the grind setting.
  ///   - fallback: `true` to answer from the account's own journal if the host's AI fails. If it is left out, the
  ///   request then fails.
  ///   - deadline: The time limit for the answer, in milliseconds. It includes the time during which the question waits
  ///   for earlier questions. Default: 30,000.
  ///   - fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
  ///   `false`: the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `value` is the part of the answer that has arrived so far.
  /// - Returns: The recommended parameters, and the source of the answer.
  /// - Throws: `CoreError`: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled.
  public func recommendParameters(
    bean: String,
    method: BrewMethod,
    equipment: [String]? = nil,
    fallback: Bool? = nil,
    deadline: Int? = nil,
    fresh: Bool? = nil,
    progressToken: JSON? = nil
  ) async throws -> RecommendedParameters {
    var writer = MemberWriter()
    writer.put("bean", bean)
    writer.put("method", method)
    writer.putIfGiven("equipment", equipment)
    writer.putIfGiven("fallback", fallback)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("fresh", fresh)
    writer.putIfGiven("progressToken", progressToken)
    return try await caller.call("journal.ai.recommendParameters", .read, writer)
  }

  /// Asks the AI of the host to describe the journal's figures and insights in words. The core accepts only texts whose
  /// numbers all occur in those figures or insights. Nothing is stored.
  /// - Parameters:
  ///   - filters: Filters for the brews: only brews that match all of them are described. Without filters, all brews
  ///   are described.
  ///   - fallback: `true` to answer from the account's own journal if the host's AI fails. If it is left out, the
  ///   request then fails.
  ///   - deadline: The time limit for the answer, in milliseconds. It includes the time during which the question waits
  ///   for earlier questions. Default: 30,000.
  ///   - fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
  ///   `false`: the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `value` is the part of the answer that has arrived so far.
  /// - Returns: The description in words, and the source of the answer.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled.
  public func insights(
    filters: BrewFilter? = nil,
    fallback: Bool? = nil,
    deadline: Int? = nil,
    fresh: Bool? = nil,
    progressToken: JSON? = nil
  ) async throws -> ExplainedInsights {
    var writer = MemberWriter()
    writer.putIfGiven("filters", filters)
    writer.putIfGiven("fallback", fallback)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("fresh", fresh)
    writer.putIfGiven("progressToken", progressToken)
    return try await caller.call("journal.ai.insights", .read, writer)
  }

  /// Stores a suggestion of the last 24 hours in a tasting note, new or existing. Text that a person wrote is not
  /// replaced. A restart of the core discards all suggestions, so they can't be stored any more.
  /// - Parameters:
  ///   - suggestion: The id of the suggestion, from the member `suggestion` in the result of another method of
  ///   `journal.ai`.
  ///   - tasting: The id of the tasting note in which the suggestion is stored. If it is left out, a new tasting note
  ///   is created, about the beans for which the suggestion was made.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The tasting note. Its `source` is `ai` for a new note, and `mixed` if a person had begun the note.
  /// - Throws: `CoreError`: invalidParams, notFound, keyReused.
  @discardableResult
  public func accept(
    suggestion: String,
    tasting: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Tasting {
    var writer = MemberWriter()
    writer.put("suggestion", suggestion)
    writer.putIfGiven("tasting", tasting)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.ai.accept", .write, writer)
  }
}

/// Methods of journal.statistics.
public struct JournalStatisticsMethods: Sendable {
  let caller: any CallSender

  /// Returns figures of all brews together, such as their number, the used coffee and the mean rating. Drafts and
  /// archived brews are left out.
  /// - Parameter filters: Filters for the brews: only brews that match all of them are counted. Without filters, all
  /// brews are counted.
  /// - Returns: The figures of the brews that match the filters.
  /// - Throws: `CoreError`: invalidParams.
  public func overview(
    filters: BrewFilter? = nil
  ) async throws -> JournalOverview {
    var writer = MemberWriter()
    writer.putIfGiven("filters", filters)
    return try await caller.call("journal.statistics.overview", .read, writer)
  }

  /// Returns one figure for each day, week, month or year with brews, for a chart. Drafts and archived brews are left
  /// out.
  /// - Parameters:
  ///   - measure: count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee.
  ///   rating (0 to 5), ratio (grams of water or beverage per gram of coffee), extraction (percent), time (seconds):
  ///   the mean over the brews that have the value.
  ///   - by: The period of the calendar that each figure covers.
  ///   - filters: Filters for the brews: only brews that match all of them are counted. Without filters, all brews are
  ///   counted.
  /// - Returns: The figures of the periods that have brews, in the order of time.
  /// - Throws: `CoreError`: invalidParams.
  public func series(
    measure: JournalStatisticsSeriesMeasure,
    by: StorePeriodUnit,
    filters: BrewFilter? = nil
  ) async throws -> FigurePoints {
    var writer = MemberWriter()
    writer.put("measure", measure)
    writer.put("by", by)
    writer.putIfGiven("filters", filters)
    return try await caller.call("journal.statistics.series", .read, writer)
  }

  /// Groups the brews by a dimension, such as the roaster, and returns one figure for each group. Drafts and archived
  /// brews are left out.
  /// - Parameters:
  ///   - measure: count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee.
  ///   rating (0 to 5), ratio (grams of water or beverage per gram of coffee), extraction (percent), time (seconds):
  ///   the mean over the brews that have the value.
  ///   - by: The dimension by which brews are grouped. A brew of beans from several countries counts for each of these
  ///   countries.
  ///   - filters: Filters for the brews: only brews that match all of them are counted. Without filters, all brews are
  ///   counted.
  /// - Returns: The figures, one for each group. The group with the most brews comes first.
  /// - Throws: `CoreError`: invalidParams.
  public func breakdown(
    measure: JournalStatisticsSeriesMeasure,
    by: JournalStatisticsBreakdownBy,
    filters: BrewFilter? = nil
  ) async throws -> FigurePoints {
    var writer = MemberWriter()
    writer.put("measure", measure)
    writer.put("by", by)
    writer.putIfGiven("filters", filters)
    return try await caller.call("journal.statistics.breakdown", .read, writer)
  }
}

/// Methods of journal.insights.
public struct JournalInsightsMethods: Sendable {
  let caller: any CallSender

  /// Returns one insight of each kind, such as the best parameters or the trend of the ratings, from the latest 1,000
  /// brews that match the filters.
  /// - Parameter filters: Filters for the brews: only brews that match all of them are examined. Without filters, all
  /// brews are examined.
  /// - Returns: The insights, one of each kind, in the order of their kinds.
  /// - Throws: `CoreError`: invalidParams.
  public func list(
    filters: BrewFilter? = nil
  ) async throws -> Insights {
    var writer = MemberWriter()
    writer.putIfGiven("filters", filters)
    return try await caller.call("journal.insights.list", .read, writer)
  }
}
