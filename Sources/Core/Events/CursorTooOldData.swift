internal import RPC
internal import Shape

/// The facts of `cursorTooOld`.
struct CursorTooOldData: ErrorData {
  let oldest: String, newest: String

  static let code = ErrorCode.cursorTooOld

  init(oldest: String, newest: String) {
    self.oldest = oldest
    self.newest = newest
  }

  init<F: Fields<Self>>(_ field: inout F) {
    oldest = field("oldest", \.oldest, "Where the log begins.")
    newest = field("newest", \.newest, "Where it ends: whoever has read everything anew goes on from there.")
  }
}
