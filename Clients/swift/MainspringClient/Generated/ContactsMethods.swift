// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The people and organisations that a company deals with.
public struct ContactsMethods: Sendable {
  let caller: any CallSender

  /// Methods of contacts.notes.
  public var notes: ContactsNotesMethods { ContactsNotesMethods(caller: self.caller) }

  /// Creates a contact.
  /// - Parameters:
  ///   - name: The contact's name.
  ///   - kinds: The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can
  ///   occur only once.
  ///   - organisation: The organisation for which a person works; `null` if there is none.
  ///   - people: The people to speak to at the organisation.
  ///   - emails: The email addresses, the main one first.
  ///   - phones: The telephone numbers, the main one first.
  ///   - website: The URL of the website.
  ///   - addresses: The postal addresses, at most 100.
  ///   - taxId: The tax id, such as a VAT number. The core does not check its form.
  ///   - currency: The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR.
  ///   - paymentDays: The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's
  ///   invoices is computed from this number.
  ///   - priceList: The name of the price list whose prices apply to the contact's orders (`prices.list`).
  ///   - taxRate: The tax rate, in percent with at most 3 decimals, of new lines of the contact's orders and purchases.
  ///   If the item of a line has a `taxRate` or `taxCategory`, the line gets the item's instead. `null` for none.
  ///   - taxCategory: The category of the tax on new lines of the contact's orders and purchases (EN 16931). A category
  ///   other than S applies to all these lines with the rate 0, whatever their items are. E: exempt. AE: the buyer owes
  ///   the tax. K: a supply within the European Union. G: an export. O: outside the scope of the tax. Z: the rate 0.
  ///   - tags: Further words by which the contact can be found. At most 50.
  ///   - note: A free note about the contact.
  ///   - archived: `true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for
  ///   archived contacts.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new contact.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func create(
    name: String,
    kinds: [ContactKinds],
    organisation: String? = nil,
    people: [ContactPersonInput]? = nil,
    emails: [ContactEmailInput]? = nil,
    phones: [ContactPhoneInput]? = nil,
    website: String? = nil,
    addresses: [ContactAddressInput]? = nil,
    taxId: String? = nil,
    currency: String? = nil,
    paymentDays: Int? = nil,
    priceList: String? = nil,
    taxRate: Decimal? = nil,
    taxCategory: ItemTaxCategory? = nil,
    tags: [String]? = nil,
    note: String? = nil,
    archived: Bool? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Contact {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.put("kinds", kinds)
    writer.putIfGiven("organisation", organisation)
    writer.putIfGiven("people", people)
    writer.putIfGiven("emails", emails)
    writer.putIfGiven("phones", phones)
    writer.putIfGiven("website", website)
    writer.putIfGiven("addresses", addresses)
    writer.putIfGiven("taxId", taxId)
    writer.putIfGiven("currency", currency)
    writer.putIfGiven("paymentDays", paymentDays)
    writer.putIfGiven("priceList", priceList)
    writer.putIfGiven("taxRate", taxRate)
    writer.putIfGiven("taxCategory", taxCategory)
    writer.putIfGiven("tags", tags)
    writer.putIfGiven("note", note)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("contacts.create", .write, writer)
  }

  /// Changes the given members of a contact. Other members keep their values.
  /// - Parameters:
  ///   - id: The id of the record.
  ///   - changes: The members to change. Other members keep their values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The contact after the change. If no given member has a new value, the record does not change, and keeps
  /// its version.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
  /// keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: ContactDetailsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Contact {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("contacts.update", .write, writer)
  }

  /// Deletes a contact.
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
    return try await caller.call("contacts.delete", .write, writer)
  }

  /// Lists the changes of a contact, newest first, one page at a time. A deleted record still has a history.
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
    return try await caller.call("contacts.history", .read, writer)
  }

  /// Returns the contact with the given id. If that contact was merged into another contact, returns the contact that
  /// stayed.
  /// - Parameters:
  ///   - id: The id of the contact.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The contact.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> FoundContact {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("contacts.get", .read, writer)
  }

  /// Lists contacts, newest first, one page at a time.
  /// - Parameters:
  ///   - text: Words to search for. Each must begin a word of the contact. Case and accents are ignored.
  ///   - kind: Only contacts of this kind. A listed contact may have other kinds, too.
  ///   - tag: Only contacts with this tag. Case and surrounding spaces are ignored.
  ///   - archived: `true` to list only archived contacts. If it is left out, the list contains only contacts that are
  ///   not archived.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of contacts. A page may be empty although more contacts follow: continue until `next` is `null`.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    text: String? = nil,
    kind: ContactKinds? = nil,
    tag: String? = nil,
    archived: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> ContactPage {
    var writer = MemberWriter()
    writer.putIfGiven("text", text)
    writer.putIfGiven("kind", kind)
    writer.putIfGiven("tag", tag)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("contacts.list", .read, writer)
  }

  /// Finds the contacts that match a text best. If a search would take too long, the page ranks only the newest
  /// contacts, and `partial` is `true`.
  /// - Parameters:
  ///   - text: Words to search for. Each must begin a word of the contact, or a group of digits in a telephone number.
  ///   Case and accents are ignored.
  ///   - limit: The maximum number of contacts on the page. Default: 20.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - archived: `true` to list only archived contacts. If it is left out, the list contains only contacts that are
  ///   not archived.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of contacts, best match first.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func search(
    text: String,
    limit: Int? = nil,
    after: String? = nil,
    archived: Bool? = nil,
    company: String? = nil
  ) async throws -> FoundContactPage {
    var writer = MemberWriter()
    writer.put("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("company", company)
    return try await caller.call("contacts.search", .read, writer)
  }

  /// Lists pairs of contacts that may be the same: they share an email address, the digits of a telephone number, or a
  /// tax id. Archived contacts are left out. Use it to find contacts for `contacts.merge`.
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
  /// - Returns: A page of pairs, the oldest contacts first.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func duplicates(
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> DuplicateContactsPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("contacts.duplicates", .read, writer)
  }

  /// Merges a contact into another contact. Records that refer to the merged contact then refer to the contact that
  /// stays. The contact that stays also gets the values that only the merged contact has.
  /// - Parameters:
  ///   - from: The id of the contact to merge, which is removed. Afterwards, the id of the removed contact leads to the
  ///   contact `into`.
  ///   - into: The id of the contact that stays. If both contacts have different values of a member, this contact's
  ///   value stays.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The contact that stays.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func merge(
    from: String,
    into: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Contact {
    var writer = MemberWriter()
    writer.put("from", from)
    writer.put("into", into)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("contacts.merge", .write, writer)
  }

  /// Lists the activities with a contact, such as notes, orders and loans, newest first, one page at a time. Records
  /// that the caller may not see are left out.
  /// - Parameters:
  ///   - id: The id of the contact.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of activities.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func activity(
    id: String,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> ActivityPage {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("contacts.activity", .read, writer)
  }

  /// Returns the account of a contact: the invoices, credit notes and payments of the contact's orders, newest first,
  /// and the amounts that the contact owes.
  /// - Parameters:
  ///   - id: The id of the contact.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The balances, and a page of entries.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func account(
    id: String,
    limit: Int? = nil,
    after: String? = nil,
    company: String? = nil
  ) async throws -> ContactAccount {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("company", company)
    return try await caller.call("contacts.account", .read, writer)
  }

  /// Exports all contacts of a company, including archived contacts, as a file or a text that the import method reads.
  /// The oldest come first.
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
    return try await caller.call("contacts.export", .session, writer)
  }

  /// Imports contacts from a file or a text in the form that the export method writes. If a row is refused, the other
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
    return try await caller.call("contacts.import", .write, writer)
  }
}

/// Methods of contacts.notes.
public struct ContactsNotesMethods: Sendable {
  let caller: any CallSender

  /// Stores a note on an event with a contact, such as a call, a visit or a promise.
  /// - Parameters:
  ///   - contact: The id of the contact.
  ///   - text: The text of the note.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The new note.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func add(
    contact: String,
    text: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ContactNote {
    var writer = MemberWriter()
    writer.put("contact", contact)
    writer.put("text", text)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("contacts.notes.add", .write, writer)
  }
}
