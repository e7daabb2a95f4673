public import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape
internal import Storage

/// How others accept what is shared with them, and leave it.
extension FileCloud {
  /// What a link leads to: the zone, its share, and the invitation that the account has, if any.
  private struct Target {
    let zone: Zone
    let name: CloudZone
    let share: Share
    /// The account's own place, where it takes part, or did.
    let own: Participant?
    /// An invitation that nobody has accepted yet.
    let invitation: Participant?

    /// What who accepts it may do.
    var permission: SharePermission { own?.gone == nil ? own?.permission ?? offered : offered }
    private var offered: SharePermission { invitation?.permission ?? share.publicPermission.permission ?? .readOnly }
  }

  public func preview(_ request: PreviewShare) throws(Failure) -> PreviewShare.Answer {
    try reading {
      let target = try target(of: request.url)
      let (zone, share) = (target.zone, target.share)
      if target.name.owner == account {
        return PreviewShare.Answer(
          CloudZone(name: target.name.name), title: try title(of: zone, target.name.name) ?? share.title, ownerName: share.ownerName,
          .readWrite, .mine)
      }
      let isIn = target.own.map { $0.gone == nil } ?? false
      let hasRoom = try isIn || hasRoom(for: places(for: target), in: zone, target.name.name)
      return PreviewShare.Answer(
        target.name, title: try title(of: zone, target.name.name) ?? share.title, ownerName: share.ownerName, target.permission,
        isIn ? .accepted : hasRoom ? .open : .full)
    }
  }

  public func accept(_ request: AcceptShare) throws(Failure) -> ShareAnswer {
    try writing {
      let target = try target(of: request.url)
      if target.name.owner == account { return try answer(target.zone, CloudZone(name: target.name.name)) }
      if let own = target.own, own.gone == nil { return try answer(of: target.name) }
      guard try hasRoom(for: places(for: target), in: target.zone, target.name.name) else { throw Failure.tooManyParticipants }
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
      // Whoever comes again takes no second place.
      if let own = target.own, own.id != participant.id {
        try shares.forgetParticipant.run {
          $0.add(own.zone)
          $0.add(own.id)
        }
      }
      try put(participant)
      return try answer(of: target.name)
    }
  }

  public func leave(_ request: LeaveShare) throws(Failure) -> LeaveShare.Answer {
    try writing {
      // What was never there, or is there no longer, is left.
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

  /// - Throws: `unknownItem`, whatever is wrong with the link: nobody learns what once was.
  private func target(of url: String) throws -> Target {
    guard let token = FileCloud.token(in: url),
      let found = try shares.leadsTo.first({ $0.add(token) }, { (zone: $0.next(Int.self), invitation: $0.next(UUID?.self)) }),
      let share = try share(of: found.zone), share.revokedAt == nil,
      let (zone, name) = try shares.zone.first(
        { $0.add(found.zone) },
        {
          let zone = Zone(number: $0.next(), change: $0.next(), floor: $0.next(), newest: $0.next(), gone: $0.next(String?.self))
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
    // The link that somebody has accepted is theirs.
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

  /// How many places somebody takes who comes: none where they have an access record, or one was made for them.
  private func places(for target: Target) throws -> Int {
    if target.invitation != nil { return 0 }
    let reference = CloudValue(.reference, json: jsonText(UUID(account: account, of: id)))
    return try accessRecord(of: reference, in: target.zone) == nil ? 1 : 0
  }

  /// What a link ends with; nil where it can't be one.
  private static func token(in url: String) -> String? {
    guard let slash = url.lastIndex(of: "/"), case let token = url[url.index(after: slash)...], token.utf8.count == tokenLength else {
      return nil
    }
    return String(token)
  }

  /// Says in the access record whose it is.
  /// - Returns: the name of that record. Who has one already, as somebody who signs in on the owner's devices or who was in before, keeps
  ///   it.
  private func admit(_ name: String?, to target: Target, as participant: Participant, _ batch: inout Batch) throws -> UUID {
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
      // What the invitation has given was taken back.
      let none = OwnersRecords.Field.rights.map { CloudFields.Field($0, CloudValue(.int, json: "0")) }
      fields = fields.changed(by: CloudFields(none))
    }
    // A new invitation says which rights they have from now on.
    if let known, known != participant.access, let invited {
      fields = fields.changed(by: CloudFields(OwnersRecords.Field.rights.compactMap { name in invited[name].map { .init(name, $0) } }))
    }
    var changes: [CloudFields.Field] = [
      .init(OwnersRecords.Field.user, reference), .init(OwnersRecords.Field.updatedAt, date),
      .init(
        OwnersRecords.Field.version, CloudValue(.int, json: "\((fields[OwnersRecords.Field.version].flatMap { Int($0.json) } ?? 0) + 1)")),
    ]
    if before == nil { changes.append(.init(OwnersRecords.Field.createdAt, date)) }
    if let name, fields[OwnersRecords.Field.name] == nil {
      changes.append(.init(OwnersRecords.Field.name, CloudValue(.text, json: jsonText(name))))
    }
    fields = fields.changed(by: CloudFields(changes))
    try batch.set(access, OwnersRecords.access, fields, parent: UUID(target.name.name), in: target.name)
    return access
  }

  /// The access record of a user; nil where they have none.
  private func accessRecord(of user: CloudValue, in zone: Zone) throws -> UUID? {
    try shares.accessOf.first(
      {
        $0.add(zone.number)
        $0.add(String(json: user.json) ?? "")
      }, { $0.next(UUID.self) })
  }
}
