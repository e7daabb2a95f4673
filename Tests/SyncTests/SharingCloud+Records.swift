import Cloud
import Shape
import Sync

/// The records of zones, and the rules for which accounts may save and delete them.
extension SharingCloud {
  static func text(_ user: UUID) -> CloudValue { CloudValue(.reference, json: "\"\(user)\"") }

  func record(_ name: UUID, _ kept: Kept, in zone: CloudZone) -> CloudRecord {
    CloudRecord(
      name, kept.type, in: zone, kept.fields ?? CloudFields([]), tag: "\(kept.change)",
      createdAt: Timestamp(milliseconds: kept.createdAt), modifiedAt: Timestamp(milliseconds: kept.modifiedAt),
      modifier: kept.modifier)
  }

  func page(_ request: FetchZoneChanges, for account: String) -> EngineEvent {
    let (found, refusal) = find(request.zone, in: request.database, for: account)
    guard let seen = found ?? (fault == .forgetsRemovals ? forgotten(request.zone) : nil), let zone = zones[seen.key]
    else {
      return .failed(CloudFailure(refusal, "no zone"))
    }
    let token = request.token?.split(separator: ".").compactMap { Int($0) }
    if let token, token.first != zone.epoch { return .failed(CloudFailure(.changeTokenExpired, "too old")) }
    let since = token?.last ?? 0
    let changed = zone.records.filter { $0.value.change > since && (request.token != nil || $0.value.fields != nil) }
      .sorted { $0.value.change < $1.value.change }
    let page = changed.prefix(min(request.limit, SharingCloud.page))
    let more = changed.count > page.count
    let share = more ? nil : share(seen, request.zone)
    let news = share?.shareTag == request.shareTag ? nil : share
    return .page(
      FetchZoneChanges.Answer(
        records: page.filter { $0.value.fields != nil }.map { record($0.key, $0.value, in: request.zone) },
        deleted: page.filter { $0.value.fields == nil }.map { CloudDeletion($0.key, $0.value.type) },
        token: "\(zone.epoch).\(more ? page.last!.value.change : zone.change)", more: more, share: news))
  }

  private func forgotten(_ zone: CloudZone) -> Seen? { zones[zone].map { _ in Seen(key: zone, place: nil) } }

  func modify(_ request: ModifyRecords, for account: String) -> EngineEvent {
    var results: [CloudResult] = []
    for record in request.save { results.append(save(record, in: request.database, for: account)) }
    for deletion in request.delete { results.append(delete(deletion, in: request.database, for: account)) }
    // If a batch names a zone that does not exist, the container refuses the whole batch.
    if let kind = results.compactMap(\.kind).first(where: { $0 == .zoneNotFound || $0 == .userDeletedZone }) {
      return .failed(CloudFailure(kind, "no zone"))
    }
    return .records(ModifyRecords.Answer(results))
  }

  /// Returns why the container refuses a write, or `nil`.
  /// - Parameter isThere: A Boolean value that indicates whether the record exists.
  private func refusal(of types: [String], isThere: Bool, _ seen: Seen) -> String? {
    if knowsOwnersRecords, hazards.contains(.changedClients), isThere, types.contains("Entries") {
      return "entries are only ever added"
    }
    if types.contains(OwnersRecords.credentials), seen.key.name != CloudZone.account.name, fault != .keepsCredentials {
      return "they stand in the account's own zone alone"
    }
    guard let place = seen.place else { return nil }
    if place.permission == .readOnly, fault != .letsReadersWrite { return "it may be looked at alone" }
    if knowsOwnersRecords, hazards.contains(.lostRights), !types.allSatisfy(OwnersRecords.has),
      let access = zones[seen.key]!.records[place.access]?.fields, !SimRights.mayWrite(access)
    {
      return "the access record does not let its writer"
    }
    let isOwners = types.contains { OwnersRecords.has($0) && $0 != OwnersRecords.credentials }
    return isOwners && knowsOwnersRecords ? "it is for the owner alone to write" : nil
  }

  private func save(_ record: CloudRecord, in database: CloudDatabase, for account: String) -> CloudResult {
    let name = record.recordName
    let (found, missing) = find(record.zone, in: database, for: account)
    guard let seen = found else { return CloudResult(name, missing, "no zone") }
    let kept = zones[seen.key]!.records[name]
    if let refusal = refusal(
      of: [record.recordType, kept?.type].compactMap(\.self), isThere: kept?.fields != nil, seen)
    {
      return CloudResult(name, .permissionFailure, refusal)
    }
    let isThere = kept?.fields != nil
    if record.recordChangeTag != nil, !isThere { return CloudResult(name, .unknownItem, "gone") }
    if isThere, let kept, "\(kept.change)" != record.recordChangeTag {
      return CloudResult(name, .serverRecordChanged, "changed", serverRecord: self.record(name, kept, in: record.zone))
    }
    let isOneTooMany =
      record.recordType == OwnersRecords.access && record.fields[OwnersRecords.Field.isOwner]?.json != "1"
    if isOneTooMany, !isThere, zones[seen.key]!.share?.isRevoked == false, !hasRoom(in: seen.key) {
      return CloudResult(name, .permissionFailure, "the company lets nobody more in")
    }
    let fields = (isThere ? kept!.fields! : CloudFields([])).changed(by: record.fields)
    let put = put(name, record.recordType, fields, in: seen.key, by: account)
    return CloudResult(
      name, tag: "\(put.change)", createdAt: Timestamp(milliseconds: put.createdAt),
      modifiedAt: Timestamp(milliseconds: put.modifiedAt))
  }

  private func delete(_ deletion: CloudDeletion, in database: CloudDatabase, for account: String) -> CloudResult {
    let name = deletion.recordName
    guard let zone = deletion.zone else { return CloudResult(name, .invalidArguments, "no zone") }
    let (found, missing) = find(zone, in: database, for: account)
    guard let seen = found else { return CloudResult(name, missing, "no zone") }
    guard let kept = zones[seen.key]!.records[name], kept.fields != nil else {
      return CloudResult(name, tag: nil, modifiedAt: nil)
    }
    if let tag = deletion.recordChangeTag, tag != "\(kept.change)" {
      return CloudResult(name, .serverRecordChanged, "changed", serverRecord: record(name, kept, in: zone))
    }
    if let refusal = refusal(of: [kept.type], isThere: true, seen) {
      return CloudResult(name, .permissionFailure, refusal)
    }
    _ = put(name, kept.type, nil, in: seen.key, by: account)
    return CloudResult(name, tag: nil, modifiedAt: nil)
  }

  /// Writes a record whatever its current state is, or deletes it if the fields are `nil`.
  @discardableResult func put(
    _ name: UUID, _ type: String, _ fields: CloudFields?, in key: CloudZone, by account: String
  ) -> Kept {
    var zone = zones[key]!
    zone.change += 1
    change += 1
    zone.changed = change
    let kept = Kept(
      type: type, fields: fields, change: zone.change, modifier: account,
      createdAt: zone.records[name]?.createdAt ?? change,
      modifiedAt: change)
    zone.records[name] = kept
    zones[key] = zone
    return kept
  }

  /// Returns the access records of people who are not owners.
  func accessRecords(in key: CloudZone) -> [UUID: CloudFields] {
    zones[key]!.records.compactMapValues { kept in
      kept.type == OwnersRecords.access && kept.fields?[OwnersRecords.Field.isOwner]?.json != "1" ? kept.fields : nil
    }
  }

  func hasRoom(for more: Int = 1, in key: CloudZone) -> Bool {
    accessRecords(in: key).count + more <= SharingCloud.cap + (fault == .letsOneMoreIn ? 1 : 0)
  }
}
