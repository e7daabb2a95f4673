public import Cloud
public import RPC
internal import Shape

/// A state machine that brings a replica and a container to the same state. It waits for nothing and sends nothing itself. It handles
/// events, and returns the actions to do.
///
/// A cycle fetches the container's changes, merges them into the rows, and sends the changes made here. It then fetches the sent records,
/// which confirms them, and repeats this until there is nothing more. At most one cycle is under way. If another one is wanted meanwhile,
/// one more begins after it.
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
  /// The batch that follows it, and a Boolean value that indicates whether it was sent already.
  var next: Batch?
  var isNextAsked = false
  /// A Boolean value that indicates whether a batch is sent while the one before it is under way. The replies must come in the order of
  /// the requests, and no reply may come after a failure.
  public var asksAhead = false
  /// The batch before it with its reply, which has not been digested yet.
  var answered: (batch: Batch, answer: ModifyRecords.Answer)?
  /// The reason why nothing more can be sent once the batch under way is answered.
  var refusal: CloudFailure?
  /// The zones that are being created or deleted.
  var zones: [ZoneState] = []
  /// A Boolean value that indicates whether one more cycle is wanted after this one.
  var isWanted = false
  /// A Boolean value that indicates whether the container has reported its account.
  public var knowsAccount = false
  /// The present token of the database if the container has just reported it, or `nil` if the container must be asked.
  public var databaseToken: String?
  /// The token of the shared database, from the last reply about the private one.
  public internal(set) var sharedToken: String?
  /// The zones that were fetched anew in this cycle, and the zones that failed in it.
  var anew: [Int] = []
  var failedZones: [Int] = []
  /// A Boolean value that indicates whether the fate of the sent changes is unknown: after a start, and if a step could not be stored.
  private var isInDoubt = true
  var zoneFailure: CloudFailure?
  var hasForgottenToken = false
  /// A Boolean value that indicates whether this cycle has begun to fetch changes.
  var hasFetched = false
  /// The zones to which this cycle has sent records that were not fetched since.
  var unconfirmed: [Int] = []
  /// The zones to which this cycle has sent records.
  var sentTo: Set<Int> = []
  /// The number of refusals of each record in this cycle.
  var tries: [(record: UUID, count: Int)] = []
  var rounds = 0
  /// The number of records that have arrived and have not been looked at since.
  var arrivals = 0
  /// The number of records whose files this cycle has sent.
  var uploads = 0
  /// The largest number of records in a batch. It is smaller after the container has refused a batch as a whole.
  lazy var most = mostRecords
  /// The largest number of records in a batch that nothing has made smaller.
  public var mostRecords = ModifyRecords.mostRecords
  /// The present instant, by a clock that only grows, in milliseconds.
  var now = 0
  var backoff = Backoff()
  /// The instant of the next attempt after a failure, or `nil` if nothing has failed.
  public internal(set) var retryAt: Int?
  /// The instant until which nothing is saved, because the container has no room, and its failure.
  public var savesPause: (until: Int, failure: CloudFailure)?
  /// The failure after which no cycle begins by itself, until an event says that one is wanted.
  public internal(set) var paused: CloudFailure?
  /// The first instant at which a record that was refused for a reason of its own may be sent again.
  var dueAt: Int?
  /// The instants of the first and the last write for which no cycle has begun.
  private var firstWrite: Int?
  private var lastWrite: Int?
  /// The instant of the last write of all, and a Boolean value that indicates whether the writes without a cycle came after a pause.
  private var newestWrite: Int?
  private var followsPause = false
  /// The instant when the last cycle ended.
  public internal(set) var lastEnd: Int?
  /// The reports on work that is under way. Each is delivered when its work has ended.
  var reports: [SyncReport] = []
  /// The number of records that have been fetched or sent in this cycle.
  public internal(set) var moved = 0
  /// Called with each report, within the step in which its work has ended.
  public var report: (SyncReport) throws(Failure) -> Void = { (_) throws(Failure) in }
  private let random: () -> Double

  /// The delay between the last write and its cycle, and the longest delay after the first write, in milliseconds.
  public static let writeDelay = 2_000
  public static let longestWriteDelay = 30_000
  /// The delay that takes the place of `writeDelay` for writes after a pause of that length, in milliseconds. It begins with the last
  /// write so far, so the many writes of one pipe are one cycle.
  public static let firstWriteDelay = 10
  /// The time between a cycle and the next one if nothing is written, in milliseconds.
  public static let interval = 15 * 60_000
  /// A hundredth of the rounds of sending and fetching in one cycle. Further rounds are left to another cycle.
  static let mostRounds = 50
  /// The largest number of refusals of a record after which the same cycle sends it again. Other devices may change a record again and
  /// again.
  static let mostTries = 5
  /// The number of records that are merged into the rows at once, before other work has its turn.
  static let slice = 400
  /// The largest number of arrived records that are merged in the step that has brought them. Within one transaction, records that are put
  /// aside and taken up again never reach the disk.
  static let few = 100

  /// - Parameter random: returns a random number from 0 up to 1, without 1.
  public init(_ replica: Replica, random: @escaping () -> Double) {
    self.replica = replica
    self.random = random
  }

  public var isIdle: Bool { phase == .idle }

  /// The instant at which `tick` is wanted, by the clock of `now`, or `nil` for never.
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
  /// - Parameter now: the instant by a clock that only grows, in milliseconds.
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

  /// Fetches the container's changes, once the results of the batches that were sent before are known.
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
    if failure != nil, reports.isEmpty, [.account, .database, .zones].contains(phase) { begins(phase == .zones ? .export : .import, nil) }
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
      // The next cycle may meet another process, and so another container.
      knowsAccount = false
      retryAt = now + backoff.failed(random: random(), least: failure.retryAfter)
    } else {
      backoff.succeeded()
    }
    return [.ended(failure)]
  }

  /// Ends the cycle because a step could not be stored. Another cycle begins anew.
  public func giveUp(at now: Int) {
    self.now = now
    isInDoubt = true
    reports = []
    _ = close(CloudFailure(.serviceUnavailable, "a step could not be stored"))
  }

  /// Handles the end of the container's process or host while no cycle is under way. Changes in the container are no longer reported,
  /// until a cycle has reached it again.
  /// - Parameter now: the instant by a clock that only grows, in milliseconds.
  public func gone(at now: Int) {
    guard phase == .idle, retryAt == nil else { return }
    self.now = now
    retryAt = now + backoff.failed(random: random())
  }

  /// Forgets the writes that wait for a cycle, because a cycle that has ended well covered all of them.
  public func tookWrites() {
    assert(isIdle, "a cycle that is under way may find more")
    if retryAt == nil, rounds < SyncEngine.mostRounds * 100 { (firstWrite, lastWrite) = (nil, nil) }
  }

  /// Returns a Boolean value that indicates whether a cycle was wanted while another was under way, and resets it. The wanted cycle must
  /// begin now.
  public func takeWanted() -> Bool {
    defer { isWanted = false }
    return isWanted
  }

  /// Returns the instant at which a record may be tried again.
  func retry(after count: Int, _ least: Int? = nil) -> Int { now + Backoff.wait(before: count, random: random(), least: least) }
}
