internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.events.list`
struct ListEvents: AccountMethod {
  let page: PageRequest

  static let name: StaticString = "sync.events.list"
  static let doc: StaticString =
    "Lists what sync has done and what has failed, newest first, page by page: the last 1,000 of what has moved something, or could not. What fails again in the same way is listed once. Each is an event of the type syncEvent, too."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of events."
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Sync, in context: Context) throws(Failure) -> Page<DoneEvent> {
    try service.events(limit: page.limit, after: page.after)
  }
}
