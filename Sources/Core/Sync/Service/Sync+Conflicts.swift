internal import Cloud
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Lists conflicts for callers, and resolves conflicts by the caller's choice.
extension Sync {
  /// Returns a page of the conflicts of a company or of the account, newest first. The page has only conflicts about
  /// records and members that the caller may see. Conflicts about credentials are in the account's own zone, and come
  /// before all others.
  func conflicts(
    of record: UUID?, resolved: Bool?, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Page<Conflict> {
    let pages = Sync.conflictPages
    let start = try pages.start(after: cursor)
    // The cursor of a page that ends within the conflicts about credentials has a negative row.
    let isAmongSecrets = cursor == nil || start < 0
    let secrets =
      isAmongSecrets
      ? try secrets(of: record, resolved: resolved, before: cursor == nil ? .max : -start, in: context) : []
    if secrets.count > limit {
      return Page(items: secrets.prefix(limit).map(\.item), next: pages.cursor(behind: -secrets[limit - 1].row))
    }
    let left = limit - secrets.count
    let found = try lines(
      of: record, resolved: resolved, limit: left + 1, before: isAmongSecrets ? .max : start, in: context)
    var room = PageRoom()
    for secret in secrets { _ = room.takes(secret.item) }
    let shown = found.prefix(left).prefix { room.takes($0.item) }
    let last = shown.last?.row ?? Int.max
    return Page(
      items: (secrets + shown).map(\.item), next: found.count > shown.count ? pages.cursor(behind: last) : nil)
  }

  /// Returns those conflicts in a company's zone that the caller may see, newest first.
  private func lines(
    of record: UUID?, resolved: Bool?, limit: Int, before row: Int = .max, in context: CompanyContext
  ) throws(Failure) -> [(item: Conflict, row: Int)] {
    guard try storage(of: context.store) != nil else { return [] }
    let view = ConflictView(context.scope, allKinds, readable())
    return try dependencies.stores.all(
      statements.conflicts, in: context.store, bind: row, context.partition.company, record, resolved, view.hiddenTypes,
      view.hiddenFields,
      limit
    ) { (item: view.conflict(SyncedLine(&$0), of: context.partition.company), row: $0.next(Int.self)) }
  }

  /// Returns the conflicts about a company's credentials, newest first. There are only few of them, so all of them are
  /// read.
  private func secrets(
    of record: UUID?, resolved: Bool?, before row: Int, in context: CompanyContext
  ) throws(Failure) -> [(item: Conflict, row: Int)] {
    let company = context.company
    // For a company of another account, this device has only the credentials of its own account.
    guard !context.scope.isOfAccount, context.rights.isOwner || context.store == .shared,
      try storage(of: .private) != nil
    else {
      return []
    }
    let lines = try dependencies.stores.all(statements.conflictsOfAccount, in: .private, bind: row, record, resolved) {
      (line: SyncedLine(&$0), row: $0.next(Int.self))
    }
    if lines.isEmpty { return [] }
    var secrets: Set<UUID> = []
    for records in allKinds where records.traits.isScanned {
      for met in try records.walk(0, .max, .private) {
        let members = try records.read(met.record, Partition(store: .private, company: company, number: 0)).flatMap {
          Members(json: $0)
        }
        if members?["company"] == jsonText(company) { secrets.insert(records.name(of: met.record)) }
      }
    }
    return lines.filter { secrets.contains($0.line.record) }.map { (Conflict($0.line, of: company), $0.row) }
  }

  /// Returns the right that a caller needs to be notified of a change of a conflict line. If the caller may not see the
  /// line, only owners are notified.
  func access(to change: Change, in scope: CompanyScope) throws(Failure) -> Access {
    let line = try dependencies.stores.first(statements.line, in: scope.store, bind: change.record, change.company) {
      SyncedLine(&$0)
    }
    guard let line, ConflictView(scope, allKinds, readable()).hides(line) else { return .member }
    return .owner
  }

  private static let conflictPages = RowPages(list: "conflicts")

  /// Resolves one conflict, or all unresolved conflicts of a record, by choosing the right value. If the right value is
  /// not the stored value, it is set as an ordinary change.
  /// - Throws: `notFound` for a conflict that does not exist, or -32602 if a value can't be set.
  func resolve(_ id: UUID?, of record: UUID?, take side: SyncConflict.Side, in context: CompanyContext) throws(Failure)
    -> [Conflict]
  {
    if id == nil, record == nil { throw .invalidParam("/id", "id (of a conflict) or record must be given") }
    let isHere = try storage(of: context.store) != nil
    var open: [Conflict] = []
    if !context.scope.isOfAccount, !context.rights.isOwner {
      open = try ownLines(id, of: record, in: context)
    } else if let id {
      guard let one = try conflict(id, in: context), record.map({ $0 == one.record }) ?? true else {
        throw .notFound("conflict")
      }
      open = [one]
    } else {
      open = try secrets(of: record, resolved: false, before: .max, in: context).map(\.item)
      if isHere { open += try lines(of: record, resolved: false, limit: 200, in: context).map(\.item) }
    }
    for conflict in open {
      if side != conflict.kept { try set(side == .local ? conflict.local : conflict.server, of: conflict, in: context) }
      // Lines about credentials are in the account's own zone.
      let isSecret = self.isSecret(conflict.type)
      let store = isSecret ? Store.private : context.store
      try dependencies.stores.run(statements.noteResolved, in: store, bind: context.now, conflict.id)
      try stores.changes.note(
        StoreStorage.conflict, .updated, conflict.id, of: isSecret ? nil : context.partition.company, in: store,
        members: ["resolvedAt"],
        at: context.now)
    }
    var resolved: [Conflict] = []
    for one in open {
      if let conflict = try conflict(one.id, in: context) { resolved.append(conflict) }
    }
    return resolved
  }

  /// Returns the conflict lines about the calling participant's own credentials. These lines are in the zone of the
  /// participant's account.
  /// - Throws: `forbidden` if there are no such lines, because only an owner may resolve other lines.
  private func ownLines(_ id: UUID?, of record: UUID?, in context: CompanyContext) throws(Failure) -> [Conflict] {
    let own = try secrets(of: record, resolved: nil, before: .max, in: context).map(\.item).filter {
      id == nil || $0.id == id
    }
    if own.isEmpty { throw .forbidden(.owner) }
    return id == nil ? own.filter { $0.resolvedAt == nil } : own
  }

  private func conflict(_ id: UUID, in context: CompanyContext) throws(Failure) -> Conflict? {
    let secrets = try secrets(of: nil, resolved: nil, before: .max, in: context).map(\.item)
    if let secret = secrets.first(where: { $0.id == id }) { return secret }
    guard try storage(of: context.store) != nil else { return nil }
    let company = context.partition.company
    let line = try dependencies.stores.first(statements.conflict, in: context.store, bind: id, company) {
      SyncedLine(&$0)
    }
    guard let line, !ConflictView(context.scope, allKinds, readable()).hides(line) else { return nil }
    return Conflict(line, of: company)
  }

  private func set(_ value: AnyJSON?, of conflict: Conflict, in context: CompanyContext) throws(Failure) {
    guard let records = allKinds.first(where: { "\($0.name)" == conflict.type }) else { throw .notFound("conflict") }
    if records.traits.isScanned {
      throw .invalidParam(
        "/take",
        "`take` must be \(conflict.kept.rawValue): for credentials, the discarded value is not stored, so it can't be set"
      )
    }
    if records.traits.isImmutable {
      throw .invalidParam(
        "/take", "`take` must be \(conflict.kept.rawValue): records of the type \(conflict.type) can't be changed")
    }
    if let field = conflict.field, records.traits.derived.contains(where: { "\($0.member)" == field }) {
      throw .invalidParam(
        "/take",
        "`take` must be \(conflict.kept.rawValue): \(field) is computed from other records, so it can't be set")
    }
    if let field = conflict.field, let ranked = records.traits.ranked.first(where: { "\($0.member)" == field }),
      ranked.strongest.contains(where: {
        jsonText("\($0)") == (conflict.kept == .local ? conflict.local : conflict.server)?.text
      })
    {
      throw .invalidParam(
        "/take", "`take` must be \(conflict.kept.rawValue): the other value of \(ranked.member) has a lower rank")
    }
    guard let field = conflict.field else {
      if let value, conflict.reason == .rejected || conflict.reason == .discarded {
        // The change was refused by the cloud, or discarded by a caller. Choosing its value makes the change again.
        guard try records.read(conflict.record, context.partition) == nil,
          case .done = try records.put(conflict.record, value.text, context)
        else {
          throw .invalidParam("/take", "`take` must be \(conflict.kept.rawValue): the record can't be created any more")
        }
        return try records.settle([conflict.record], context)
      }
      // One side has deleted the record.
      guard value == nil else {
        if try records.read(conflict.record, context.partition) == nil {
          throw .invalidParam(
            "/take", "`take` must be \(conflict.kept.rawValue): the record was deleted, and can't be restored")
        }
        throw .invalidParam("/take", "`take` must be \(conflict.kept.rawValue): the deleted record exists again")
      }
      guard try records.delete(conflict.record, context) else {
        throw .invalidParam("/take", "`take` must be \(conflict.kept.rawValue): other records need the record")
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
      throw .invalidParam("/take", "`take` must be \(conflict.kept.rawValue): the other value can't be set any more")
    }
    try records.settle([conflict.record], context)
  }

  /// Sets a member of a record. If `field` names a member of an object that is merged member by member, sets that
  /// member, or removes it if `json` is `nil`.
  private static func set(_ json: String?, of field: String, in members: inout Members, maps: [String]) {
    for map in maps where field.hasPrefix(MapMerge.field(map, "")) {
      guard var inner = members[map].flatMap({ Members(json: $0) }) else { continue }
      inner[String(field.dropFirst(MapMerge.field(map, "").count))] = json
      return members[map] = inner.text
    }
    members[field] = json ?? "null"
  }

  /// Restores the container's state of a record. The changes that were made here are discarded, and conflict lines name
  /// their values.
  /// - Returns: `false` if the record has no pending changes.
  func discard(_ record: UUID, in context: CompanyContext) throws(Failure) -> Bool {
    // Without a connection, nothing is discarded, and the changes stay pending. The stored connection begins in the
    // first idle moment of the process.
    guard let side = connection?.sides.first(where: { $0.storage.store == context.store }) else { return false }
    try side.replica.absorbAll()
    let name = context.partition.company.map { "\($0)" } ?? CloudZone.account.name
    let zone = try side.storage.zones().first { $0.zone.name == name }
    guard let marks = try side.storage.marks(record), marks.zone == zone?.number, !isSecret(marks.kind) else {
      return false
    }
    if try side.replica.isUnderWay(record) {
      throw .invalidParam(
        "/record",
        "record is being sent to the cloud, and can't be discarded now; try again when the cloud has confirmed the record"
      )
    }
    if try !side.replica.discard(record, for: .discarded) {
      throw .invalidParam(
        "/record", "record can't be discarded: the cloud does not have this record, and other records need it")
    }
    return true
  }
}
