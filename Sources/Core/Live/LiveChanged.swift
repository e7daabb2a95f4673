internal import RPC
internal import Shape

/// `live.changed`, the notification for open live queries.
struct LiveChanged: Notification {
  let live: Int, result: AnyResult?, error: RawJSON?

  static let name: StaticString = "live.changed"
  static let doc: StaticString =
    "Sent when the result of a live query has changed. It is sent once for all changes of a commit, after the replies of that commit."
}

extension LiveChanged {
  init<F: Fields<Self>>(_ field: inout F) {
    live = field("live", \.live, "The handle of the query.")
    result = field("result", \.result, "The present result of the method. `null` if the method fails now.")
    error = field("error", \.error, "The present error of the method. `null` if the method has a result.")
  }
}
