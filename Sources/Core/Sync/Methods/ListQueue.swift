internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.queue.list`: lists the records with unconfirmed changes.
struct ListQueue: AccountMethod {
  let page: PageRequest

  static let name: StaticString = "sync.queue.list"
  static let doc: StaticString =
    "Lists the records with changes of this device that the container has not confirmed, one page at a time. Each record has one entry."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString = "A page of records with unconfirmed changes."
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Sync, in context: Context) throws(Failure) -> Page<QueuedRecord> {
    try service.queue(limit: page.limit, after: page.after)
  }
}
