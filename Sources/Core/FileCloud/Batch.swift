internal import Cloud
internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// One batch of records, while it is written to a container in a file.
struct Batch {
  let cloud: FileCloud
  private let database: CloudDatabase
  /// The account that makes the changes.
  let actor: String
  /// The zones of the records that were written so far.
  private(set) var zones: [(zone: CloudZone, state: FileCloud.Zone, before: Int)] = []

  /// The problems of the contents that were sent with the batch, by digest. `nil` if the contents were not stored yet.
  private let flaws: [String: String]?

  /// The newest token of the zone that the sender has, or `nil` if it has none.
  private let behind: String?

  init(
    _ cloud: FileCloud, in database: CloudDatabase, by actor: String, _ flaws: [String: String]? = nil,
    behind: String? = nil
  ) {
    self.cloud = cloud
    self.database = database
    self.actor = actor
    self.flaws = flaws
    self.behind = behind
  }

  /// Creates a batch for one zone that was already found. The account's access to the zone is not checked.
  init(_ cloud: FileCloud, of zone: CloudZone, _ state: FileCloud.Zone, by actor: String) {
    self.init(cloud, in: .private, by: actor)
    zones = [(zone, state, state.change)]
  }

  /// Writes a record on behalf of the container. No change tag and no rights are checked.
  mutating func set(_ name: UUID, _ type: String, _ fields: CloudFields, parent: UUID?, in zone: CloudZone) throws {
    let index = try index(of: zone)
    let kept = try cloud.find(name, in: zones[index].state)
    _ = try put(name, type, fields.text, parent ?? kept?.parent, kept, in: index)
  }

  /// Deletes a record on behalf of the container, if the record exists.
  mutating func remove(_ name: UUID, in zone: CloudZone) throws {
    let index = try index(of: zone)
    guard let kept = try cloud.find(name, in: zones[index].state), kept.fields != nil else { return }
    _ = try put(name, kept.type, nil, kept.parent, kept, in: index)
  }

  private mutating func index(of zone: CloudZone) throws -> Int {
    if let known = zones.firstIndex(where: { $0.zone == zone }) { return known }
    var state = try cloud.require(zone, in: database)
    try cloud.requireReached(behind, of: state)
    if state.permission == .readWrite { state.rights = try cloud.rights(in: state) }
    zones.append((zone, state, state.change))
    return zones.count - 1
  }

  mutating func save(_ record: CloudRecord) throws -> CloudResult {
    func refuse(_ kind: CloudErrorKind, _ message: String, _ kept: FileCloud.Kept? = nil) -> CloudResult {
      CloudResult(record.recordName, kind, message, serverRecord: kept?.record(record.recordName, in: record.zone))
    }
    guard let fields = record.fields.parsed else {
      return refuse(.invalidArguments, "The record's fields can't be read")
    }
    if let bad = fields.first(where: { $0.value?.flaw != nil }), let flaw = bad.value?.flaw {
      return refuse(.invalidArguments, "\(bad.name) \(flaw)")
    }
    let index = try index(of: record.zone)
    if record.recordType == OwnersRecords.credentials, record.zone != .account {
      return refuse(.permissionFailure, "Records with credentials may only be in the account's own zone")
    }
    let kept = try cloud.find(record.recordName, in: zones[index].state)
    let isThere = kept?.fields != nil
    if let refusal = try refusal(record, kept, in: index) { return refuse(.permissionFailure, refusal, kept) }
    if let tag = record.recordChangeTag {
      guard let kept, isThere else { return refuse(.unknownItem, "The record does not exist any more") }
      if kept.tag != tag {
        return refuse(.serverRecordChanged, "The record has changed since the given change tag", kept)
      }
    } else if let kept, isThere {
      return refuse(
        .serverRecordChanged, "A record with this name exists already. Send its recordChangeTag to change it", kept)
    }
    if let kept, isThere, let refusal = kept.refusal(ofChangeTo: record) {
      return refuse(.permissionFailure, refusal, kept)
    }
    if try !isThere && isOneTooMany(record, in: index) {
      return refuse(
        .permissionFailure,
        "The company has as many participants as its tier allows. Remove a participant, or choose a higher tier")
    }
    var (saved, files) = (fields, [(field: String, file: Int?)]())
    for (place, field) in fields.enumerated() {
      guard let file = field.value?.file else { continue }
      guard let number = try cloud.number(of: file.sha256, in: zones[index].state.number) else {
        if flaws == nil, file.path != nil {
          throw Failure.assetFileMissing("The file must be stored before the record")
        }
        return refuse(
          .assetFileMissing,
          flaws?[file.sha256] ?? "The container does not have the content of \(field.name). Send the file's path")
      }
      saved[place] = .init(field.name, CloudFile(file.sha256, bytes: file.bytes).value)
      files.append((field.name, number))
    }
    if isThere {
      for field in try cloud.fieldsWithFiles(of: record.recordName, in: zones[index].state.number)
      where fields.contains(where: { $0.name == field && $0.value?.type != .asset }) {
        files.append((field, nil))
      }
    }
    let before = isThere ? kept?.fields.map { CloudFields(text: $0) } : nil
    let keptFields = (before ?? CloudFields([])).changed(by: files.isEmpty ? record.fields : CloudFields(saved)).text
    if keptFields.utf8.count > ModifyRecords.largestRecord {
      return refuse(.limitExceeded, "The fields of a record may have at most \(ModifyRecords.largestRecord) bytes")
    }
    try cloud.use(files, by: record.recordName, in: zones[index].state.number)
    return try put(record.recordName, record.recordType, keptFields, record.parent ?? kept?.parent, kept, in: index)
  }

  /// Returns a Boolean value that indicates whether a new access record would exceed the number of participants that
  /// the company's tier allows.
  private func isOneTooMany(_ record: CloudRecord, in index: Int) throws -> Bool {
    guard record.recordType == OwnersRecords.access, record.fields[OwnersRecords.Field.isOwner]?.json != "1",
      try cloud.share(of: zones[index].state.number).map({ $0.revokedAt == nil }) ?? false
    else { return false }
    return try !cloud.hasRoom(for: 1, in: zones[index].state, record.zone.name)
  }

  mutating func delete(_ deletion: CloudDeletion) throws -> CloudResult {
    guard let zone = deletion.zone else {
      return CloudResult(deletion.recordName, .invalidArguments, "zone is missing")
    }
    let index = try index(of: zone)
    // If the record was deleted already, there is nothing to do.
    guard let kept = try cloud.find(deletion.recordName, in: zones[index].state), kept.fields != nil else {
      return CloudResult(deletion.recordName, tag: nil, modifiedAt: nil)
    }
    if let tag = deletion.recordChangeTag, tag != kept.tag {
      return CloudResult(
        deletion.recordName, .serverRecordChanged, "The record has changed since the given change tag",
        serverRecord: kept.record(deletion.recordName, in: zone))
    }
    let refusal =
      try refusal(nil, kept, in: index) ?? (RecordRule.isAppendOnly(kept.type) ? HeldRights.appendOnly(kept.type) : nil)
    if let refusal {
      return CloudResult(
        deletion.recordName, .permissionFailure, refusal, serverRecord: kept.record(deletion.recordName, in: zone))
    }
    let number = zones[index].state.number
    let files = try cloud.fieldsWithFiles(of: deletion.recordName, in: number).map { (field: $0, file: Int?.none) }
    try cloud.use(files, by: deletion.recordName, in: number)
    return try put(deletion.recordName, kept.type, nil, kept.parent, kept, in: index)
  }

  private mutating func put(
    _ name: UUID, _ type: String, _ fields: String?, _ parent: UUID?, _ kept: FileCloud.Kept?, in index: Int
  ) throws -> CloudResult {
    zones[index].state.change += 1
    let now = cloud.clock.now
    let createdAt = kept?.createdAt ?? Timestamp(milliseconds: max(now.milliseconds, zones[index].state.newest + 1))
    zones[index].state.newest = max(zones[index].state.newest, createdAt.milliseconds)
    let zone = zones[index].state
    try (kept == nil ? cloud.statements.insert : cloud.statements.replace).run(
      bind: zone.number, zone.change, name, type, fields, parent, actor, createdAt, now)
    return CloudResult(
      name, tag: fields == nil ? nil : String(zone.change, radix: 36), createdAt: createdAt, modifiedAt: now)
  }

  /// Stores the new states of the zones that the batch has changed.
  /// - Returns: the numbers of each zone's changes, with the number of the zone.
  func close() throws -> [(zone: Int, span: ClosedRange<Int>)] {
    let changed = zones.filter { $0.state.change > $0.before }
    for zone in changed { try cloud.set(zone.state) }
    return changed.map { ($0.state.number, $0.before + 1...$0.state.change) }
  }

  /// Returns the token of the zone after the batch, or `nil` if the batch has changed no zone, or several.
  func token(_ changed: [(zone: Int, span: ClosedRange<Int>)]) throws -> String? {
    guard changed.count == 1, let zone = zones.first(where: { $0.state.number == changed[0].zone }) else { return nil }
    return try cloud.token(of: zone.state, at: zone.state.change).text
  }
}
