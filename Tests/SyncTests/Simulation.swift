import Cloud
import Shape
import Sync

/// Devices of one account that work on one container which drops, delays, repeats, expires and refuses, and crash
/// themselves: a schedule by a seed. The history of its edits is judged by causality.
final class Simulation {
  let cloud = SimCloud()
  let devices: [SimDevice]
  let history: CausalHistory
  let hazards: Hazards
  /// A Boolean value that indicates whether edits of items are edits of the members of an object.
  let hasObjects: Bool
  var random: SeededRandom
  let company: UUID
  var now = 1000
  private var lastID = 0
  /// The codes of lots that people have written.
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

  /// Does a step. Its choices follow from its own number, whatever stands before it: a schedule can be shortened.
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
      // The container knows a batch that it has committed, however large the batch is.
      if cloud.hasDone(question), kind == .limitExceeded || kind == .quotaExceeded { return answer(device) }
      fail(device, CloudFailure(kind, "refused"))
    case .offline: device.isOnline = false
    // One of the devices is stale for long: the last device comes back rarely.
    case .online:
      if step.device < devices.count - 1 || devices.count < 3 || random.chance(30) { device.isOnline = true }
    // An answer that was not processed yet is lost with the process.
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

  /// Whether an older copy of the container has been put in its place: a deletion that it lacks may be undone.
  private(set) var isPutBack = false

  private func forget() { (isPutBack, history.forgetsDeletions) = (true, true) }

  /// The question whose answer is about to be lost: mostly one that changes something.
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

  /// A question is not answered, or with a failure: those behind it are not, either, though the container may do what
  /// they ask.
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

  /// All is well again, and every device works until none has anything more to do.
  /// - Returns: `false` if that does not end.
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

  /// Returns the faults after all have settled; `nil` for none.
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
