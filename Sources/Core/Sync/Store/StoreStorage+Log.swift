internal import Cloud
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The change log, and what is noted for people.
extension StoreStorage {
  func changes(after position: Int, limit: Int) throws(Failure) -> (changes: [LocalChange], end: Int, more: Bool) {
    let page = try stores.changes.changes(after: position, limit: limit, in: store)
    let own = page.filter { $0.origin == .here }.map { change in
      let action: LocalChange.Action =
        switch change.action {
        case .created: .created
        case .updated: .updated(change.fields ?? [])
        case .deleted: .deleted(change.values?.old.flatMap(Members.init(json:)))
        }
      return LocalChange(
        position: change.seq, name(change.record, change.entity), change.entity, of: change.company, action, at: change.at.milliseconds)
    }
    return (own, page.last?.seq ?? position, page.count == limit)
  }

  // MARK: Events

  /// What the change log calls a line about something that was done.
  static let event = DeviceKind("syncEvent", of: "sync")

  /// How many events can be looked at.
  private static let keptEvents = 1000

  /// Notes that something was done.
  /// - Parameter its: the store of which it is told.
  func note(_ done: SyncReport, of its: Store, from start: Timestamp, to end: Timestamp) throws(Failure) {
    let company = done.zone.flatMap { UUID($0.zone.name) }
    let id = ids.next(at: end)
    try tell(StoreStorage.event, id, of: company, at: end)
    try stores.run(statements.noteEvent, in: store) {
      $0.add(id)
      $0.add(done.type)
      $0.add(company)
      $0.add(start)
      $0.add(end)
      $0.add(done.records)
      $0.add(done.bytes)
      $0.add(done.failure?.kind.rawValue)
      $0.add(done.failure?.message)
      $0.add(StoreName(its))
    }
    try stores.run(statements.forgetEvents, in: store) { $0.add(StoreStorage.keptEvents) }
  }

  /// Whoever listens to events hears of it. It is nothing that is to be sent.
  func tell(_ kind: DeviceKind, _ id: UUID, of company: UUID?, at now: Timestamp) throws(Failure) {
    let newest = try stores.changes.newest(in: store)
    try stores.changes.note(kind, made: id, of: company, in: store, at: now)
    if try position() == newest { try set(position: newest + 1) }
  }
}
