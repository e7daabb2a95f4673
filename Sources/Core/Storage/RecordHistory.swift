public import RPC
public import Shape

/// Reads the histories of a collection's records, newest entry first.
public final class RecordHistory<Details: RecordDetails> {
  private let records: Records<Details>
  private let username: (_ user: UUID, _ company: UUID) throws(Failure) -> String?
  private lazy var restricted = ObjectSchema(of: Stored<Details>.self).restrictedMembers

  public init(
    _ records: Records<Details>, username: @escaping (_ user: UUID, _ company: UUID) throws(Failure) -> String?
  ) {
    self.records = records
    self.username = username
  }

  /// Returns a page of a record's history.
  /// - Parameter showsDeleted: a Boolean value that indicates whether the reader may see the last state of deleted
  ///   records.
  /// - Throws: `notFound` for a record that never existed; -32602 for a cursor of another list.
  public func page(
    of id: ID<Details>, limit: Int, after cursor: String?, showsDeleted: Bool, in context: Details.Scope.Context
  ) throws(Failure) -> Page<HistoryEntry> {
    let place = try Place(cursor)
    let changes = try changes(of: id, before: place.change, limit: limit + 1, showsDeleted, in: context)
    let others = try records.otherHistory?(id, place.other, limit + 1, context) ?? []
    var (entries, at, next): ([HistoryEntry], Place, String?) = ([], place, nil)
    var (change, other, room) = (changes[...], others[...], PageRoom())
    while !change.isEmpty || !other.isEmpty {
      let isChange = change.first.map { first in other.first.map { !first.isBefore($0) } ?? true } ?? false
      guard let entry = isChange ? change.popFirst() : other.popFirst() else { break }
      if entries.count == limit || !room.takes(entry) {
        next = at.cursor
        break
      }
      if isChange { at.change = entry.position } else { at.other = entry.position }
      entries.append(entry)
    }
    try name(&entries, in: context.partition)
    return Page(items: entries, next: next)
  }

  /// The place where a page begins in both sources of the history: the change log, and `otherHistory`.
  private struct Place {
    var change: Int
    var other: Int?

    private static var list: String { "history" }

    init(_ cursor: String?) throws(Failure) {
      (change, other) = (Int.max, nil)
      guard let text = try Cursor.decode(Place.list, cursor) else { return }
      let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0, radix: 36) }
      guard numbers.count == 2, let first = numbers[0], let second = numbers[1], first > 0, second >= 0 else {
        throw Cursor.unknown
      }
      change = first
      if second > 0 { other = second }
    }

    var cursor: String { Cursor.encode(Place.list, "\(String(change, radix: 36))-\(String(other ?? 0, radix: 36))") }
  }

  private func changes(
    of id: ID<Details>, before seq: Int, limit: Int, _ showsDeleted: Bool, in context: Details.Scope.Context
  ) throws(Failure) -> [HistoryEntry] {
    let store = context.partition.store
    var found = try changes(of: id.uuid, before: seq, limit: limit, in: store)
    let createdAt = try createdAt(id, in: context)
    let log = records.stores.changes
    found += try creations(of: id, createdAt: createdAt, log, in: store).filter { $0.seq < seq }
    found.sort { $0.seq > $1.seq }
    let parts = try records.historyParts?(id, context)
    if let parts {
      found += try changes(of: parts, of: id.uuid, before: seq, limit: limit, in: store)
      found.sort { $0.seq > $1.seq }
    }
    found.removeLast(max(0, found.count - limit))
    let ownSecrets = hidden(restricted, from: context.audience)
    let secretsOfParts = hidden(parts?.kind.restricted ?? [], from: context.audience)
    return found.map { change in
      let isPart = change.record != id.uuid
      let isShown = change.action != .deleted || showsDeleted
      var fields = isShown ? change.values?.hiding(isPart ? secretsOfParts : ownSecrets).history ?? [] : []
      if isPart, change.action == .updated { fields.removeAll { parts?.kind.told.contains($0.name) == false } }
      return HistoryEntry(
        at: change.at, by: change.actor, HistoryKind(change, hasSteps: Details.hasSteps && !isPart),
        part: isPart ? change.record : nil,
        fields: fields, position: change.seq)
    }
  }

  /// Returns the creations of a record. After its deletion, a record may have been created again with the same id.
  private func creations(
    of id: ID<Details>, createdAt: Timestamp, _ log: ChangeLog, in store: Store
  ) throws(Failure) -> [Change] {
    // A creation is logged at the instant in the record's id, or at `createdAt`. For an imported record these differ:
    // it may have been created long ago, but its id was made by the import.
    let newest = try log.changes(of: id.uuid, before: .max, limit: RecordHistory.mostMakings, in: store)
    let instants =
      [id.instant, createdAt] + newest.filter { $0.action == .deleted }.compactMap { $0.values?.instant("createdAt") }
    var found: [Change] = []
    for instant in instants {
      guard let creation = try log.creation(of: id.uuid, at: instant, in: store) else { continue }
      if !found.contains(where: { $0.seq == creation.seq }) { found.append(creation) }
    }
    return found
  }

  /// The number of newest changes that are searched for deletions.
  private static var mostMakings: Int { 100 }

  private func hidden(_ restricted: [(name: String, mask: Int)], from audience: Audience) -> Set<String> {
    Set(restricted.filter { !audience.sees($0.mask) }.map(\.name))
  }

  /// Returns the changes of the parts. The creation of a part is left out if the part was created together with the
  /// whole record.
  private func changes(
    of parts: HistoryParts, of whole: UUID, before seq: Int, limit: Int, in store: Store
  ) throws(Failure) -> [Change] {
    let log = records.stores.changes
    var found: [Change] = []
    var madeAt: [Timestamp: [UUID]] = [:]
    for part in parts.there {
      found += try changes(of: part.id, before: seq, limit: limit, told: parts.kind.told, in: store)
      madeAt[part.createdAt, default: []].append(part.id)
    }
    for part in parts.gone {
      found += try changes(of: part, before: seq, limit: limit, told: parts.kind.told, in: store)
      let last = try log.changes(of: part, before: .max, limit: 1, in: store).first
      if let instant = last?.values?.instant("createdAt") { madeAt[instant, default: []].append(part) }
    }
    for (instant, ids) in madeAt {
      for creation in try log.creations(of: ids, at: instant, in: store) where creation.seq < seq {
        // When a part is added later, the whole record changes, too, and this change is logged before the part's
        // creation. Without such a change, the part was created together with the record.
        if try !log.changes(of: whole, before: creation.seq, limit: 1, in: store).isEmpty { found.append(creation) }
      }
    }
    return found
  }

  /// - Parameter told: an update is returned only if it changed one of these members. `nil` for all updates.
  private func changes(
    of id: UUID, before seq: Int, limit: Int, told: Set<String>? = nil, in store: Store
  ) throws(Failure) -> [Change] {
    var (found, before) = ([Change](), seq)
    while true {
      let next = try records.stores.changes.changes(of: id, before: before, limit: limit, in: store)
      guard let told else { return next }
      found += next.filter { $0.action != .updated || $0.values?.fields.contains(where: told.contains) ?? true }
      guard next.count == limit, found.count < limit, let last = next.last else { return found }
      before = last.seq
    }
  }

  /// Returns the instant of the record's creation, even if the record was deleted.
  private func createdAt(_ id: ID<Details>, in context: Details.Scope.Context) throws(Failure) -> Timestamp {
    let partition = context.partition
    if let found = try records.table.find(id.uuid, in: partition.rows.all, of: partition.store) {
      return found.record.createdAt
    }
    let last = try records.stores.changes.changes(of: id.uuid, before: .max, limit: 1, in: partition.store).first
    guard let last, last.action == .deleted, last.company == partition.company,
      last.entity == "\(Details.collection.one)"
    else {
      throw records.notFound
    }
    return last.values?.instant("createdAt") ?? id.instant
  }

  private func name(_ entries: inout [HistoryEntry], in partition: Partition) throws(Failure) {
    guard let company = partition.company else { return }
    var known: [(user: UUID, name: String?)] = []
    for index in entries.indices {
      let actor = entries[index].actor
      if !known.contains(where: { $0.user == actor }) { known.append((actor, try username(actor, company))) }
      entries[index].username = known.first { $0.user == actor }?.name
    }
  }
}

extension HistoryEntry {
  /// Returns a Boolean value that indicates whether this entry counts as older than an entry of the other source. Of
  /// two entries of the same millisecond, only a creation counts as older.
  fileprivate func isBefore(_ other: HistoryEntry) -> Bool { at < other.at || at == other.at && kind == .created }
}

extension HistoryKind {
  fileprivate init(_ change: Change, hasSteps: Bool) {
    switch change.action {
    case .created: self = .created
    case .updated: self = hasSteps && change.values?.fields.contains("status") == true ? .stepped : .changed
    case .deleted: self = .deleted
    }
  }
}
