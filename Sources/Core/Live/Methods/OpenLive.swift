internal import RPC
internal import Shape
internal import Tenancy

/// The method `live.open`: opens a live query: runs a reading method, returns its result, and reports later results.
struct OpenLive: UnscopedMethod {
  let query: Query

  static let name: StaticString = "live.open"
  static let doc: StaticString =
    "Runs a reading method and returns its result. The core sends `live.changed` whenever the result changes, until the query is closed."
  static let effect = Effect.session
  static let changesStores = false
  static let listens = true
  static let resultDoc: StaticString =
    "The query's handle, and the first result. The method's own rule of access is checked each time that the core runs the query."
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

  static let doc: StaticString = "A live query."
}

extension LiveOpened {
  init<F: Fields<Self>>(_ field: inout F) {
    live = field("live", \.live, "The handle of the query.")
    result = field("result", \.result, "The present result of the method.")
  }
}
