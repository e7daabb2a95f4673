internal import Cloud
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// One record of the queue: a record with changes of this device that are not confirmed.
struct QueuedRecord: Record {
  /// The state of a record of the queue.
  enum State: String, Choice {
    /// The record was changed here and not sent yet.
    case pendingEdit
    /// The change was sent and is not confirmed yet.
    case pendingSync
    /// The container has refused the record for good. The record is sent again only after a change, or after a request
    /// to retry it.
    case quarantined

    static let spellings = Spellings<State>()
  }

  let type: String, record: UUID, company: CompanyID?, fields: [String], isNew: Bool, isDeletion: Bool, state: State
  let attempts: Int, nextAttemptAt: Timestamp?, lastError: String?

  static let doc: StaticString = "A record with changes of this device that the container has not confirmed."

  /// The members that change with every change of a record, and that no user changes.
  fileprivate static let counted = ["version", "updatedAt"]
}

extension QueuedRecord {
  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The kind of the record, such as `item`. Events have the same text in `type`.")
    record = field("record", \.record, "The record's id.")
    company = field(
      "company", \.company, "The company that the record belongs to. `null` for the account's own records.")
    fields = field("fields", \.fields, "The names of the changed members. Empty if all members are sent.")
    isNew = field(
      "isNew", \.isNew, "`true` if the container does not have the record, so that all of its members are sent.")
    isDeletion = field(
      "isDeletion", \.isDeletion,
      "`true` if the record was deleted on this device, and the container has not confirmed the deletion yet."
    )
    state = field(
      "state", \.state,
      "The state. pendingEdit: the change was not sent yet. pendingSync: the change was sent, and is not confirmed yet. quarantined: the container refuses the record for a lasting reason. The core sends the record again only after another change of the record, or after `sync.queue.retry`."
    )
    attempts = field("attempts", \.attempts, "The number of attempts to send the record that the container refused.")
    nextAttemptAt = field(
      "nextAttemptAt", \.nextAttemptAt,
      "The time of the next attempt. `null` if the next cycle sends the record, or if no attempt is planned.")
    lastError = field(
      "lastError", \.lastError, "The reason of the last refusal. `null` if the record was never refused.")
  }
}

/// The methods about the queue.
extension Sync {
  /// Returns a page of the queue, in the order of the records' ids.
  func queue(limit: Int, after cursor: String?) throws(Failure) -> Page<QueuedRecord> {
    var last: UUID?
    if let text = try Cursor.decode("queue", cursor) {
      guard let id = UUID(text) else { throw Cursor.unknown }
      last = id
    }
    var found: [(marks: Marks, storage: StoreStorage)] = []
    for (storage, _) in try queues() { found += try storage.queue(limit: limit + 1, after: last).map { ($0, storage) } }
    found.sort { $0.marks.record < $1.marks.record }
    let items = try found.prefix(limit).map { (one) throws(Failure) in try item(one.marks, one.storage) }
    return Page(
      items: items, next: found.count > limit ? Cursor.encode("queue", "\(found[limit - 1].marks.record)") : nil)
  }

  private func item(_ marks: Marks, _ storage: StoreStorage) throws(Failure) -> QueuedRecord {
    QueuedRecord(
      type: marks.kind, record: storage.id(of: marks),
      company: try storage.zones().first { $0.number == marks.zone }.flatMap { UUID($0.zone.name) }.map(CompanyID.init),
      fields: marks.isWhole
        ? []
        : (marks.edits.map(\.name) + marks.sent.names.filter { name in !marks.edits.contains { $0.name == name } })
          .filter { !QueuedRecord.counted.contains($0) },
      isNew: marks.isWhole, isDeletion: marks.isDeletion, state: QueuedRecord.State(marks), attempts: marks.attempts,
      nextAttemptAt: instant(of: marks), lastError: marks.lastError)
  }

  /// Returns the time of a record's next attempt, or `nil` if there is none. A repeatable run reports no times.
  private func instant(of marks: Marks) -> Timestamp? {
    guard let next = marks.nextAttemptAt, !marks.isPutAside, !dependencies.stores.isRepeatable else { return nil }
    return Timestamp(milliseconds: dependencies.clock.now.milliseconds + max(next - MonotonicClock.milliseconds, 0))
  }

  /// Makes postponed records due at once, including quarantined records, and begins a cycle.
  /// - Parameter record: the only record to retry, or `nil` for all records.
  /// - Throws: `notFound` for a record without pending changes.
  func retry(_ record: UUID?) throws(Failure) {
    var isThere = record == nil
    for (storage, replica) in try queues() {
      try perform { () throws(Failure) in
        guard let record else { return try storage.forgetWaits(aside: true) }
        if try replica.retry(record) { isThere = true }
      }
    }
    if !isThere { throw .notFound("record", at: "/record") }
    try begin()
    request()
  }

  /// Returns the queue of each store with the replica that writes it, with or without a connection. The list is empty
  /// if the directory was never connected. The latest changes in the change log are added to the queue first.
  func queues() throws(Failure) -> [(storage: StoreStorage, replica: Replica)] {
    try upgrade()
    var found: [(storage: StoreStorage, replica: Replica)] = []
    for storage in storages {
      guard try self.storage(of: storage.store) != nil else { continue }
      let replica = replica(of: storage)
      try perform { () throws(Failure) in try replica.absorbAll() }
      found.append((storage, replica))
    }
    return found
  }
}

extension QueuedRecord.State {
  fileprivate init(_ marks: Marks) {
    self = !marks.isEdited ? .pendingSync : marks.isPutAside ? .quarantined : .pendingEdit
  }
}

extension StoreStorage {
  func queue(limit: Int, after record: UUID?) throws(Failure) -> [Marks] {
    try stores.all(statements.queue, in: store, bind: record ?? UUID(high: 0, low: 0), limit) { Marks(&$0) }
  }

  /// Returns the id that a record has on this device.
  func id(of marks: Marks) -> UUID { name(marks.record, marks.kind) }
}
