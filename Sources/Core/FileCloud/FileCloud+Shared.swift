internal import Cloud
internal import JSON
internal import RPC
internal import SQLite
internal import Shape

/// The rows of shares and participants in a container that is a file, and the queries for them. They are changed in
/// `FileCloud+Sharing.swift`. The order of `columns` is that of `init` and `bind`.
extension FileCloud {
  struct Share {
    let zone: Int
    let token: String
    let linkHost: String
    var title: String
    let ownerName: String?
    var publicPermission: PublicPermission
    var joiner: CloudFields
    let createdAt: Timestamp
    var revokedAt: Timestamp?
    var tag: Int

    static let columns = "zone, token, linkHost, title, ownerName, publicPermission, joiner, createdAt, revokedAt, tag"

    func url(_ token: String) -> String { "https://\(linkHost)/share/\(token)" }
  }

  struct Participant {
    let zone: Int
    let id: UUID
    var account: String?
    var token: String?
    let invitedAs: String?
    var permission: SharePermission
    let invitedAt: Timestamp
    var acceptedAt: Timestamp?
    var access: UUID
    var gone: FetchDatabaseChanges.DeletedZone.Reason?

    static let columns = "zone, id, account, token, invitedAs, permission, invitedAt, acceptedAt, access, gone"

    var acceptance: CloudParticipant.Acceptance { gone != nil ? .removed : acceptedAt != nil ? .accepted : .pending }
  }

  func share(of zone: Int) throws -> Share? { try shares.share.first(bind: zone) { Share(&$0) } }

  func participants(of zone: Int) throws -> [Participant] {
    try shares.participants.all(bind: zone) { Participant(&$0) }
  }

  /// Returns the share of a zone as the account sees it.
  /// - Parameter tag: the change tag of the state that the core already has.
  /// - Returns: the share, or `nil` if the zone was never shared, or if the core has the current state.
  func share(of zone: Zone, _ name: CloudZone, unless tag: String?) throws -> CloudShare? {
    guard let share = try share(of: zone.number), tag != share.shown else { return nil }
    let isOwner = zone.permission == nil
    let participants = try participants(of: zone.number).filter { isOwner ? $0.gone != .left : $0.account == account }
    return CloudShare(
      name, title: share.title, ownerName: share.ownerName,
      url: isOwner && share.revokedAt == nil ? share.url(share.token) : nil,
      share.publicPermission, zone.permission ?? .readWrite, createdAt: share.createdAt, revokedAt: share.revokedAt,
      tag: share.shown,
      participants.map { one in
        CloudParticipant(
          one.id, account: one.account, invitedAs: one.invitedAs,
          url: isOwner ? one.acceptance == .pending ? one.token.map(share.url) : nil : nil, one.permission,
          one.acceptance, invitedAt: one.invitedAt, acceptedAt: one.acceptedAt, access: one.access)
      })
  }

  /// Returns the changed zones among those that other accounts share with the account.
  func sharedChanges(since change: Int) throws -> FetchDatabaseChanges.Answer {
    let found = try shares.changedZones.all(bind: account, change, FileCloud.zonesAtOnce + 1) {
      let owner: String = $0.next()
      // If a deleted zone has a newer namesake, its stored name ends with a mark and a number.
      let name = $0.next(String.self).prefix { $0 != FileCloud.formerMark }
      return (
        zone: CloudZone(name: String(name), owner: owner), gone: $0.next(String?.self), changed: $0.next(Int.self)
      )
    }
    let page = found.prefix(FileCloud.zonesAtOnce)
    return FetchDatabaseChanges.Answer(
      zones: page.filter { $0.gone == nil }.map(\.zone),
      deletedZones: page.compactMap { zone in
        zone.gone.map { .init(zone.zone, FetchDatabaseChanges.DeletedZone.Reason(rawValue: $0) ?? .deleted) }
      }, token: try token(at: page.last?.changed ?? change).text, more: found.count > page.count)
  }

  /// Returns the current token of the shared database.
  func sharedToken() throws -> CloudToken {
    try token(at: try shares.newestChange.first(bind: account) { $0.next(Int?.self) }.flatMap(\.self) ?? 0)
  }

  /// Returns the rights that the access records of a zone give to the account.
  func rights(in zone: Zone) throws -> HeldRights {
    let found = try shares.rightsOf.all(bind: zone.number, account, "\(UUID(account: account, of: id))") {
      HeldRights(CloudFields(text: $0.next()))
    }
    return found.reduce(into: HeldRights()) { $0.add($1) }
  }

  /// Returns a Boolean value that indicates whether a number of further participants can join without exceeding the
  /// limit.
  func hasRoom(for more: Int, in zone: Zone, _ name: String) throws -> Bool {
    guard let most = try most(in: zone, name) else { return true }
    let count = try shares.takingPart.first(bind: zone.number) { $0.next(Int.self) } ?? 0
    return count + more <= most
  }

  /// Returns the maximum number of participants without the owners, or `nil` if there is no limit.
  func most(in zone: Zone, _ name: String) throws -> Int? {
    OwnersRecords.most(tier: try text(OwnersRecords.Field.tier, of: zone, name))
  }

  /// Returns the name of a company. Returns `nil` if it has no name, or if the name has over 200 characters.
  func title(of zone: Zone, _ name: String) throws -> String? {
    try text(OwnersRecords.Field.name, of: zone, name).flatMap {
      (1...200).contains($0.unicodeScalars.count) ? $0 : nil
    }
  }

  private func text(_ field: String, of zone: Zone, _ name: String) throws -> String? {
    let company = try UUID(name).flatMap { try find($0, in: zone) }.flatMap(\.fields).map { CloudFields(text: $0) }
    return company?[field].flatMap { String(json: $0.json) }
  }
}

extension FileCloud.Share {
  /// The change tag of the share's current state.
  fileprivate var shown: String { String(tag, radix: 36) }

  fileprivate init(_ row: inout RowSource) {
    zone = row.next()
    token = row.next()
    linkHost = row.next()
    title = row.next()
    ownerName = row.next(String?.self)
    publicPermission = PublicPermission(rawValue: row.next()) ?? .none
    joiner = CloudFields(text: row.next())
    createdAt = row.next()
    revokedAt = row.next(Timestamp?.self)
    tag = row.next()
  }

  func bind(to binder: inout Binder) {
    binder.add(zone)
    binder.add(token)
    binder.add(linkHost)
    binder.add(title)
    binder.add(ownerName)
    binder.add(publicPermission.rawValue)
    binder.add(joiner.text)
    binder.add(createdAt)
    binder.add(revokedAt)
    binder.add(tag)
  }
}

extension FileCloud.Participant {
  fileprivate init(_ row: inout RowSource) {
    zone = row.next()
    id = row.next()
    account = row.next(String?.self)
    token = row.next(String?.self)
    invitedAs = row.next(String?.self)
    permission = SharePermission(rawValue: row.next()) ?? .readOnly
    invitedAt = row.next()
    acceptedAt = row.next(Timestamp?.self)
    access = row.next()
    gone = row.next(String?.self).flatMap(FetchDatabaseChanges.DeletedZone.Reason.init(rawValue:))
  }

  func bind(to binder: inout Binder) {
    binder.add(zone)
    binder.add(id)
    binder.add(account)
    binder.add(token)
    binder.add(invitedAs)
    binder.add(permission.rawValue)
    binder.add(invitedAt)
    binder.add(acceptedAt)
    binder.add(access)
    binder.add(gone?.rawValue)
  }
}
