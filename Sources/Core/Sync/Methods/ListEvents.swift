internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.events.list`: lists the latest events of sync.
struct ListEvents: AccountMethod {
  let page: PageRequest

  static let name: StaticString = "sync.events.list"
  static let doc: StaticString =
    "Lists the latest 1,000 events of sync in which records were moved or sync failed, newest first, one page at a time. If failures of the same kind follow each other, only the first is listed. Subscribers also get each of them, as an event of the type `syncEvent`."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of events."
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Sync, in context: Context) throws(Failure) -> Page<DoneEvent> {
    try service.events(limit: page.limit, after: page.after)
  }
}
