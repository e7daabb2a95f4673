internal import Cloud
internal import JSON
public import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The state of sync, as callers see it.
extension Sync {
  func status() throws(Failure) -> SyncStatus {
    dependencies.settings.noteReading()
    guard let cloud = try intended() else { return SyncStatus(state: .signedOut, cloud: nil, stores: []) }
    // The tables of sync are not ready. The first idle moment of the process prepares them, and then connects. Until
    // then, the state is `syncing`.
    guard try storage != nil else { return SyncStatus(state: .syncing, cloud: cloud, stores: []) }
    var (stores, isPending, isAside) = ([SyncStoreStatus](), false, false)
    for one in storages {
      guard let storage = try storage(of: one.store) else { continue }
      let (status, pends, aside) = try self.status(of: storage)
      isPending = isPending || pends
      isAside = isAside || aside
      // The shared store is not listed before something is shared.
      if storage.store == .shared, try storage.zones().isEmpty { continue }
      stores.append(status)
    }
    let what = connection.map { state($0, isPending: isPending, isAside: isAside) } ?? .syncing
    return SyncStatus(state: what, cloud: cloud, stores: stores)
  }

  /// Returns the state of a store. `isPending` indicates whether the store has changes to send. `isAside` indicates
  /// whether it has records that the container has refused for good.
  private func status(of storage: StoreStorage) throws(Failure) -> (SyncStoreStatus, isPending: Bool, isAside: Bool) {
    let side = connection?.sides.first { $0.storage === storage }
    let pending = try storage.pending()
    let uploads = try storage.uploads()
    // The newest changes in the change log may not be in the queue yet.
    let taken = try storage.position()
    let isBehind = try dependencies.stores.changes.newest(in: storage.store) > taken
    let now = MonotonicClock.milliseconds
    let status = SyncStoreStatus(
      store: StoreName(storage.store), pendingEdits: pending.edits - pending.aside, pendingSyncs: pending.syncs,
      filesToSend: uploads.all, filesToFetch: storage.store == .private ? connection?.fetches.count ?? 0 : 0,
      waiting: try storage.count(.waiting),
      quarantined: try storage.count(.quarantined) + pending.aside + uploads.aside,
      unknown: try storage.count(.unknown),
      lastCycleAt: side?.lastEnd,
      lastSuccessAt: side?.lastSuccess,
      restoredAt: try ownStorage.value(Sync.restored(storage.store)).flatMap { Int($0) }.map {
        Timestamp(milliseconds: $0)
      },
      error: side?.failure.map { failure in
        SyncError(
          kind: failure.kind.rawValue, message: failure.message,
          // A repeatable run reports no times.
          retryIn: dependencies.stores.isRepeatable ? nil : side?.engine.retryAt.map { max($0 - now, 0) })
      })
    let hasChanges = isBehind ? try hasOwnChanges(storage, after: taken) : false
    let isPending = pending.edits > pending.aside || pending.syncs > 0 || uploads.all > uploads.aside || hasChanges
    return (status, isPending, pending.aside + uploads.aside > 0)
  }

  /// Returns the state of sync as JSON text.
  public func statusText() throws(Failure) -> String { jsonText(try status()) }

  /// Returns the container's name for the account, or `nil` if it is not known.
  public func accountReference() throws(Failure) -> String? { try userReference() }

  func account() throws(Failure) -> SyncAccount {
    dependencies.settings.noteReading()
    let status: CloudAccount.Status =
      try intended() == nil ? .noAccount : connection?.accountStatus ?? .couldNotDetermine
    let since = try storage?.value("since").flatMap { Int($0) }.map { Timestamp(milliseconds: $0) }
    return SyncAccount(
      status: status, account: try dependencies.account(), reference: try userReference(), since: since,
      unsent: try countUnsent())
  }

  /// Returns the user reference of the account, as the container has reported it. Before the first report, returns the
  /// user reference that was given when the directory was connected. Returns `nil` before the first connection.
  func userReference() throws(Failure) -> String? {
    if let told = try storage?.value(Sync.reference) { return told }
    return try known()?.account
  }

  /// Returns the number of records with changes or files that no cloud has, or `nil` if the number is not known.
  /// Requests that only read call this function, so it adds nothing to the queue.
  private func countUnsent() throws(Failure) -> Int? {
    guard try known() != nil, let own = try storage, try own.adoption() == nil else { return nil }
    var count = 0
    for one in storages {
      guard let storage = try storage(of: one.store) else { continue }
      let replica = replica(of: storage)
      let marked = try (storage.unsent() + storage.unsentFiles()).reduce(0) { $0 + $1.count }
      // The newest changes in the change log may not be in the queue yet. They are counted from the log.
      var (new, from) = (Set<UUID>(), try storage.position())
      while true {
        let (changes, end, more) = try storage.changes(after: from, limit: 1000)
        for change in changes where replica.kind(named: change.kind) != nil {
          if try storage.marks(change.record) == nil { new.insert(change.record) }
        }
        if !more { break }
        from = end
      }
      count += try marked + new.count + replica.countScanned()
    }
    return count
  }

  private func hasOwnChanges(_ storage: StoreStorage, after position: Int) throws(Failure) -> Bool {
    var from = position
    while true {
      let (changes, end, more) = try storage.changes(after: from, limit: 1000)
      if !changes.isEmpty { return true }
      if !more { return false }
      from = end
    }
  }

  private func state(_ connection: SyncConnection, isPending: Bool, isAside: Bool) -> SyncStatus.State {
    if connection.isBusy || connection.isCalled { return .syncing }
    if connection.own.engine.paused != nil { return .paused }
    if let failure = connection.own.failure ?? connection.shared?.failure {
      return failure.isOffline ? .offline : .error
    }
    if isPending || connection.own.lastSuccess == nil { return .syncing }
    return isAside ? .error : .synced
  }
}
