internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.queue.retry`
struct RetryQueue: AccountMethod {
  let record: UUID?

  static let name: StaticString = "sync.queue.retry"
  static let doc: StaticString =
    "Begins a cycle that sends refused records without waiting for their next attempt, and tries again those that were put aside."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString = "The state of sync."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    record = field("record", \.record, "The id of a record, to retry this one only; null for all.")
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.retry(record)
    return try service.status()
  }
}
