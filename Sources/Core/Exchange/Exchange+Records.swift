public import JSON
public import RPC
public import SQLite
public import Shape
public import Storage
public import Tenancy

/// Exports the records of a collection or a query, and imports rows into a collection.
extension Exchange {
  /// Creates the exchange of a collection's records.
  /// - Parameters:
  ///   - identify: finds the record that a row is about; `nil` if records have no key, and can only be created.
  ///   - isImplied: returns a Boolean value that indicates whether a record is one that the import of another file has
  ///     made, and has only the members that this other file has. If the row has no other values for these members, a
  ///     new row completes the record.
  ///   - key: the member that identifies a record, for messages.
  ///   - newID: returns the id of a new record if it is computed from the record's members, or `nil` for a generated
  ///     id.
  ///   - importable: returns an exported row in a form that an import accepts. A record needs this if merges of several
  ///     devices' changes have left members that do not fit together.
  ///   - read: reads the records in another order than the order in which they were created.
  public convenience init(
    _ records: Records<Details>, identify: ((JSONValue, CompanyContext) throws(Failure) -> ID<Details>?)? = nil,
    isImplied: ((Details, _ row: JSONValue) -> Bool)? = nil, key: StaticString? = nil,
    newID: ((Details, CompanyContext) throws(Failure) -> ID<Details>?)? = nil,
    references: [ExchangeReference] = [],
    extra: ExchangeExtra<Details>? = nil, importable: ((String, CompanyContext) -> String)? = nil, read: Read? = nil
  ) {
    let writer = RecordImporter(
      records: records, identify: identify, isImplied: isImplied, key: key ?? Details.key ?? "id", newID: newID,
      extra: extra)
    let stores = records.stores
    let page = StoreStatement(
      """
      SELECT \(Details.fieldNames.map { "\"\($0)\"" }.listed), row FROM {store}.\(Details.collection.many)
      WHERE row BETWEEN ? AND ?\(Details.shown.map { " AND \($0)" } ?? "") ORDER BY row LIMIT ?
      """)
    self.init(
      stores, hasKey: identify != nil, references: references, extra: extra?.member,
      read: read ?? { (place, count, context) throws(Failure) in
        let read = try records.exchanged(page, in: context) { $0.addPage(after: place, count, in: context) }
        return (
          importable.map { (importable) in read.rows.map { importable($0, context) } } ?? read.rows,
          read.last.map { $0 - context.partition.rows.floor }
        )
      }, write: { (source, row, context) throws(Failure) in try writer.write(&source, row, context) })
  }
}

extension Exchange {
  /// Creates the exchange of a query's records. They are exported in a form of their own, and can't be imported.
  /// - Parameters:
  ///   - query: selects the columns of a record, and then its row number, from the rows between the first two
  ///     parameters, in the order of rows. The third parameter is the maximum number of records.
  ///   - names: makes an object that finds the spellings of other records. It is used for one page of rows.
  ///   - show: makes an exported row from a record.
  public convenience init<Source: Record, Names>(
    exporting query: StoreStatement, _ stores: Stores, spread: StaticString? = nil, rowsAtOnce: Int = 200,
    names: @escaping (CompanyContext) -> Names,
    show: @escaping (Source, inout Names, CompanyContext) throws(Failure) -> Details
  ) {
    self.init(
      stores, hasKey: false, spread: spread, rowsAtOnce: rowsAtOnce,
      read: { (place, count, context) throws(Failure) in
        let found = try stores.all(
          query, in: context.store, { $0.addPage(after: place, count, in: context) },
          { row in
            let loaded = row.loadFields(of: Source.self)
            return (record: loaded.record, isBroken: loaded.unreadable.isBroken, row: row.next(Int.self))
          })
        if found.contains(where: \.isBroken) { throw .unreadable(Details.collection.one, nil) }
        var names = names(context)
        var shown: [String] = []
        for one in found { shown.append(jsonText(try show(one.record, &names, context), for: context.audience)) }
        return (shown, found.last.map { $0.row - context.partition.rows.floor })
      }, write: { (_, _, _) throws(Failure) in throw .internalError("\(Details.collection.path) has no import") })
  }

  /// Returns the query for the records of a collection.
  public static func query<Source: CompanyDetails>(for records: Records<Source>) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<Stored<Source>>.columns), row FROM {store}.\(Source.collection.many)
      WHERE row BETWEEN ? AND ? ORDER BY row LIMIT ?
      """)
  }
}

extension Records where Details: CompanyDetails {
  /// Returns the records that a query selects, each as a JSON object of the members that people write. Also returns the
  /// number that the query selects after the columns of the last record.
  public func exchanged(
    _ statement: StoreStatement, in context: CompanyContext, _ bind: (inout Binder) -> Void
  ) throws(Failure) -> (rows: [String], last: Int?) {
    var (rows, last, isBroken) = ([String](), Int?.none, false)
    let out = emptyScratch()
    try stores.each(
      statement, in: context.store, bind,
      { row in
        out.truncate(to: 0)
        if !row.copyFields(of: Details.self, to: JSONWriter(out, for: context.audience)) { isBroken = true }
        rows.append(out.text())
        last = row.next(Int.self)
      })
    if isBroken { throw .unreadable(Details.collection.one, nil) }
    return (rows, last)
  }
}

/// Stores rows as records of a collection.
private struct RecordImporter<Details: ExchangedDetails> {
  let records: Records<Details>
  let identify: ((JSONValue, CompanyContext) throws(Failure) -> ID<Details>?)?
  let isImplied: ((Details, _ row: JSONValue) -> Bool)?
  let key: StaticString
  let newID: ((Details, CompanyContext) throws(Failure) -> ID<Details>?)?
  let extra: ExchangeExtra<Details>?

  func write(_ source: inout JSONSource, _ row: ImportRow, _ context: CompanyContext) throws(Failure) -> ImportOutcome {
    guard let known = try known(source.value, row.mode, context) else {
      if row.mode == .update { return unknown(source.value) }
      let details = Details.read(from: &source)
      let problems = Exchange<Details>.problems(of: source, context)
      if !problems.isEmpty { return .refused(problems) }
      let deed = try deed(of: row, details, nil, context)
      let made: Stored<Details>
      do throws(Failure) { made = try records.create(details, id: try newID?(details, context), in: context) } catch {
        guard error.code == .duplicate, try identify?(source.value, context) != nil else { throw error }
        // A user who imports a file once more probably wants to change the existing records, so the message says how.
        return .refused(
          error.problems.map {
            Problem(pointer: $0.pointer, kind: .value, message: "\($0.message); to change the record, give mode=upsert")
          })
      }
      _ = try deed?(made.id, context)
      return .created
    }
    let changes = Patch<Details>.read(from: &source)
    let problems = Exchange<Details>.problems(of: source, context)
    if !problems.isEmpty { return .refused(problems) }
    // A file holds states, not changes. An object in the file replaces the stored object as a whole, and a value
    // replaces a stored member that can't be read.
    let replacing = Patch<Details>(names: changes.names) { (details, unreadable) in
      changes.apply(details, unreadable + row.whole)
    }
    let old = try records.find(known, in: context).record
    let deed = try deed(
      of: row, try replacing.applied(to: old.details, unreadable: old.unreadable ?? []), known, context)
    let isUpdated = try records.update(known, replacing, expect: nil, in: context).version != old.version
    return try deed?(known, context) ?? false || isUpdated ? .updated : .unchanged
  }

  /// Returns the id of the record that a row changes, or `nil` if the row is about a new record.
  private func known(_ row: JSONValue, _ mode: ImportMode, _ context: CompanyContext) throws(Failure) -> ID<Details>? {
    if mode == .create, isImplied == nil { return nil }
    guard let id = try identify?(row, context) else { return nil }
    if mode != .create { return id }
    let isOpen = try records.findIfThere(id, in: context).map { isImplied?($0.details, row) ?? false }
    return isOpen == true ? id : nil
  }

  private func deed(
    of row: ImportRow, _ details: Details, _ id: ID<Details>?, _ context: CompanyContext
  ) throws(Failure) -> ExchangeExtra<Details>.Deed? {
    guard let extra, let json = row.extra else { return nil }
    return try extra.prepare(json, details, id, context)
  }

  /// Returns the problem of a row that is to change a record which does not exist.
  private func unknown(_ value: JSONValue) -> ImportOutcome {
    let isNamed = value.member(key).map { $0.kind == .string } ?? false
    let message = isNamed ? "there is no \(Details.collection.noun) with this \(key)" : "\(key) is missing"
    return .refused([Problem(pointer: "/\(key)", kind: isNamed ? .value : .missing, message: message)])
  }
}

extension Binder {
  /// Adds the parameters of a query for a page: the first and the last row, and the maximum number of rows.
  /// - Parameter place: the row after which the page begins, counted from the company's first row.
  public mutating func addPage(after place: Int, _ count: Int, in context: CompanyContext) {
    let rows = context.partition.rows
    add(rows.floor + place + 1)
    add(rows.ceiling)
    add(count)
  }
}
