internal import RPC
internal import Shape
internal import Tenancy

/// The method `live.open`: opens a live query. It runs a reading method, returns the result, and reports later results.
struct OpenLive: UnscopedMethod {
  let query: Query

  static let name: StaticString = "live.open"
  static let doc: StaticString =
    "Runs a reading method and returns its result, as a live query. The core sends `live.changed` whenever the result changes, until live.close is called or the conversation ends."
  static let effect = Effect.session
  static let changesStores = false
  static let listens = true
  static let resultDoc: StaticString =
    "The handle of the live query, and the first result. Each time that the core runs the query, it checks the method's own rule of access."
  static let errors: [ErrorCode] = [.limitReached, .notFound, .noCompany, .signInRequired, .forbidden, .cursorTooOld]
  static let examples = [
    Example(
      "the list of companies", given: [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)],
      params: #"{"query":{"method":"companies.list","params":{"limit":10}}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    query = field("query", \.query, "The method and its parameters.")
  }

  func call(on service: LiveQueries, in context: UnscopedContext) throws(Failure) -> LiveOpened {
    try service.open(query.method, params: query.params?.text ?? "{}")
  }
}

/// The result of `live.open`.
struct LiveOpened: Record {
  let live: Int, result: AnyResult

  static let doc: StaticString = "A live query and its first result."
}

extension LiveOpened {
  init<F: Fields<Self>>(_ field: inout F) {
    live = field("live", \.live, "The handle of the live query, which `live.changed` repeats.")
    result = field("result", \.result, "The present result of the method.")
  }
}
