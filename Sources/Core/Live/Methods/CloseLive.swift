internal import RPC
internal import Shape
internal import Tenancy

/// The method `live.close`: closes a live query.
struct CloseLive: UnscopedMethod {
  let live: Int

  static let name: StaticString = "live.close"
  static let doc: StaticString = "Closes a live query, so that the core no longer runs it."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString = "The handle of the live query that was closed."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "a live query", given: [Example.Step("live.open", #"{"query":{"method":"companies.list"}}"#)],
      params: #"{"live":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    live = field("live", \.live, "The handle that live.open returned.")
  }

  func call(on service: LiveQueries, in context: UnscopedContext) throws(Failure) -> LiveClosed {
    try service.close(live)
  }
}

/// The result of `live.close`.
struct LiveClosed: Record {
  let closed: Int

  static let doc: StaticString = "A live query that was closed."
}

extension LiveClosed {
  init<F: Fields<Self>>(_ field: inout F) {
    closed = field("closed", \.closed, "The handle of the query.")
  }
}
