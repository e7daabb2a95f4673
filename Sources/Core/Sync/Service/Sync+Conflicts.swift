internal import Cloud
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Something of one side's that was discarded when two devices had changed the same.
struct Conflict: Record {
  let id: UUID, company: CompanyID, type: String, record: UUID, field: String?, ancestor: AnyJSON?, local: AnyJSON?, server: AnyJSON?
  let kept: SyncConflict.Side, modifier: String?, at: Timestamp, resolvedAt: Timestamp?

  static let recordName = "SyncConflict"
  static let doc: StaticString = "Something of one side's that was discarded when two devices had changed the same."
}

extension Conflict {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "What it is known by.")
    company = field("company", \.company, "The company.")
    type = field("type", \.type, "The kind of record, as events name it.")
    record = field("record", \.record, "The record's id.")
    self.field = field("field", \.field, "The member; null where the record as a whole was deleted on one side.")
    ancestor = field("ancestor", \.ancestor, "What both began with; null for nothing, or where that is not known.")
    local = field("local", \.local, "What this device had; null for nothing.")
    server = field("server", \.server, "What the cloud had; null for nothing.")
    kept = field("kept", \.kept, "Whose value stays.")
    modifier = field("modifier", \.modifier, "Who made the cloud's, as the container knows them.")
    at = field("at", \.at, "When they met.")
    resolvedAt = field("resolvedAt", \.resolvedAt, "When somebody has said which one is right; null before that.")
  }
}

extension Sync {
  private static let columns =
    "id, company, kind, record, field, ancestor, local, server, kept, modifier, at, resolvedAt"

  private var hasTables: Bool {
    get throws(Failure) { try dependencies.stores.first(Sync.tables, in: .private, { _ in }, { $0.next(Int.self) }) != nil }
  }

  private static func read(_ row: inout RowSource) -> Conflict {
    func value(_ text: String?) -> AnyJSON? { text.map(AnyJSON.init) }
    return Conflict(
      id: row.next(), company: CompanyID(row.next(UUID.self)), type: row.next(), record: row.next(), field: row.next(String?.self),
      ancestor: value(row.next(String?.self)), local: value(row.next(String?.self)), server: value(row.next(String?.self)),
      kept: row.next(SyncConflict.Side.self), modifier: row.next(String?.self), at: row.next(), resolvedAt: row.next(Timestamp?.self))
  }

  /// A page of a company's conflicts, newest first.
  func conflicts(
    of record: UUID?, resolved: Bool?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Page<Conflict> {
    guard context.store == .private, try hasTables else { return Page(items: [], next: nil) }
    let last = try Cursor.decode("conflicts", cursor).map { (text) throws(Failure) -> Int in
      guard let row = Int(text, radix: 36) else { throw Cursor.unknown }
      return row
    }
    let query = StoreStatement(
      """
      SELECT \(Sync.columns), row FROM {store}.sync_conflicts
      WHERE row < ?1 AND company = ?2 AND (?3 IS NULL OR record = ?3) AND (?4 IS NULL OR (resolvedAt IS NOT NULL) = ?4)
      ORDER BY row DESC LIMIT ?5
      """)
    let found = try dependencies.stores.all(
      query, in: .private,
      {
        $0.add(last ?? Int.max)
        $0.add(context.company)
        $0.add(record)
        $0.add(resolved)
        $0.add(limit + 1)
      }, { (conflict: Sync.read(&$0), row: $0.next(Int.self)) })
    return Page(
      items: found.prefix(limit).map(\.conflict),
      next: found.count > limit ? Cursor.encode("conflicts", String(found[limit - 1].row, radix: 36)) : nil)
  }

  /// Says which value is right: an ordinary change, if it is not the one that stays.
  /// - Throws: `notFound`; -32602 where the value can't be set.
  func resolve(_ id: UUID, take side: SyncConflict.Side, in context: CompanyContext) throws(Failure) -> Conflict {
    let query = StoreStatement("SELECT \(Sync.columns) FROM {store}.sync_conflicts WHERE id = ? AND company = ?")
    func find() throws(Failure) -> Conflict? {
      try dependencies.stores.first(
        query, in: .private,
        {
          $0.add(id)
          $0.add(context.company)
        }, Sync.read)
    }
    guard context.store == .private, try hasTables, let conflict = try find() else { throw .notFound("conflict") }
    if side != conflict.kept { try set(side == .local ? conflict.local : conflict.server, of: conflict, in: context) }
    try dependencies.stores.run(
      StoreStatement("UPDATE {store}.sync_conflicts SET resolvedAt = ? WHERE id = ?"), in: .private
    ) {
      $0.add(context.now)
      $0.add(id)
    }
    guard let resolved = try find() else { throw .notFound("conflict") }
    return resolved
  }

  private func set(_ value: AnyJSON?, of conflict: Conflict, in context: CompanyContext) throws(Failure) {
    guard let records = allKinds.first(where: { "\($0.name)" == conflict.type }) else { throw .notFound("conflict") }
    guard let field = conflict.field else {
      // One side has deleted the record.
      guard value == nil else {
        throw .invalidParam("/take", "take must be \(conflict.kept.rawValue): the record that was deleted is there again")
      }
      guard try records.delete(conflict.record, context) else {
        throw .invalidParam("/take", "take must be \(conflict.kept.rawValue): other records need the record")
      }
      return
    }
    guard let text = try records.read(conflict.record, context.partition), var members = Members(json: text) else {
      throw .notFound("record")
    }
    members[field] = value?.text ?? "null"
    if let version = members["version"].flatMap({ Int($0) }) { members["version"] = "\(version + 1)" }
    if members["updatedAt"] != nil { members["updatedAt"] = jsonText(context.now) }
    guard case .done = try records.put(conflict.record, members.text, context) else {
      throw .invalidParam("/take", "take must be \(conflict.kept.rawValue): the other value can't be set any more")
    }
    try records.settle([conflict.record], context)
  }

  /// Takes the server's state of a record back: what was changed here goes, and is noted.
  /// - Throws: `notFound` for a record of which nothing is pending.
  func discard(_ record: UUID, in context: CompanyContext) throws(Failure) {
    try begin()
    guard let connection, context.store == .private else { throw .notFound("pending record") }
    try connection.replica.absorbAll()
    let zone = try connection.storage.zones().first { UUID($0.zone.name) == context.company }
    guard let marks = try connection.storage.marks(record), marks.zone == zone?.number else { throw .notFound("pending record") }
    if try !connection.replica.discard(record) {
      throw .invalidParam("/record", "record must not be needed by others: the cloud does not have it")
    }
  }
}
