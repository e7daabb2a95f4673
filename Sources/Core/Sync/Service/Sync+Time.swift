public import RPC
internal import Storage
internal import Tenancy

/// Work that is done at a certain time, without a request.
extension Sync {
  /// Returns the number of milliseconds until the next work without a request is due, or `nil` for never.
  func delay() -> Int? {
    guard let connection else { return nil }
    noteWrites()
    if stores.isRepeatable { return nil }
    if isTicking { return nil }
    let now = MonotonicClock.milliseconds
    return [connection.wakeAt, connection.peer.deadline, connection.tellAt].compactMap(\.self).min().map {
      max($0 - now, 0)
    }
  }

  /// Posts a message to the mailbox if work is due. The work is done when the loop handles the message, because the
  /// work needs a write transaction of its own.
  func ring() {
    guard let connection, !isTicking else { return }
    let now = MonotonicClock.milliseconds
    if let tellAt = connection.tellAt, tellAt <= now { connection.tellOfFetches(at: now) }
    let isLate = connection.peer.deadline.map { $0 <= now } ?? false
    guard isLate || connection.wakeAt.map({ $0 <= now }) ?? false else { return }
    isTicking = true
    connection.mailbox.post((isLate ? SyncConnection.Note.late : .tick).bytes)
  }

  /// Notifies the engines of the writes on this device since the last call.
  private func noteWrites() {
    guard let connection, case let commits = stores.state.pointee.commits, commits != seenCommits else { return }
    seenCommits = commits
    for side in connection.sides {
      guard let position = try? stores.changes.newest(in: side.storage.store), position != side.seenPosition else {
        continue
      }
      side.seenPosition = position
      guard let taken = try? side.storage.position(), position > taken else { continue }
      _ = try? side.engine.handle(.wrote, at: MonotonicClock.milliseconds)
    }
  }

  /// Handles the success of a cycle. Writes that the cycle has added to the queue need no further cycle. Records that
  /// it has fetched do not count as writes on this device.
  func noteTaken(_ side: SyncSide) {
    guard let newest = try? stores.changes.newest(in: side.storage.store), let taken = try? side.storage.position(),
      taken >= newest
    else {
      return
    }
    side.seenPosition = newest
    side.engine.tookWrites()
  }

  /// Handles the host's report that it has a cloud.
  public func hostOffered() throws(Failure) {
    try begin()
    if let connection, SyncOptions.isHost(connection.cloud) { requestLater() }
  }

  /// Handles a change that may allow or forbid the use of the host's cloud.
  public func deploymentChanged() {
    if let connection, SyncOptions.isHost(connection.cloud) { requestLater() }
  }

  /// The background work that connects the directory again in the first idle moment of the process.
  var beginning: Chore {
    Chore(
      isWanted: { [unowned self] in !hasBegun && mayConnect && failedAt != dependencies.stores.state.pointee.commits },
      step: { [unowned self] () throws(Failure) in try begin() },
      pause: { [unowned self] in failedAt = dependencies.stores.state.pointee.commits })
  }
}
