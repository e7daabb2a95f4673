public import Cloud
public import RPC
internal import Shape

/// What happens when: a state machine that brings a replica and a container to the same state. It waits for nothing and asks nobody itself:
/// it is told what has happened, and says what is to be done.
///
/// A cycle fetches what has changed, makes it part of the rows, sends what was changed here, and fetches what it has sent, which confirms
/// it; until there is nothing more. At most one cycle is under way; what is wanted meanwhile starts one more behind it.
public final class SyncEngine {
  /// Where a cycle is.
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
  /// What is under way to the container.
  var batch: Batch?
  /// What is to follow it, and whether it was asked already.
  var next: Batch?
  var isNextAsked = false
  /// Whether a batch is asked while the one before it is under way. The answers must come in the order of the questions, and none behind a
  /// failure.
  public var asksAhead = false
  /// What was under way before it, and the answer, which was not taken in yet.
  var answered: (batch: Batch, answer: ModifyRecords.Answer)?
  /// Why nothing more can be sent once it is answered.
  var refusal: CloudFailure?
  /// The zones that are being made, or deleted.
  var zones: [ZoneState] = []
  /// Whether one more cycle is wanted behind this one.
  var isWanted = false
  /// Whether whose cloud it is was answered.
  public var knowsAccount = false
  /// The token of the database as it stands, where the container has just said that; nil where it must be asked.
  public var databaseToken: String?
  /// The token of the shared database, as the last answer about the private one has said it.
  public internal(set) var sharedToken: String?
  /// Zones that were fetched anew in this cycle, and those that failed in it.
  var anew: [Int] = []
  var failedZones: [Int] = []
  /// Whether nobody knows what has become of what was under way: after a start, and where a step could not be stored.
  private var isInDoubt = true
  var zoneFailure: CloudFailure?
  var hasForgottenToken = false
  /// A Boolean value that indicates whether this cycle has asked what has changed.
  var hasFetched = false
  /// Zones that something was sent to in this cycle, and not fetched since.
  var unconfirmed: [Int] = []
  /// Zones that something was sent to in this cycle.
  var sentTo: Set<Int> = []
  /// How often records were refused in this cycle, as another device had changed them.
  var tries: [(record: UUID, count: Int)] = []
  var rounds = 0
  /// How many records have arrived and were not looked at since.
  var arrivals = 0
  /// How many records with files this cycle has sent.
  var uploads = 0
  /// How many records a batch has at most: fewer where the container has said that there were too many.
  lazy var most = mostRecords
  /// How many it has where nothing was said.
  public var mostRecords = ModifyRecords.mostRecords
  /// The present instant, by a clock that only grows, in milliseconds.
  var now = 0
  var backoff = Backoff()
  /// When it is to be tried again after a failure; nil where nothing has failed.
  public internal(set) var retryAt: Int?
  /// Until when nothing is saved, as there is no room.
  public var savesPauseUntil: Int?
  /// Why nothing is done until somebody says that something has changed.
  public internal(set) var paused: CloudFailure?
  /// When the first of the records may be sent again that were refused for reasons of their own.
  var dueAt: Int?
  /// The first and the last of the writes that no cycle has begun for.
  private var firstWrite: Int?
  private var lastWrite: Int?
  /// The last write of all, and whether the writes that no cycle has begun for came after a pause.
  private var newestWrite: Int?
  private var followsPause = false
  /// When the last cycle has ended.
  public internal(set) var lastEnd: Int?
  /// What is under way and is told of when it has ended.
  var reports: [SyncReport] = []
  /// How many records have come or gone in this cycle.
  public internal(set) var moved = 0
  /// Called within the step in which something has ended.
  public var report: (SyncReport) throws(Failure) -> Void = { (_) throws(Failure) in }
  private let random: () -> Double

  /// A cycle begins so long after the last write, and so long after the first one at the latest.
  public static let writeDelay = 2_000
  public static let longestWriteDelay = 30_000
  /// After a pause of `writeDelay` the cycle of the first write begins so long after it, and after the writes that come with it: the many
  /// writes of one pipe are one cycle.
  public static let firstWriteDelay = 10
  /// And so long after the last cycle.
  public static let interval = 15 * 60_000
  /// More rounds of sending and fetching than this are left to another cycle.
  static let mostRounds = 50
  /// A record that others change again and again is sent so often in one cycle.
  static let mostTries = 5
  /// How many records are made part of the rows at once, before others have their turn.
  static let slice = 400
  /// So many are made part of the rows in the step that has brought them: within one transaction, what is put aside and taken up again
  /// never reaches the disk.
  static let few = 100

  /// - Parameter random: from 0 up to 1, without it.
  public init(_ replica: Replica, random: @escaping () -> Double) {
    self.replica = replica
    self.random = random
  }

  public var isIdle: Bool { phase == .idle }

  /// When `tick` is wanted, by the clock of `now`; nil for never.
  public var wakeAt: Int? {
    guard phase == .idle, paused == nil else { return nil }
    var instants = [lastEnd.map { $0 + SyncEngine.interval }, retryAt, retryAt == nil ? dueAt : nil]
    if retryAt == nil, let firstWrite, let lastWrite {
      let delay = followsPause ? SyncEngine.firstWriteDelay : SyncEngine.writeDelay
      instants.append(min(lastWrite + delay, firstWrite + SyncEngine.longestWriteDelay))
    }
    return instants.compactMap(\.self).min()
  }

  /// Something has happened.
  /// - Parameter now: by a clock that only grows, in milliseconds.
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

  /// Fetches what has changed, once it is known what became of the batches that were sent before.
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

  /// The cycle has ended.
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
      // The next one may meet another process, and so another container.
      knowsAccount = false
      retryAt = now + backoff.failed(random: random(), least: failure.retryAfter)
    } else {
      backoff.succeeded()
    }
    return [.ended(failure)]
  }

  /// What was to be done could not be stored: the cycle ends, and another one begins anew.
  public func giveUp(at now: Int) {
    self.now = now
    isInDoubt = true
    reports = []
    _ = close(CloudFailure(.serviceUnavailable, "a step could not be stored"))
  }

  /// Whoever was asked has ended, though nothing was: nobody tells of changes any more, until a cycle has found another one.
  /// - Parameter now: by a clock that only grows, in milliseconds.
  public func gone(at now: Int) {
    guard phase == .idle, retryAt == nil else { return }
    self.now = now
    retryAt = now + backoff.failed(random: random())
  }

  /// A cycle has ended well, and everything that was written here was taken in by it: no further cycle begins for that.
  public func tookWrites() {
    assert(isIdle, "a cycle that is under way may find more")
    if retryAt == nil, rounds < SyncEngine.mostRounds * 100 { (firstWrite, lastWrite) = (nil, nil) }
  }

  /// Whether a cycle was wanted while another was under way; it is to be begun now.
  public func takeWanted() -> Bool {
    defer { isWanted = false }
    return isWanted
  }

  /// When a record may be tried again.
  func retry(after count: Int, _ least: Int? = nil) -> Int { now + Backoff.wait(before: count, random: random(), least: least) }
}
