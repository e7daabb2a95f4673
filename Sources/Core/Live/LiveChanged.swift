internal import RPC
internal import Shape

/// The notification `live.changed`, which is sent to the conversation of a live query.
struct LiveChanged: Notification {
  let live: Int, result: AnyResult?, error: RawJSON?

  static let name: StaticString = "live.changed"
  static let doc: StaticString =
    "Sent when the result of a live query has changed. The core sends it once for all changes of a commit, after the replies of that commit."
}

extension LiveChanged {
  init<F: Fields<Self>>(_ field: inout F) {
    live = field("live", \.live, "The handle of the live query, which live.open returned.")
    result = field("result", \.result, "The new result of the method. `null` if the method fails now.")
    error = field("error", \.error, "The error with which the method fails now. `null` if the method has a result.")
  }
}
