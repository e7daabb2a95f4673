internal import Cloud
internal import RPC
internal import Shape
internal import Stdio
internal import Storage
internal import Tenancy

/// The order of cycles. In a round, a cycle of the account's own records comes first. After its end, a cycle of the
/// records follows that others share with the account. Either cycle can be absent.
extension Sync {
  /// Requests a cycle now.
  func request() {
    guard let connection else { return }
    if !connection.isBusy {
      connection.round += 1
      return begin(connection.own, .wanted, connection)
    }
    connection.isWanted = true
    _ = try? connection.running?.engine.handle(.wanted, at: MonotonicClock.milliseconds)
  }

  private func begin(_ side: SyncSide, _ event: EngineEvent, _ connection: SyncConnection) {
    connection.running = side
    handle(event)
    // The engine had nothing to do, so no cycle runs.
    if connection.running === side, side.engine.isIdle { connection.running = nil }
  }

  /// Begins a cycle that is due.
  private func tick(_ connection: SyncConnection) {
    let now = MonotonicClock.milliseconds
    guard !connection.isBusy, let due = connection.sides.first(where: { $0.engine.wakeAt.map { $0 <= now } ?? false })
    else {
      return
    }
    connection.round += 1
    begin(due, .tick, connection)
  }

  func take(_ line: [UInt8]) {
    guard let connection else { return }
    switch SyncConnection.Note(line) {
    case .goOn: handle(.again)
    case .tick:
      isTicking = false
      tick(connection)
    case .late:
      isTicking = false
      // The reply may have arrived meanwhile.
      guard let deadline = connection.peer.deadline, deadline <= MonotonicClock.milliseconds else { return }
      for news in connection.peer.giveUp() { take(news) }
    case .wish:
      lookAtWishes(connection, ended: false)
      // If a state is still missing, a cycle may fetch it.
      if !connection.wishes.isEmpty { request() }
    case .wanted:
      connection.isCalled = false
      request()
    case .file(let isGood): finishFetch(isGood ? nil : "the content differs from its digest")
    case .end(let number): for news in connection.peer.ended(number) { take(news) }
    case nil: for news in connection.peer.take(line) { take(news) }
    }
  }

  private func take(_ news: CloudPeer.News) {
    switch news {
    case .answer(let event): handle(event)
    case .file(let answer): took(answer)
    // The time of this notification depends on the system. A repeatable run must not depend on it, so it ignores the
    // notification.
    case .changed: if !stores.isRepeatable { request() }
    case .gone:
      forgetAccount()
      connection?.own.engine.gone(at: MonotonicClock.milliseconds)
    case .done(let work): work()
    case .nothing: break
    }
  }

  /// Passes an event to the engine whose cycle is running, and does the actions that the engine returns.
  private func handle(_ event: EngineEvent) {
    guard let connection, let side = connection.running else { return }
    var effects: [SyncEffect] = []
    var met = event
    if case .account(let account) = event {
      connection.accountStatus = account.status
      if let refusal = adopt(account) {
        forgetAccount()
        met = .failed(refusal)
      } else {
        (connection.reference, connection.container) = (account.account, account.container)
        connection.enforcesRights = account.enforcesRights ?? false
      }
    }
    var failure = performLosable { () throws(Failure) in
      effects = try side.engine.handle(met, at: MonotonicClock.milliseconds)
    }
    // A sent batch that got no reply is sent again after a power cut, with the same idempotency key. So the stored
    // batch must be on the disk before it is sent.
    if failure == nil, effects.contains(where: \.sendsRecords) {
      do throws(Failure) { try stores.makeDurable(side.storage.store) } catch { failure = error }
    }
    if let failure {
      log("sync: \(failure.message)")
      return fail(CloudFailure(.serviceUnavailable, failure.message), side, connection)
    }
    if !side.untold.isEmpty { tell(side) }
    if side.hasDepartures { finishDepartures(of: side) }
    let moved = movedBefore + side.engine.moved
    if moved > 0 { waiting.tell(done: Decimal(moved), total: nil) }
    for effect in effects { run(effect, side, connection) }
    lookAtWishes(connection, ended: false)
  }

  /// Forgets the container's account, because the next reply may concern another account.
  func forgetAccount() {
    guard let connection else { return }
    (connection.reference, connection.container) = (nil, nil)
    for side in connection.sides { side.engine.knowsAccount = false }
  }

  private func tell(_ side: SyncSide) {
    let done = side.untold
    side.untold = []
    let failure = performLosable { [self] () throws(Failure) in for one in done { try note(one, of: side) } }
    if let failure { log("sync: \(failure.message)") }
  }

  /// Does work in a transaction that does not wait for the disk. If a power cut loses changes of a cycle, they are sent
  /// or fetched again, but are not reported again.
  private func performLosable(_ work: @escaping () throws(Failure) -> Void) -> Failure? {
    stores.mayBeLost = true
    defer { stores.mayBeLost = false }
    return theLoop.perform(work)
  }

  /// Ends a cycle because a step could not be stored. No part of the step is stored, so the next cycle repeats it.
  private func fail(_ failure: CloudFailure, _ side: SyncSide, _ connection: SyncConnection) {
    side.engine.giveUp(at: MonotonicClock.milliseconds)
    side.untold = []
    connection.peer.forgetQuestion()
    ended(failure, side, connection)
  }

  private func run(_ effect: SyncEffect, _ side: SyncSide, _ connection: SyncConnection) {
    switch effect {
    case .ask(let question):
      assert(
        connection.peer.questionCount < (side.engine.asksAhead && effect.sendsRecords ? 2 : 1),
        "the engine has one question under way, and one more batch where it asks ahead")
      if !connection.peer.ask(question) {
        connection.peer.forgetQuestion()
        handle(.failed(connection.peer.absence))
      }
    case .goOn:
      connection.mailbox.post(SyncConnection.Note.goOn.bytes)
    case .ended(let failure): ended(failure, side, connection)
    }
  }

  private func ended(_ failure: CloudFailure?, _ side: SyncSide, _ connection: SyncConnection) {
    side.failure = failure
    side.lastEnd = dependencies.clock.now
    if failure == nil { side.lastSuccess = side.lastEnd } else { log("sync: \(failure?.message ?? "")") }
    connection.running = nil
    if side.engine.takeWanted() { connection.isWanted = true }
    if failure == nil { noteTaken(side) }
    movedBefore += side.engine.moved
    if side === connection.own, goOn(after: failure, connection) { return }
    endRound(failure, connection)
  }

  /// Ends a round of cycles: the cycles of all sides have ended.
  private func endRound(_ failure: CloudFailure?, _ connection: SyncConnection) {
    // After a failure, the next cycle waits for the back-off. Waiting requests get their replies at once.
    defer { connection.isWanted = false }
    if connection.isWanted, failure == nil {
      connection.isWanted = false
      lookAtWishes(connection, ended: true)
      return request()
    }
    movedBefore = 0
    waiting.answer(nil)
    lookAtWishes(connection, ended: true, failure)
  }

  /// Begins the cycle of the shared records after the cycle of the account's own records. It does not begin if the
  /// container can't be reached, or if nothing is shared.
  /// - Returns: `true` if a cycle, or a request about shared zones, has begun.
  private func goOn(after failure: CloudFailure?, _ connection: SyncConnection) -> Bool {
    let token = connection.own.engine.sharedToken
    if let failure, failure.isPassing || connection.own.engine.paused != nil { return false }
    // Without a reference, the container's process has been replaced meanwhile. It must report its account before
    // another cycle begins.
    if connection.reference == nil { return false }
    do throws(Failure) {
      guard let shared = connection.shared else {
        let known = try ownStorage.value(Sync.nothingShared)
        return token != nil && known == token ? false : askForShares(token, connection)
      }
      if let token, try shared.storage.zones().isEmpty, try shared.storage.token(of: .shared) == token { return false }
      begin(shared, token, connection)
    } catch { return false }
    return true
  }

  private func begin(_ shared: SyncSide, _ token: String?, _ connection: SyncConnection) {
    shared.engine.databaseToken = token
    // All sides reach the same account, and one side has just asked for it.
    shared.engine.knowsAccount = true
    begin(shared, .wanted, connection)
  }

  /// Asks the container whether any zone is shared with the account. If one is, the store for shared records is
  /// created.
  /// - Parameter token: the present token of the shared database, or `nil` if it is not known.
  /// - Returns: `true` if the request was sent.
  private func askForShares(_ token: String?, _ connection: SyncConnection) -> Bool {
    connection.isAsking = connection.peer.ask(FetchDatabaseChanges(.shared, since: nil)) {
      [unowned self, unowned connection] answer in
      guard connection === self.connection else { return }
      connection.isAsking = false
      do throws(Failure) {
        switch answer {
        case .success(let found) where !found.zones.isEmpty: return begin(try openShared(connection), nil, connection)
        case .success(let found):
          if let token, !found.more {
            try perform { [self] () throws(Failure) in try ownStorage.set(Sync.nothingShared, token) }
          }
        case .failure(let failure): connection.own.failure = failure
        }
      } catch { log("sync: \(error.message)") }
      endRound(connection.own.failure, connection)
    }
    return connection.isAsking
  }

  /// The name of the stored value with the token that the shared database had when nothing was shared. While the
  /// container reports this token, it need not be asked for shared zones.
  private static let nothingShared = "nothingShared"

  /// Adopts the account that the container has reported. The first account that the container reports gives the
  /// directory's account its id.
  /// - Returns: the reason why the account can't be used, or `nil` if it can be used.
  private func adopt(_ account: CloudAccount.Answer) -> CloudFailure? {
    guard account.status == .available, let reference = account.account, let container = account.container,
      let connection
    else {
      return nil
    }
    let id = UUID(account: reference, of: container)
    // If the account was adopted before, only the container and the account are compared with the stored ones.
    do throws(Failure) {
      if let told = try ownStorage.value(Sync.reference), told != reference {
        return CloudFailure(
          .notAuthenticated,
          "the container belongs to another account than the directory; to use that account, call sync.switchAccount")
      }
      if let known = try ownStorage.value("account") {
        guard known == "\(id)" else { return try anotherContainer(container, at: connection.cloud) }
        try noteContainer(container)
        if try ownStorage.value(Sync.reference) == nil {
          try perform { [self] () throws(Failure) in try ownStorage.set(Sync.reference, reference) }
        }
        return nil
      }
      // Remembered companies and rights are discarded, even if one of the following steps fails.
      defer { stores.outdate() }
      if let expected = try expected(), expected != id {
        for rule in accountRules() { try perform { () throws(Failure) in try rule.left(expected) } }
      }
      // One transaction writes only one store, so each step is a transaction of its own.
      for rule in accountRules() { try perform { () throws(Failure) in try rule.came(id) } }
      try perform { [self] () throws(Failure) in try adopt(id, reference, connection.own) }
      try noteContainer(container)
      try perform { [self] () throws(Failure) in try stores.keepAccountOnDevice() }
    } catch {
      return CloudFailure(.serviceUnavailable, error.message)
    }
    return nil
  }

  /// The name of the stored value with the cloud's name for the account. The value exists once the cloud has reported
  /// the name.
  static let reference = "reference"

  private func adopt(_ id: UUID, _ reference: String, _ side: SyncSide) throws(Failure) {
    try stores.adoptAccount(id)
    try side.storage.set(Sync.reference, reference)
    try side.storage.set("account", "\(id)")
    try side.storage.set("since", "\(dependencies.clock.now.milliseconds)")
    try note(SyncReport(.setup, of: nil, at: MonotonicClock.milliseconds), of: side)
  }
}
