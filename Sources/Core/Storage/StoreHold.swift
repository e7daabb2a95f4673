public import RPC
internal import SQLite

/// Prevents checkpoints for as long as this object lives, so that the files of the stores do not change. Later commits
/// stay in the write-ahead logs.
public final class StoreHold: Sendable {
  fileprivate init() {}
}

extension Stores {
  /// Commits, moves all commits into the files, and prevents further changes of the files.
  ///
  /// During the hold, the write-ahead logs grow without a limit. A switch of the account rewrites the files, and so
  /// ends the hold.
  /// - Returns: the hold, or `nil` if there is one already. Checkpoints begin again when the last reference to the hold
  ///   is gone.
  public func hold() throws(Failure) -> StoreHold? {
    if held != nil { return nil }
    try commit()
    endReading()
    for store in present where files.isOpen(store) {
      do throws(SQLiteError) { try connection.checkpoint(store.schemaName) } catch { throw failure(error, store) }
    }
    let hold = StoreHold()
    held = hold
    return hold
  }

  /// A Boolean value that indicates whether the files have not changed since the hold was made.
  public func isHeld(_ hold: StoreHold) -> Bool { held === hold }
}
