public import RPC
public import Shape

/// The facts of `cursorTooOld`.
public struct CursorTooOldData: ErrorData {
  let oldest: String?, newest: String?

  public static let code = ErrorCode.cursorTooOld

  /// Both are cursors of the log; nil for a list, which begins anew without one.
  public init(oldest: String?, newest: String?) {
    self.oldest = oldest
    self.newest = newest
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    oldest = field("oldest", \.oldest, "The cursor of the log's beginning; null for a page of a list.")
    newest = field(
      "newest", \.newest, "The cursor of the log's end, to go on from after reading all records anew; null for a page of a list.")
  }
}
