internal import Cloud
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A line about something that was discarded, as the cloud has it: the values are texts of JSON.
struct SyncedLine: Record {
  let id: UUID, company: UUID?, type: String, record: UUID, field: String?, ancestor: String?, local: String?, server: String?
  let kept: SyncConflict.Side, reason: SyncConflict.Reason, modifier: String?, at: Timestamp, resolvedAt: Timestamp?

  static let doc: StaticString = "Something of one side's that was discarded when two devices had changed the same."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "What it is known by.")
    company = field("company", \.company, "The company; null for the account.")
    type = field("type", \.type, "The kind of record, as events name it.")
    record = field("record", \.record, "The record's id.")
    self.field = field("field", \.field, "The member; null where the record as a whole was deleted on one side.")
    ancestor = field("ancestor", \.ancestor, "The JSON of what both sides began with; null for nothing, or where that is not known.")
    local = field("local", \.local, "The JSON of what the device had that found the conflict; null for nothing.")
    server = field("server", \.server, "The JSON of what the cloud had; null for nothing.")
    kept = field("kept", \.kept, "Whose value stays.")
    reason = field("reason", \.reason, "How it came to that.")
    modifier = field("modifier", \.modifier, "Who made the cloud's value, as the container knows them.")
    at = field("at", \.at, "When they met.")
    resolvedAt = field("resolvedAt", \.resolvedAt, "When somebody has said which one is right; null before that.")
  }

  init(_ row: inout RowSource) {
    (id, company, type, record) = (row.next(), row.next(UUID?.self), row.next(), row.next())
    (field, ancestor, local) = (row.next(String?.self), row.next(String?.self), row.next(String?.self))
    (server, kept, reason) = (row.next(String?.self), row.next(), row.next())
    (modifier, at, resolvedAt) = (row.next(String?.self), row.next(), row.next(Timestamp?.self))
  }

  func bind(to binder: inout Binder) {
    binder.add(id)
    binder.add(company)
    binder.add(type)
    binder.add(record)
    binder.add(field)
    binder.add(ancestor)
    binder.add(local)
    binder.add(server)
    binder.add(kept)
    binder.add(reason)
    binder.add(modifier)
    binder.add(at)
    binder.add(resolvedAt)
  }
}

extension Sync {
  /// The lines as sync sees them, in the zone of the company that they are of.
  ///
  /// What a line says never changes: only when it was found, and whether somebody has resolved it.
  var syncedLines: SyncedRecords {
    let (stores, statements) = (stores, statements)
    func isThere(_ store: Store) throws(Failure) -> Bool {
      try storages.first { $0.store == store }.map { (storage) throws(Failure) in try storage.version() } ?? 0 > 0
    }
    func company(_ context: CompanyContext) -> UUID? { context.number == 0 ? nil : context.company }
    func find(_ id: UUID, of company: UUID?, in store: Store) throws(Failure) -> SyncedLine? {
      try stores.first(
        statements.line, in: store,
        {
          $0.add(id)
          $0.add(company)
        }, { SyncedLine(&$0) })
    }
    var records = SyncedRecords(
      StoreStorage.conflict.name,
      SyncTraits("Conflicts", rank: 20, names: [("record", "subjectID"), ("type", "subjectType")]),
      schema: { ObjectSchema(of: SyncedLine.self) },
      read: { (id, partition) throws(Failure) in
        try find(id, of: partition.company, in: partition.store).map { jsonText($0, for: .core) }
      },
      put: { (id, json, context) throws(Failure) in
        guard let new = SyncedLine(json: json), new.id == id, new.company == company(context) else {
          return .unfit("it can't be a line about a conflict")
        }
        let old = try find(id, of: new.company, in: context.store)
        if let old, jsonText(old, for: .core) == jsonText(new, for: .core) { return .done }
        let before = stores.changedRows
        try stores.run(statements.putLine, in: context.store) { new.bind(to: &$0) }
        if stores.changedRows == before { return .unfit("another company has a line with its id") }
        try stores.changes.note(
          StoreStorage.conflict, old == nil ? .created : .updated, id, of: new.company, in: context.store,
          members: old == nil ? [] : ["at", "modifier", "resolvedAt"], at: context.now, origin: context.base.origin)
        return .done
      },
      delete: { (id, context) throws(Failure) in
        guard try find(id, of: company(context), in: context.store) != nil else { return true }
        try stores.run(statements.forgetConflict, in: context.store) {
          $0.add(id)
          $0.add(company(context))
        }
        try stores.changes.note(
          StoreStorage.conflict, .deleted, id, of: company(context), in: context.store, at: context.now, origin: context.base.origin)
        return true
      },
      walk: { (row, limit, store) throws(Failure) in
        guard try isThere(store) else { return [] }
        return try stores.all(
          statements.lines, in: store,
          {
            $0.add(row)
            $0.add(limit)
          }, { (record: $0.next(UUID.self), company: $0.next(UUID?.self), row: $0.next(Int.self)) })
      })
    records.tail = { (row, limit, partition) throws(Failure) in
      try stores.all(
        statements.linesOfCompany, in: partition.store,
        {
          $0.add(partition.company)
          $0.add(row)
          $0.add(limit)
        }, { (record: $0.next(UUID.self), row: $0.next(Int.self)) })
    }
    records.move = { (moves, context) throws(Failure) in
      // Out of the way first: the numbers are those of the same rows.
      for (from, to) in moves.map({ ($0.from, -$0.to) }) + moves.map({ (-$0.to, $0.to) }) {
        try stores.run(statements.moveLine, in: context.store) {
          $0.add(from)
          $0.add(to)
        }
      }
    }
    return records
  }
}
