// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The price lists of a company, and the prices of single customers.
public struct PricesMethods: Sendable {
  let caller: any CallSender

  /// Creates a price.
  /// - Parameters:
  ///   - item: The id of the item.
  ///   - price: The price of one own unit of the item.
  ///   - list: The name of the price list. The list applies to contacts whose `priceList` is this name. Upper and lower
  ///   case of the letters A to Z do not matter. Required for a price without `contact`.
  ///   - contact: The id of the customer for whom the price is. `null` for all customers of `list`. A customer's own
  ///   price takes precedence over the prices of lists.
  ///   - minQuantity: The smallest quantity of a line to which this price applies, in the item's own unit. `null` for
  ///   any quantity.
  ///   - from: The first day on which the price applies, in the company's time zone. `null` if there is no first day.
  ///   - until: The last day on which the price applies, in the company's time zone. `null` if there is no last day.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new price.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func create(
    item: String,
    price: MoneyInput,
    list: String? = nil,
    contact: String? = nil,
    minQuantity: Decimal? = nil,
    from: String? = nil,
    until: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Price {
    var writer = MemberWriter()
    writer.put("item", item)
    writer.put("price", price)
    writer.putIfGiven("list", list)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("minQuantity", minQuantity)
    writer.putIfGiven("from", from)
    writer.putIfGiven("until", until)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("prices.create", .write, writer)
  }

  /// Returns the price with the given id.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The price.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> Price {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("prices.get", .read, writer)
  }

  /// Changes the given members of a price. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The price after the change. If no given member has a new value, the record does not change, and keeps
  /// its version.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: PriceDetailsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Price {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("prices.update", .write, writer)
  }

  /// Deletes a price.
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
    return try await caller.call("prices.delete", .write, writer)
  }

  /// Lists the changes of a price, newest first, one page at a time. A deleted record still has a history.
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
    return try await caller.call("prices.history", .read, writer)
  }

  /// Lists prices, newest first, one page at a time.
  /// - Parameters:
  ///   - list: Only prices of the price list with this name.
  ///   - item: Only prices of the item with this id.
  ///   - contact: Only prices whose `contact` is the customer with this id.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of prices.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    list: String? = nil,
    item: String? = nil,
    contact: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> PricePage {
    var writer = MemberWriter()
    writer.putIfGiven("list", list)
    writer.putIfGiven("item", item)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("prices.list", .read, writer)
  }

  /// Returns the price and the tax that a new order line without a price would get now. It stores nothing.
  /// - Parameters:
  ///   - lines: The items, with the quantities that are to be sold.
  ///   - currency: The currency of the prices (ISO 4217).
  ///   - contact: The id of the customer's contact. Default: the company's `counterContact`; without a contact, no
  ///   price of a list applies.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The prices, in the order of the given lines.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func find(
    lines: [AskedPrice],
    currency: String,
    contact: String? = nil,
    company: String? = nil
  ) async throws -> FoundPrices {
    var writer = MemberWriter()
    writer.put("lines", lines)
    writer.put("currency", currency)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("company", company)
    return try await caller.call("prices.find", .read, writer)
  }

  /// Exports all prices of a company, including archived prices, as a file or a text that the import method reads. The
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
    return try await caller.call("prices.export", .session, writer)
  }

  /// Imports prices from a file or a text in the form that the export method writes. If a row is refused, the other
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
    return try await caller.call("prices.import", .write, writer)
  }
}
