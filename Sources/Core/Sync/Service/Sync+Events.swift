internal import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// An event of sync: work that was done or has failed.
struct DoneEvent: Record {
  let id: UUID, type: SyncReport.Kind, store: StoreName, company: CompanyID?, startedAt: Timestamp, endedAt: Timestamp
  let succeeded: Bool, records: Int, bytes: Int, error: EventError?

  static let recordName = "SyncEvent"
  static let doc: StaticString = "An event of sync: a transfer of records, or a failure."
}

extension DoneEvent {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the event. The notification `events.changed` has the same id.")
    type = field(
      "type", \.type,
      "The type of event. setup: the data directory was connected to the account for the first time. import: changes of other devices were fetched. export: changes of this device were sent. rejected: changes of this device were refused for lack of a right, and the record has the cloud's state again. restored: the container was restored to an earlier state, and the core sends the missing records again."
    )
    store = field("store", \.store, "The store of the records.")
    company = field(
      "company", \.company,
      "The company of the records. `null` for the account's own records, or if sync failed before it reached a company."
    )
    startedAt = field("startedAt", \.startedAt, "The time when the event began.")
    endedAt = field("endedAt", \.endedAt, "The time when the event ended.")
    succeeded = field("succeeded", \.succeeded, "`true` if the transfer of records succeeded.")
    records = field("records", \.records, "The number of records that were fetched, or that the container accepted.")
    bytes = field("bytes", \.bytes, "The number of bytes of the members of these records.")
    error = field("error", \.error, "The reason for a failure. `null` after a success.")
  }
}

/// The reason why work failed.
struct EventError: Record {
  let kind: CloudErrorKind, message: String

  static let recordName = "SyncEventError"
  static let doc: StaticString = "The reason for a failure of sync."
}

extension EventError {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of error that the container reported.")
    message = field("message", \.message, "The reason, as a sentence for people.")
  }
}

extension Sync {
  /// Stores an event about work that was done. In a repeatable run, the event's duration is 0.
  func note(_ done: SyncReport, of side: SyncSide) throws(Failure) {
    // A repeated failure of the same kind is stored only once.
    if let failure = done.failure, failure.kind == side.toldFailure { return }
    side.toldFailure = done.failure?.kind
    let end = dependencies.clock.now
    let took = dependencies.stores.isRepeatable ? 0 : MonotonicClock.milliseconds - done.startedAt
    if done.type == .restored { try ownStorage.set(Sync.restored(side.storage.store), "\(end.milliseconds)") }
    try ownStorage.note(
      done, of: side.storage.store, from: Timestamp(milliseconds: end.milliseconds - max(took, 0)), to: end)
    // The caller of the failed work has already logged the failure.
    guard done.failure == nil else { return }
    trace(
      "sync: \(done.type.rawValue) of \(StoreName(side.storage.store).rawValue): \(done.records) records, \(done.bytes) bytes"
    )
  }

  /// Returns all stored events as JSON, the oldest first.
  public func allEvents() throws(Failure) -> [String] {
    var (done, cursor) = ([DoneEvent](), String?.none)
    repeat {
      let page = try events(limit: 1000, after: cursor)
      done += page.items
      cursor = page.next
    } while cursor != nil
    return done.reversed().map { jsonText($0) }
  }

  /// Returns the name of the stored value with the time when the container was last found to have lost data of a store.
  static func restored(_ store: Store) -> String { "restored.\(StoreName(store).rawValue)" }

  /// Returns a page of events, newest first.
  func events(limit: Int, after cursor: String?) throws(Failure) -> Page<DoneEvent> {
    guard try storage != nil else { return Page(items: [], next: nil) }
    let start = try Sync.eventPages.start(after: cursor)
    let found = try dependencies.stores.all(statements.events, in: .private, bind: start, limit + 1) {
      (item: DoneEvent(&$0), row: $0.next(Int.self))
    }
    let page = Sync.eventPages.page(of: found, limit: limit)
    var shown: [DoneEvent] = []
    for one in page.items {
      if let company = one.company, try !isShown(company.uuid) { continue }
      shown.append(one)
    }
    return Page(items: shown, next: page.next)
  }

  /// Returns a Boolean value that indicates whether a company's events are shown. They are hidden if the company is on
  /// this device and the account may not see it.
  private func isShown(_ company: UUID) throws(Failure) -> Bool {
    if try dependencies.directory.find(company) != nil { return true }
    for store in dependencies.stores.ofCompanies where try dependencies.numberOfCompany(company, store) != nil {
      return false
    }
    return true
  }

  private static let eventPages = RowPages(list: "syncEvents")
}

extension DoneEvent {
  fileprivate init(_ row: inout RowSource) {
    (id, type, company) = (row.next(), row.next(SyncReport.Kind.self), row.next(UUID?.self).map(CompanyID.init))
    (startedAt, endedAt, records, bytes) = (row.next(), row.next(), row.next(), row.next())
    let (kind, message) = (row.next(String?.self), row.next(String?.self))
    store = row.next(StoreName.self)
    error = kind.flatMap(CloudErrorKind.init(rawValue:)).map { EventError(kind: $0, message: message ?? "") }
    succeeded = kind == nil
  }
}
