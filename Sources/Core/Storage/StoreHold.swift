public import RPC
internal import SQLite

/// A hold on the files of the stores, as they were at one moment, for as long as this object lives. Later commits stay
/// in the write-ahead logs.
public final class StoreHold: Sendable {
  fileprivate init() {}
}

extension Stores {
  /// Commits, moves everything that is committed into the files, and leaves the files unchanged from then on.
  ///
  /// The write-ahead logs grow meanwhile, without a bound. A switch of account rewrites the files, and so ends the
  /// hold.
  /// - Returns: the hold, or `nil` if there is one already. Checkpoints are made again once all references to it are
  ///   gone.
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

  /// A Boolean value that indicates whether the files are still as they were when the hold was made.
  public func isHeld(_ hold: StoreHold) -> Bool { held === hold }
}
