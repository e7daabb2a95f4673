// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The account's coffee journal.
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

  /// Recommends parameters for the next brew of a bean. They are computed from the journal, without AI.
  /// - Parameters:
  ///   - bean: The bean.
  ///   - method: The brewing method. Without it, the bean's most frequent method, or `pourOver` for a bean without
  ///   brews.
  /// - Returns: The parameters and their source.
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

  /// Writes the journal, including archived records, to a file or a text that `journal.import` reads. Photos are left
  /// out.
  /// - Parameters:
  ///   - format: The format. jsonl: a JSON object per line, with the type and the id of the record. csv:
  ///   comma-separated values (RFC 4180), with columns for all types.
  ///   - path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or
  ///   `inline` must be given, not both.
  ///   - inline: `true` to return the text in the result. The text may have at most 4 MiB. Either `path` or `inline`
  ///   must be given, not both.
  ///   - types: The types of records to write. Without it, all types.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the written records.
  ///   - overwrite: `true` to replace an existing file, once the new file is complete.
  ///   - dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
  ///   money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them. Without
  ///   it, `standard`.
  ///   - separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
  ///   `point`.
  ///   - decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
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

  /// Reads records of the journal from a file or a text. A row with the id of an existing record changes that record.
  /// Any other row creates a record. If a row is refused, the other rows are still imported. A repeated import of an
  /// export, or of the same file of Beanconqueror or Visualizer, changes the same records and creates no duplicates.
  /// - Parameters:
  ///   - format: The format. jsonl: a JSON object per line. csv: comma-separated values (RFC 4180), whose first line
  ///   names the members. beanconqueror: the JSON file of an export of the app Beanconqueror. visualizer: espresso
  ///   shots of Visualizer or of a Decent machine, as JSON or Tcl.
  ///   - path: The path of the file. Either `path` or `inline` must be given, not both.
  ///   - inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
  ///   - mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
  ///   value is the name of the member, or `null` to ignore the column.
  ///   - type: The type of record for rows without a `type`.
  ///   - dryRun: `true` to change nothing, and return the counts and refused rows that an import would return. Other
  ///   requests wait until the dry run is complete.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the bytes read.
  ///   - separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
  ///   returns it.
  ///   - decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
  ///   returns it. A number that can be read in two ways, such as 1.000, is then refused.
  ///   - encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file, otherwise
  ///   `utf8`.
  ///   - dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
  ///   `standard`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The counts of created and changed records, and the refused rows. The core answers other requests during
  /// the import, except during a dry run.
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
  ///   - name: The name on the bag.
  ///   - roaster: The roaster.
  ///   - origins: The origins of the beans. The shares of a blend sum to at most 100 percent.
  ///   - roastLevel: The roast level of the beans.
  ///   - process: The process of the cherries.
  ///   - decaf: `true` if the beans are decaffeinated.
  ///   - roastDate: The day on which the beans were roasted. It must not be in the future.
  ///   - openedAt: The day on which the bag was opened.
  ///   - frozenAt: The day on which the beans were frozen. It must not be before `roastDate`.
  ///   - thawedAt: The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
  ///   - bestBefore: The best-before date: the last day on which the roaster recommends the beans.
  ///   - weight: The weight of the beans in the bag, in grams.
  ///   - withdrawn: The grams that were used for other purposes than brews, such as a gift.
  ///   - price: The price of the bag.
  ///   - rating: The rating of the beans, from 0 to 5 in steps of 0.5.
  ///   - flavours: The flavours, as the roaster names them. If two devices change the list, sync merges the changes as
  ///   those of a set: the additions of both devices stay.
  ///   - note: Any further text.
  ///   - url: The address of a page about the beans.
  ///   - barcode: The barcode on the bag, as text.
  ///   - favourite: `true` if the beans are a favourite.
  ///   - archived: `true` if the beans are out of use. Lists leave them out by default.
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
  ///   - changes: The members to change.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The bean after the change. If no given member has a new value, the record and its version stay as they
  /// are.
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
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
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
  ///   - name: The name on the bag.
  ///   - roaster: The roaster.
  ///   - origins: The origins of the beans. The shares of a blend sum to at most 100 percent.
  ///   - roastLevel: The roast level of the beans.
  ///   - process: The process of the cherries.
  ///   - decaf: `true` if the beans are decaffeinated.
  ///   - roastDate: The day on which the beans were roasted. It must not be in the future.
  ///   - openedAt: The day on which the bag was opened.
  ///   - frozenAt: The day on which the beans were frozen. It must not be before `roastDate`.
  ///   - thawedAt: The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
  ///   - bestBefore: The best-before date: the last day on which the roaster recommends the beans.
  ///   - weight: The weight of the beans in the bag, in grams.
  ///   - withdrawn: The grams that were used for other purposes than brews, such as a gift.
  ///   - price: The price of the bag.
  ///   - rating: The rating of the beans, from 0 to 5 in steps of 0.5.
  ///   - flavours: The flavours, as the roaster names them. If two devices change the list, sync merges the changes as
  ///   those of a set: the additions of both devices stay.
  ///   - note: Any further text.
  ///   - url: The address of a page about the beans.
  ///   - barcode: The barcode on the bag, as text.
  ///   - favourite: `true` if the beans are a favourite.
  ///   - archived: `true` if the beans are out of use. Lists leave them out by default.
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

  /// Lists beans, newest first or in another order, one page at a time.
  /// - Parameters:
  ///   - text: Words to search for. Each of them must begin a word of the name, the roaster or the note. Case and
  ///   accents do not matter.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time, or an asset's file arriving on the device, is not a change.
  ///   - roaster: Beans of this roaster only: the whole name. Case does not matter.
  ///   - country: Beans of this country of origin only.
  ///   - process: Beans of this process only.
  ///   - roastLevel: Beans of this roast level only.
  ///   - finished: `true` for empty bags only, `false` for bags that are not empty. Without it, all bags.
  ///   - archived: `true` for archived beans only. Without it, only beans that are not archived.
  ///   - favourite: `true` for favourites only, `false` to leave favourites out. Without it, all beans.
  ///   - order: The order. newest: the newest record first. name: from A to Z. roastDate: the latest roast first.
  ///   rating: the best rating first. remaining: the largest remaining weight first. Without it, `newest`.
  /// - Returns: A page of beans.
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

  /// Deletes beans. With `archiveIfUsed`, beans that other records refer to are archived instead.
  /// - Parameters:
  ///   - id: The record.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - archiveIfUsed: `true` to archive the record if other records refer to it. Without it, the request fails with
  ///   `inUse`, which counts those records by kind.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The record that was deleted or archived.
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
  ///   - kind: The kind of equipment.
  ///   - name: The name of the piece.
  ///   - brand: The maker.
  ///   - model: The maker's name of the model.
  ///   - boughtAt: The day of the purchase, such as 2026-11-30.
  ///   - price: The price of the purchase.
  ///   - setting: The scale of a grinder. Only a grinder may have a scale.
  ///   - method: The brewing method of a brewer. Only a brewer may have a method.
  ///   - note: Any further text.
  ///   - favourite: `true` if the piece is a favourite.
  ///   - archived: `true` if the piece is out of use. Lists leave it out by default.
  ///   - isDefault: `true` if the piece is the default of its kind. Each kind has at most one default. If another piece
  ///   becomes the default, this member becomes `false`.
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
  ///   - changes: The members to change.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The equipment after the change. If no given member has a new value, the record and its version stay as
  /// they are.
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
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
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
  ///   - kind: The kind of equipment.
  ///   - name: The name of the piece.
  ///   - brand: The maker.
  ///   - model: The maker's name of the model.
  ///   - boughtAt: The day of the purchase, such as 2026-11-30.
  ///   - price: The price of the purchase.
  ///   - setting: The scale of a grinder. Only a grinder may have a scale.
  ///   - method: The brewing method of a brewer. Only a brewer may have a method.
  ///   - note: Any further text.
  ///   - favourite: `true` if the piece is a favourite.
  ///   - archived: `true` if the piece is out of use. Lists leave it out by default.
  ///   - isDefault: `true` if the piece is the default of its kind. Each kind has at most one default. If another piece
  ///   becomes the default, this member becomes `false`.
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

  /// Lists equipment, newest first, one page at a time.
  /// - Parameters:
  ///   - text: Words to search for. Each of them must begin a word of the name, the maker, the model or the note. Case
  ///   and accents do not matter.
  ///   - kind: Equipment of this kind only.
  ///   - archived: `true` for archived equipment only. Without it, only equipment that is not archived.
  ///   - favourite: `true` for favourites only, `false` to leave favourites out. Without it, all equipment.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time, or an asset's file arriving on the device, is not a change.
  /// - Returns: A page of equipment.
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

  /// Deletes a piece of equipment. With `archiveIfUsed`, a piece that other records refer to is archived instead.
  /// - Parameters:
  ///   - id: The record.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - archiveIfUsed: `true` to archive the record if other records refer to it. Without it, the request fails with
  ///   `inUse`, which counts those records by kind.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The record that was deleted or archived.
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
  ///   - at: The time of the brew, from 1900 to one day in the future.
  ///   - bean: The bean. Required except in a draft.
  ///   - method: The brewing method. Required except in a draft.
  ///   - dose: The dose: the ground coffee, in grams. More than 0. Required except in a draft.
  ///   - water: The water, in grams.
  ///   - yield: The yield: the weight of the beverage, in grams.
  ///   - grinder: The grinder: a piece of equipment of the kind `grinder`.
  ///   - grindSetting: The grind setting, on the grinder's own scale.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - time: The time of the whole brew, in seconds.
  ///   - bloomWater: The water of the bloom (the first pour, which wets the coffee), in grams.
  ///   - bloomTime: The time of the bloom, in seconds.
  ///   - pressure: The pressure of the machine, in bar.
  ///   - pours: The pours, in the order of time. Their water must not sum to more than `water`.
  ///   - tds: The total dissolved solids of the beverage, in percent.
  ///   - equipment: The other equipment: each piece once, and no grinder. If two devices change the list, sync merges
  ///   the changes as those of a set: the additions of both devices stay.
  ///   - place: The name of the place where the brew was made.
  ///   - rating: The rating of the brew, from 0 to 5 in steps of 0.5.
  ///   - note: Any further text.
  ///   - recipe: The recipe that the brew followed.
  ///   - favourite: `true` if the brew is a favourite.
  ///   - archived: `true` if the brew is archived. Lists leave it out by default, and statistics do not count it.
  ///   - draft: `true` if the brew is a draft, which may be incomplete. A draft needs only `at`. Statistics and figures
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
  ///   - changes: The members to change.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The brew after the change. If no given member has a new value, the record and its version stay as they
  /// are.
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
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
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
  ///   - at: The time of the brew, from 1900 to one day in the future.
  ///   - bean: The bean. Required except in a draft.
  ///   - method: The brewing method. Required except in a draft.
  ///   - dose: The dose: the ground coffee, in grams. More than 0. Required except in a draft.
  ///   - water: The water, in grams.
  ///   - yield: The yield: the weight of the beverage, in grams.
  ///   - grinder: The grinder: a piece of equipment of the kind `grinder`.
  ///   - grindSetting: The grind setting, on the grinder's own scale.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - time: The time of the whole brew, in seconds.
  ///   - bloomWater: The water of the bloom (the first pour, which wets the coffee), in grams.
  ///   - bloomTime: The time of the bloom, in seconds.
  ///   - pressure: The pressure of the machine, in bar.
  ///   - pours: The pours, in the order of time. Their water must not sum to more than `water`.
  ///   - tds: The total dissolved solids of the beverage, in percent.
  ///   - equipment: The other equipment: each piece once, and no grinder. If two devices change the list, sync merges
  ///   the changes as those of a set: the additions of both devices stay.
  ///   - place: The name of the place where the brew was made.
  ///   - rating: The rating of the brew, from 0 to 5 in steps of 0.5.
  ///   - note: Any further text.
  ///   - recipe: The recipe that the brew followed.
  ///   - favourite: `true` if the brew is a favourite.
  ///   - archived: `true` if the brew is archived. Lists leave it out by default, and statistics do not count it.
  ///   - draft: `true` if the brew is a draft, which may be incomplete. A draft needs only `at`. Statistics and figures
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

  /// Lists brews by the time of brewing, newest first, one page at a time.
  /// - Parameters:
  ///   - filters: Only brews that match these filters count. Without this parameter, all brews count.
  ///   - sectionBy: The kind of sections. day, week, month: sections by the calendar, the latest first. bean: a section
  ///   for each bean, the newest bean first. method: a section for each method, from A to Z.
  ///   - text: Words to search for. Each of them must begin a word of the note or the place. Case and accents do not
  ///   matter.
  ///   - archived: `true` for archived brews only. Without it, only brews that are not archived.
  ///   - draft: `true` for drafts only, `false` for complete brews only. Without it, drafts and complete brews.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time, or an asset's file arriving on the device, is not a change.
  /// - Returns: A page of brews. If only few of many brews match, a page may have fewer elements than `limit` although
  /// `next` is not `null`.
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

  /// Lists the sections of a list of brews, one page at a time.
  /// - Parameters:
  ///   - sectionBy: The kind of sections. day, week, month: sections by the calendar, the latest first. bean: a section
  ///   for each bean, the newest bean first. method: a section for each method, from A to Z.
  ///   - filters: Only brews that match these filters count. Without this parameter, all brews count.
  ///   - archived: `true` for archived brews only. Without it, only brews that are not archived.
  ///   - draft: `true` for drafts only, `false` for complete brews only. Without it, drafts and complete brews.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  /// - Returns: A page of sections, in the order of journal.brews.list.
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

  /// Deletes a brew with its tasting notes and photos.
  /// - Parameters:
  ///   - id: The record.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The deleted record.
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

  /// Creates a draft with the parameters of a brew and the present time. The rating, the note and the TDS are not
  /// copied.
  /// - Parameters:
  ///   - id: The brew to repeat.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The draft.
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

  /// Finds the brew with the highest rating. If several brews have that rating, it returns the latest of them.
  /// - Parameters:
  ///   - bean: Brews of this bean only.
  ///   - method: Brews of this method only.
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
  ///   - at: The time of the tasting.
  ///   - brew: The brew. Either `brew` or `bean` must be given, not both.
  ///   - bean: The bean, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
  ///   - text: The taste, in words.
  ///   - descriptors: Flavour terms, from `journal.flavorWheel.get` or any others. If two devices change the list, sync
  ///   merges the changes as those of a set: the additions of both devices stay.
  ///   - bodyDescription: The body (the feel in the mouth), in words.
  ///   - scores: The scores. `null` if the tasting has no scores.
  ///   - source: The source of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
  ///   mixed: the note has words of a person and words of the AI.
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
  ///   - changes: The members to change.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The tasting after the change. If no given member has a new value, the record and its version stay as
  /// they are.
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
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
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
  ///   - at: The time of the tasting.
  ///   - brew: The brew. Either `brew` or `bean` must be given, not both.
  ///   - bean: The bean, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
  ///   - text: The taste, in words.
  ///   - descriptors: Flavour terms, from `journal.flavorWheel.get` or any others. If two devices change the list, sync
  ///   merges the changes as those of a set: the additions of both devices stay.
  ///   - bodyDescription: The body (the feel in the mouth), in words.
  ///   - scores: The scores. `null` if the tasting has no scores.
  ///   - source: The source of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
  ///   mixed: the note has words of a person and words of the AI.
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

  /// Lists tasting notes by the time of the tasting, newest first, one page at a time.
  /// - Parameters:
  ///   - text: Words to search for. Each of them must begin a word of the text, the descriptors or the body. Case and
  ///   accents do not matter.
  ///   - brew: Notes about this brew only.
  ///   - bean: Notes about this bean only. Notes about brews of the bean are not included.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time, or an asset's file arriving on the device, is not a change.
  /// - Returns: A page of tasting notes.
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
  ///   - dose: The dose: the ground coffee, in grams.
  ///   - water: The water, in grams.
  ///   - yield: The yield: the weight of the beverage, in grams.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - grindSetting: The grind setting, on the grinder's own scale.
  ///   - bean: The bean for which the recipe is made. `null` for a recipe for any bean.
  ///   - steps: The steps, in the order of time. Their water must not sum to more than `water`.
  ///   - note: Any further text.
  ///   - favourite: `true` if the recipe is a favourite.
  ///   - archived: `true` if the recipe is out of use. Lists leave it out by default.
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
  ///   - changes: The members to change.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The recipe after the change. If no given member has a new value, the record and its version stay as
  /// they are.
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
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
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
  ///   - dose: The dose: the ground coffee, in grams.
  ///   - water: The water, in grams.
  ///   - yield: The yield: the weight of the beverage, in grams.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - grindSetting: The grind setting, on the grinder's own scale.
  ///   - bean: The bean for which the recipe is made. `null` for a recipe for any bean.
  ///   - steps: The steps, in the order of time. Their water must not sum to more than `water`.
  ///   - note: Any further text.
  ///   - favourite: `true` if the recipe is a favourite.
  ///   - archived: `true` if the recipe is out of use. Lists leave it out by default.
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

  /// Lists recipes from A to Z, one page at a time.
  /// - Parameters:
  ///   - method: Recipes of this method only.
  ///   - bean: Recipes for this bean only.
  ///   - archived: `true` for archived recipes only. Without it, only recipes that are not archived.
  ///   - favourite: `true` for favourites only, `false` to leave favourites out. Without it, all recipes.
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time, or an asset's file arriving on the device, is not a change.
  /// - Returns: A page of recipes.
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

  /// Scales a recipe to another dose, water or yield. All weights are multiplied by one factor and rounded to 0.1 g.
  /// Nothing is stored.
  /// - Parameters:
  ///   - id: The recipe.
  ///   - dose: The wanted dose, in grams. Exactly one of `dose`, `water` and `yield` must be given.
  ///   - water: The wanted water, in grams. Exactly one of `dose`, `water` and `yield` must be given.
  ///   - yield: The wanted yield, in grams. Exactly one of `dose`, `water` and `yield` must be given.
  /// - Returns: The recipe for the other amount. Nothing is stored.
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

  /// Returns the flavour wheel: a tree of terms in three levels.
  /// - Returns: The groups of the wheel.
  /// - Throws: `CoreError`: invalidParams.
  public func get() async throws -> FlavorWheel {
    return try await caller.call("journal.flavorWheel.get", .read, MemberWriter())
  }

  /// Completes a word that the user has begun, with flavour terms from the wheel and from the account's own tastings
  /// and beans.
  /// - Parameters:
  ///   - text: The beginning of a word of the term. Case does not matter.
  ///   - limit: The largest number of terms. Without it, 20.
  /// - Returns: The flavour terms. Terms that begin with the text come first.
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

  /// Asks the AI of the host for tasting notes that fit beans of the journal, or an origin and a roast level. Nothing
  /// is stored. To store the suggestion, call `journal.ai.accept`.
  /// - Parameters:
  ///   - bean: The beans of the journal. Either `bean` or `beanOrigin` must be given, not both.
  ///   - beanOrigin: The origin of beans that are not in the journal, such as Huila, Colombia. Either `bean` or
  ///   `beanOrigin` must be given, not both.
  ///   - roastLevel: The roast level of the beans, if `beanOrigin` is given. With `bean`, it is ignored.
  ///   - brewMethod: The brewing method. Without it, the notes are for no particular method.
  ///   - fallback: `true` to answer from the account's own journal if the host's AI cannot answer. Without it, the
  ///   request fails.
  ///   - deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
  ///   Without it, 30,000.
  ///   - fresh: `true` to send the question to the model even if an equal question was answered in the last 10 minutes.
  ///   Without it, the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `value` is the part of the answer that has already arrived.
  /// - Returns: The suggestion.
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

  /// Asks the AI of the host to put a coffee's flavour into numbers, from tasting notes. Only with `keep`, the answer
  /// is stored with the tasting: scores that the tasting lacks, and further descriptors. Existing scores and
  /// descriptors stay.
  /// - Parameters:
  ///   - notes: The taste, in words. Either `notes` or `tasting` must be given, not both.
  ///   - tasting: The tasting note whose text, descriptors and body are used. Either `notes` or `tasting` must be
  ///   given, not both.
  ///   - keep: `true` to store the profile with the tasting. Needs `tasting`.
  ///   - fallback: `true` to answer from the account's own journal if the host's AI cannot answer. Without it, the
  ///   request fails.
  ///   - deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
  ///   Without it, 30,000.
  ///   - fresh: `true` to send the question to the model even if an equal question was answered in the last 10 minutes.
  ///   Without it, the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `value` is the part of the answer that has already arrived.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The flavour profile.
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

  /// Asks the AI of the host for the parameters of a brew with given beans and a given method. The model's values are
  /// within the limits of a brew, and its grind setting is within the grinder's range. The core does not store the
  /// answer as a record.
  /// - Parameters:
  ///   - bean: The beans.
  ///   - method: The method.
  ///   - equipment: The equipment to brew with, with at most one grinder. The grinder gives the range of the grind
  ///   setting.
  ///   - fallback: `true` to answer from the account's own journal if the host's AI cannot answer. Without it, the
  ///   request fails.
  ///   - deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
  ///   Without it, 30,000.
  ///   - fresh: `true` to send the question to the model even if an equal question was answered in the last 10 minutes.
  ///   Without it, the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `value` is the part of the answer that has already arrived.
  /// - Returns: The parameters to try.
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

  /// Asks the AI of the host to put the journal's figures and insights into words. Every number in the text is a number
  /// of those figures or insights. Nothing is stored.
  /// - Parameters:
  ///   - filters: Only brews that match these filters count. Without this parameter, all brews count.
  ///   - fallback: `true` to answer from the account's own journal if the host's AI cannot answer. Without it, the
  ///   request fails.
  ///   - deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
  ///   Without it, 30,000.
  ///   - fresh: `true` to send the question to the model even if an equal question was answered in the last 10 minutes.
  ///   Without it, the earlier answer is returned.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `value` is the part of the answer that has already arrived.
  /// - Returns: The figures in words.
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

  /// Stores a suggestion of the last 24 hours in a new or an existing tasting note. Text that a person wrote is not
  /// replaced. After a restart of the core, earlier suggestions cannot be stored any more.
  /// - Parameters:
  ///   - suggestion: The id of the suggestion: the member `suggestion` of the method's result.
  ///   - tasting: The tasting note that the suggestion is stored in. Without it, a new tasting note about the
  ///   suggestion's beans is created.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The tasting note. Its `source` is `ai` for a new note, and `mixed` if a person began the note.
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

  /// Returns the figures of the journal as a whole. Drafts and archived brews are left out.
  /// - Parameter filters: The filters of brews. Without it, all brews count.
  /// - Returns: The figures.
  /// - Throws: `CoreError`: invalidParams.
  public func overview(
    filters: BrewFilter? = nil
  ) async throws -> JournalOverview {
    var writer = MemberWriter()
    writer.putIfGiven("filters", filters)
    return try await caller.call("journal.statistics.overview", .read, writer)
  }

  /// Returns one figure for each day, week or month with brews. Drafts and archived brews are left out.
  /// - Parameters:
  ///   - measure: count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee.
  ///   rating (0 to 5), ratio (grams of water or beverage per gram of coffee), extraction (percent), time (seconds):
  ///   the mean over the brews that have the value.
  ///   - by: The span that each figure covers.
  ///   - filters: The filters of brews. Without it, all brews count.
  /// - Returns: The figures of the spans that have brews, in the order of time.
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
  ///   - by: The dimension to group by. A brew of beans from several countries counts for each of these countries.
  ///   - filters: The filters of brews. Without it, all brews count.
  /// - Returns: The figures, the group with the most brews first.
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

  /// Lists the insights from the latest 1,000 brews that fit the filters: one insight of each kind.
  /// - Parameter filters: The filters of brews. Without it, all brews count.
  /// - Returns: The insights, in the order of their kinds.
  /// - Throws: `CoreError`: invalidParams.
  public func list(
    filters: BrewFilter? = nil
  ) async throws -> Insights {
    var writer = MemberWriter()
    writer.putIfGiven("filters", filters)
    return try await caller.call("journal.insights.list", .read, writer)
  }
}
