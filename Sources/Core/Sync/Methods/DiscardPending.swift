internal import RPC
internal import Shape
internal import Tenancy

/// The method `sync.queue.discard`: restores a record to the cloud's state.
struct DiscardPending: Method {
  typealias Scope = InCompanyOrAccount
  let record: UUID

  static let name: StaticString = "sync.queue.discard"
  static let doc: StaticString =
    "Restores a record to the state in the container, and discards the changes on this device that the container has not confirmed. Each discarded value gets a line in `sync.conflicts.list`. This cannot be undone."
  static let access = Access.owner
  static let effect = Effect.write
  static let worksInArchive = true
  static let resultDoc: StaticString =
    "The id of the record. `discarded` is `true` if the record had unconfirmed changes."
  static let examples = [
    Example(
      "a record without pending changes", given: [Example.Step("companies.create", #"{"name":"Roastery"}"#)],
      params: #"{"company":"{{0.id}}","record":"01900000-0000-7000-8000-000000000000"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    record = field("record", \.record, "The id of the record.")
  }

  func selector(_ given: CompanyOrAccount, on service: Sync) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, for: record)
  }

  func call(on service: Sync, in context: CompanyContext) throws(Failure) -> DiscardedRecord {
    DiscardedRecord(id: record, discarded: try service.discard(record, in: context))
  }
}

/// A record that was restored to the cloud's state: the result of `sync.queue.discard`.
struct DiscardedRecord: Record {
  let id: UUID, discarded: Bool

  static let doc: StaticString = "A record that was restored to the state in the container."
}

extension DiscardedRecord {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The record's id.")
    discarded = field("discarded", \.discarded, "`true` if the record had unconfirmed changes, which were discarded.")
  }
}
