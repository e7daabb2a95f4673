import Cloud
import RPC
import Shape
import Sync

/// A simulated device of an account that shares. One side has the account's own records. From the first shared company
/// on, a second side has the shared records. Cycles run as in the service: first for the own records, then for the
/// shared ones.
final class SharingDevice {
  let name: String
  let account: String
  let number: Int
  let own: SharingSide
  /// The side for shared records, or `nil` as long as nothing was shared with the account.
  private(set) var shared: SharingSide?
  private var running: SharingSide?
  var isWanted = false
  /// The requests to the container that are not answered yet.
  private(set) var questions: [SyncQuestion] = []
  /// A Boolean value that indicates whether the unanswered request asks if any company is shared with the account.
  private(set) var isAsking = false
  private(set) var isGoingOn = false
  var isOnline = true
  /// The account of the cloud, as the container has reported it.
  private(set) var reference: String?
  /// The state of the shared database while it was empty.
  private var nothingShared: String?
  private let random: SeededRandom
  private var operations = 0
  /// The companies that the account did not take part in when the device last requested the shared companies.
  var wasOut: Set<UUID> = []
  /// A closure that is called when the shared records are the same as in the container.
  var hasMet: () -> Void = {}

  var isBusy: Bool { running != nil || isAsking }
  var sides: [SharingSide] { [own, shared].compactMap(\.self) }

  /// - Parameter looksAway: A Boolean value that indicates whether the device accepts everything that others write into
  /// the account's companies.
  init(_ name: String, of account: String, number: Int, looksAway: Bool, _ random: SeededRandom) {
    (self.name, self.account, self.number, self.random) = (name, account, number, random)
    let counter = Counter(name)
    own = SharingSide(.private, random) { counter.next() }
    if !looksAway { own.bound = { [unowned self] in boundOwn($0) } }
    own.start()
  }

  /// Makes the names of batches. A crash does not reset it, so no name is used twice.
  private final class Counter {
    private let name: String
    private var last = 0
    init(_ name: String) { self.name = name }
    func next() -> String {
      last += 1
      return "\(name)-\(last)"
    }
  }

  /// Kills the process, and starts it again.
  func crash() {
    (running, isWanted, questions, isAsking, isGoingOn, reference) = (nil, false, [], false, false, nil)
    for side in sides { side.crash() }
  }

  private func openShared() -> SharingSide {
    if let shared { return shared }
    let counter = Counter("\(name)/shared")
    let side = SharingSide(.shared, random) { counter.next() }
    side.bound = { [unowned self, unowned side] in boundShared($0, side) }
    side.start()
    shared = side
    return side
  }

  // MARK: Cycles

  /// Requests a cycle now.
  func request(at now: Int) {
    guard isBusy else { return begin(own, .wanted, at: now) }
    isWanted = true
    if let running { _ = running.handle(.wanted, at: now) }
  }

  func tick(at now: Int) {
    guard !isBusy, let due = sides.first(where: { $0.engine.wakeAt.map { $0 <= now } ?? false }) else { return }
    begin(due, .tick, at: now)
  }

  private func begin(_ side: SharingSide, _ event: EngineEvent, at now: Int) {
    running = side
    handle(event, at: now)
    if running === side, side.engine.isIdle { running = nil }
  }

  /// Removes and returns the first request. The caller answers it with `take`.
  func takeQuestion() -> SyncQuestion? { questions.isEmpty ? nil : questions.removeFirst() }

  /// Removes and returns the requests that were sent after a failed request. They get no answer.
  func takeQuestions() -> [SyncQuestion] {
    defer { questions = [] }
    return questions
  }

  /// Handles the answer to the removed request.
  func take(_ answer: EngineEvent, at now: Int) {
    guard isAsking else { return handle(answer, at: now) }
    isAsking = false
    switch answer {
    case .database(let found) where !found.zones.isEmpty: return begin(openShared(), nil, at: now)
    case .database(let found): nothingShared = found.token
    case .failed(let failure): own.lastFailure = failure
    default: break
    }
    endRound(own.lastFailure, at: now)
  }

  func goOn(at now: Int) {
    isGoingOn = false
    handle(.again, at: now)
  }

  private func handle(_ event: EngineEvent, at now: Int) {
    guard let side = running else { return }
    if case .account(let answer) = event { reference = answer.account }
    for effect in side.handle(event, at: now) {
      switch effect {
      case .ask(let question): questions.append(question)
      case .goOn: isGoingOn = true
      case .ended(let failure): ended(failure, side, at: now)
      }
    }
  }

  private func ended(_ failure: CloudFailure?, _ side: SharingSide, at now: Int) {
    side.lastFailure = failure
    running = nil
    if side === shared, failure == nil { hasMet() }
    if side.engine.takeWanted() { isWanted = true }
    if side === own, goOnShared(after: failure, at: now) { return }
    endRound(failure, at: now)
  }

  private func endRound(_ failure: CloudFailure?, at now: Int) {
    let isWanted = isWanted && failure == nil
    self.isWanted = false
    if isWanted { request(at: now) }
  }

  /// Begins the cycle of the shared records after the cycle of the account's own records.
  private func goOnShared(after failure: CloudFailure?, at now: Int) -> Bool {
    if let failure, isPassing(failure) || own.engine.paused != nil { return false }
    if reference == nil { return false }
    let token = own.engine.sharedToken
    guard let shared else {
      if let token, token == nothingShared { return false }
      (questions, isAsking) = ([.database(FetchDatabaseChanges(.shared, since: nil))], true)
      return true
    }
    if let token, shared.storage.state.zones.isEmpty, shared.storage.state.tokens[.shared] == token {
      hasMet()
      return false
    }
    begin(shared, token, at: now)
    return true
  }

  private func isPassing(_ failure: CloudFailure) -> Bool {
    [.networkUnavailable, .networkFailure, .timeout, .serviceUnavailable, .requestRateLimited, .zoneBusy].contains(
      failure.kind)
  }

  private func begin(_ shared: SharingSide, _ token: String?, at now: Int) {
    shared.engine.databaseToken = token
    shared.engine.knowsAccount = true
    begin(shared, .wanted, at: now)
  }
}
