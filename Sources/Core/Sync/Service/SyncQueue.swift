internal import Cloud
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// One record of the queue: what was changed here, and is not confirmed.
struct QueuedRecord: Record {
  /// How far it is.
  enum State: String, Choice {
    /// Changed here, and not sent.
    case pendingEdit
    /// Sent, and not confirmed.
    case pendingSync

    static let spellings = Spellings<State>()
  }

  let type: String, record: UUID, company: CompanyID?, fields: [String], isNew: Bool, isDeletion: Bool, state: State
  let attempts: Int, lastError: String?

  static let doc: StaticString = "What of a record was changed here, and is not confirmed."
}

extension QueuedRecord {
  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The kind of record, as events name it.")
    record = field("record", \.record, "The record's id.")
    company = field("company", \.company, "The company that it belongs to; null for the account's own.")
    fields = field("fields", \.fields, "The members that were changed; none where all are to be sent.")
    isNew = field("isNew", \.isNew, "Whether all of it is to be sent, as the cloud does not have it.")
    isDeletion = field("isDeletion", \.isDeletion, "Whether it is to be deleted.")
    state = field("state", \.state, "pendingEdit: changed and not sent; pendingSync: sent and not confirmed.")
    attempts = field("attempts", \.attempts, "How often it was refused for a reason of its own.")
    lastError = field("lastError", \.lastError, "Why it was refused last.")
  }
}

/// What is asked of the queue.
extension Sync {
  /// A page of the queue, in the order of ids.
  func queue(limit: Int, after cursor: String?) throws(Failure) -> Page<QueuedRecord> {
    guard let storage = try storage else { return Page(items: [], next: nil) }
    var last: UUID?
    if let text = try Cursor.decode("queue", cursor) {
      guard let id = UUID(text) else { throw Cursor.unknown }
      last = id
    }
    let found = try storage.queue(limit: limit + 1, after: last)
    let zones = try storage.zones()
    let items = found.prefix(limit).map { marks in
      QueuedRecord(
        type: marks.kind, record: storage.id(of: marks),
        company: zones.first { $0.number == marks.zone }.flatMap { UUID($0.zone.name) }.map(CompanyID.init),
        fields: marks.isWhole
          ? [] : (marks.edits.map(\.name) + marks.sent.names.filter { name in !marks.edits.contains { $0.name == name } }),
        isNew: marks.isWhole, isDeletion: marks.isDeletion, state: marks.isEdited ? .pendingEdit : .pendingSync, attempts: marks.attempts,
        lastError: marks.lastError)
    }
    return Page(items: Array(items), next: found.count > limit ? Cursor.encode("queue", "\(found[limit - 1].record)") : nil)
  }

  /// Lets what has to wait be tried at once.
  func retry() throws(Failure) {
    try begin()
    guard let connection else { return }
    if let failure = theLoop.perform({ () throws(Failure) in try connection.storage.forgetWaits() }) { throw failure }
    request()
  }
}

extension StoreStorage {
  func queue(limit: Int, after record: UUID?) throws(Failure) -> [Marks] {
    try stores.all(
      statements.queue, in: store,
      {
        $0.add(record ?? UUID(high: 0, low: 0))
        $0.add(limit)
      }, { Marks(&$0) })
  }

  /// The id that a record has here.
  func id(of marks: Marks) -> UUID { name(marks.record, marks.kind) }
}
