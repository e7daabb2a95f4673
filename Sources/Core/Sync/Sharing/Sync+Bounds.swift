internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Checks whether writers had the right to write records of shared companies. The owner of a company gives these rights
/// in access records.
extension Sync {
  /// Sets the rules of a replica: which records may be written here, and which writers of arrivals are allowed.
  func bound(_ replica: Replica, _ storage: StoreStorage) {
    if storage.store == .shared {
      // A company of this account's own can't come from another account's share.
      replica.mayShare = { [unowned self] (company) throws(Failure) in
        try dependencies.numberOfCompany(company, .private) == nil
      }
      replica.mayWrite = { [unowned self] (kind, zone) throws(Failure) in
        try heldRights(kind, zone)?.mayWrite(kind.recordType) ?? true
      }
      replica.mayAdd = { [unowned self] (members, kind, zone) throws(Failure) in
        try heldRights(kind, zone)?.allow(.add(type: members["type"].flatMap(String.init(json:))), kind.recordType)
          ?? true
      }
      replica.mayHaveWritten = { (arrival, kind, zone) throws(Failure) in
        !OwnersRecords.has(kind.recordType) || arrival.modifier == nil || arrival.modifier == zone.zone.owner
      }
    } else {
      replica.isOwn = { [unowned self] modifier in modifier == nil || modifier == connection?.reference }
      replica.mayHaveWritten = { [unowned self] (arrival, kind, zone) throws(Failure) in
        try mayHaveWritten(arrival, kind, zone, storage)
      }
    }
  }

  /// Returns the account's rights in a company of another account. Returns `nil` if the rights are not known, or do not
  /// matter for the kind of record.
  private func heldRights(_ kind: SyncKind, _ zone: ZoneState) throws(Failure) -> HeldRights? {
    guard RecordRule.isDepartmental(kind.recordType), let scope = try scope(of: zone),
      let holder = try people.holder(try dependencies.account(), in: scope)
    else { return nil }
    return try isReadOnly(scope.company) ? HeldRights() : HeldRights(holder.rights)
  }

  private func scope(of zone: ZoneState) throws(Failure) -> CompanyScope? {
    try UUID(zone.zone.name).flatMap { (id) throws(Failure) in try dependencies.directory.find(id) }
  }

  /// Returns a Boolean value that indicates whether another account may have written a record of a company that the
  /// account shares.
  ///
  /// A container that enforces rights has checked the record when the record was saved. For any other container, the
  /// record is checked when it arrives. The check uses the rights that the container had when it saved the record.
  /// Rights that were given here and are not sent yet count, too.
  private func mayHaveWritten(
    _ arrival: Arrival, _ kind: SyncKind, _ zone: ZoneState, _ storage: StoreStorage
  ) throws(Failure) -> Bool {
    guard let modifier = arrival.modifier, let connection, let own = connection.reference, modifier != own,
      let container = connection.container, let company = UUID(zone.zone.name), try storage.share(of: company) != nil
    else { return true }
    if OwnersRecords.has(kind.recordType) { return false }
    guard !connection.enforcesRights, RecordRule.isDepartmental(kind.recordType),
      let scope = try dependencies.directory.find(company),
      scope.store == .private, let holder = try people.holder(UUID(account: modifier, of: container), in: scope)
    else { return true }
    let action = try action(arrival, kind, storage)
    if HeldRights(holder.rights).allow(action, kind.recordType) { return true }
    // The holder has no such right now. The container may have saved the record before it got the withdrawal of the
    // right. So the rights in the container's state of the access record count, too.
    guard let known = try storage.known(holder.record) else { return true }
    if HeldRights(known.fields).allow(action, kind.recordType) { return true }
    // Both instants are the container's own. They show the order in which the container saved the record and the
    // withdrawal.
    guard let taken = known.modifiedAt, let written = arrival.modifiedAt else { return false }
    return written < taken
  }
}

extension Sync {
  /// Returns the action with which an arrival was written: adding the record, touching it, or changing it. If the
  /// container's former state of the record is not known, the action counts as a change.
  private func action(_ arrival: Arrival, _ kind: SyncKind, _ storage: StoreStorage) throws(Failure)
    -> RecordRule.Action
  {
    let fields = arrival.fields ?? CloudFields([])
    guard try kind.rows.has(arrival.record, in: arrival.zone) else {
      return .add(type: fields["type"].flatMap { String(json: $0.json) })
    }
    guard let known = try storage.known(arrival.record), let server = try? kind.form.members(of: fields).known else {
      return .change
    }
    let isSame = server.names.allSatisfy {
      RecordRule.touched.contains($0) || server[$0] ?? "null" == known.fields[$0] ?? "null"
    }
    return isSame ? .touch : .change
  }
}

extension HeldRights {
  init(_ rights: Rights) {
    self.init(isOwner: rights.isOwner, departments: rights.departments, managed: rights.managed)
  }

  /// Creates the rights of an access record in the state that the container is known to have.
  fileprivate init(_ fields: Members) {
    func number(_ name: String) -> Int { fields[name].flatMap { Int(json: $0) } ?? 0 }
    self.init(
      isOwner: fields["isOwner"].flatMap { Bool(json: $0) } ?? false, departments: number("deptMask"),
      managed: number("managerMask"))
  }

  /// Returns a Boolean value that indicates whether the rights allow any action on records of a type.
  fileprivate func mayWrite(_ recordType: String) -> Bool {
    let types = RecordRule.of(recordType)?.addedTypes ?? []
    return ([.touch, .change, .add(type: nil)] + types.map { .add(type: $0) }).contains { allow($0, recordType) }
  }

  fileprivate func allow(_ action: RecordRule.Action, _ recordType: String) -> Bool {
    // A file follows the rule of the record that it belongs to. That record is not read here, so the rule is not
    // applied.
    refusal(action, recordType == RecordRule.assets ? nil : recordType, isOthers: true) == nil
  }
}
