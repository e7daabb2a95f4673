public import RPC
internal import SQLite

/// The room that stores take on the disk and in memory.
extension Stores {
  /// Marks the request as one that must succeed on a full disk, too: it signs somebody in or out, or deletes something.
  /// The reserve is released if there is hardly any other room.
  public func useReserve() {
    mayUseReserve = true
    reserve?.releaseIfNeeded()
  }

  /// Allocates the reserve, if this process has stored something. It is not called before a reply.
  public func keepReserve() {
    if state.pointee.commits > 0 { reserve?.take() }
  }

  /// Throws if the transaction must not use the reserve, and there is no other room.
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

  /// Gives SQLite more memory after a commit that has written many pages. With as few pages in memory as most processes
  /// need, each page would be written to the log and read from it more than once.
  func makeRoomWhenBusy(_ store: Store) {
    guard !isRoomy[store.rawValue], connection.logPages > Stores.fewPages else { return }
    isRoomy[store.rawValue] = true
    try? connection.execute("PRAGMA \(store.schemaName).cache_size = -\(Stores.roomInKibibytes)")
  }

  /// Frees memory that many requests have taken. It is called only in an idle moment, as freed pages are read again.
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
          // The files of old stores that were too large to be rewritten can't shrink.
          if try freePages(of: store) < free { return }
        }
        shrinkable.removeLast()
      },
      pause: { [unowned self] in shrinkable = [] })
  }

  /// Notes that much of a store is deleted, so that its file may become smaller.
  public func noteEmptying(of store: Store) {
    if !shrinkable.contains(store) { shrinkable.append(store) }
  }

  /// The number of free pages, of 4,096 bytes, below which a file is not made smaller. So few are soon used again.
  private static let leastFree = 256
  private static let pagesAtOnce = 64

  private func freePages(of store: Store) throws(Failure) -> Int {
    try first(freeCount, in: store) { $0.next(Int.self) } ?? 0
  }
}
