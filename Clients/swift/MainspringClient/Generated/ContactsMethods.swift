// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The people and organisations that a company deals with.
public struct ContactsMethods: Sendable {
  let caller: any CallSender

  /// Methods of contacts.notes.
  public var notes: ContactsNotesMethods { ContactsNotesMethods(caller: self.caller) }

  /// Creates a contact.
  /// - Parameters:
  ///   - name: What people call it.
  ///   - kinds: What it is to the company: at least one, each once.
  ///   - organisation: The organisation that a person belongs to.
  ///   - people: Whom to speak to there.
  ///   - emails: Its email addresses, the first one first.
  ///   - phones: Its telephone numbers, the first one first.
  ///   - website: Where it is on the web.
  ///   - addresses: Its postal addresses.
  ///   - taxId: What the tax office knows it by.
  ///   - currency: What it is paid in, or pays in.
  ///   - paymentDays: A number of days, stored as a note on terms of payment; the core works nothing out from it.
  ///   - priceList: A name that is stored as a note on prices; the core has no price lists.
  ///   - tags: Any further words to find it by.
  ///   - note: What else is to be known.
  ///   - archived: Whether it is out of use.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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
    writer.putIfGiven("tags", tags)
    writer.putIfGiven("note", note)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("contacts.create", .write, writer)
  }

  /// Changes the named members of a contact and leaves the others.
  /// - Parameters:
  ///   - id: The record.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The contact after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict, keyReused.
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
    return try await caller.call("contacts.delete", .write, writer)
  }

  /// Lists the changes of a contact, newest first, page by page; also of a deleted one.
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
    return try await caller.call("contacts.history", .read, writer)
  }

  /// Answers one contact; of one that was merged into another, that one.
  /// - Parameters:
  ///   - id: The contact.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The contact as it stands.
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

  /// Lists contacts, newest first, page by page.
  /// - Parameters:
  ///   - text: Words that must each begin a word of the contact; case and accents don't matter.
  ///   - kind: Only contacts of this kind, whatever else they are.
  ///   - tag: Only contacts with this tag; neither case nor spaces around it count.
  ///   - archived: true for archived contacts alone; without it, the others.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of contacts; a page may be empty and have a next.
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

  /// Finds the contacts that fit a text best. A search that has to stop early ranks what it has seen, newest contacts first, and says
  /// `partial`.
  /// - Parameters:
  ///   - text: Words that must each begin a word of the contact, or digits with which a group of a telephone number begins; case and
  ///   accents don't matter.
  ///   - limit: The most that a page may hold; 20 without it.
  ///   - after: The next of the page before.
  ///   - archived: true for archived contacts alone; without it, the others.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of contacts, best first.
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

  /// Lists pairs of contacts that may be the same: by an email address, the digits of a telephone number, or a tax id; but for archived
  /// ones.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of pairs, those that are there longest first.
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

  /// Merges a contact into another one, which gets all that refers to it, and what it has beside.
  /// - Parameters:
  ///   - from: The contact that goes; its id leads to the other one from then on.
  ///   - into: The contact that stays: what both say differently, it says.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The contact that is left.
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

  /// Lists what was done with a contact, newest first, page by page, as far as the caller may see it.
  /// - Parameters:
  ///   - id: The contact.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: A page of what was done.
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

  /// Writes all contacts of a company, whatever is archived, too, as a file or a text that its import reads; the oldest first.
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
    return try await caller.call("contacts.export", .session, writer)
  }

  /// Reads contacts from a file or a text, as export writes them. A row that is refused keeps no other one out, unless the import is
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
    return try await caller.call("contacts.import", .write, writer)
  }
}

/// Methods of contacts.notes.
public struct ContactsNotesMethods: Sendable {
  let caller: any CallSender

  /// Writes down what was done with a contact: a call, a visit, a promise.
  /// - Parameters:
  ///   - contact: Whom it is about.
  ///   - text: What is to be kept.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The note.
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
