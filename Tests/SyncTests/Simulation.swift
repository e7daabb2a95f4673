import Cloud
import Shape
import Sync

/// Devices that work on one container which drops, delays, repeats, expires and refuses, and crash themselves: a schedule by a seed.
final class Simulation {
  /// One step of a schedule.
  enum Step: CustomStringConvertible {
    case create(Int), entry(Int), edit(Int, String), own(Int), tag(Int), delete(Int), resku(Int)
    case sync(Int), deliver(Int), loseReply(Int), refuse(Int, CloudErrorKind), repeatAnswer(Int)
    case offline(Int), online(Int), crash(Int), expire, tick(Int)

    var description: String {
      switch self {
      case .create(let d): "device \(d) makes an item"
      case .entry(let d): "device \(d) makes an entry"
      case .edit(let d, let value): "device \(d) names an item \(value)"
      case .own(let d): "device \(d) notes something of its own"
      case .tag(let d): "device \(d) changes tags"
      case .delete(let d): "device \(d) deletes an item"
      case .resku(let d): "device \(d) gives an item a sku that others may have"
      case .sync(let d): "device \(d) wants a cycle"
      case .deliver(let d): "device \(d) is answered"
      case .loseReply(let d): "the answer to device \(d) is lost"
      case .refuse(let d, let kind): "device \(d) is refused: \(kind.rawValue)"
      case .repeatAnswer(let d): "device \(d) gets an answer twice"
      case .offline(let d): "device \(d) goes offline"
      case .online(let d): "device \(d) is back"
      case .crash(let d): "device \(d) is killed"
      case .expire: "tokens expire"
      case .tick(let milliseconds): "\(milliseconds) ms pass"
      }
    }
  }

  let cloud = SimCloud()
  let devices: [SimDevice]
  private var random: SeededRandom
  private let company: UUID
  private var now = 1000
  private var lastID = 0
  private var lastValue = 0
  private(set) var entries: [UUID] = []
  /// The last note of each device on an item, which it alone writes.
  private(set) var notes: [UUID: [Int: String]] = [:]
  /// Names that were written, and those that somebody who saw them has replaced.
  private(set) var names: [UUID: Set<String>] = [:]
  private(set) var replaced: [UUID: Set<String>] = [:]

  init(seed: UInt64, devices count: Int) {
    let random = SeededRandom(seed)
    self.random = random
    company = UUID(high: 7, low: 7)
    devices = (0..<count).map { SimDevice("device\($0)", skew: random.below(2_000_000) - 1_000_000, SeededRandom(seed &+ UInt64($0))) }
  }

  private func newID() -> UUID {
    lastID += 1
    return UUID(high: UInt64(now) << 16 | 0x7000, low: UInt64(lastID))
  }

  private func newValue() -> String {
    lastValue += 1
    return "\"w\(lastValue)\""
  }

  /// A schedule by chance: steps, each with the number that its own choices follow from.
  static func schedule(seed: UInt64, devices count: Int, steps: Int) -> [(step: Step, seed: UInt64)] {
    let random = SeededRandom(seed)
    return (0..<steps).map { number in (step(random, "\"v\(number)\"", among: count), random.next()) }
  }

  private static func step(_ random: SeededRandom, _ value: String, among count: Int) -> Step {
    let device = random.below(count)
    switch random.below(100) {
    case 0..<8: return .create(device)
    case 8..<16: return .entry(device)
    case 16..<26: return .edit(device, value)
    case 26..<34: return .own(device)
    case 34..<40: return .tag(device)
    case 40..<43: return .delete(device)
    case 43..<47: return .resku(device)
    case 47..<55: return .sync(device)
    case 55..<82: return .deliver(device)
    case 82..<85: return .loseReply(device)
    case 85..<88:
      return .refuse(
        device, random.pick([.zoneBusy, .serviceUnavailable, .requestRateLimited, .networkFailure, .limitExceeded, .quotaExceeded])!)
    case 88..<90: return .repeatAnswer(device)
    case 90..<92: return .offline(device)
    case 92..<95: return .online(device)
    case 95..<97: return .crash(device)
    case 97: return .expire
    default: return .tick(random.below(40_000))
    }
  }

  /// Does a step. What it picks by chance follows from its own number, whatever stands before it: a schedule can be shortened.
  func run(_ step: Step, picking seed: UInt64) {
    random = SeededRandom(seed)
    now += 1
    switch step {
    case .create(let d): create(on: devices[d])
    case .entry(let d):
      guard let item = random.pick(devices[d].rows("item")) else { return }
      let id = newID()
      entries.append(id)
      devices[d].create(
        "entry", Members([.init("item", "\"\(item)\""), .init("quantity", "\(random.below(9) + 1)")]), id: id, in: company, at: now)
    case .edit(let d, let value): edit(on: devices[d], value)
    case .own(let d):
      guard let item = random.pick(devices[d].rows("item")) else { return }
      let value = newValue()
      notes[item, default: [:]][d] = value
      devices[d].update(item, Members([.init("note\(d)", value)]), at: now)
    case .tag(let d): tag(on: devices[d])
    case .delete(let d):
      let used = Set(devices[d].rows("entry").compactMap { devices[d].storage.state.rows[$0]?.members["item"] })
      guard let item = random.pick(devices[d].rows("item").filter { !used.contains("\"\($0)\"") }) else { return }
      // Whoever deletes an item has seen what it holds.
      noteReplaced(item, by: devices[d])
      notes[item] = nil
      devices[d].delete(item, at: now)
    case .resku(let d):
      guard let item = random.pick(devices[d].rows("item")) else { return }
      let sku = "\"S\(random.below(12))\""
      let isTaken = devices[d].rows("item").contains { devices[d].storage.state.rows[$0]?.members["sku"] == sku }
      if !isTaken { devices[d].update(item, Members([.init("sku", sku)]), at: now) }
    case .sync(let d): devices[d].handle(.wanted, at: now)
    case .deliver(let d): deliver(to: devices[d])
    case .loseReply(let d):
      guard let question = devices[d].questions.first else { return }
      _ = cloud.answer(question, for: devices[d].name)
      fail(devices[d], CloudFailure(.timeout, "lost"))
    case .refuse(let d, let kind):
      if !devices[d].questions.isEmpty { fail(devices[d], CloudFailure(kind, "refused")) }
    case .repeatAnswer(let d):
      guard let question = devices[d].questions.first else { return }
      _ = cloud.answer(question, for: devices[d].name)
      answer(devices[d])
    // What is answered twice is known by the number of the request, which the caller has given up: the second is never seen.
    case .offline(let d): devices[d].isOnline = false
    case .online(let d): devices[d].isOnline = true
    case .crash(let d): devices[d].crash()
    case .expire: cloud.expireTokens()
    case .tick(let milliseconds):
      now += milliseconds
      for device in devices { device.handle(.tick, at: now) }
    }
  }

  private func create(on device: SimDevice) {
    let (id, name) = (newID(), newValue())
    let sku = "\"S\(random.below(12))\""
    let isTaken = device.rows("item").contains { device.storage.state.rows[$0]?.members["sku"] == sku }
    names[id, default: []].insert(name)
    let instant = "\"\(1_000_000 + now + device.skew)\""
    device.create(
      "item",
      Members([
        .init("sku", isTaken ? "\"U\(lastID)\"" : sku), .init("name", name), .init("tags", "[]"), .init("version", "1"),
        .init("createdAt", instant), .init("updatedAt", instant),
      ]), id: id, in: company, at: now)
  }

  private func edit(on device: SimDevice, _ value: String) {
    guard let item = random.pick(device.rows("item")) else { return }
    noteReplaced(item, by: device)
    names[item, default: []].insert(value)
    device.update(item, Members([.init("name", value)]), at: now)
  }

  private func noteReplaced(_ item: UUID, by device: SimDevice) {
    if let before = device.storage.state.rows[item]?.members["name"] { replaced[item, default: []].insert(before) }
  }

  private func tag(on device: SimDevice) {
    guard let item = random.pick(device.rows("item")), let row = device.storage.state.rows[item] else { return }
    var tags = row.members["tags"]!.dropFirst().dropLast().split(separator: ",").map(String.init)
    if let tag = random.pick(tags), random.chance(40) { tags.removeAll { $0 == tag } } else { tags.append(newValue()) }
    device.update(item, Members([.init("tags", "[\(tags.joined(separator: ","))]")]), at: now)
  }

  private func deliver(to device: SimDevice) {
    if device.isGoingOn, device.questions.isEmpty || random.chance(60) { return device.handle(.again, at: now) }
    if device.questions.isEmpty { return }
    if device.isOnline { answer(device) } else { fail(device, CloudFailure(.networkUnavailable, "offline")) }
  }

  private func answer(_ device: SimDevice) {
    let answer = cloud.answer(device.questions.removeFirst(), for: device.name)
    if case .failed(let failure) = answer { return fail(device, failure, isAnswered: true) }
    device.handle(answer, at: now)
  }

  /// A question is not answered, or with a failure: those behind it are not, either, though the container may do what they ask.
  private func fail(_ device: SimDevice, _ failure: CloudFailure, isAnswered: Bool = false) {
    if !isAnswered { device.questions.removeFirst() }
    let behind = device.questions
    device.questions = []
    if device.isOnline, random.chance(50) { for question in behind { _ = cloud.answer(question, for: device.name) } }
    device.handle(.failed(failure), at: now)
  }

  /// All is well again, and every device works until none has anything more to do.
  /// - Returns: false where that does not end.
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
      if devices.allSatisfy({ $0.lastFailure == nil && isQuiet($0) }), Set(devices.map { $0.answers.joined() }).count == 1 { return true }
    }
    return devices.allSatisfy { isQuiet($0) }
  }

  private func isQuiet(_ device: SimDevice) -> Bool {
    let state = device.storage.state
    return state.marks.isEmpty && state.arrivals.isEmpty && state.log.last?.position ?? 0 == state.position
  }

  /// What is wrong after all have settled; nil for nothing.
  func flaw() -> String? {
    guard settle() else {
      return "it does not end: \(devices.map { "\($0.storage.state.marks.count) marks, \($0.storage.state.arrivals)" })"
    }
    let answers = devices[0].answers
    for device in devices.dropFirst() where device.answers != answers {
      let difference = zip(answers, device.answers).first { $0 != $1 }
      return "\(device.name) has another state: \(String(describing: difference)), \(answers.count) and \(device.answers.count) records"
    }
    let rows = devices[0].storage.state.rows
    for entry in entries where rows[entry] == nil { return "entry \(entry) is lost" }
    if rows.filter({ $0.value.kind == "entry" }).count != entries.count { return "there are entries that nobody made" }
    for (item, byDevice) in notes {
      for (device, value) in byDevice where rows[item]?.members["note\(device)"] != value {
        return "the note \(value) of device \(device) on \(item) is \(rows[item]?.members["note\(device)"] ?? "gone")"
      }
    }
    let skus = rows.values.compactMap { $0.members["sku"] }
    if Set(skus).count != skus.count { return "two items have one sku" }
    let told = devices.flatMap { $0.storage.state.conflicts }
    for (item, values) in names {
      for value in values where rows[item]?.members["name"] != value && !replaced[item, default: []].contains(value) {
        let isTold = told.contains { conflict in
          conflict.record == item && [conflict.local, conflict.server].contains { $0?.contains(value) == true }
        }
        if !isTold { return "the name \(value) of \(item) is gone without a line" }
      }
    }
    return nil
  }
}
