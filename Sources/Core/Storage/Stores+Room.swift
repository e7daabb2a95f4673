public import RPC
internal import SQLite

/// What stores do about the room that they take.
extension Stores {
  /// The request signs somebody in or out, or deletes something, and must succeed on a full disk, too.
  public func useReserve() {
    mayUseReserve = true
    reserve?.releaseIfNeeded()
  }

  /// Takes room on the disk for what must work when it is full, if this process has stored something. Not before a reply.
  public func keepReserve() {
    if state.pointee.commits > 0 { reserve?.take() }
  }

  /// Refuses what must not use the reserve as long as there is no other room.
  func requireRoom() throws(Failure) {
    guard isReserveBarred, let reserve else { return }
    if reserve.isReleased, !reserve.take() { throw diskFull }
    reserve.isDiskFull = false
  }

  /// There is no room on the disk.
  public var diskFull: Failure {
    Failure(StorageFullData(), "The disk is full; nothing of this request was stored. Free some space and send it again.")
  }

  /// After a commit that has written many pages: with as few pages in memory as most processes need, each would be written to the log and
  /// read from it more than once.
  func makeRoomWhenBusy(_ store: Store) {
    guard !isRoomy[store.rawValue], connection.logPages > Stores.fewPages else { return }
    isRoomy[store.rawValue] = true
    try? connection.execute("PRAGMA \(store.schemaName).cache_size = -\(Stores.roomInKibibytes)")
  }

  /// Gives back memory that many requests have taken. Only in an idle moment: what was freed is read again.
  public func releaseMemory() {
    guard files.connection != nil, dirty == nil else { return }
    endReading()
    for store in Store.allCases where isRoomy[store.rawValue] {
      isRoomy[store.rawValue] = false
      try? connection.execute("PRAGMA \(store.schemaName).cache_size = \(Stores.usualPages)")
    }
    connection.releaseMemory()
  }

  /// What SQLite begins with, in KiB (https://www.sqlite.org/pragma.html#pragma_cache_size).
  private static let usualPages = -2000
  private static let fewPages = 256
  private static let roomInKibibytes = 16_384

  /// Gives pages that a store no longer needs back to the file system, a few at a time.
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

  /// Much of a store is deleted: its file may become smaller.
  public func noteEmptying(of store: Store) {
    if !shrinkable.contains(store) { shrinkable.append(store) }
  }

  /// In pages of 4,096 bytes: what is free below that is soon used again.
  private static let leastFree = 256
  private static let pagesAtOnce = 64

  private func freePages(of store: Store) throws(Failure) -> Int {
    try first(freeCount, in: store, { _ in }, { $0.next(Int.self) }) ?? 0
  }
}
