import Cloud
import RPC
import Shape
import Sync

/// Tells the device's replicas which accounts may have written a record, as the service does.
extension SharingDevice {
  private static let departmental: Set<String> = ["item", "entry"]

  func boundOwn(_ replica: Replica) {
    replica.isOwn = { [unowned self] modifier in modifier == nil || modifier == reference }
    replica.mayHaveWritten = { [unowned self] arrival, kind, zone in
      guard let modifier = arrival.modifier, let reference, modifier != reference, let company = UUID(zone.zone.name),
        own.storage.state.shares[company] != nil
      else { return true }
      if OwnersRecords.has(kind.recordType) { return false }
      guard SharingDevice.departmental.contains(kind.name),
        let holder = access(of: SharingCloud.user(modifier), to: company, own.storage)
      else { return true }
      if SimRights.mayWrite(holder.members) { return true }
      // Until the container knows that this device took the right away, it accepts the record, and correctly so.
      guard let known = own.storage.state.known[holder.record] else { return true }
      if SimRights.mayWrite(known.fields) { return true }
      guard let taken = known.modifiedAt, let written = arrival.modifiedAt else { return false }
      return written < taken
    }
  }

  func boundShared(_ replica: Replica, _ side: SharingSide) {
    let storage = side.storage
    replica.mayShare = { [unowned self] company in own.storage.state.rows[company] == nil }
    replica.mayWrite = { [unowned self] kind, zone in
      guard SharingDevice.departmental.contains(kind.name), let company = UUID(zone.zone.name),
        storage.state.rows[company] != nil,
        let holder = access(of: SharingCloud.user(account), to: company, storage)
      else { return true }
      return storage.state.shares[company]?.permission != .readOnly && SimRights.mayWrite(holder.members)
    }
    replica.mayHaveWritten = { arrival, kind, zone in
      !OwnersRecords.has(kind.recordType) || arrival.modifier == nil || arrival.modifier == zone.zone.owner
    }
    replica.lost = { [unowned self] zone, _ in
      if let company = UUID(zone.zone.name) { forgetSecrets(of: company) }
    }
  }

  /// Returns the access record of a user in a company, as a store has it.
  func access(of user: UUID, to company: UUID, _ storage: MemoryStorage) -> (record: UUID, members: Members)? {
    storage.state.rows.first {
      $0.value.kind == "accessRecord" && $0.value.company == company && $0.value.members["user"] == "\"\(user)\""
    }.map { ($0.key, $0.value.members) }
  }

  /// Removes the credentials for a company from the account's own store after the company has left this device.
  private func forgetSecrets(of company: UUID) {
    own.storage.state.rows = own.storage.state.rows.filter { $0.value.members["of"] != "\"\(company)\"" }
    own.storage.commit()
    isWanted = true
  }
}
