import Cloud
import Shape
import Sync

/// Runs a random schedule of several devices of one account on one container. The container drops, delays, repeats and
/// refuses requests, and expires tokens, and the devices crash. The oracle then judges the history of the edits.
final class Simulation {
  let cloud = SimCloud()
  let devices: [SimDevice]
  let history: CausalHistory
  let hazards: Hazards
  /// A Boolean value that indicates whether edits of items change the members of their object.
  let hasObjects: Bool
  var random: SeededRandom
  let company: UUID
  var now = 1000
  private var lastID = 0
  /// The codes of lots that were ever written.
  var codes: Set<String> = []

  init(seed: UInt64, devices count: Int, hazards: Hazards, hasObjects: Bool = false) {
    let random = SeededRandom(seed)
    (self.random, self.hazards, self.hasObjects) = (random, hazards, hasObjects)
    company = UUID(high: 7, low: 7)
    history = CausalHistory(devices: count)
    devices = (0..<count).map {
      SimDevice(
        "device\($0)", skew: random.below(2_000_000) - 1_000_000, hasReferences: hazards.contains(.references),
        SeededRandom(seed &+ UInt64($0)))
    }
    for (number, device) in devices.enumerated() {
      device.shows = { [unowned self, unowned device] id, row in show(id, row, on: number, device) }
    }
  }

  func newID() -> UUID {
    lastID += 1
    return UUID(high: UInt64(now) << 16 | 0x7000, low: UInt64(lastID))
  }

  /// Executes a step. The step's random choices depend only on its own seed, not on earlier steps, so that a schedule
  /// can be shortened.
  func run(_ step: SimStep) {
    random = SeededRandom(step.seed)
    now += 1
    let device = devices[step.device]
    switch step.kind {
    case .sync: device.handle(.wanted, at: now)
    case .deliver: for _ in 0..<2 { deliver(to: device) }
    case .loseAnswer:
      guard let question = committed(by: device) else { return deliver(to: device) }
      _ = cloud.answer(question, for: device.name)
      fail(device, CloudFailure(.timeout, "lost"))
    case .repeatQuestion:
      guard let question = device.questions.first else { return }
      _ = cloud.answer(question, for: device.name)
      answer(device)
    case .refuse:
      let kinds: [CloudErrorKind] = [
        .zoneBusy, .serviceUnavailable, .requestRateLimited, .networkFailure, .limitExceeded, .quotaExceeded,
      ]
      guard let question = device.questions.first else { return }
      let kind = random.pick(kinds)!
      // If the container has committed the batch already, it does not refuse the repeated batch as too large.
      if cloud.hasDone(question), kind == .limitExceeded || kind == .quotaExceeded { return answer(device) }
      fail(device, CloudFailure(kind, "refused"))
    case .offline: device.isOnline = false
    // The last device rarely comes online again, so that it is out of date for a long time.
    case .online:
      if step.device < devices.count - 1 || devices.count < 3 || random.chance(30) { device.isOnline = true }
    // A kill loses an answer that the device has not processed yet. So without the hazard of lost answers, only an idle
    // device is killed.
    case .kill: if hazards.contains(.lostAnswers) || device.engine.isIdle { device.crash() }
    case .killAnswered, .leaveAnswered:
      guard let question = committed(by: device) else { return deliver(to: device) }
      _ = cloud.answer(question, for: device.name)
      device.crash()
      device.isOnline = step.kind == .killAnswered
    case .setClock: device.skew = random.below(600_000_000) - 300_000_000
    case .expire: cloud.expireTokens()
    case .copy: cloud.makeCopy()
    case .putBack: if cloud.putBack() { forget() }
    case .loseZones:
      cloud.loseZones()
      forget()
    case .tick:
      now += random.below(40_000)
      for device in devices { device.handle(.tick, at: now) }
    default: work(step.kind, on: step.device, device)
    }
  }

  /// A Boolean value that indicates whether the container was restored from an older copy. Then a deletion that the
  /// copy lacks may be undone.
  private(set) var isPutBack = false

  private func forget() { (isPutBack, history.forgetsDeletions) = (true, true) }

  /// Returns the request whose answer will be lost. In most cases it is a request that changes something.
  private func committed(by device: SimDevice) -> SyncQuestion? {
    guard device.isOnline, let question = device.questions.first else { return nil }
    if case .records = question { return question }
    return random.chance(20) ? question : nil
  }

  func deliver(to device: SimDevice) {
    if device.isGoingOn, device.questions.isEmpty || random.chance(60) { return device.handle(.again, at: now) }
    if device.questions.isEmpty { return }
    if device.isOnline { answer(device) } else { fail(device, CloudFailure(.networkUnavailable, "offline")) }
  }

  private func answer(_ device: SimDevice) {
    let answer = cloud.answer(device.questions.removeFirst(), for: device.name)
    if case .failed(let failure) = answer { return fail(device, failure, isAnswered: true) }
    device.handle(answer, at: now)
  }

  /// Fails a request, or leaves it unanswered. The requests after it get no answer either, although the container may
  /// execute them.
  private func fail(_ device: SimDevice, _ failure: CloudFailure, isAnswered: Bool = false) {
    if !isAnswered { device.questions.removeFirst() }
    let behind = device.questions
    device.questions = []
    if device.isOnline, hazards.contains(.lostAnswers), random.chance(50) {
      for question in behind { _ = cloud.answer(question, for: device.name) }
    }
    device.handle(.failed(failure), at: now)
  }

  // MARK: The end

  /// Ends all disturbances, and lets every device work until none has anything left to do.
  /// - Returns: `false` if the devices do not come to an end.
  func settle() -> Bool {
    for device in devices { device.isOnline = true }
    for _ in 0..<40 {
      now += 3_600_000
      for device in devices {
        device.handle(.wanted, at: now)
        var count = 0
        while !device.engine.isIdle {
          count += 1
          if count > 20_000 { return false }
          deliver(to: device)
        }
      }
      if devices.allSatisfy({ $0.lastFailure == nil && isQuiet($0) }),
        Set(devices.map { $0.answers.joined() }).count == 1
      {
        return true
      }
    }
    return devices.allSatisfy { isQuiet($0) }
  }

  private func isQuiet(_ device: SimDevice) -> Bool {
    let state = device.storage.state
    return state.marks.isEmpty && state.arrivals.isEmpty && state.log.last?.position ?? 0 == state.position
  }

  /// Lets all devices settle. Returns the faults in their state, or `nil`.
  func flaw(_ rules: CausalOracle.Rules) -> String? {
    guard settle() else {
      let states = devices.map(\.storage.state)
      return
        "it does not end: \(states.map { "\($0.marks.count) marks, \($0.arrivals.values.map { $0.arrival.reason ?? "fresh" })" })"
    }
    let answers = devices[0].answers
    for device in devices.dropFirst() where device.answers != answers {
      let difference = zip(answers, device.answers).first { $0 != $1 }
      return
        "\(device.name) has another state: \(String(describing: difference)), \(answers.count) and \(device.answers.count) records"
    }
    let rows = devices[0].storage.state.rows.values
    let skus = rows.compactMap { $0.members["sku"] }
    if Set(skus).count != skus.count { return "two items have one sku" }
    let lots = rows.compactMap { $0.members["code"] }
    if hazards.contains(.naturalKeys), rules.contains(.keys), let renamed = lots.first(where: { !codes.contains($0) }) {
      return "a lot has the code \(renamed), which nobody has written"
    }
    let oracle = CausalOracle(history: history, rules: rules, forgetsDeletions: isPutBack)
    return oracle.flaw(lines: devices.map { SimLines.values(in: Array($0.storage.state.rows.values)) })
  }
}
