internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sharing.departures.list`: lists the companies that this account no longer takes part in.
struct ListDepartures: AccountMethod {
  let page: PageRequest

  static let name: StaticString = "sharing.departures.list"
  static let doc: StaticString =
    "Lists the companies of other accounts in which this account no longer participates, each with the reason, newest first. The core stores the latest 1,000 of them."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of departures."
  static let examples = [Example("without departures", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Sync, in context: Context) throws(Failure) -> Page<Departure> {
    try service.departures(limit: page.limit, after: page.after)
  }
}
