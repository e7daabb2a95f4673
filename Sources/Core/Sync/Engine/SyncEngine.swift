public import Cloud
public import RPC
internal import Shape

/// A state machine that brings a replica and a container to the same state. It handles events and returns the actions
/// to do. It never waits, and sends nothing itself.
///
/// A cycle fetches the container's changes, merges them into the rows, and sends the changes that were made here. It
/// then fetches the sent records, which confirms them. It repeats these steps until there are no more changes. At most
/// one cycle runs at a time. If another cycle is wanted meanwhile, it begins when the first one has ended.
public final class SyncEngine {
  /// The step that a cycle is in.
  enum Phase: Equatable {
    case idle
    case account
    case askingAgain
    case database
    case fetching(zone: Int, fetch: Int)
    case confirming(zone: Int, fetch: Int)
    case applying
    case zones
    case sending
    case uploading
  }

  let replica: Replica
  var database: CloudDatabase { replica.database }
  var phase = Phase.idle
  /// The batch that was sent to the container and has not been answered yet.
  var batch: Batch?
  /// The batch that follows `batch`, or `nil` if none was prepared.
  var next: Batch?
  /// A Boolean value that indicates whether the batch `next` was already sent.
  var isNextAsked = false
  /// A Boolean value that indicates whether the next batch is sent before the reply to the present one. The caller may
  /// set it only if replies come in the order of the requests, and no reply comes after a failure.
  public var asksAhead = false
  /// The previous batch and its reply, if the reply was not handled yet.
  var answered: (batch: Batch, answer: ModifyRecords.Answer)?
  /// The reason why nothing more can be sent after the reply to the present batch, or `nil` if more can be sent.
  var refusal: CloudFailure?
  /// The zones that are being created or deleted.
  var zones: [ZoneState] = []
  /// A Boolean value that indicates whether one more cycle is wanted after this one.
  var isWanted = false
  /// A Boolean value that indicates whether the container has reported its account.
  public var knowsAccount = false
  /// The present token of the database if the container has just reported it, or `nil`. If it equals the stored token,
  /// nothing has changed, and the engine need not ask for the database's changes.
  public var databaseToken: String?
  /// The token of the shared database, from the last reply about the private database.
  public internal(set) var sharedToken: String?
  /// The zones of which this cycle has fetched all records again.
  var anew: [Int] = []
  /// The zones whose work has failed in this cycle.
  var failedZones: [Int] = []
  /// A Boolean value that indicates whether it is unknown which sent changes the container has saved. This is so after
  /// a start, and after a step that could not be stored.
  private var isInDoubt = true
  var zoneFailure: CloudFailure?
  var hasForgottenToken = false
  /// A Boolean value that indicates whether this cycle has begun to fetch changes.
  var hasFetched = false
  /// The zones to which this cycle has sent records that no fetch has confirmed yet.
  var unconfirmed: [Int] = []
  /// The zones to which this cycle has sent records.
  var sentTo: Set<Int> = []
  /// The number of refusals of each record in this cycle.
  var tries: [(record: UUID, count: Int)] = []
  var rounds = 0
  /// The number of records that have arrived since arrivals were last merged.
  var arrivals = 0
  /// The number of records whose files this cycle has sent.
  var uploads = 0
  /// The largest number of records in a batch at present. It is smaller than `mostRecords` after the container has
  /// refused a whole batch.
  lazy var most = mostRecords
  /// The largest number of records in a batch if no batch was refused.
  public var mostRecords = ModifyRecords.mostRecords
  /// The present instant by the monotonic clock, in milliseconds.
  var now = 0
  var backoff = Backoff()
  /// The instant of the next attempt after a failure, or `nil` if nothing has failed.
  public internal(set) var retryAt: Int?
  /// The instant until which nothing is sent because the container has no room, and the failure that reported this.
  /// `nil` if there is no such pause.
  public var savesPause: (until: Int, failure: CloudFailure)?
  /// The failure after which no cycle begins by itself, until the event `wanted`. It concerns the account, or the
  /// version of the program. `nil` if there was no such failure.
  public internal(set) var paused: CloudFailure?
  /// The first instant at which a refused record or file may be sent again. The container has refused only this record
  /// or file, and no whole batch. `nil` if nothing waits for such an instant.
  var dueAt: Int?
  /// The instant of the first write on this device that still needs a cycle, or `nil` if there is none.
  private var firstWrite: Int?
  /// The instant of the last write on this device that still needs a cycle, or `nil` if there is none.
  private var lastWrite: Int?
  /// The instant of the last write on this device, even if it no longer needs a cycle.
  private var newestWrite: Int?
  /// A Boolean value that indicates whether `firstWrite` came after a pause: no write was made in the `writeDelay`
  /// before it.
  private var followsPause = false
  /// The instant when the last cycle ended.
  public internal(set) var lastEnd: Int?
  /// The reports on unfinished work. The engine delivers each report when its work has ended.
  var reports: [SyncReport] = []
  /// The number of records that have been fetched or sent in this cycle.
  public internal(set) var moved = 0
  /// Called with each report when the reported work has ended. The call comes from within `handle`, in the same step of
  /// the engine.
  public var report: (SyncReport) throws(Failure) -> Void = { (_) throws(Failure) in }
  private let random: () -> Double

  /// The delay between the last write and its cycle, in milliseconds.
  public static let writeDelay = 2_000
  /// The longest delay between the first write and its cycle, in milliseconds.
  public static let longestWriteDelay = 30_000
  /// The delay between a write and its cycle if no write was made for at least `writeDelay` before, in milliseconds.
  /// The delay begins again with each further write, so that many writes in quick succession lead to one cycle.
  public static let firstWriteDelay = 10
  /// The time between the end of a cycle and the next one if nothing is written, in milliseconds.
  public static let interval = 15 * 60_000
  /// The largest number of rounds in one cycle. A round sends one batch, or fetches zones to confirm sent records.
  /// Further rounds are left to the next cycle.
  static let mostRounds = 5_000
  /// The largest number of refusals of one record after which the same cycle sends the record again. Without this
  /// limit, a cycle might never end, because other devices can change the record again and again.
  static let mostTries = 5
  /// The number of arrived records that are merged into the rows in one step. Other work has its turn between the
  /// steps.
  static let slice = 400
  /// The largest number of arrived records that are merged in the same step in which they were stored. The step is one
  /// transaction, so these stored arrivals are removed again before they reach the disk.
  static let few = 100

  /// - Parameter random: returns a random number from 0 up to, and not including, 1.
  public init(_ replica: Replica, random: @escaping () -> Double) {
    self.replica = replica
    self.random = random
  }

  public var isIdle: Bool { phase == .idle }

  /// The instant at which the caller must send the event `tick`, by the clock of `now`, or `nil` for never.
  public var wakeAt: Int? {
    guard phase == .idle, paused == nil else { return nil }
    var instants = [lastEnd.map { $0 + SyncEngine.interval }, retryAt, retryAt == nil ? dueAt : nil]
    if retryAt == nil, let firstWrite, let lastWrite {
      let delay = followsPause ? SyncEngine.firstWriteDelay : SyncEngine.writeDelay
      instants.append(min(lastWrite + delay, firstWrite + SyncEngine.longestWriteDelay))
    }
    return instants.compactMap(\.self).min()
  }

  /// Handles an event, and returns the actions to do.
  /// - Parameter now: the instant by the monotonic clock, in milliseconds.
  public func handle(_ event: EngineEvent, at now: Int) throws(Failure) -> [SyncEffect] {
    self.now = now
    switch event {
    case .wanted:
      paused = nil
      return try begin()
    case .wrote:
      if firstWrite == nil { followsPause = newestWrite.map { now - $0 >= SyncEngine.writeDelay } ?? true }
      (firstWrite, lastWrite, newestWrite) = (firstWrite ?? now, now, now)
      return []
    case .tick:
      guard let wakeAt, wakeAt <= now else { return [] }
      return try begin()
    case .again: return try goOn()
    case .account, .database, .page, .zones, .records: return try take(event)
    case .failed(let failure): return try fail(failure)
    }
  }

  private func begin() throws(Failure) -> [SyncEffect] {
    guard phase == .idle else {
      isWanted = true
      return []
    }
    if isInDoubt { try replica.restart() }
    isInDoubt = false
    (anew, failedZones, unconfirmed, tries, sentTo) = ([], [], [], [], [])
    (zoneFailure, hasForgottenToken, rounds, uploads, moved, arrivals, retryAt) = (nil, false, 0, 0, 0, 0, nil)
    (firstWrite, lastWrite, dueAt, reports, sharedToken) = (nil, nil, nil, [], nil)
    most = mostRecords
    hasFetched = false
    guard knowsAccount else {
      phase = .account
      return [.ask(.account)]
    }
    return try fetchFirst()
  }

  /// Fetches the container's changes. Batches that were sent before and not answered are sent again first.
  func fetchFirst() throws(Failure) -> [SyncEffect] {
    if let effects = try askAgain() { return effects }
    hasFetched = true
    defer { databaseToken = nil }
    if let databaseToken, try replica.storage.token(of: database) == databaseToken { return try fetchNext() }
    return try askDatabase()
  }

  func askDatabase() throws(Failure) -> [SyncEffect] {
    phase = .database
    return [.ask(.database(FetchDatabaseChanges(database, since: try replica.storage.token(of: database))))]
  }

  /// Ends the cycle.
  func end(_ failure: CloudFailure?) throws(Failure) -> [SyncEffect] {
    if failure != nil, reports.isEmpty, [.account, .database, .zones].contains(phase) {
      begins(phase == .zones ? .export : .import, nil)
    }
    try finishReports(nil, failure)
    try reportRejections()
    try replica.noteQuiet()
    return close(failure)
  }

  private func close(_ failure: CloudFailure?) -> [SyncEffect] {
    phase = .idle
    (batch, next, isNextAsked, answered, refusal) = (nil, nil, false, nil, nil)
    lastEnd = now
    if let failure {
      // The next cycle may reach another process, which may serve another account. So the next cycle asks for the
      // account first.
      knowsAccount = false
      retryAt = now + backoff.failed(random: random(), least: failure.retryAfter)
    } else {
      backoff.succeeded()
    }
    return [.ended(failure)]
  }

  /// Ends the cycle because a step could not be stored. The next cycle begins from the stored state.
  public func giveUp(at now: Int) {
    self.now = now
    isInDoubt = true
    reports = []
    _ = close(CloudFailure(.serviceUnavailable, "a step could not be stored"))
  }

  /// Handles the end of the container's process, or of the host, while no cycle is running. Until a cycle reaches the
  /// container again, the container reports no changes. So a cycle is planned after a back-off.
  /// - Parameter now: the instant by the monotonic clock, in milliseconds.
  public func gone(at now: Int) {
    guard phase == .idle, retryAt == nil else { return }
    self.now = now
    retryAt = now + backoff.failed(random: random())
  }

  /// Forgets the writes that wait for a cycle. The caller calls this after a successful cycle that has handled all
  /// these writes.
  public func tookWrites() {
    assert(isIdle, "a cycle that is under way may find more")
    if retryAt == nil, rounds < SyncEngine.mostRounds { (firstWrite, lastWrite) = (nil, nil) }
  }

  /// Returns a Boolean value that indicates whether a cycle was wanted while another one was running, and resets that
  /// value. If it is `true`, the wanted cycle must begin now.
  public func takeWanted() -> Bool {
    defer { isWanted = false }
    return isWanted
  }

  /// Returns the instant at which a record may be tried again after the given number of failures.
  func retry(after count: Int, _ least: Int? = nil) -> Int {
    now + Backoff.wait(before: count, random: random(), least: least)
  }
}
