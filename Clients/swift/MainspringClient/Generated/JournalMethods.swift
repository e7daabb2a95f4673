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

  /// Recommends parameters for the next brew of a bean, without AI.
  /// - Parameters:
  ///   - bean: The bean.
  ///   - method: The method; without it the one that the bean was brewed with most, else pourOver.
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

  /// Writes the journal, whatever is archived, too, as a file or a text that journal.import reads; without photos.
  /// - Parameters:
  ///   - format: jsonl: a JSON object a line, with its type and id; csv: comma-separated values (RFC 4180), with columns for all types.
  ///   - path: The file; one that is there is refused, unless overwrite is true. It, or inline, must be given.
  ///   - inline: true for a text in the answer, of at most 4 MiB.
  ///   - types: The types of records to write; without it all of them.
  ///   - progressToken: Echoed in rpc.progress, which tells how many are written.
  ///   - overwrite: true to replace a file that is there, once the new one is whole.
  ///   - dialect: excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90, and nothing that
  ///   is taken for a formula. standard without it.
  ///   - separator: What separates columns in the dialect excel; commas where decimals have points.
  ///   - decimal: The decimal separator in the dialect excel; comma without it.
  /// - Returns: How much was written, and what, where a text was asked for. Other requests are answered meanwhile.
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

  /// Reads records of the journal from a file or a text. A row with the id of a record changes it; any other row creates a record. A
  /// refused row keeps no other row out. What was exported comes back as the same records; so does what was imported before from
  /// Beanconqueror or Visualizer.
  /// - Parameters:
  ///   - format: jsonl: a JSON object a line; csv: comma-separated values (RFC 4180), whose first line names the members; beanconqueror:
  ///   the JSON of its export; visualizer: shots as JSON, of Visualizer or of a Decent machine, or as Tcl.
  ///   - path: The file; it, or inline, must be given.
  ///   - inline: A text in the file's place.
  ///   - mapping: The members that columns stand for which are called otherwise; null for columns to pass over.
  ///   - type: The type of rows that name none.
  ///   - dryRun: true to do nothing, and answer what would be done; other requests wait for it.
  ///   - progressToken: Echoed in rpc.progress, which tells how many bytes are read.
  ///   - separator: What separates the columns of csv; guessed from the first lines without it, and answered.
  ///   - decimal: The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A number that could be
  ///   read in two ways, such as 1.000, is refused then.
  ///   - encoding: How the characters of a file are written; utf8 without it, or utf16 where the file says so.
  ///   - dialect: excel reads what an export of that dialect has written; standard without it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The counts of created and changed records, and the refused rows. Other requests are answered meanwhile, unless it is a dry
  /// run.
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
  ///   - origins: The origins of the beans; the shares of a blend sum to at most 100 percent.
  ///   - roastLevel: How dark the beans are roasted.
  ///   - process: How the cherries were processed.
  ///   - decaf: Whether the beans are decaffeinated.
  ///   - roastDate: The day on which the beans were roasted.
  ///   - openedAt: The day on which the bag was opened.
  ///   - frozenAt: The day on which the beans were frozen, not before roastDate.
  ///   - thawedAt: The day on which the beans were thawed, not before frozenAt.
  ///   - bestBefore: The last day on which the roaster recommends the beans.
  ///   - weight: The weight of the beans in the bag, in grams.
  ///   - withdrawn: The grams that were used otherwise than by brews.
  ///   - price: The price of the bag.
  ///   - rating: 0 to 5, in halves.
  ///   - flavours: The flavours, as the roaster names them. Devices merge them as a set.
  ///   - note: Any further text.
  ///   - url: The address of a page about the beans.
  ///   - barcode: The code on the bag.
  ///   - favourite: Whether the beans are a favourite.
  ///   - archived: Whether the beans are out of use.
  ///   - finished: Whether the bag is empty.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Answers one bean.
  /// - Parameter id: The record.
  /// - Returns: The bean as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Bean {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.beans.get", .read, writer)
  }

  /// Changes the named members of a bean and leaves the others.
  /// - Parameters:
  ///   - id: The record.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The bean after the change; the same as before when nothing differs.
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

  /// Lists the changes of a bean, newest first, page by page; also of a deleted one.
  /// - Parameters:
  ///   - id: The record.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
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

  /// Saves a bean: without an id a new one; with the id of a bean that exists, only the given members change; with another id, a new one
  /// with this id.
  /// - Parameters:
  ///   - id: The record; a new one's id is a UUID of version 7.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - name: The name on the bag.
  ///   - roaster: The roaster.
  ///   - origins: The origins of the beans; the shares of a blend sum to at most 100 percent.
  ///   - roastLevel: How dark the beans are roasted.
  ///   - process: How the cherries were processed.
  ///   - decaf: Whether the beans are decaffeinated.
  ///   - roastDate: The day on which the beans were roasted.
  ///   - openedAt: The day on which the bag was opened.
  ///   - frozenAt: The day on which the beans were frozen, not before roastDate.
  ///   - thawedAt: The day on which the beans were thawed, not before frozenAt.
  ///   - bestBefore: The last day on which the roaster recommends the beans.
  ///   - weight: The weight of the beans in the bag, in grams.
  ///   - withdrawn: The grams that were used otherwise than by brews.
  ///   - price: The price of the bag.
  ///   - rating: 0 to 5, in halves.
  ///   - flavours: The flavours, as the roaster names them. Devices merge them as a set.
  ///   - note: Any further text.
  ///   - url: The address of a page about the beans.
  ///   - barcode: The code on the bag.
  ///   - favourite: Whether the beans are a favourite.
  ///   - archived: Whether the beans are out of use.
  ///   - finished: Whether the bag is empty.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The bean as it is now.
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

  /// Lists beans, newest first or in another order, page by page.
  /// - Parameters:
  ///   - text: Words that must each begin a word of the name, the roaster or the note; case and accents don't matter.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - roaster: Beans of this roaster only; case does not matter.
  ///   - country: Beans of this country of origin only.
  ///   - process: Beans of this process only.
  ///   - roastLevel: Beans of this roast level only.
  ///   - finished: true for empty bags only, false for the others; without it both.
  ///   - archived: true for archived beans only; without it, the others.
  ///   - favourite: true for favourites only, false for the others; without it both.
  ///   - order: newest; name, from A to Z; roastDate, the freshest first; rating, the best first; remaining, the most first. newest without
  ///   it.
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

  /// Deletes beans, or archives beans in use.
  /// - Parameters:
  ///   - id: The record.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - archiveIfUsed: true archives a record that others refer to; without it the error inUse says which do.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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
  ///   - name: The name.
  ///   - brand: The maker.
  ///   - model: The model.
  ///   - boughtAt: The day on which the piece was bought.
  ///   - price: The price.
  ///   - setting: The scale of a grinder; other kinds have none.
  ///   - method: The method of a brewer; other kinds have none.
  ///   - note: Any further text.
  ///   - favourite: Whether the piece is a favourite.
  ///   - archived: Whether the piece is out of use.
  ///   - isDefault: Whether the piece is the usual one of its kind. Of each kind at most one is: another one loses it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Answers one equipment.
  /// - Parameter id: The record.
  /// - Returns: The equipment as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Equipment {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.equipment.get", .read, writer)
  }

  /// Changes the named members of an equipment and leaves the others.
  /// - Parameters:
  ///   - id: The record.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The equipment after the change; the same as before when nothing differs.
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

  /// Lists the changes of an equipment, newest first, page by page; also of a deleted one.
  /// - Parameters:
  ///   - id: The record.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
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

  /// Saves an equipment: without an id a new one; with the id of an equipment that exists, only the given members change; with another id,
  /// a new one with this id.
  /// - Parameters:
  ///   - id: The record; a new one's id is a UUID of version 7.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - kind: The kind of equipment.
  ///   - name: The name.
  ///   - brand: The maker.
  ///   - model: The model.
  ///   - boughtAt: The day on which the piece was bought.
  ///   - price: The price.
  ///   - setting: The scale of a grinder; other kinds have none.
  ///   - method: The method of a brewer; other kinds have none.
  ///   - note: Any further text.
  ///   - favourite: Whether the piece is a favourite.
  ///   - archived: Whether the piece is out of use.
  ///   - isDefault: Whether the piece is the usual one of its kind. Of each kind at most one is: another one loses it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The equipment as it is now.
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

  /// Lists equipment, newest first, page by page.
  /// - Parameters:
  ///   - text: Words that must each begin a word of the name, the maker, the model or the note; case and accents don't matter.
  ///   - kind: Equipment of this kind only.
  ///   - archived: true for archived equipment only; without it, the others.
  ///   - favourite: true for favourites only, false for the others; without it both.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
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

  /// Deletes a piece of equipment, or archives a piece in use.
  /// - Parameters:
  ///   - id: The record.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - archiveIfUsed: true archives a record that others refer to; without it the error inUse says which do.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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
  ///   - at: When the coffee was brewed: from 1900 to one day in the future.
  ///   - bean: The bean. Only a draft has none.
  ///   - method: The method. Only a draft has none.
  ///   - dose: The ground coffee, in grams. Only a draft has none.
  ///   - water: The water, in grams.
  ///   - yield: The beverage, in grams.
  ///   - grinder: The grinder.
  ///   - grindSetting: The setting on the grinder's own scale.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - time: The time of the whole brew, in seconds.
  ///   - bloomWater: The water of the bloom, in grams.
  ///   - bloomTime: The time of the bloom, in seconds.
  ///   - pressure: The pressure, in bar.
  ///   - pours: The pours, in the order of time.
  ///   - tds: The total dissolved solids of the beverage, in percent.
  ///   - equipment: Other equipment, each once. Devices merge it as a set.
  ///   - place: The place.
  ///   - rating: 0 to 5, in halves.
  ///   - note: Any further text.
  ///   - recipe: The recipe that the brew followed.
  ///   - favourite: Whether the brew is a favourite.
  ///   - archived: Whether the brew is hidden. Statistics leave it out.
  ///   - draft: Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Answers one brew.
  /// - Parameter id: The record.
  /// - Returns: The brew as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Brew {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.brews.get", .read, writer)
  }

  /// Changes the named members of a brew and leaves the others.
  /// - Parameters:
  ///   - id: The record.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The brew after the change; the same as before when nothing differs.
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

  /// Lists the changes of a brew, newest first, page by page; also of a deleted one.
  /// - Parameters:
  ///   - id: The record.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
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

  /// Saves a brew: without an id a new one; with the id of a brew that exists, only the given members change; with another id, a new one
  /// with this id.
  /// - Parameters:
  ///   - id: The record; a new one's id is a UUID of version 7.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - at: When the coffee was brewed: from 1900 to one day in the future.
  ///   - bean: The bean. Only a draft has none.
  ///   - method: The method. Only a draft has none.
  ///   - dose: The ground coffee, in grams. Only a draft has none.
  ///   - water: The water, in grams.
  ///   - yield: The beverage, in grams.
  ///   - grinder: The grinder.
  ///   - grindSetting: The setting on the grinder's own scale.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - time: The time of the whole brew, in seconds.
  ///   - bloomWater: The water of the bloom, in grams.
  ///   - bloomTime: The time of the bloom, in seconds.
  ///   - pressure: The pressure, in bar.
  ///   - pours: The pours, in the order of time.
  ///   - tds: The total dissolved solids of the beverage, in percent.
  ///   - equipment: Other equipment, each once. Devices merge it as a set.
  ///   - place: The place.
  ///   - rating: 0 to 5, in halves.
  ///   - note: Any further text.
  ///   - recipe: The recipe that the brew followed.
  ///   - favourite: Whether the brew is a favourite.
  ///   - archived: Whether the brew is hidden. Statistics leave it out.
  ///   - draft: Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The brew as it is now.
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

  /// Lists brews by the instants at which they were made, the newest first, page by page.
  /// - Parameters:
  ///   - filters: Filters.
  ///   - sectionBy: day, week, month: sections by the calendar, the newest first; bean: by the bean, the newest first; method: by the
  ///   method.
  ///   - text: Words that must each begin a word of the note or the place; case and accents don't matter.
  ///   - archived: true for archived brews only; without it, the others.
  ///   - draft: true for drafts only, false for the others; without it both.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  /// - Returns: A page of brews; where few of many are asked for, it may end early, and next goes on.
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

  /// Lists the sections of a list of brews, page by page.
  /// - Parameters:
  ///   - sectionBy: day, week, month: sections by the calendar, the newest first; bean: by the bean, the newest first; method: by the
  ///   method.
  ///   - filters: Filters.
  ///   - archived: true for archived brews only; without it, the others.
  ///   - draft: true for drafts only, false for the others; without it both.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
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
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Creates a draft with the parameters of a brew and the present instant, without rating, note and TDS.
  /// - Parameters:
  ///   - id: The brew to repeat.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Finds the brew with the highest rating; of several, the latest.
  /// - Parameters:
  ///   - bean: Brews of this bean only.
  ///   - method: Brews of this method only.
  /// - Returns: The brew; null without a rated one.
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
  ///   - at: When the coffee was tasted.
  ///   - brew: The brew. It or bean must be given.
  ///   - bean: The bean, for a tasting that is of no brew.
  ///   - text: The taste, in words.
  ///   - descriptors: Flavour terms, of journal.flavorWheel.get or any others. Devices merge them as a set.
  ///   - bodyDescription: The feel in the mouth.
  ///   - scores: The scores; null without any.
  ///   - source: user: written by a person; ai: suggested and accepted; mixed: both.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Answers one tasting.
  /// - Parameter id: The record.
  /// - Returns: The tasting as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Tasting {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.tastings.get", .read, writer)
  }

  /// Changes the named members of a tasting and leaves the others.
  /// - Parameters:
  ///   - id: The record.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The tasting after the change; the same as before when nothing differs.
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
  ///   - id: The record.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was deleted.
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

  /// Lists the changes of a tasting, newest first, page by page; also of a deleted one.
  /// - Parameters:
  ///   - id: The record.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
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

  /// Saves a tasting: without an id a new one; with the id of a tasting that exists, only the given members change; with another id, a new
  /// one with this id.
  /// - Parameters:
  ///   - id: The record; a new one's id is a UUID of version 7.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - at: When the coffee was tasted.
  ///   - brew: The brew. It or bean must be given.
  ///   - bean: The bean, for a tasting that is of no brew.
  ///   - text: The taste, in words.
  ///   - descriptors: Flavour terms, of journal.flavorWheel.get or any others. Devices merge them as a set.
  ///   - bodyDescription: The feel in the mouth.
  ///   - scores: The scores; null without any.
  ///   - source: user: written by a person; ai: suggested and accepted; mixed: both.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The tasting as it is now.
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

  /// Lists tasting notes by the instants at which the coffee was tasted, the newest first, page by page.
  /// - Parameters:
  ///   - text: Words that must each begin a word of the text, the descriptors or the body; case and accents don't matter.
  ///   - brew: Notes about this brew only.
  ///   - bean: Notes about this bean only, without those about its brews.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
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
  ///   - name: The name.
  ///   - method: The method.
  ///   - dose: The ground coffee, in grams.
  ///   - water: The water, in grams.
  ///   - yield: The beverage, in grams.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - grindSetting: The setting on the grinder's own scale.
  ///   - bean: The bean that the recipe is made for.
  ///   - steps: The steps, in the order of time.
  ///   - note: Any further text.
  ///   - favourite: Whether the recipe is a favourite.
  ///   - archived: Whether the recipe is out of use.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Answers one recipe.
  /// - Parameter id: The record.
  /// - Returns: The recipe as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Recipe {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.recipes.get", .read, writer)
  }

  /// Changes the named members of a recipe and leaves the others.
  /// - Parameters:
  ///   - id: The record.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The recipe after the change; the same as before when nothing differs.
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
  ///   - id: The record.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was deleted.
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

  /// Lists the changes of a recipe, newest first, page by page; also of a deleted one.
  /// - Parameters:
  ///   - id: The record.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
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

  /// Saves a recipe: without an id a new one; with the id of a recipe that exists, only the given members change; with another id, a new
  /// one with this id.
  /// - Parameters:
  ///   - id: The record; a new one's id is a UUID of version 7.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - name: The name.
  ///   - method: The method.
  ///   - dose: The ground coffee, in grams.
  ///   - water: The water, in grams.
  ///   - yield: The beverage, in grams.
  ///   - temperature: The temperature of the water, in degrees Celsius.
  ///   - grindSetting: The setting on the grinder's own scale.
  ///   - bean: The bean that the recipe is made for.
  ///   - steps: The steps, in the order of time.
  ///   - note: Any further text.
  ///   - favourite: Whether the recipe is a favourite.
  ///   - archived: Whether the recipe is out of use.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The recipe as it is now.
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

  /// Lists recipes from A to Z, page by page.
  /// - Parameters:
  ///   - method: Recipes of this method only.
  ///   - bean: Recipes for this bean only.
  ///   - archived: true for archived recipes only; without it, the others.
  ///   - favourite: true for favourites only, false for the others; without it both.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
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

  /// Scales a recipe to another dose, water or yield: all weights by one factor, to 0.1 g.
  /// - Parameters:
  ///   - id: The recipe.
  ///   - dose: The wanted dose, in grams; one of dose, water and yield must be given.
  ///   - water: The wanted water, in grams.
  ///   - yield: The wanted yield, in grams.
  /// - Returns: The recipe for the other amount; nothing is stored.
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

  /// Completes a flavour term from the wheel and from the account's own descriptors and flavours.
  /// - Parameters:
  ///   - text: The beginning of a word; case does not matter.
  ///   - limit: The most terms; 20 without it.
  /// - Returns: The terms, those that begin with the text first.
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

  /// Asks the AI of the host which tasting notes beans may have: those of the journal, or any by origin and roast. Nothing is stored;
  /// journal.ai.accept stores it.
  /// - Parameters:
  ///   - bean: The beans. They or beanOrigin must be given.
  ///   - beanOrigin: Where other beans are from, such as Huila, Colombia.
  ///   - roastLevel: How dark other beans are roasted.
  ///   - brewMethod: The method that they are brewed with.
  ///   - fallback: Whether one's own journal answers if the host can't.
  ///   - deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without it.
  ///   - fresh: Whether the model is asked even if the same question was answered within 10 minutes; false without it.
  ///   - progressToken: Echoed in rpc.progress, whose value is the part of the answer that is there already.
  /// - Returns: The suggestion.
  /// - Throws: `CoreError`: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
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

  /// Asks the AI of the host for the flavour of a coffee in numbers, by tasting notes. It is stored only with keep: as scores and
  /// descriptors of the tasting that has none of its own.
  /// - Parameters:
  ///   - notes: The taste, in words. Either notes or tasting must be given.
  ///   - tasting: The tasting note whose text, descriptors and body are meant.
  ///   - keep: Whether the profile is stored with the tasting.
  ///   - fallback: Whether one's own journal answers if the host can't.
  ///   - deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without it.
  ///   - fresh: Whether the model is asked even if the same question was answered within 10 minutes; false without it.
  ///   - progressToken: Echoed in rpc.progress, whose value is the part of the answer that is there already.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The profile.
  /// - Throws: `CoreError`: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
  /// keyReused.
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

  /// Asks the AI of the host how to brew beans by a method. The answer keeps to the limits of brews and the range of the grinder. Nothing
  /// is stored.
  /// - Parameters:
  ///   - bean: The beans.
  ///   - method: The method.
  ///   - equipment: The equipment; a grinder among it gives the range of the grind setting.
  ///   - fallback: Whether one's own journal answers if the host can't.
  ///   - deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without it.
  ///   - fresh: Whether the model is asked even if the same question was answered within 10 minutes; false without it.
  ///   - progressToken: Echoed in rpc.progress, whose value is the part of the answer that is there already.
  /// - Returns: The parameters to try.
  /// - Throws: `CoreError`: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
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

  /// Asks the AI of the host to put the figures and insights of the journal into words. Each number that it says must be one of them.
  /// Nothing is stored.
  /// - Parameters:
  ///   - filters: Filters.
  ///   - fallback: Whether one's own journal answers if the host can't.
  ///   - deadline: How many milliseconds the answer may take, the wait for its turn included; 30,000 without it.
  ///   - fresh: Whether the model is asked even if the same question was answered within 10 minutes; false without it.
  ///   - progressToken: Echoed in rpc.progress, whose value is the part of the answer that is there already.
  /// - Returns: The figures in words.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
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

  /// Stores a suggestion of the last 24 hours: as a tasting note of its own, or with one that is there. What a person has written stays. A
  /// restart of the core forgets suggestions.
  /// - Parameters:
  ///   - suggestion: The suggestion, as its method has answered it.
  ///   - tasting: The tasting note that it goes to; without it a new one, of the beans that were asked about.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The tasting note; its source is ai, or mixed where a person has written in it.
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

  /// Shows the figures of the journal as a whole. Drafts and archived brews are left out.
  /// - Parameter filters: Filters.
  /// - Returns: The figures.
  /// - Throws: `CoreError`: invalidParams.
  public func overview(
    filters: BrewFilter? = nil
  ) async throws -> JournalOverview {
    var writer = MemberWriter()
    writer.putIfGiven("filters", filters)
    return try await caller.call("journal.statistics.overview", .read, writer)
  }

  /// Shows a figure over time. Drafts and archived brews are left out.
  /// - Parameters:
  ///   - measure: count: the number of brews. coffee: the grams of coffee. cost: the price of the coffee. rating, ratio, extraction, time:
  ///   the mean over the brews that have one.
  ///   - by: The span of each figure.
  ///   - filters: Filters.
  /// - Returns: The figure of each span that has brews, in order.
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

  /// Shows a figure for each value that brews have in common. Drafts and archived brews are left out.
  /// - Parameters:
  ///   - measure: count: the number of brews. coffee: the grams of coffee. cost: the price of the coffee. rating, ratio, extraction, time:
  ///   the mean over the brews that have one.
  ///   - by: The dimension that brews are divided by. A brew of beans of several countries counts for each of them.
  ///   - filters: Filters.
  /// - Returns: The figure of each value, that of most brews first.
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

  /// Lists the insights of the latest 1,000 brews, one of each kind.
  /// - Parameter filters: Filters.
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
