internal import RPC
internal import Shape
internal import Tenancy

/// `sync.queue.discard`
struct DiscardPending: Method {
  typealias Scope = InCompanyOrAccount
  let record: UUID

  static let name: StaticString = "sync.queue.discard"
  static let doc: StaticString =
    "Takes the cloud's state of a record back: what was changed here and is not confirmed goes, and is a line of sync.conflicts.list. It can't be undone."
  static let access = Access.owner
  static let effect = Effect.write
  static let worksInArchive = true
  static let resultDoc: StaticString = "Whether anything was pending."
  static let examples = [
    Example(
      "of which nothing is pending", given: [Example.Step("companies.create", #"{"name":"Roastery"}"#)],
      params: #"{"company":"{{0.id}}","record":"01900000-0000-7000-8000-000000000000"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    record = field("record", \.record, "The record.")
  }

  func selector(_ given: CompanyOrAccount, on service: Sync) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, for: record)
  }

  func call(on service: Sync, in context: CompanyContext) throws(Failure) -> DiscardedRecord {
    DiscardedRecord(id: record, discarded: try service.discard(record, in: context))
  }
}

/// The result of `sync.queue.discard`.
struct DiscardedRecord: Record {
  let id: UUID, discarded: Bool

  static let doc: StaticString = "A record that is as the cloud has it."
}

extension DiscardedRecord {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The record's id.")
    discarded = field("discarded", \.discarded, "Whether anything of it was pending.")
  }
}
