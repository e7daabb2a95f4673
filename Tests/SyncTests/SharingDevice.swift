import Cloud
import RPC
import Shape
import Sync

/// A device of an account that shares: one side has the account's own records, and, from the first shared company on,
/// another side has the shared records. Cycles run as in the service: the own records first, then the shared ones.
final class SharingDevice {
  let name: String
  let account: String
  let number: Int
  let own: SharingSide
  /// nil before anything was shared with the account.
  private(set) var shared: SharingSide?
  private var running: SharingSide?
  var isWanted = false
  /// The unanswered questions.
  private(set) var questions: [SyncQuestion] = []
  /// Whether that is whether anybody shares anything.
  private(set) var isAsking = false
  private(set) var isGoingOn = false
  var isOnline = true
  /// The account of the cloud, as the container has reported it.
  private(set) var reference: String?
  /// The state of the shared database that has nothing in it.
  private var nothingShared: String?
  private let random: SeededRandom
  private var operations = 0
  /// Companies that the account took no part in when the container was asked for shared companies.
  var wasOut: Set<UUID> = []
  /// Called when the others' records are as the container has them.
  var hasMet: () -> Void = {}

  var isBusy: Bool { running != nil || isAsking }
  var sides: [SharingSide] { [own, shared].compactMap(\.self) }

  /// - Parameter looksAway: whether it takes in whatever others have written to what the account owns.
  init(_ name: String, of account: String, number: Int, looksAway: Bool, _ random: SeededRandom) {
    (self.name, self.account, self.number, self.random) = (name, account, number, random)
    let counter = Counter(name)
    own = SharingSide(.private, random) { counter.next() }
    if !looksAway { own.bound = { [unowned self] in boundOwn($0) } }
    own.start()
  }

  /// Names batches, whatever crashes.
  private final class Counter {
    private let name: String
    private var last = 0
    init(_ name: String) { self.name = name }
    func next() -> String {
      last += 1
      return "\(name)-\(last)"
    }
  }

  /// The process is killed, and starts again.
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

  /// A cycle is wanted now.
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

  /// Removes the first question; `take` answers it.
  func takeQuestion() -> SyncQuestion? { questions.isEmpty ? nil : questions.removeFirst() }

  /// What was asked behind what fails, and is not answered.
  func takeQuestions() -> [SyncQuestion] {
    defer { questions = [] }
    return questions
  }

  /// What was asked is answered.
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

  /// The shared records follow the account's own.
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
