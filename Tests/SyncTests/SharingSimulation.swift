import Cloud
import Shape
import Sync

/// Accounts that share companies on several devices each, on one container which loses, repeats, expires and refuses:
/// owners give and take rights in the middle, and some run programs that were changed.
final class SharingSimulation {
  private static let names = ["ada", "bo", "cy", "di"]
  let cloud: SharingCloud
  let devices: [SharingDevice]
  let accounts: [String]
  let witness = SharingWitness()
  let hazards: Hazards
  var random: SeededRandom
  var now = 1000
  /// The companies, with their owners.
  private(set) var companies: [(id: UUID, zone: CloudZone)] = []
  /// The links that were sent to accounts; nil for the share's own.
  var links: [(zone: CloudZone, invitation: UUID?)] = []
  /// The entries of owners, which nothing takes away, and the last note of each of their devices on an item.
  var entries: [UUID: UUID] = [:]
  var notes: [UUID: [Int: String]] = [:]
  /// The quantity of each entry, which nobody changes. An entry that was changed before the owner had it is not among
  /// them.
  var quantities: [UUID: String] = [:]
  /// Values of honest devices that the container has refused, each with where it stood.
  private(set) var refused: [(device: SharingDevice, zone: CloudZone, record: UUID, value: String)] = []
  /// The value that was written over a value, on the device that showed the earlier one.
  var successors: [String: String] = [:]
  /// Values of items that were deleted on a device that showed them.
  var withdrawn: Set<String> = []
  /// The zone in which the container got each record first.
  var homes: [UUID: CloudZone] = [:]
  private var lastID = 0
  private var lastValue = 0

  /// - Parameter seed: how many accounts and devices there are follows from it, and what the container can.
  init(seed: UInt64, fault: SharingFault? = nil, hazards: Hazards = []) {
    self.hazards = hazards
    let random = SeededRandom(seed)
    self.random = random
    let layout = SharingSimulation.layout(seed: seed)
    accounts = layout.map(\.account)
    cloud = SharingCloud(fault: fault, knowsOwnersRecords: fault != nil || seed % 4 != 3, hazards: hazards)
    var devices: [SharingDevice] = []
    for (account, count) in layout {
      for one in 0..<count {
        devices.append(
          SharingDevice(
            "\(account)/\(one)", of: account, number: devices.count, looksAway: fault == .ownersLookAway,
            SeededRandom(seed &+ UInt64(devices.count))))
      }
    }
    self.devices = devices
    for device in devices { device.hasMet = { [unowned self, unowned device] in lookAround(device) } }
    begin()
  }

  /// Two accounts to four, with one device or two each.
  private static func layout(seed: UInt64) -> [(account: String, devices: Int)] {
    let random = SeededRandom(seed &+ 77)
    return names.prefix(2 + Int(seed % 3)).map { ($0, 1 + random.below(2)) }
  }

  static func devices(seed: UInt64) -> Int { layout(seed: seed).reduce(0) { $0 + $1.devices } }

  func newID() -> UUID {
    lastID += 1
    return UUID(high: UInt64(now) << 16 | 0x7000, low: UInt64(lastID))
  }

  /// A value that says who has written it.
  func newValue(_ account: String) -> String {
    lastValue += 1
    return "\"w.\(account).\(lastValue)\""
  }

  func zone(of company: UUID) -> CloudZone { companies.first { $0.id == company }!.zone }

  /// Everybody has a company, and the first account another one; the first is shared.
  private func begin() {
    for account in [accounts[0]] + accounts {
      let company = UUID(high: 0xc0_7000, low: UInt64(companies.count + 1))
      companies.append((company, CloudZone(name: "\(company)", owner: account)))
      let device = devices.first { $0.account == account }!
      let details = Members([.init("name", "\"\(account)'s\""), .init("version", "1")])
      device.create("company", details, id: company, in: company, device.own, at: now)
      device.create(
        "accessRecord", access(SharingCloud.user(account), isOwner: 1, (0, 0)), id: newID(), in: company, device.own,
        at: now)
    }
    _ = settle(rounds: 2)
    let owner = devices[0]
    let given: PublicPermission = random.chance(70) ? .readWrite : .readOnly
    if let share = cloud.create("\(companies[0].id)", of: owner.account, given, joiner: joiner(2)) {
      keep(share, on: owner)
      links.append((companies[0].zone, nil))
    }
    for account in accounts.dropFirst() { open(companies[0].zone, nil, by: account) }
    if random.chance(80) { _ = settle(rounds: 2) }
  }

  func access(_ user: UUID, isOwner: Int, _ masks: (departments: Int, managed: Int)) -> Members {
    Members([
      .init("user", "\"\(user)\""), .init("isOwner", "\(isOwner)"), .init("deptMask", "\(masks.departments)"),
      .init("managerMask", "\(masks.managed)"), .init("version", "1"),
    ])
  }

  /// The rights of an account that comes by the share's own link.
  func joiner(_ place: Int) -> CloudFields {
    fields(ofAccess: access(UUID(high: 0, low: 0), isOwner: 0, SimRights.masks[place]))
  }

  func fields(ofAccess members: Members) -> CloudFields {
    CloudFields(
      members.list.map { one in
        one.name == "user"
          ? .init(OwnersRecords.Field.user, CloudValue(.reference, json: one.json))
          : .init(one.name, CloudValue(.int, json: one.json))
      })
  }

  // MARK: Steps

  func run(_ step: SharingStep) {
    random = SeededRandom(step.seed)
    now += 1
    let device = devices[step.device]
    switch step.kind {
    case .create, .entry, .edit, .own, .delete, .resku, .secret, .rename: work(step.kind, on: device)
    case .share, .setPublic, .invite, .permit, .judge, .remove, .revoke, .forget: rule(step.kind, on: device)
    case .accept, .race, .leave: come(step.kind, on: device)
    case .cheat: cheat(device.account)
    case .sync: device.request(at: now)
    case .deliver: for _ in 0..<3 { deliver(to: device) }
    case .loseReply:
      guard let question = device.takeQuestion() else { return }
      _ = ask(question, for: device)
      fail(device, CloudFailure(.timeout, "lost"))
    case .repeatRequest:
      guard let question = device.takeQuestion() else { return }
      _ = ask(question, for: device)
      take(ask(question, for: device), for: device)
    case .refuse:
      guard device.takeQuestion() != nil else { return }
      let kinds: [CloudErrorKind] = [.zoneBusy, .serviceUnavailable, .networkFailure, .limitExceeded, .quotaExceeded]
      fail(device, CloudFailure(random.pick(kinds)!, "refused"))
    case .offline: device.isOnline = false
    case .online: device.isOnline = true
    case .crash: device.crash()
    case .expire: cloud.expireTokens()
    case .tick:
      now += random.below(40_000)
      for device in devices { device.tick(at: now) }
    }
  }

  private func deliver(to device: SharingDevice) {
    if device.isGoingOn, device.questions.isEmpty || random.chance(60) { return device.goOn(at: now) }
    guard let question = device.takeQuestion() else { return }
    if device.isOnline {
      take(ask(question, for: device), for: device)
    } else {
      fail(device, CloudFailure(.networkUnavailable, "offline"))
    }
  }

  private func take(_ answer: EngineEvent, for device: SharingDevice) {
    if case .failed(let failure) = answer { fail(device, failure) } else { device.take(answer, at: now) }
  }

  /// A question is not answered, or with a failure: those behind it are not, either, though the container may do what
  /// they ask.
  private func fail(_ device: SharingDevice, _ failure: CloudFailure) {
    let behind = device.takeQuestions()
    if device.isOnline, random.chance(50) { for question in behind { _ = ask(question, for: device) } }
    device.take(.failed(failure), at: now)
  }

  /// The container is asked, and the witness told.
  func ask(_ question: SyncQuestion, for device: SharingDevice) -> EngineEvent {
    now += 1
    if case .database(let request) = question, request.database == .shared || device.shared != nil { noteOut(device) }
    let answer = cloud.answer(question, for: device.account)
    if case .records(let request) = question, case .records(let done) = answer {
      tell(request, done, by: device.account)
      for (record, result) in zip(request.save, done.results)
      where result.kind == .permissionFailure && record.recordType == "Items" {
        let values = record.fields.list.compactMap { $0.value?.json }.filter { $0.hasPrefix("\"w.") }
        let zone = CloudZone(name: record.zone.name, owner: record.zone.owner ?? device.account)
        refused += values.map { (device, zone, record.recordName, $0) }
      }
    }
    if case .zones(let request) = question {
      for zone in request.delete where zone.owner == nil {
        witness.deleted(CloudZone(name: zone.name, owner: device.account))
      }
    }
    return answer
  }

  private func areQuiet() -> Bool {
    let contested = allContested()
    return devices.allSatisfy { device in device.sides.allSatisfy { $0.isQuiet(but: contested) } }
  }

  private func noteOut(_ device: SharingDevice) {
    device.wasOut = Set(
      companies.filter { $0.zone.owner != device.account && !witness.has(device.account, $0.zone) }.map(\.id))
  }

  /// All is well again, and every device works until none has anything more to do.
  /// - Returns: false where that does not end.
  func settle(rounds: Int = 40) -> Bool {
    for device in devices { device.isOnline = true }
    // The first device of a round hears in the next round what the others have done.
    var before: Int?
    for _ in 0..<rounds {
      now += 3_600_000
      for device in devices {
        // What has failed and is not asked for any more is tried again by itself.
        for begin in [device.request, device.tick] {
          begin(now)
          var count = 0
          while device.isBusy {
            count += 1
            if count > 20_000 { return false }
            deliver(to: device)
          }
        }
      }
      if before == cloud.change, areQuiet(), disagreement() == nil { return true }
      before = cloud.change
    }
    return areQuiet()
  }
}
