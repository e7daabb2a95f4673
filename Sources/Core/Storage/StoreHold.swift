public import RPC
internal import SQLite

/// The files of the stores as they were at one moment, for as long as this object lives: what is committed meanwhile stays
/// in the write-ahead logs.
public final class StoreHold: Sendable {
  fileprivate init() {}
}

extension Stores {
  /// Commits, moves everything that is committed into the files, and leaves them as they are from then on.
  ///
  /// The write-ahead logs grow meanwhile, without a bound. A switch of account rewrites the files, and so ends the hold.
  /// - Returns: the hold; `nil` if there is one already. Once nobody refers to it, checkpoints are made again.
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
