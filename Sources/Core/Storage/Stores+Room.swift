public import RPC
internal import SQLite

/// Controls the room that stores take on the disk and in memory.
extension Stores {
  /// Marks the request as one that must succeed on a full disk, too: it signs somebody in or out, or deletes something.
  /// The reserve is released if there is hardly any other room.
  public func useReserve() {
    mayUseReserve = true
    reserve?.releaseIfNeeded()
  }

  /// Allocates the reserve, if this process has committed something. It takes time, so it is not called before a reply.
  public func keepReserve() {
    if state.pointee.commits > 0 { reserve?.take() }
  }

  /// Throws an error if the transaction must not use the reserve, and the disk has no other room.
  func requireRoom() throws(Failure) {
    guard isReserveBarred, let reserve else { return }
    if reserve.isReleased, !reserve.take() { throw diskFull }
    reserve.isDiskFull = false
  }

  /// The error for a full disk.
  public var diskFull: Failure {
    Failure(
      StorageFullData(), "The disk is full; nothing of this request was stored. Free some space and send it again.")
  }

  /// Lets SQLite hold more pages in memory after a commit that has written many pages. With the usual number, which is
  /// enough for most processes, each page would be written to the log and read from it more than once.
  func makeRoomWhenBusy(_ store: Store) {
    guard !isRoomy[store.rawValue], connection.logPages > Stores.fewPages else { return }
    isRoomy[store.rawValue] = true
    try? connection.execute("PRAGMA \(store.schemaName).cache_size = -\(Stores.roomInKibibytes)")
  }

  /// Frees memory that many requests have taken. It is called only in an idle moment, because freed pages must be read
  /// again.
  public func releaseMemory() {
    guard files.connection != nil, dirty == nil else { return }
    endReading()
    for store in Store.allCases where isRoomy[store.rawValue] {
      isRoomy[store.rawValue] = false
      try? connection.execute("PRAGMA \(store.schemaName).cache_size = \(Stores.usualPages)")
    }
    connection.releaseMemory()
  }

  /// The cache size that SQLite begins with, in KiB and negative
  /// (https://www.sqlite.org/pragma.html#pragma_cache_size).
  private static let usualPages = -2000
  private static let fewPages = 256
  private static let roomInKibibytes = 16_384

  /// The chore that gives pages which a store no longer needs back to the file system, a few at a time.
  public var shrinking: Chore {
    Chore(
      isWanted: { [unowned self] in !shrinkable.isEmpty },
      step: { [unowned self] () throws(Failure) in
        guard let store = shrinkable.last else { return }
        let free = try freePages(of: store)
        if free >= Stores.leastFree {
          try maintain(store) { () throws(Failure) in
            try execute("PRAGMA \(store.schemaName).incremental_vacuum(\(Stores.pagesAtOnce))")
          }
          // If there are as many free pages as before, the file can't shrink. It is an old store that was too large to
          // be rewritten.
          if try freePages(of: store) < free { return }
        }
        shrinkable.removeLast()
      },
      pause: { [unowned self] in shrinkable = [] })
  }

  /// Registers a store of which much is deleted, so that the chore `shrinking` makes its file smaller.
  public func noteEmptying(of store: Store) {
    if !shrinkable.contains(store) { shrinkable.append(store) }
  }

  /// The number of free pages, of 4,096 bytes, below which a file is not made smaller. So few pages are soon used
  /// again.
  private static let leastFree = 256
  private static let pagesAtOnce = 64

  private func freePages(of store: Store) throws(Failure) -> Int {
    try first(freeCount, in: store) { $0.next(Int.self) } ?? 0
  }
}
