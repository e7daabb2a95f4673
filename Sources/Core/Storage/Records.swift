public import JSON
public import RPC
internal import SQLite
public import Shape

/// Stores, finds, lists, changes and deletes the records of one kind, of all companies or of the account.
public final class Records<Details: RecordDetails> {
  public typealias Row = Stored<Details>
  public typealias Scoped = Details.Scope.Context

  public let stores: Stores
  public let ids: IDGenerator
  public let table: Table<Row>
  /// The full-text index, or `nil` if the description asks for none.
  public let text: TextIndex?
  public let numbers: RowNumbers
  /// Writes and reads the places in cursors where pages end.
  public let anchors: RowAnchors
  /// The buffer in which results are prepared. Each result is copied into its reply before the next one is prepared.
  public let scratch = ByteBuffer(capacity: 1 << 15)

  /// The service's rules for its records.
  public var rules = RecordRules<Details>()

  /// Returns the parts of a record whose changes its history shows. Without this function, histories show no parts.
  public var historyParts: ((_ id: ID<Details>, Scoped) throws(Failure) -> HistoryParts)?
  /// Returns entries of a record's history that are not in the change log.
  public var otherHistory:
    ((_ id: ID<Details>, _ before: Int?, _ limit: Int, Scoped) throws(Failure) -> [HistoryEntry])?

  public let page: StoreStatement
  public let emptying: StoreStatement
  private let holder: StoreStatement
  /// The JSON texts of the records that were read last. Each takes about a kilobyte.
  private lazy var recentTexts = RecentAnswers<RecordText.Key, RecordText>(stores, of: table.selection, bits: 11)
  /// The records that `recall` remembers. Each takes a kilobyte or more, so there are at most 2,048: enough for one
  /// busy hour.
  private(set) lazy var recent = RecentAnswers<UUID, Recalled<Row>>(stores, of: table.selection, bits: 11)
  /// The name of the table.
  public let tableName: String

  /// - Parameter name: the table's name, or `nil` for the name of the collection.
  public init(_ stores: Stores, _ ids: IDGenerator, table name: String? = nil) {
    let name = name ?? "\(Details.collection.many)"
    self.stores = stores
    self.ids = ids
    tableName = name
    let key = Details.foldedKey.map { fold in
      Table<Row>.DerivedKey(member: Details.key.map { "\($0)" } ?? "id") { fold($0.details) }
    }
    table = Table(name, stores, key: key, forgetsDeleted: Details.forgetsDeleted)
    anchors = RowAnchors(of: name, stores)
    numbers = RowNumbers(of: name, isIndexed: !Details.indexed.isEmpty, stores)
    text =
      Details.indexed.isEmpty
      ? nil
      : TextIndex(
        of: name, Details.indexed, numbers, stores, isOfAccount: !Details.Scope.isOfCompany,
        forgetsDeleted: Details.forgetsDeleted)
    page = StoreStatement(
      """
      SELECT \(Table<Row>.columns), row FROM {store}.\(name)
      WHERE row BETWEEN ? AND ?\(Details.shown.map { " AND \($0)" } ?? "") ORDER BY row DESC LIMIT ?
      """)
    let isOfCompanies = Details.Scope.isOfCompany
    holder = StoreStatement(
      """
      SELECT id FROM {store}.\(name) WHERE \(isOfCompanies ? "company = ? AND " : "")\(key?.column ?? Details.key.map { "\($0)" } ?? "id") = ?
      """)
    emptying = StoreStatement("DELETE FROM {store}.\(name) WHERE row BETWEEN ? AND ?")
  }

  deinit { scratch.deallocate() }

  /// Stores a new record.
  /// - Parameters:
  ///   - id: its id, or `nil` for a new one.
  ///   - madeAt: the instant of its creation, if the record was created earlier, outside of this data directory.
  /// - Throws: `duplicate` if another record of the company has the same key, and the errors of the rules.
  public func create(_ details: Details, id: ID<Details>? = nil, madeAt: Timestamp? = nil, in context: Scoped)
    throws(Failure) -> Row
  {
    let (base, partition) = (context.base, context.partition)
    if let rule = rules.create { try rule(details, context) }
    let details = try rules.completed?(nil, details, nil, context) ?? details
    let natural = id == nil ? try naturalID(of: details, in: context) : nil
    let record = Row(
      id: id ?? natural ?? ID(ids.next(at: base.now)), owner: Details.Owner(partition), details: details, version: 1,
      createdAt: madeAt ?? base.now, updatedAt: base.now)
    let row = try numbers.next(in: partition)
    guard try table.insert(record, row: row, in: partition.store, base) else {
      throw try duplicate(of: details, in: partition)
    }
    if let written = rules.written { try written(nil, record, row, context) }
    if let saved = rules.saved { try saved(nil, record, context) }
    return record
  }

  /// Returns the id that is computed from the natural key of a new record, or `nil` for a record without one.
  private func naturalID(of details: Details, in context: Scoped) throws(Failure) -> ID<Details>? {
    guard let key = rules.naturalKey?(details, context) else { return nil }
    let partition = context.partition
    // If another record has the id, it keeps the id: its key was changed later, or it belongs to another company.
    for attempt in 0..<100 {
      let id = key.id(attempt)
      if try table.find(id, in: 0...Int.max, of: partition.store) == nil { return ID(id) }
    }
    return nil
  }

  /// Returns the record with this id as JSON.
  /// - Throws: `notFound`.
  public func get(_ id: ID<Details>, in context: Scoped) throws(Failure) -> Prepared<Row> {
    if rules.supplement != nil { return try getSupplemented(id, in: context) }
    let partition = context.partition
    let out = emptyScratch()
    let key = RecordText.Key(id: id.uuid, company: partition.number, audience: context.audience)
    let known = try recentTexts.answer(for: key, in: partition.store) { () throws(Failure) in
      let writer = JSONWriter(out, for: context.audience)
      guard try table.copy(id.uuid, in: partition.rows.all, of: partition.store, to: writer) else { throw notFound }
      return out.count > RecordText.longest ? nil : RecordText(out.bytes)
    }
    if out.count == 0, let known { out.append(known.bytes) }
    return Prepared(out)
  }

  /// Returns the record with this id, and its row number.
  /// - Parameter pointer: the JSON pointer to the parameter that has the id, unless the record is the method's own
  ///   subject.
  /// - Throws: `notFound`; `storageFault` if a required member can't be read.
  public func find(
    _ id: ID<Details>, at pointer: @autoclosure () -> String? = nil, in context: Scoped
  ) throws(Failure) -> (record: Row, row: Int) {
    guard let found = try findIfPresent(id, in: context) else {
      throw .notFound(Details.collection.one, at: pointer())
    }
    return found
  }

  /// Returns the same as `find`, or `nil` if there is no such record.
  func findIfPresent(_ id: ID<Details>, in context: Scoped) throws(Failure) -> (record: Row, row: Int)? {
    guard let found = try look(for: id, in: context) else { return nil }
    if found.unreadable.isBroken { throw .unreadable(Details.collection.one, id.uuid) }
    return (found.record, found.row)
  }

  private func look(for id: ID<Details>, in context: Scoped) throws(Failure) -> (
    record: Row, row: Int, unreadable: Unreadable
  )? {
    let partition = context.partition
    guard let found = try table.find(id.uuid, in: partition.rows.all, of: partition.store) else { return nil }
    var record = found.record
    if !found.unreadable.isEmpty { record.unreadable = found.unreadable.names(of: Row.self) }
    return (record, found.row, found.unreadable)
  }

  /// Changes the named members of a record. A patch that changes nothing does not raise the version, unless `always` is
  /// true.
  /// - Parameter expect: the version that the caller expects, or `nil` for any.
  /// - Throws: `notFound`, `conflict`, -32602 for changes that don't fit, and `duplicate`.
  public func update(
    _ id: ID<Details>, _ patch: Patch<Details>, expect: Int?, always: Bool = false, in context: Scoped
  ) throws(Failure) -> Row {
    let (old, row) = try find(id, in: context)
    try old.require(expect, for: context.audience)
    let patched = try patch.applied(to: old.details, unreadable: old.unreadable ?? [])
    return try write(old, row, patched, naming: patch.names, always: always, in: context)
  }

  /// Replaces the members of a record that the request has just read or written. If no member changes, the version
  /// stays the same, unless `always` is true.
  /// - Parameter old: the record as it is stored.
  /// - Throws: `notFound` for a record that was deleted in the meantime, and `duplicate`.
  public func update(_ old: Row, to details: Details, always: Bool = false, in context: Scoped) throws(Failure) -> Row {
    let partition = context.partition
    guard let row = try table.row(of: old.uuid, in: partition.rows.all, of: partition.store) else { throw notFound }
    assert((try? find(ID(old.uuid), in: context).record.version) == old.version, "the record is the one that is stored")
    return try write(old, row, details, naming: [], always: always, in: context)
  }

  /// - Parameter names: the members that a patch names.
  private func write(
    _ old: Row, _ row: Int, _ patched: Details, naming names: [String], always: Bool, in context: Scoped
  ) throws(Failure) -> Row {
    let details = try rules.completed?(old.details, patched, ID(old.uuid), context) ?? patched
    let new = old.changed(to: details, rewriting: names, at: context.base.now)
    let values = old.details.differences(to: details, unreadable: old.unreadable ?? [], rewritten: names)
    if values.isEmpty, !always { return old }
    assert(new.version == old.version &+ 1, "a change raises the version by one")
    if let rule = rules.update { try rule(old, details, context) }
    let partition = context.partition
    guard try table.update(to: new, values, in: partition.store, context.base) else {
      throw try duplicate(of: details, in: partition)
    }
    try text?.changed(row, values, in: partition)
    if let written = rules.written { try written(old, new, row, context) }
    if let saved = rules.saved { try saved(old, new, context) }
    return new
  }

  /// Writes members of a record that are computed from other records. This does not count as a change of the record:
  /// its version stays the same.
  public func follow(_ old: Row, row: Int, to details: Details, in context: Scoped) throws(Failure) {
    let values = old.details.differences(to: details, unreadable: old.unreadable ?? [], rewritten: [])
    if values.isEmpty { return }
    guard try table.update(to: old.following(details), values, in: context.partition.store, context.base) else {
      throw try duplicate(of: details, in: context.partition)
    }
    try text?.changed(row, values, in: context.partition)
  }

  /// Deletes a record.
  /// - Parameter expect: the version that the caller expects, or `nil` for any.
  /// - Throws: `notFound`, `conflict`.
  public func delete(_ id: ID<Details>, expect: Int?, in context: Scoped) throws(Failure) -> Deleted {
    guard let (old, row, unreadable) = try look(for: id, in: context) else { throw notFound }
    try old.require(expect, for: context.audience)
    if let rule = rules.delete { try rule(old, context) }
    let state =
      unreadable.isEmpty ? jsonText(old, for: .core) : try lastState(of: id, unreadable, in: context.partition)
    try text?.deleted(row, in: context.partition)
    try table.delete(old, lastState: state, in: context.partition.store, context.base)
    if let written = rules.written { try written(old, nil, row, context) }
    return Deleted(id: old.uuid)
  }

  /// Returns the members of a record that can be read, as JSON, or `nil` if a required member can't be read.
  private func lastState(of id: ID<Details>, _ unreadable: Unreadable, in partition: Partition) throws(Failure)
    -> String?
  {
    if unreadable.isBroken { return nil }
    let out = emptyScratch()
    _ = try table.copy(id.uuid, in: partition.rows.all, of: partition.store, to: JSONWriter(out, for: .core))
    return out.text()
  }

  /// Returns a page, newest first.
  /// - Throws: -32602 for a cursor of another list.
  public func list(limit: Int, after cursor: String?, in context: Scoped) throws(Failure) -> Prepared<Page<Row>> {
    let partition = context.partition
    return try pages(limit: limit, after: cursor, in: context, adding: supplement(in: context)) {
      (last, writer) throws(Failure) in
      try stores.each(page, in: partition.store, bind: partition.rows.floor + 1, last, limit + 1) { writer.add(&$0) }
      return nil
    }
  }

  /// Returns a page of a query's rows, newest first. The rows are the records, or larger records that contain them.
  /// - Parameters:
  ///   - cursor: the `next` of the previous page.
  ///   - query: adds rows to the writer from `last` downwards, at most one more than the limit. Each row has the
  ///     columns of the listed record, then `row`. If the query ends before the page is full, and has not examined all
  ///     rows, it returns the row to continue with.
  public func pages<Listed: Record>(
    limit: Int, after cursor: String?, in context: Scoped, adding addition: PageWriter<Listed>.Addition? = nil,
    _ query: (_ last: Int, PageWriter<Listed>) throws(Failure) -> Int?
  ) throws(Failure) -> Prepared<Page<Listed>> {
    let rows = context.partition.rows
    let list = "\(Details.collection.many)"
    let position = try anchors.row(of: cursor, list, in: context.partition)
    let writer = PageWriter<Listed>(emptyScratch(), limit: limit, for: context.audience, adding: addition)
    let rest = try query(position.map { $0 - 1 } ?? rows.ceiling, writer)
    if writer.isBroken { throw .unreadable(Details.collection.one, nil) }
    // The next page begins below this row: the last row of the page, or the one above the row to continue with.
    let end = writer.lastRow ?? rest.map { $0 + 1 }
    let place = try end.map { (row) throws(Failure) in try anchors.text(of: row, in: context.partition) }
    try writer.finish(next: place.map { Cursor.encode(list, $0) })
    return Prepared(scratch)
  }

  /// Returns the oldest row that is examined for a page which begins at the row `last`. It is for lists with a filter
  /// that has no index: a page of such a list ends after 2,000 rows, so that it does not take long. Rows are numbered
  /// consecutively.
  public func firstRow(upTo last: Int, in context: Scoped) throws(Failure) -> Int {
    let newest = min(last, try numbers.position(of: context.partition).next - 1)
    return max(newest - Records.mostRows + 1, context.partition.rows.floor + 1)
  }

  /// Returns the row to continue with after a page for which no row before `first` was examined. Returns `nil` if the
  /// page is full, or if there are no older rows.
  public func rest(before first: Int, of writer: PageWriter<Row>, in context: Scoped) -> Int? {
    writer.isFull || first <= context.partition.rows.floor + 1 ? nil : first - 1
  }

  /// The maximum number of rows that are examined for a page of such a list.
  public static var mostRows: Int { 2000 }

  /// Deletes all records of a company. The change log gets no rows for them, as the company's changes are deleted, too.
  public func empty(_ partition: Partition) throws(Failure) {
    try text?.emptied(partition)
    numbers.forget(partition)
    try stores.run(emptying, in: partition.store, bind: partition.rows.floor + 1, partition.rows.ceiling)
  }

  /// Empties the buffer for a new result, and frees the memory that an unusually large result took.
  public func emptyScratch() -> ByteBuffer {
    scratch.truncate(to: 0)
    scratch.shrink(to: 1 << 18)
    return scratch
  }

  public var notFound: Failure { .notFound(Details.collection.one) }

  /// Returns the id of the record that has the key of these details, or `nil` if there is none.
  public func holder(of details: Details, in partition: Partition) throws(Failure) -> UUID? {
    let key: StaticString = Details.key ?? "id"
    return try stores.first(
      holder, in: partition.store,
      {
        if let company = partition.company { $0.add(company) }
        if let fold = Details.foldedKey { $0.add(fold(details)) } else { $0.addField(key, of: details) }
      }, { $0.next(UUID.self) })
  }

  /// Returns the error for a key that another record has. The error shows that record's id: a user who may write
  /// records of a company may see all of them.
  private func duplicate(of details: Details, in partition: Partition) throws(Failure) -> Failure {
    let key: StaticString = Details.key ?? "id"
    let other = try self.holder(of: details, in: partition)
    return .duplicate(Details.collection.one, member: key, value: text(of: key, in: details), id: other)
  }

  /// Returns the value of a member, or `nil` if the value is not a text, or is an id.
  private func text(of member: StaticString, in details: Details) -> String? {
    var json = jsonText(details, for: .core)
    return json.withUTF8 { text in
      JSONSource.decode(text) { source in
        guard let value = source.value.member(member), value.kind == .string, UUID(value.string) == nil else {
          return nil
        }
        return value.string
      }
    }
  }
}
