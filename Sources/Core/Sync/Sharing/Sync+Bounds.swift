internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Who may have written what, among those with whom a company is shared: the owner's word counts, as it stands in the access records.
extension Sync {
  /// Says to a replica what may be written in it, and by whom.
  func bound(_ replica: Replica, _ storage: StoreStorage) {
    if storage.store == .shared {
      // What is the account's own is nobody else's to share with it.
      replica.mayShare = { [unowned self] (company) throws(Failure) in try dependencies.numberOfCompany(company, .private) == nil }
      replica.mayWrite = { [unowned self] (kind, zone) throws(Failure) in
        guard departmental.contains(kind.name), let scope = try scope(of: zone) else { return true }
        guard let holder = try people.holder(try dependencies.account(), in: scope) else { return true }
        return try !isReadOnly(scope.company) && holder.rights.mayWriteAnything
      }
      replica.mayHaveWritten = { (arrival, kind, zone) throws(Failure) in
        !OwnersRecords.has(kind.recordType) || arrival.modifier == nil || arrival.modifier == zone.zone.owner
      }
    } else {
      replica.mayHaveWritten = { [unowned self] (arrival, kind, zone) throws(Failure) in try mayHaveWritten(arrival, kind, zone, storage) }
    }
  }

  private func scope(of zone: ZoneState) throws(Failure) -> CompanyScope? {
    try UUID(zone.zone.name).flatMap { (id) throws(Failure) in try dependencies.directory.find(id) }
  }

  /// Whether somebody else may have written a record of a company that the account shares. Whoever holds no right to write at all has none; what
  /// they have written before their rights were taken stays.
  private func mayHaveWritten(
    _ arrival: Arrival, _ kind: SyncKind, _ zone: ZoneState, _ storage: StoreStorage
  ) throws(Failure) -> Bool {
    guard let modifier = arrival.modifier, let connection, let own = connection.reference, modifier != own,
      let container = connection.container, let company = UUID(zone.zone.name), try storage.share(of: company) != nil
    else { return true }
    if OwnersRecords.has(kind.recordType) { return false }
    guard departmental.contains(kind.name), let scope = try dependencies.directory.find(company), scope.store == .private,
      let holder = try people.holder(UUID(account: modifier, of: container), in: scope)
    else { return true }
    if holder.rights.mayWriteAnything { return true }
    // As long as the cloud has not got what takes their rights here, it rightly let them write.
    guard let known = try storage.known(holder.record), !Rights(known.fields).mayWriteAnything, let taken = known.modifiedAt,
      let written = arrival.modifiedAt
    else { return true }
    return written < taken
  }
}

extension Rights {
  /// As the cloud has them.
  fileprivate init(_ fields: Members) {
    func number(_ name: String) -> Int { fields[name].flatMap { Int(json: $0) } ?? 0 }
    self.init(
      isOwner: fields["isOwner"].flatMap { Bool(json: $0) } ?? false, departments: number("deptMask"), managed: number("managerMask"))
  }

  /// Whether they allow anything to be changed.
  fileprivate var mayWriteAnything: Bool { OwnersRecords.allowChanges(isOwner: isOwner, departments: departments, managed: managed) }
}
