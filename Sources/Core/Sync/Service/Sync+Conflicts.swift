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
  let kept: SyncConflict.Side, reason: SyncConflict.Reason, modifier: String?, at: Timestamp, resolvedAt: Timestamp?

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
    local = field("local", \.local, "What the device had that found the conflict; null for nothing.")
    server = field("server", \.server, "What the cloud had; null for nothing.")
    kept = field("kept", \.kept, "Whose value stays.")
    reason = field(
      "reason", \.reason,
      "How it came to that. edited: both sides have changed the same, or one has deleted what the other has changed; renamed: another record has the value, which only one can have; moved: two moves have put each below the other; rejected: the cloud does not allow the change; discarded: sync.queue.discard."
    )
    modifier = field("modifier", \.modifier, "Who made the cloud's, as the container knows them.")
    at = field("at", \.at, "When they met.")
    resolvedAt = field("resolvedAt", \.resolvedAt, "When somebody has said which one is right; null before that.")
  }
}

extension Sync {
  private static func read(_ row: inout RowSource) -> Conflict {
    func value(_ text: String?) -> AnyJSON? { text.map(AnyJSON.init) }
    return Conflict(
      id: row.next(), company: CompanyID(row.next(UUID.self)), type: row.next(), record: row.next(), field: row.next(String?.self),
      ancestor: value(row.next(String?.self)), local: value(row.next(String?.self)), server: value(row.next(String?.self)),
      kept: row.next(SyncConflict.Side.self), reason: row.next(SyncConflict.Reason.self), modifier: row.next(String?.self), at: row.next(),
      resolvedAt: row.next(Timestamp?.self))
  }

  /// A page of a company's conflicts, newest first.
  func conflicts(
    of record: UUID?, resolved: Bool?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Page<Conflict> {
    guard try storage(of: context.store) != nil else { return Page(items: [], next: nil) }
    let start = try Sync.conflictPages.start(after: cursor)
    let found = try dependencies.stores.all(
      statements.conflicts, in: context.store,
      {
        $0.add(start)
        $0.add(context.company)
        $0.add(record)
        $0.add(resolved)
        $0.add(limit + 1)
      }, { (item: Sync.read(&$0), row: $0.next(Int.self)) })
    return Sync.conflictPages.page(of: found, limit: limit)
  }

  private static let conflictPages = RowPages(list: "conflicts")

  /// Says which values are right, of one conflict or of all of a record that nobody has said it of: an ordinary change, where it is not the one
  /// that stays.
  /// - Throws: `notFound` for a conflict that there is not; -32602 where a value can't be set.
  func resolve(_ id: UUID?, of record: UUID?, take side: SyncConflict.Side, in context: CompanyContext) throws(Failure) -> [Conflict] {
    if id == nil, record == nil { throw .invalidParam("/id", "id or record must be given: which conflicts are meant") }
    let isHere = try storage(of: context.store) != nil
    var open: [Conflict] = []
    if let id {
      guard isHere, let one = try conflict(id, in: context), record.map({ $0 == one.record }) ?? true else { throw .notFound("conflict") }
      open = [one]
    } else if isHere {
      open = try conflicts(of: record, resolved: false, limit: 200, after: nil, in: context).items
    }
    for conflict in open {
      if side != conflict.kept { try set(side == .local ? conflict.local : conflict.server, of: conflict, in: context) }
      try dependencies.stores.run(statements.noteResolved, in: context.store) {
        $0.add(context.now)
        $0.add(conflict.id)
      }
      try stores.changes.note(
        StoreStorage.conflict, .updated, conflict.id, of: context.company, in: context.store, members: ["resolvedAt"], at: context.now)
    }
    var resolved: [Conflict] = []
    for one in open {
      if let conflict = try conflict(one.id, in: context) { resolved.append(conflict) }
    }
    return resolved
  }

  private func conflict(_ id: UUID, in context: CompanyContext) throws(Failure) -> Conflict? {
    try dependencies.stores.first(
      statements.conflict, in: context.store,
      {
        $0.add(id)
        $0.add(context.company)
      }, Sync.read)
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
    Sync.set(value?.text, of: field, in: &members, maps: records.traits.maps.map { "\($0)" })
    if let version = members["version"].flatMap({ Int($0) }) { members["version"] = "\(version + 1)" }
    if members["updatedAt"] != nil { members["updatedAt"] = jsonText(context.now) }
    guard case .done = try records.put(conflict.record, members.text, context) else {
      throw .invalidParam("/take", "take must be \(conflict.kept.rawValue): the other value can't be set any more")
    }
    try records.settle([conflict.record], context)
  }

  /// Sets a member, or a member of an object whose members merge each for itself: then `nil` takes it away.
  private static func set(_ json: String?, of field: String, in members: inout Members, maps: [String]) {
    for map in maps where field.hasPrefix(MapMerge.field(map, "")) {
      guard var inner = members[map].flatMap({ Members(json: $0) }) else { continue }
      inner[String(field.dropFirst(MapMerge.field(map, "").count))] = json
      return members[map] = inner.text
    }
    members[field] = json ?? "null"
  }

  /// Takes the server's state of a record back: what was changed here goes, and is noted.
  /// - Returns: false where nothing was pending.
  func discard(_ record: UUID, in context: CompanyContext) throws(Failure) -> Bool {
    // Without a connection nobody has seen the queue; it begins in the first idle moment.
    guard let side = connection?.sides.first(where: { $0.storage.store == context.store }) else { return false }
    try side.replica.absorbAll()
    let zone = try side.storage.zones().first { UUID($0.zone.name) == context.company }
    guard let marks = try side.storage.marks(record), marks.zone == zone?.number else { return false }
    if try side.replica.isUnderWay(record) {
      throw .invalidParam("/record", "record must not be on its way to the cloud; try again when it is there")
    }
    if try !side.replica.discard(record, for: .discarded) {
      throw .invalidParam("/record", "record must not be needed by others: the cloud does not have it")
    }
    return true
  }
}
