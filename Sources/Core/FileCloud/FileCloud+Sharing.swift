public import Cloud
internal import Crypto
internal import JSON
public import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Functions with which the owner of a zone shares it.
extension FileCloud {
  public func create(_ request: CreateShare) throws(Failure) -> ShareAnswer {
    try writing {
      let zone = try require(request.zone, in: .private)
      if request.zone == .account { throw Failure.ofShare("The account's own zone can't be shared") }
      let known = try share(of: zone.number)
      if let known, known.revokedAt == nil { return try answer(zone, request.zone) }
      if try most(in: zone, request.zone.name) == 0 { throw Failure.tooManyParticipants }
      let share = Share(
        zone: zone.number, token: try newToken(), linkHost: request.linkHost, title: request.title,
        ownerName: request.ownerName,
        publicPermission: request.publicPermission, joiner: request.joiner, createdAt: clock.now, revokedAt: nil,
        tag: known?.tag ?? 0)
      try shares.putShare.run { share.bind(to: &$0) }
      try close(Batch(self, of: request.zone, zone, by: account), zone)
      return try answer(zone, request.zone)
    }
  }

  public func fetch(_ request: FetchShare) throws(Failure) -> FetchShare.Answer {
    try reading {
      FetchShare.Answer(try share(of: try require(request.zone, in: request.database), request.zone, unless: nil))
    }
  }

  public func update(_ request: UpdateShare) throws(Failure) -> ShareAnswer {
    try writing {
      var (zone, share) = try requireShare(of: request.zone)
      share.title = request.title ?? share.title
      share.publicPermission = request.publicPermission ?? share.publicPermission
      share.joiner = request.joiner ?? share.joiner
      try shares.putShare.run { share.bind(to: &$0) }
      try close(Batch(self, of: request.zone, zone, by: account), zone)
      if let id = request.participant, let permission = request.permission {
        var participant = try require(id, in: zone)
        participant.permission = permission
        try put(participant)
      }
      zone = try require(request.zone, in: .private)
      return try answer(zone, request.zone)
    }
  }

  public func invite(_ request: InviteParticipant) throws(Failure) -> InviteParticipant.Answer {
    let record = request.record
    guard record.recordType == OwnersRecords.access, record.zone == request.zone,
      record.fields.parsed?.allSatisfy({ $0.value?.flaw == nil }) == true
    else { throw Failure.ofShare("record must be an access record of the zone") }
    return try writing {
      let (zone, _) = try requireShare(of: request.zone)
      let isKnown = try participants(of: zone.number).contains { one in
        one.id == request.participant || one.gone == nil && one.invitedAs == request.invitedAs
      }
      if isKnown {
        // The invitation exists already if the reply to the first request was lost, or if another device has sent the
        // same invitation. Then nothing is changed.
        return InviteParticipant.Answer(
          try answer(zone, request.zone).share,
          try find(record.recordName, in: zone).flatMap {
            $0.fields == nil ? nil : $0.record(record.recordName, in: request.zone)
          })
      }
      if try find(record.recordName, in: zone)?.fields != nil {
        throw Failure.ofShare("an access record with this name exists already")
      }
      let isOwner = record.fields[OwnersRecords.Field.isOwner]?.json == "1"
      guard try isOwner || hasRoom(for: 1, in: zone, request.zone.name) else { throw Failure.tooManyParticipants }
      var batch = Batch(self, of: request.zone, zone, by: account)
      try batch.set(record.recordName, record.recordType, record.fields, parent: record.parent, in: request.zone)
      try close(batch, zone)
      try put(
        Participant(
          zone: zone.number, id: request.participant, account: nil, token: try newToken(), invitedAs: request.invitedAs,
          permission: request.permission, invitedAt: clock.now, acceptedAt: nil, access: record.recordName, gone: nil))
      let now = try require(request.zone, in: .private)
      return InviteParticipant.Answer(
        try answer(now, request.zone).share,
        try find(record.recordName, in: now)?.record(record.recordName, in: request.zone))
    }
  }

  public func delete(_ request: DeleteShare) throws(Failure) -> ShareAnswer {
    try writing {
      var (zone, share) = try requireShare(of: request.zone, isRevokedToo: true)
      let meant = try request.participant.map { [try require($0, in: zone)] } ?? participants(of: zone.number)
      var batch = Batch(self, of: request.zone, zone, by: account)
      for one in meant where one.gone == nil { try batch.remove(one.access, in: request.zone) }
      if request.participant == nil, share.revokedAt == nil {
        share.revokedAt = clock.now
        try shares.putShare.run { share.bind(to: &$0) }
      }
      try close(batch, zone)
      for var one in meant where one.gone == nil {
        (one.gone, one.token) = (request.participant == nil ? .revoked : .removed, nil)
        try put(one)
      }
      zone = try require(request.zone, in: .private)
      return try answer(zone, request.zone)
    }
  }

  // MARK: Helper functions

  func answer(_ zone: Zone, _ name: CloudZone) throws -> ShareAnswer {
    guard let share = try share(of: zone, name, unless: nil) else { throw Failure.noShare }
    return ShareAnswer(share)
  }

  private func requireShare(of zone: CloudZone, isRevokedToo: Bool = false) throws -> (Zone, Share) {
    let found = try require(zone, in: .private)
    guard let share = try share(of: found.number), isRevokedToo || share.revokedAt == nil else { throw Failure.noShare }
    return (found, share)
  }

  private func require(_ participant: UUID, in zone: Zone) throws -> Participant {
    guard let found = try participants(of: zone.number).first(where: { $0.id == participant }) else {
      throw Failure.noParticipant
    }
    return found
  }

  /// Stores the changes of a zone and counts the change of its share.
  func close(_ batch: Batch, _ zone: Zone) throws {
    if try batch.close().isEmpty { try set(zone) }
    try shares.countChange.run(bind: zone.number)
  }

  /// Stores a participant. Call this after `close`: the participant gets the number of the change that `close` has
  /// counted, so a fetch of changes finds the participant.
  func put(_ participant: Participant) throws {
    let changed = try statements.newestChange.first { $0.next(Int.self) } ?? 0
    try shares.putParticipant.run {
      participant.bind(to: &$0)
      $0.add(changed)
    }
  }

  /// Returns a random text for the end of a link, so that nobody can guess the link. It has 48 hexadecimal digits (192
  /// bits).
  func newToken() throws -> String {
    // In tests, processes can have the same seed, and then draw the same random bytes. The number of the newest change
    // makes the tokens different, because a token must lead to one share only.
    let change = try statements.newestChange.first { $0.next(Int.self) } ?? 0
    guard let digest = Digest() else { throw Failure(.serviceUnavailable, "The system's cryptography does not work") }
    (Array("\(id) \(change) ".utf8) + ids.randomBytes(words: 4)).withUnsafeBytes { digest.add($0) }
    return String(digest.text().prefix(FileCloud.tokenLength))
  }

  static let tokenLength = 48
}
