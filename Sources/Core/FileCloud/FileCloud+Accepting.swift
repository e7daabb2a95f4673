public import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Functions to accept and to leave zones that other accounts share.
extension FileCloud {
  /// The zone and the share that a link leads to, and the account's invitation, if it has one.
  private struct Target {
    let zone: Zone
    let name: CloudZone
    let share: Share
    /// The account's row among the participants, if the account takes part in the zone or did so before.
    let own: Participant?
    /// The invitation for the account, if it was not accepted yet.
    let invitation: Participant?

    /// The permission of a participant who accepts the link.
    var permission: SharePermission { own?.gone == nil ? own?.permission ?? offered : offered }
    private var offered: SharePermission { invitation?.permission ?? share.publicPermission.permission ?? .readOnly }
  }

  public func preview(_ request: PreviewShare) throws(Failure) -> PreviewShare.Answer {
    try reading {
      let target = try target(of: request.url)
      let (zone, share) = (target.zone, target.share)
      if target.name.owner == account {
        return PreviewShare.Answer(
          CloudZone(name: target.name.name), title: try title(of: zone, target.name.name) ?? share.title,
          ownerName: share.ownerName,
          .readWrite, .mine)
      }
      let isIn = target.own.map { $0.gone == nil } ?? false
      let hasRoom = try isIn || hasRoom(for: places(for: target), in: zone, target.name.name)
      return PreviewShare.Answer(
        target.name, title: try title(of: zone, target.name.name) ?? share.title, ownerName: share.ownerName,
        target.permission,
        isIn ? .accepted : hasRoom ? .open : .full)
    }
  }

  public func accept(_ request: AcceptShare) throws(Failure) -> ShareAnswer {
    try writing {
      let target = try target(of: request.url)
      if target.name.owner == account { return try answer(target.zone, CloudZone(name: target.name.name)) }
      if let own = target.own, own.gone == nil { return try answer(of: target.name) }
      guard try hasRoom(for: places(for: target), in: target.zone, target.name.name) else {
        throw Failure.tooManyParticipants
      }
      var batch = Batch(self, of: target.name, target.zone, by: target.name.owner ?? account)
      var participant: Participant
      if let invitation = target.invitation {
        participant = invitation
      } else {
        participant = Participant(
          zone: target.zone.number, id: ids.next(at: clock.now), account: nil, token: nil, invitedAs: nil,
          permission: target.share.publicPermission.permission ?? .readOnly, invitedAt: clock.now, acceptedAt: nil,
          access: ids.next(at: clock.now), gone: nil)
      }
      participant.access = try admit(request.displayName, to: target, as: participant, &batch)
      (participant.account, participant.acceptedAt) = (account, clock.now)
      try close(batch, target.zone)
      // If the account took part before, its old row is deleted, so that the account is not counted twice.
      if let own = target.own, own.id != participant.id {
        try shares.forgetParticipant.run(bind: own.zone, own.id)
      }
      try put(participant)
      return try answer(of: target.name)
    }
  }

  public func leave(_ request: LeaveShare) throws(Failure) -> LeaveShare.Answer {
    try writing {
      // A zone that never existed, or no longer exists, needs no change, and the reply is a success.
      guard let zone = try find(request.zone, in: .shared), zone.gone == nil,
        var own = try participants(of: zone.number).first(where: { $0.account == account })
      else {
        return LeaveShare.Answer(request.zone)
      }
      var batch = Batch(self, of: request.zone, zone, by: account)
      try batch.remove(own.access, in: request.zone)
      try close(batch, zone)
      own.gone = .left
      try put(own)
      return LeaveShare.Answer(request.zone)
    }
  }

  private func answer(of zone: CloudZone) throws -> ShareAnswer { try answer(try require(zone, in: .shared), zone) }

  /// Returns the zone and the share that a link leads to.
  /// - Throws: `unknownItem` for every link that does not work. The error is always the same, so that no account learns
  ///   which shares existed before.
  private func target(of url: String) throws -> Target {
    guard let token = FileCloud.token(in: url),
      let found = try shares.leadsTo.first(
        bind: token, read: { (zone: $0.next(Int.self), invitation: $0.next(UUID?.self)) }),
      let share = try share(of: found.zone), share.revokedAt == nil,
      let (zone, name) = try shares.zone.first(
        bind: found.zone,
        read: {
          let zone = Zone(
            number: $0.next(), change: $0.next(), floor: $0.next(), newest: $0.next(), gone: $0.next(String?.self))
          let owner: String = $0.next()
          return (zone, CloudZone(name: $0.next(), owner: owner))
        }), zone.gone == nil
    else { throw Failure.noShare }
    let participants = try participants(of: found.zone)
    let own = participants.first { $0.account == account }
    let open = participants.filter { $0.account == nil && $0.gone == nil }
    let invitation =
      if let id = found.invitation { open.first { $0.id == id } } else {
        open.first { $0.invitedAs == account }
      }
    let target = Target(zone: zone, name: name, share: share, own: own, invitation: invitation)
    if name.owner == account || invitation != nil { return target }
    // After an account has accepted the link of an invitation, the link works only for this account.
    if let id = found.invitation {
      guard let own, own.id == id, own.gone == nil else { throw Failure.noShare }
      return target
    }
    switch own?.gone {
    case .removed?: throw Failure.noShare
    case nil where own != nil: return target
    default: if share.publicPermission == .none { throw Failure.noShare }
    }
    return target
  }

  /// Returns the number that the account would add to the number of participants: 0 or 1. An account that has an access
  /// record or an invitation is counted already.
  private func places(for target: Target) throws -> Int {
    if target.invitation != nil { return 0 }
    let reference = CloudValue(.reference, json: jsonText(UUID(account: account, of: id)))
    return try accessRecord(of: reference, in: target.zone) == nil ? 1 : 0
  }

  /// Returns the last part of a link, or `nil` if its length is not that of a token.
  private static func token(in url: String) -> String? {
    guard let slash = url.lastIndex(of: "/"), case let token = url[url.index(after: slash)...],
      token.utf8.count == tokenLength
    else {
      return nil
    }
    return String(token)
  }

  /// Writes the account's user id into an access record. If the account already has an access record, that record is
  /// used. It has one if its user signs in on the owner's devices, or was a participant before.
  /// - Returns: the name of the access record.
  private func admit(_ name: String?, to target: Target, as participant: Participant, _ batch: inout Batch) throws
    -> UUID
  {
    let (user, now) = (UUID(account: account, of: id), clock.now)
    let reference = CloudValue(.reference, json: jsonText(user)), date = CloudValue(.date, json: jsonText(now))
    let known = try accessRecord(of: reference, in: target.zone)
    let invited = try find(participant.access, in: target.zone)?.fields.map { CloudFields(text: $0) }
    if let known, known != participant.access { try batch.remove(participant.access, in: target.name) }
    let access = known ?? participant.access
    let kept = try find(access, in: target.zone)
    let before = kept?.fields.map { CloudFields(text: $0) }
    var fields = before ?? target.share.joiner
    if before == nil, participant.invitedAs != nil {
      // The owner has deleted the access record of the invitation. So the account joins without rights.
      let none = OwnersRecords.Field.rights.map { CloudFields.Field($0, CloudValue(.int, json: "0")) }
      fields = fields.changed(by: CloudFields(none))
    }
    // The account already has an access record. The rights of the new invitation replace the rights in it.
    if let known, known != participant.access, let invited {
      fields = fields.changed(
        by: CloudFields(OwnersRecords.Field.rights.compactMap { name in invited[name].map { .init(name, $0) } }))
    }
    var changes: [CloudFields.Field] = [
      .init(OwnersRecords.Field.user, reference), .init(OwnersRecords.Field.updatedAt, date),
      .init(
        OwnersRecords.Field.version,
        CloudValue(.int, json: "\((fields[OwnersRecords.Field.version].flatMap { Int($0.json) } ?? 0) + 1)")),
    ]
    if before == nil { changes.append(.init(OwnersRecords.Field.createdAt, date)) }
    if let name, fields[OwnersRecords.Field.name] == nil {
      changes.append(.init(OwnersRecords.Field.name, CloudValue(.text, json: jsonText(name))))
    }
    fields = fields.changed(by: CloudFields(changes))
    try batch.set(access, OwnersRecords.access, fields, parent: UUID(target.name.name), in: target.name)
    return access
  }

  /// Returns the name of a user's access record, or `nil` if the user has none.
  private func accessRecord(of user: CloudValue, in zone: Zone) throws -> UUID? {
    try shares.accessOf.first(bind: zone.number, String(json: user.json) ?? "") { $0.next(UUID.self) }
  }
}
