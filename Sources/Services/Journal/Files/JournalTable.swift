internal import Exchange
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Reads the records of one type for an export, and stores the rows of one type from an import.
struct JournalTable {
  let type: JournalType
  /// The schema of the members that callers can write.
  let schema: () -> ObjectSchema
  /// Returns at most `count` records after a row. Each is a JSON object with its type and its id. Also returns the row
  /// of the last of them, or `nil` if no records are left.
  let read: (_ row: Int, _ count: Int, Context) throws(Failure) -> (rows: [String], last: Int?)
  /// Stores a row of a file as a record.
  let write: (inout JSONSource, ImportRow, Context) throws(Failure) -> ImportOutcome

  /// - Parameter isOwn: a Boolean value that indicates whether the file may be an export of the journal.
  init<Details: AccountDetails>(_ type: JournalType, _ records: Records<Details>, isOwn: Bool) {
    self.type = type
    schema = { ObjectSchema(of: Details.self) }
    let page = StoreStatement(
      """
      SELECT id, \(Details.fieldNames.map { "\"\($0)\"" }.listed), row FROM {store}.\(records.tableName)
      WHERE row > ? ORDER BY row LIMIT ?
      """)
    read = { (row, count, context) throws(Failure) in try JournalTable.read(type, records, page, row, count, context) }
    write = { (source, row, context) throws(Failure) in
      try JournalTable.write(&source, row, records, isOwn: isOwn, context)
    }
  }

  private static func read<Details: AccountDetails>(
    _ type: JournalType, _ records: Records<Details>, _ page: StoreStatement, _ row: Int, _ count: Int,
    _ context: Context
  ) throws(Failure) -> (rows: [String], last: Int?) {
    var (rows, last, isBroken) = ([String](), Int?.none, false)
    let out = records.emptyScratch()
    try records.stores.each(page, in: context.partition.store, bind: row, count) { row in
      let id = row.next(UUID.self)
      out.truncate(to: 0)
      if !row.copyFields(of: Details.self, to: JSONWriter(out)) { isBroken = true }
      rows.append("{\"type\":\"\(type.rawValue)\",\"id\":\"\(id)\",\(out.text().dropFirst())")
      last = row.next(Int.self)
    }
    if isBroken { throw .unreadable(Details.collection.one, nil) }
    return (rows, last)
  }

  /// Stores a row. If the row has the id of an existing record, the record is changed. Otherwise a record is created.
  private static func write<Details: AccountDetails>(
    _ source: inout JSONSource, _ row: ImportRow, _ records: Records<Details>, isOwn: Bool, _ context: Context
  ) throws(Failure) -> ImportOutcome {
    let text = source.value.member("id").flatMap { $0.kind == .string ? UUID($0.string) : nil }
    // A row with an id may come from an export. Its record may be the result of a merge and break a rule, and must be
    // restored all the same.
    let context = text != nil && isOwn ? context.restoring : context
    if let text, try records.findIfThere(ID(text), in: context) != nil {
      let changed = ChangedRow<Details>.read(from: &source)
      if source.hasProblems { return .refused(source.problems) }
      let (changes, whole) = (changed.members, row.whole)
      // An object in the file replaces the object in the record as a whole; it is not merged member by member.
      let replacing = Patch<Details>(names: changes.names) { (details, unreadable) in
        changes.apply(details, unreadable + whole)
      }
      let old = try records.find(ID(text), in: context).record.version
      return try records.update(ID(text), replacing, expect: nil, in: context).version == old ? .unchanged : .updated
    }
    let new = NewRow<Details>.read(from: &source)
    if source.hasProblems { return .refused(source.problems) }
    if let id = new.id {
      _ = try records.create(new.details, named: id, in: context)
    } else {
      _ = try records.create(new.details, in: context)
    }
    return .created
  }
}

/// A row of a file that becomes a new record.
private struct NewRow<Details: AccountDetails>: Record {
  let type: JournalType?, id: ID<Details>?, details: Details

  static var doc: StaticString { "A row of a file that `journal.export` writes and `journal.import` reads." }

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", { $0.type }, "The type of the record.")
    id = field("id", { $0.id }, "The id of the record.")
    details = field.embed { $0.details }
  }
}

/// A row of a file that changes an existing record.
private struct ChangedRow<Details: AccountDetails>: Record {
  let type: JournalType?, id: ID<Details>?, members: Patch<Details>

  static var doc: StaticString { "A row of a file that `journal.export` writes and `journal.import` reads." }

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", { $0.type }, "The type of the record.")
    id = field("id", { $0.id }, "The id of the record.")
    members = field.embedChanges { $0.members }
  }
}
