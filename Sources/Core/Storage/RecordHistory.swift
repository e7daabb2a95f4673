public import RPC
public import Shape

/// What has happened to records of a collection, newest first.
public final class RecordHistory<Details: RecordDetails> {
  private let records: Records<Details>
  private let username: (_ user: UUID, _ company: UUID) throws(Failure) -> String?
  /// The members that not everybody sees, with the bits of which one opens them. Made when they are first asked for.
  private lazy var restricted = ObjectSchema(of: Stored<Details>.self).members.compactMap { member in
    member.restriction.map { (name: member.name, mask: $0) }
  }

  public init(_ records: Records<Details>, username: @escaping (_ user: UUID, _ company: UUID) throws(Failure) -> String?) {
    self.records = records
    self.username = username
  }

  /// A page.
  /// - Parameter showsDeleted: whether the reader may see the last state of what was deleted.
  /// - Throws: `notFound` for what never was; -32602 for a cursor of another list.
  public func page(
    of id: ID<Details>, limit: Int, after cursor: String?, showsDeleted: Bool, in context: Details.Scope.Context
  ) throws(Failure) -> Page<HistoryEntry> {
    let place = try Place(cursor)
    let changes = try changes(of: id, before: place.change, limit: limit + 1, showsDeleted, in: context)
    let others = try records.otherHistory?(id, place.other, limit + 1, context) ?? []
    var (entries, at, next): ([HistoryEntry], Place, String?) = ([], place, nil)
    var (change, other) = (changes[...], others[...])
    while let latest = [change.first, other.first].compactMap({ $0 }).max(by: { $0.at < $1.at }) {
      if entries.count == limit {
        next = at.cursor
        break
      }
      if let first = change.first, first.at == latest.at {
        at.change = first.position
        entries.append(change.removeFirst())
      } else {
        at.other = other.first?.position
        entries.append(other.removeFirst())
      }
    }
    try name(&entries, in: context.partition)
    return Page(items: entries, next: next)
  }

  /// Up to where the pages before it go, in both sources.
  private struct Place {
    var change: Int
    var other: Int?

    private static var list: String { "history" }

    init(_ cursor: String?) throws(Failure) {
      (change, other) = (Int.max, nil)
      guard let text = try Cursor.decode(Place.list, cursor) else { return }
      let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0, radix: 36) }
      guard numbers.count == 2, let first = numbers[0], let second = numbers[1], first > 0, second >= 0 else { throw Cursor.unknown }
      change = first
      if second > 0 { other = second }
    }

    var cursor: String { Cursor.encode(Place.list, "\(String(change, radix: 36))-\(String(other ?? 0, radix: 36))") }
  }

  private func changes(
    of id: ID<Details>, before seq: Int, limit: Int, _ showsDeleted: Bool, in context: Details.Scope.Context
  ) throws(Failure) -> [HistoryEntry] {
    let (log, partition) = (records.stores.changes, context.partition)
    let createdAt = try createdAt(id, in: context)
    var found = try log.changes(of: id.uuid, before: seq, limit: limit, in: partition.store)
    if found.count < limit, let creation = try log.creation(of: id.uuid, at: createdAt, in: partition.store), creation.seq < seq {
      found.append(creation)
    }
    let hidden = Set(restricted.filter { !context.audience.sees($0.mask) }.map(\.name))
    return found.map { change in
      let isShown = change.action != .deleted || showsDeleted
      return HistoryEntry(
        at: change.at, by: change.actor, HistoryKind(change, hasSteps: Details.hasSteps),
        fields: isShown ? change.values?.hiding(hidden).history ?? [] : [],
        position: change.seq)
    }
  }

  /// When the record was created, be it that it is gone.
  private func createdAt(_ id: ID<Details>, in context: Details.Scope.Context) throws(Failure) -> Timestamp {
    let partition = context.partition
    if let found = try records.table.find(id.uuid, in: partition.rows.rows, of: partition.store) { return found.record.createdAt }
    let last = try records.stores.changes.changes(of: id.uuid, before: .max, limit: 1, in: partition.store).first
    guard let last, last.action == .deleted, last.company == partition.company, last.entity == "\(Details.collection.one)" else {
      throw records.notFound
    }
    // The id begins with the instant (RFC 9562, section 5.7), for who knows nothing better.
    return last.values?.instant("createdAt") ?? Timestamp(milliseconds: Int(id.uuid.high >> 16))
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

extension HistoryKind {
  fileprivate init(_ change: Change, hasSteps: Bool) {
    switch change.action {
    case .created: self = .created
    case .updated: self = hasSteps && change.values?.fields.contains("status") == true ? .stepped : .changed
    case .deleted: self = .deleted
    }
  }
}
