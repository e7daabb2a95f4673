public import RPC
public import Shape

/// The data of the error `cursorTooOld`.
public struct CursorTooOldData: ErrorData {
  let oldest: String?, newest: String?

  public static let code = ErrorCode.cursorTooOld

  /// Creates the data. For the change log, both texts are cursors of the log. For a list, both are `nil`: the caller
  /// then requests the first page again, without a cursor.
  public init(oldest: String?, newest: String?) {
    self.oldest = oldest
    self.newest = newest
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    oldest = field(
      "oldest", \.oldest,
      "The cursor of the oldest position from which the log can be read. `null` if the refused cursor belongs to a list."
    )
    newest = field(
      "newest", \.newest,
      "The cursor of the newest position of the log. Read all records again, and then continue from this cursor. `null` if the refused cursor belongs to a list: then read the list again from its first page."
    )
  }
}
