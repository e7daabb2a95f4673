import Cloud
import RPC
import Shape
import Sync

/// Steps in which owners change shares, and other accounts join and leave.
extension SharingSimulation {
  /// Stores the container's report about a share on the device, if the answer arrives.
  func keep(_ share: CloudShare?, on device: SharingDevice) {
    guard let share, let company = UUID(share.zone.name), !random.chance(15) else { return }
    guard device.own.storage.state.rows[company] != nil else { return }
    device.own.storage.state.shares[company] = share
    device.own.storage.commit()
    device.request(at: now)
  }

  func rule(_ kind: SharingStep.Kind, on device: SharingDevice) {
    let own = device.companies.filter { $0.side === device.own }.map(\.id)
    // Most steps use the account's first company, so that many changes meet there.
    guard let company = random.chance(70) ? own.first : random.pick(own) else { return }
    let (name, zone) = ("\(company)", zone(of: company))
    if kind == .judge { return judge(company, on: device) }
    if kind == .forget {
      if company != companies[0].id, random.chance(30) { device.delete(company, device.own, at: now) }
      return
    }
    guard device.isOnline else { return }
    let account = device.account
    switch kind {
    case .share:
      guard device.own.storage.state.known[company]?.tag != nil else { return }
      let permission = random.pick([PublicPermission.none, .readOnly, .readWrite, .readWrite])!
      keep(cloud.create(name, of: account, permission, joiner: joiner(random.below(4))), on: device)
      links.append((zone, nil))
    case .setPublic:
      keep(
        cloud.set(public: random.pick([PublicPermission.none, .readOnly, .readWrite])!, in: name, of: account),
        on: device)
    case .invite: invite(to: company, on: device)
    case .permit, .remove:
      let places = device.own.storage.state.shares[company]?.participants.filter { $0.acceptance != .removed } ?? []
      guard let place = random.pick(places) else { return }
      // The container knows which account uses this invitation by now.
      let who = cloud.zones[zone]?.share?.places.first { $0.id == place.id }?.account
      if kind == .permit {
        let permission: SharePermission = random.chance(50) ? .readOnly : .readWrite
        guard let share = cloud.set(permission, of: place.id, in: name, of: account) else { return }
        if let who { witness.set(permission, of: who, in: zone) }
        keep(share, on: device)
      } else if let share = cloud.delete(place.id, in: name, of: account) {
        if let who { leaves(who, zone) }
        keep(share, on: device)
      }
    case .revoke:
      guard random.chance(50), let share = cloud.delete(nil, in: name, of: account) else { return }
      witness.judged(nil, in: zone)
      witness.revoked(zone)
      keep(share, on: device)
    default: return
    }
  }

  /// Changes the rights of a participant while the participant works.
  private func judge(_ company: UUID, on device: SharingDevice) {
    let storage = device.own.storage
    let others = device.rows("accessRecord", in: company, device.own).filter {
      storage.state.rows[$0]?.members["isOwner"] == "0"
    }
    guard let access = random.pick(others), let user = storage.state.rows[access]?.members["user"] else { return }
    let masks = random.pick(SimRights.masks)!
    for account in accounts where user == "\"\(SharingCloud.user(account))\"" {
      witness.judged(account, in: zone(of: company))
    }
    device.update(
      access, Members([.init("deptMask", "\(masks.departments)"), .init("managerMask", "\(masks.managed)")]),
      device.own, at: now)
  }

  private func invite(to company: UUID, on device: SharingDevice) {
    guard let known = device.own.storage.state.shares[company], known.revokedAt == nil,
      let number = device.own.storage.state.zones.values.first(where: { $0.zone.name == "\(company)" })?.number
    else { return }
    let (id, permission): (UUID, SharePermission) = (newID(), random.chance(75) ? .readWrite : .readOnly)
    let members = access(newID(), isOwner: 0, random.pick(SimRights.masks)!)
    let record = CloudRecord(
      newID(), OwnersRecords.access, in: CloudZone(name: "\(company)"), fields(ofAccess: members), parent: company)
    guard
      let (share, kept) = cloud.invite(
        "\(company)", of: device.account, id, as: "guest \(random.below(6))", permission, record)
    else {
      return
    }
    let zone = zone(of: company)
    links.append((zone, id))
    countPlaces(zone)
    if let kept, !random.chance(20) {
      sure { () throws(Failure) in try device.own.replica.met(kept, in: number) }
      device.own.storage.commit()
    }
    keep(share, on: device)
  }

  /// Checks the number of participants. Invited accounts count, too.
  private func countPlaces(_ zone: CloudZone) {
    let count = cloud.zones[zone]?.share?.places.count { $0.gone == nil } ?? 0
    if count > SharingCloud.cap {
      witness.note("\(count) take part in \(zone.name), invited ones counted, and \(SharingCloud.cap) may")
    }
  }

  // MARK: Joining and leaving

  func come(_ kind: SharingStep.Kind, on device: SharingDevice) {
    guard device.isOnline else { return }
    switch kind {
    case .accept:
      guard let link = random.pick(links.filter { $0.zone.owner != device.account }) else { return }
      open(link.zone, link.invitation, by: device.account)
      device.request(at: now)
    case .race:
      guard let link = random.pick(links) else { return }
      var others = accounts.filter { $0 != link.zone.owner }
      while let account = random.pick(others) {
        others.removeAll { $0 == account }
        open(link.zone, random.chance(50) ? link.invitation : nil, by: account)
      }
    default:
      guard let shared = device.shared,
        let state = random.pick(shared.storage.state.zones.values.sorted(by: { $0.number < $1.number }))
      else { return }
      let zone = state.zone
      cloud.leave(zone, by: device.account)
      leaves(device.account, zone)
      sure { () throws(Failure) in try shared.replica.makeDirty(state.number) }
      shared.storage.commit()
      device.request(at: now)
    }
  }

  private func leaves(_ account: String, _ zone: CloudZone) {
    witness.judged(account, in: zone)
    witness.left(account, zone)
  }

  /// Accepts a link: that of an invitation, or that of the share.
  func open(_ zone: CloudZone, _ invitation: UUID?, by account: String) {
    guard cloud.accept(zone, invitation, by: account),
      let place = cloud.zones[zone]?.share?.places.first(where: { $0.account == account })
    else { return }
    witness.judged(account, in: zone)
    witness.joined(account, zone, place.permission)
    countPlaces(zone)
  }
}
