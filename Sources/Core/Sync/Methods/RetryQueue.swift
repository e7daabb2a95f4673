internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.queue.retry`
struct RetryQueue: AccountMethod {
  let record: UUID?

  static let name: StaticString = "sync.queue.retry"
  static let doc: StaticString = "Tries at once what had to wait as it was refused, and again what was put aside, and begins a cycle."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString = "How it stands."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    record = field("record", \.record, "This record alone; null for all.")
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.retry(record)
    return try service.status()
  }
}
