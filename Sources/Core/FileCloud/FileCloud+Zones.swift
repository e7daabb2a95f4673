public import Cloud
public import RPC
internal import SQLite
internal import Shape

/// Reads and writes zones, and reads the changes in a database.
extension FileCloud {
  /// The state of a zone.
  struct Zone {
    let number: Int
    var change: Int
    var floor: Int
    var newest: Int
    let gone: String?
    /// The permission of the account in the zone, or `nil` for the owner, who may do everything.
    var permission: SharePermission?
    /// The rights that the access records give to the account, if the zone belongs to another account.
    var rights = HeldRights()
  }

  /// Returns a zone as the account sees it. Returns `nil` if the zone never existed, or was never shared with the
  /// account.
  func find(_ zone: CloudZone, in database: CloudDatabase) throws -> Zone? {
    switch (database, zone.owner) {
    case (.private, nil):
      try statements.zone.first(
        bind: account, zone.name,
        read: {
          Zone(number: $0.next(), change: $0.next(), floor: $0.next(), newest: $0.next(), gone: $0.next(String?.self))
        })
    case (.shared, let owner?):
      try shares.sharedZone.first(
        bind: owner, zone.name, account,
        read: {
          Zone(
            number: $0.next(), change: $0.next(), floor: $0.next(), newest: $0.next(), gone: $0.next(String?.self),
            permission: SharePermission(rawValue: $0.next()) ?? .readOnly)
        })
    default: nil
    }
  }

  /// Returns a zone. Throws an error if the zone does not exist, or no longer exists.
  /// - Throws: `zoneNotFound`, `userDeletedZone`.
  func require(_ zone: CloudZone, in database: CloudDatabase) throws -> Zone {
    let found = try find(zone, in: database)
    guard let found, found.gone == nil else { throw Failure.zoneNotFound(zone, isDeleted: found != nil) }
    return found
  }

  /// Stores a zone that has changed, and removes the tombstones of old deletions.
  func set(_ zone: Zone, gone: String? = nil) throws {
    try statements.countChange.run()
    let changed = try statements.newestChange.first { $0.next(Int.self) } ?? 0
    let floor = max(zone.floor, zone.change - kept)
    if floor > zone.floor {
      try statements.forget.run(bind: zone.number, floor)
    }
    try statements.setZone.run(bind: changed, zone.change, floor, zone.newest, gone, zone.number)
    try noteCommit(changed, of: zone.number, at: zone.change, floor: floor)
  }

  public func changes(_ request: FetchDatabaseChanges) throws(Failure) -> FetchDatabaseChanges.Answer {
    try reading {
      let newest = try statements.newestChange.first { $0.next(Int.self) } ?? 0
      let since = try request.token.map { try require($0, newest: newest) }
      switch request.database {
      case .public:
        return FetchDatabaseChanges.Answer(zones: [], deletedZones: [], token: try token(at: newest).text, more: false)
      case .shared: return try sharedChanges(since: since?.change ?? 0)
      case .private: break
      }
      let found = try statements.changedZones.all(bind: account, since?.change ?? 0, FileCloud.zonesAtOnce + 1) {
        (zone: CloudZone(name: $0.next()), gone: $0.next(String?.self), changed: $0.next(Int.self))
      }
      let page = found.prefix(FileCloud.zonesAtOnce)
      let more = found.count > page.count
      return FetchDatabaseChanges.Answer(
        zones: page.filter { $0.gone == nil }.map(\.zone),
        deletedZones: page.compactMap { zone in
          zone.gone.map { .init(zone.zone, FetchDatabaseChanges.DeletedZone.Reason(rawValue: $0) ?? .deleted) }
        }, token: try token(at: more ? page.last?.changed ?? newest : newest).text, more: more,
        sharedToken: more ? nil : try sharedToken().text)
    }
  }

  static let zonesAtOnce = 400
  /// The character after the name of a deleted zone of which there is a newer zone of the same name.
  static let formerMark: Character = "#"

  public func modify(_ request: ModifyZones) throws(Failure) -> ModifyZones.Answer {
    try requireWritable(request.database)
    if request.database == .shared {
      let refused = (request.save + request.delete).map {
        ModifyZones.Result($0, .permissionFailure, "Only the owner of a zone may create or delete it")
      }
      return ModifyZones.Answer(refused)
    }
    return try writing {
      var results: [ModifyZones.Result] = []
      for zone in request.save { results.append(try save(zone)) }
      for zone in request.delete {
        if let found = try find(zone, in: .private), found.gone == nil {
          for statement in [statements.emptyZone, statements.forgetUses, statements.forgetFiles] {
            try statement.run(bind: found.number)
          }
          try set(found, gone: FetchDatabaseChanges.DeletedZone.Reason.deleted.rawValue)
        }
        results.append(.init(zone))
      }
      return ModifyZones.Answer(results)
    }
  }

  private func save(_ zone: CloudZone) throws -> ModifyZones.Result {
    if zone.owner != nil { return .init(zone, .permissionFailure, "Only the owner of a zone may create it") }
    if zone.name.contains(FileCloud.formerMark) {
      return .init(zone, .invalidArguments, "A zone's name must not contain \(FileCloud.formerMark)")
    }
    if let found = try find(zone, in: .private) {
      if found.gone == nil { return .init(zone) }
      // A zone that is created again gets a new number, so tokens of the former zone are not valid for it.
      let hadParticipants = try !participants(of: found.number).isEmpty
      // The former participants must still learn that the zone was deleted. So the zone is renamed and not removed.
      try (hadParticipants ? statements.renameZone : statements.removeZone).run(bind: found.number)
    }
    try statements.countChange.run()
    let changed = try statements.newestChange.first { $0.next(Int.self) } ?? 0
    try statements.makeZone.run(bind: account, zone.name, changed)
    if let made = try find(zone, in: .private) {
      try noteCommit(changed, of: made.number, at: made.change, floor: made.floor)
    }
    return .init(zone)
  }

  /// Throws an error for a database that cores must not write.
  /// - Throws: `permissionFailure` for the public database, which only operators write.
  func requireWritable(_ database: CloudDatabase) throws(Failure) {
    if database == .public {
      throw Failure(.permissionFailure, "Only the operators of the public database may write it")
    }
  }
}
