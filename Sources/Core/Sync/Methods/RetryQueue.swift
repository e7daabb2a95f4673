internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.queue.retry`: sends refused records again at once.
struct RetryQueue: AccountMethod {
  let record: UUID?

  static let name: StaticString = "sync.queue.retry"
  static let doc: StaticString =
    "Begins a cycle that sends refused records at once, without waiting for their next attempt. Use this method after the reason for a refusal was removed. Quarantined records are sent again, too."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString = "The state of sync."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    record = field("record", \.record, "The id of the record to send again. `null` for all refused records.")
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.retry(record)
    return try service.status()
  }
}
