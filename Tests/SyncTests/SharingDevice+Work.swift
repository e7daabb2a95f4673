import Cloud
import RPC
import Shape
import Sync

/// What an account can do on a device with an unmodified program.
extension SharingDevice {
  /// The companies on this device, each with the side that stores it.
  var companies: [(id: UUID, side: SharingSide)] {
    sides.flatMap { side in
      side.storage.state.rows.filter { $0.value.kind == "company" }.map(\.key).sorted().map { ($0, side) }
    }
  }

  /// Returns whether an unmodified program allows changes in the company.
  func mayWork(in company: UUID, _ side: SharingSide) -> Bool {
    if side === own { return true }
    guard side.storage.state.shares[company]?.permission != .readOnly else { return false }
    return access(of: SharingCloud.user(account), to: company, side.storage).map { SimRights.mayWrite($0.members) }
      ?? false
  }

  func rows(_ kind: String, in company: UUID, _ side: SharingSide) -> [UUID] {
    side.storage.state.rows.filter { $0.value.kind == kind && $0.value.company == company }.map(\.key).sorted()
  }

  func create(_ kind: String, _ members: Members, id: UUID, in company: UUID, _ side: SharingSide, at now: Int) {
    side.storage.state.rows[id] = SimRow(
      kind: kind, company: company, members: members, row: (side.storage.state.rows.values.map(\.row).max() ?? 0) + 1)
    log(id, kind, company, .created, side, now)
  }

  func update(_ id: UUID, _ changes: Members, _ side: SharingSide, at now: Int) {
    guard let row = side.storage.state.rows[id], let company = row.company else { return }
    var (members, changes) = (row.members, changes)
    if let version = members["version"].flatMap({ Int($0) }) { changes["version"] = "\(version + 1)" }
    members = members.changed(by: changes)
    side.storage.state.rows[id]?.members = members
    log(id, row.kind, company, .updated(changes.names), side, now)
  }

  func delete(_ id: UUID, _ side: SharingSide, at now: Int) {
    guard let row = side.storage.state.rows.removeValue(forKey: id), let company = row.company else { return }
    if row.kind == "company" {
      side.storage.state.rows = side.storage.state.rows.filter { $0.value.company != company }
    }
    log(id, row.kind, company, .deleted(row.members), side, now)
  }

  private func log(
    _ id: UUID, _ kind: String, _ company: UUID, _ action: LocalChange.Action, _ side: SharingSide, _ now: Int
  ) {
    side.storage.state.log.append(
      LocalChange(position: (side.storage.state.log.last?.position ?? 0) + 1, id, kind, of: company, action, at: now))
    side.storage.commit()
    _ = side.handle(.wrote, at: now)
  }

  /// Creates or changes the account's credentials for a company. The change log has no row of this.
  func setSecret(_ value: String, of company: UUID) {
    let id = UUID(account: "\(account) \(company)", of: "secrets")
    own.storage.state.rows[id] = SimRow(
      kind: "credential", company: nil, members: Members([.init("of", "\"\(company)\""), .init("hash", value)]),
      row: own.storage.state.rows[id]?.row ?? (own.storage.state.rows.values.map(\.row).max() ?? 0) + 1)
    own.storage.commit()
  }
}
