import Cloud
import Shape
import Sync

/// A container in memory: what a container promises, and nothing of how ours keeps it.
final class SimCloud {
  struct Kept {
    var type: String
    var fields: CloudFields?
    var change: Int
    var modifier: String
    /// Grows from record to record.
    var createdAt = 0
  }

  struct Zone {
    var records: [UUID: Kept] = [:]
    var change = 0
    /// Tokens before this are expired.
    var floor = 0
    var changed = 0
  }

  private(set) var zones: [CloudZone: Zone] = [:]
  /// What was answered to each batch: one that comes again is not done again.
  private var operations: [String: [CloudResult]] = [:]
  private var change = 0
  private var created = 0
  /// Records that it refuses, whatever they hold.
  var poisoned: Set<UUID> = []
  /// Which pages were asked for, and whether from the beginning.
  var pagesFromStart = 0
  var pages = 0

  func expireTokens() {
    zones = zones.mapValues { zone in
      var zone = zone
      zone.floor = zone.change
      return zone
    }
  }

  func answer(_ question: SyncQuestion, for device: String) -> SyncEvent {
    switch question {
    case .account: return .account(CloudAccount.Answer(.available, account: "me", container: "sim"))
    case .database(let request):
      let since = request.token.flatMap { Int($0) } ?? 0
      let changed = zones.filter { $0.value.changed > since }.map(\.key).sorted { $0.name < $1.name }
      return .database(FetchDatabaseChanges.Answer(zones: changed, deletedZones: [], token: "\(change)", more: false))
    case .zone(let request): return page(request)
    case .zones(let request):
      for zone in request.save where zones[zone] == nil {
        change += 1
        zones[zone] = Zone(changed: change)
      }
      return .zones(ModifyZones.Answer(request.save.map { .init($0) }))
    case .records(let request): return modify(request, device)
    }
  }

  private func record(_ name: UUID, _ kept: Kept, _ fields: CloudFields, in zone: CloudZone) -> CloudRecord {
    CloudRecord(
      name, kept.type, in: zone, fields, tag: "\(kept.change)", createdAt: Timestamp(milliseconds: kept.createdAt), modifier: kept.modifier)
  }

  private func page(_ request: FetchZoneChanges) -> SyncEvent {
    pages += 1
    if request.token == nil { pagesFromStart += 1 }
    guard let zone = zones[request.zone] else { return .failed(CloudFailure(.zoneNotFound, "no zone")) }
    let since = request.token.flatMap { Int($0) } ?? 0
    if request.token != nil, since < zone.floor, since < zone.change { return .failed(CloudFailure(.changeTokenExpired, "too old")) }
    let changed = zone.records.filter { $0.value.change > since && (request.token != nil || $0.value.fields != nil) }
      .sorted { $0.value.change < $1.value.change }
    let page = changed.prefix(request.limit)
    let records = page.compactMap { name, kept in
      kept.fields.map {
        record(name, kept, $0, in: request.zone)
      }
    }
    let deleted = page.filter { $0.value.fields == nil }.map { CloudDeletion($0.key, $0.value.type) }
    let more = changed.count > page.count
    return .page(
      FetchZoneChanges.Answer(
        records: records, deleted: deleted, token: "\(more ? page.last!.value.change : zone.change)", more: more))
  }

  private func modify(_ request: ModifyRecords, _ device: String) -> SyncEvent {
    if let results = operations[request.operation] { return .records(ModifyRecords.Answer(results)) }
    var results: [CloudResult] = []
    for record in request.save { results.append(save(record, device)) }
    for deletion in request.delete { results.append(delete(deletion, device)) }
    operations[request.operation] = results
    return .records(ModifyRecords.Answer(results))
  }

  private func save(_ record: CloudRecord, _ device: String) -> CloudResult {
    let name = record.recordName
    guard var zone = zones[record.zone] else { return CloudResult(name, .zoneNotFound, "no zone") }
    if poisoned.contains(name) { return CloudResult(name, .invalidArguments, "poisoned") }
    let kept = zone.records[name]
    let isThere = kept?.fields != nil
    if record.recordChangeTag != nil, !isThere { return CloudResult(name, .unknownItem, "gone") }
    if isThere, let kept, "\(kept.change)" != record.recordChangeTag {
      return CloudResult(
        name, .serverRecordChanged, "changed",
        serverRecord: self.record(name, kept, kept.fields!, in: record.zone))
    }
    zone.change += 1
    change += 1
    zone.changed = change
    let fields = (isThere ? kept!.fields! : CloudFields([])).changed(by: record.fields)
    if kept == nil { created += 1 }
    zone.records[name] = Kept(
      type: record.recordType, fields: fields, change: zone.change, modifier: device, createdAt: kept?.createdAt ?? created)
    zones[record.zone] = zone
    return CloudResult(
      name, tag: "\(zone.change)", createdAt: Timestamp(milliseconds: zone.records[name]!.createdAt), modifiedAt: nil)
  }

  private func delete(_ deletion: CloudDeletion, _ device: String) -> CloudResult {
    let name = deletion.recordName
    guard let at = deletion.zone, var zone = zones[at] else { return CloudResult(name, .zoneNotFound, "no zone") }
    guard let kept = zone.records[name], let fields = kept.fields else { return CloudResult(name, tag: nil, modifiedAt: nil) }
    if let tag = deletion.recordChangeTag, tag != "\(kept.change)" {
      return CloudResult(
        name, .serverRecordChanged, "changed",
        serverRecord: record(name, kept, fields, in: at))
    }
    zone.change += 1
    change += 1
    zone.changed = change
    zone.records[name] = Kept(type: kept.type, fields: nil, change: zone.change, modifier: device, createdAt: kept.createdAt)
    zones[at] = zone
    return CloudResult(name, tag: nil, modifiedAt: nil)
  }
}
