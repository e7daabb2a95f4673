public import RPC
internal import SQLite

/// Syncs commits to the disk, and moves them from the write-ahead logs into the files.
extension Stores {
  /// The number of pages in the write-ahead log beyond which a commit is followed by a checkpoint even under load.
  private static let pagesBeforeCheckpoint = 16_384

  /// Waits until the disk has all commits of a store. It is called before the process sends something that depends on
  /// commits which were not synced.
  /// - Throws: `storageFault` if the disk could not be written.
  public func makeDurable(_ store: Store) throws(Failure) {
    if walFiles.isEmpty { return }
    if !walFiles[store.rawValue].sync() { throw .fileFault("\(store.fileName) could not be written to the disk") }
    if isUncertain[store.rawValue] { isUncertain[store.rawValue] = false }
  }

  /// Waits until the disk has all commits of all stores. Otherwise a power cut could undo a change whose position in
  /// the log, or whose record version, was sent already. Another change would then get the same position or version. A
  /// failed sync is repeated before the next lines are sent.
  public func makeDurable() {
    for store in Store.allCases where isUncertain[store.rawValue] {
      do throws(Failure) { try makeDurable(store) } catch { log(error.message) }
    }
  }

  /// A Boolean value that indicates whether an idle moment could be used for a checkpoint.
  public var wantsCheckpoint: Bool { held == nil && !walFiles.isEmpty && unchecked.contains(true) }

  /// Moves commits from the write-ahead logs into the files. It is called only in idle moments, because it would delay
  /// requests.
  public func checkpoint() {
    guard dirty == nil, held == nil else { return }
    endReading()
    // Stores in memory have no logs.
    if walFiles.isEmpty { return }
    // A log keeps its size for the next commits, because growing takes time. If the disk is short of room, or the log
    // is large, the log is emptied.
    let isRoomShort = reserve.map { $0.isDiskFull || $0.isReleased } ?? false
    for store in Store.allCases where unchecked[store.rawValue] {
      let isLast = isRoomShort || walFiles[store.rawValue].isLarge
      try? connection.checkpoint(store.schemaName, isLast: isLast)
      if isLast { walFiles[store.rawValue].noteTruncated() }
      unchecked[store.rawValue] = false
    }
  }

  /// Ends a transaction that has only read. As long as it is open, the log can't start at its first byte again.
  func endReading() {
    guard isOpen, dirty == nil else { return }
    if !connection.isAutocommit { try? connection.execute("ROLLBACK") }
    isOpen = false
  }

  /// Empties the write-ahead logs, so that the next start has nothing to recover. It is called when all requests have
  /// been answered.
  public func close() {
    guard dirty == nil else { return }
    // If a backup is being made, it fails, because the checkpoints below change its files.
    held = nil
    endReading()
    keepReserve()
    for store in present where files.isOpen(store) {
      // An empty log needs no checkpoint.
      if walFiles.isEmpty || walFiles[store.rawValue].isEmpty { continue }
      try? connection.checkpoint(store.schemaName, isLast: true)
      unchecked[store.rawValue] = false
    }
  }

  func checkpointWhenLarge(_ store: Store) throws(SQLiteError) {
    guard connection.logPages > Stores.pagesBeforeCheckpoint, held == nil else { return }
    // Usually, the reserve is allocated in an idle moment. A process that is never idle must do it here.
    keepReserve()
    try connection.checkpoint(store.schemaName)
  }
}
