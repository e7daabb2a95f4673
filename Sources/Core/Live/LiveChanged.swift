internal import RPC
internal import Shape

/// `live.changed`, which is sent for open live queries.
struct LiveChanged: Notification {
  let live: Int, result: AnyResult?, error: RawJSON?

  static let name: StaticString = "live.changed"
  static let doc: StaticString =
    "Sent when a live query answers something else than before, once for all changes of a commit, behind the replies that it holds."
}

extension LiveChanged {
  init<F: Fields<Self>>(_ field: inout F) {
    live = field("live", \.live, "The handle of the query.")
    result = field("result", \.result, "What the method answers now; null when it answers an error.")
    error = field("error", \.error, "The error that it answers now; null when it answers a result.")
  }
}
