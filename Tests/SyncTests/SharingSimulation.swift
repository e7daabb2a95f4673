import Cloud
import Shape
import Sync

/// Accounts that share companies, on several devices each, with one container. The container loses answers, repeats
/// them, expires tokens and refuses requests. Owners grant and revoke rights during the work, and some accounts run
/// modified programs.
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
  /// The links that were sent to accounts. The invitation is `nil` for the share's own link.
  var links: [(zone: CloudZone, invitation: UUID?)] = []
  /// The entries of owners, which must never be removed, and the last note that each of the owners' devices wrote on an
  /// item.
  var entries: [UUID: UUID] = [:]
  var notes: [UUID: [Int: String]] = [:]
  /// The quantity of each entry, which must not change. An entry that was changed before the owner had it is not in
  /// this dictionary.
  var quantities: [UUID: String] = [:]
  /// Values of unmodified devices that the container has refused, each with its device, zone and record.
  private(set) var refused: [(device: SharingDevice, zone: CloudZone, record: UUID, value: String)] = []
  /// For each value, the value that replaced it on a device that showed the earlier one.
  var successors: [String: String] = [:]
  /// Values of items that were deleted on a device that showed them.
  var withdrawn: Set<String> = []
  /// The zone that first contained each record.
  var homes: [UUID: CloudZone] = [:]
  private var lastID = 0
  private var lastValue = 0

  /// - Parameter seed: The number that decides how many accounts and devices there are, and what the container can do.
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

  /// Returns two to four accounts, with one or two devices each.
  private static func layout(seed: UInt64) -> [(account: String, devices: Int)] {
    let random = SeededRandom(seed &+ 77)
    return names.prefix(2 + Int(seed % 3)).map { ($0, 1 + random.below(2)) }
  }

  static func devices(seed: UInt64) -> Int { layout(seed: seed).reduce(0) { $0 + $1.devices } }

  func newID() -> UUID {
    lastID += 1
    return UUID(high: UInt64(now) << 16 | 0x7000, low: UInt64(lastID))
  }

  /// Returns a new value that contains the account that writes it.
  func newValue(_ account: String) -> String {
    lastValue += 1
    return "\"w.\(account).\(lastValue)\""
  }

  func zone(of company: UUID) -> CloudZone { companies.first { $0.id == company }!.zone }

  /// Creates a company for each account, and a second one for the first account. The first company is shared.
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

  /// Returns the access record's fields for an account that joins by the share's own link.
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

  /// Fails a request, or leaves it unanswered. The requests after it get no answer either, although the container may
  /// execute them.
  private func fail(_ device: SharingDevice, _ failure: CloudFailure) {
    let behind = device.takeQuestions()
    if device.isOnline, random.chance(50) { for question in behind { _ = ask(question, for: device) } }
    device.take(.failed(failure), at: now)
  }

  /// Sends a request to the container, and reports its writes to the witness.
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

  /// Ends all disturbances, and lets every device work until none has anything left to do.
  /// - Returns: `false` if the devices do not come to an end.
  func settle(rounds: Int = 40) -> Bool {
    for device in devices { device.isOnline = true }
    // The first device of a round fetches only in the next round what the other devices have sent.
    var before: Int?
    for _ in 0..<rounds {
      now += 3_600_000
      for device in devices {
        // A cycle that failed, and that no write requests again, is started again by the device's timer.
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
