internal import Cloud
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Reads the change log, and stores the events of sync.
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
        position: change.seq, name(change.record, change.entity), change.entity, of: change.company, action,
        at: change.at.milliseconds)
    }
    return (own, page.last?.seq ?? position, page.count == limit)
  }

  // MARK: Events

  /// The kind of an event, as the change log names it.
  static let event = DeviceKind("syncEvent", of: "sync")

  /// The largest number of events that are stored.
  private static let keptEvents = 1000

  /// Stores an event about work that was done.
  /// - Parameter its: the store that the event concerns.
  func note(_ done: SyncReport, of its: Store, from start: Timestamp, to end: Timestamp) throws(Failure) {
    let company = done.zone.flatMap { UUID($0.zone.name) }
    let id = ids.next(at: end)
    try tell(StoreStorage.event, id, of: company, at: end)
    try stores.run(
      statements.noteEvent, in: store, bind: id, done.type, company, start, end, done.records, done.bytes,
      done.failure?.kind.rawValue,
      done.failure?.message, StoreName(its))
    try stores.run(statements.forgetEvents, in: store, bind: StoreStorage.keptEvents)
  }

  /// Writes a row to the change log, which notifies subscribers of events. The row is not sent to the cloud.
  func tell(_ kind: DeviceKind, _ id: UUID, of company: UUID?, at now: Timestamp) throws(Failure) {
    let newest = try stores.changes.newest(in: store)
    try stores.changes.note(kind, made: id, of: company, in: store, at: now)
    if try position() == newest { try set(position: newest + 1) }
  }
}
