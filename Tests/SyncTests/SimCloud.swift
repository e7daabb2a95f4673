import Cloud
import Shape
import Sync

/// A container in memory. It has the behavior that a container must have, and does not use the real containers' code.
final class SimCloud {
  struct Kept {
    var type: String
    var fields: CloudFields?
    var change: Int
    /// The change tag of this state. No other state of any record ever gets the same tag, even after the container was
    /// restored from a copy.
    var tag: String
    var modifier: String
    /// The time of creation. It grows with each new record.
    var createdAt = 0
  }

  struct Zone {
    var records: [UUID: Kept] = [:]
    var change = 0
    /// A random mark for each change. A token contains the number and the mark of the change after which it begins.
    var marks: [Int: Int] = [0: 0]
    /// Tokens of changes before this number have expired.
    var floor = 0
    var changed = 0
  }

  /// The contents of the container, as they are copied for a restore.
  struct Copy {
    var zones: [CloudZone: Zone] = [:]
    var change = 0
    var marks: [Int: Int] = [0: 0]
    /// The batches that have arrived, with their answers. If a batch arrives again, it gets the same answer.
    var operations: [String: EngineEvent] = [:]
  }

  private(set) var state = Copy()
  var zones: [CloudZone: Zone] { state.zones }
  /// Marks, tags and creation times are never used twice, even after a restore from a copy.
  private var lastMark = 0
  private var created = 0
  private var copy: Copy?
  /// Records that the container always refuses.
  var poisoned: Set<UUID> = []
  /// The number of pages that were requested from the beginning of a zone, and of all pages.
  var pagesFromStart = 0
  var pages = 0

  func expireTokens() {
    state.zones = zones.mapValues { zone in
      var zone = zone
      zone.floor = zone.change
      return zone
    }
  }

  /// Stores a copy of the container.
  func makeCopy() { copy = state }

  /// Restores the container from the last copy.
  /// - Returns: `false` if there is no copy.
  func putBack() -> Bool {
    guard let copy else { return false }
    state = copy
    return true
  }

  /// Replaces the container by an empty one.
  func loseZones() {
    guard !zones.isEmpty else { return }
    state = Copy(marks: [0: newMark()])
  }

  private func newMark() -> Int {
    lastMark += 1
    return lastMark
  }

  /// Counts a change of the database.
  @discardableResult private func count() -> Int {
    state.change += 1
    state.marks[state.change] = newMark()
    return state.change
  }

  /// Returns the change after which a token begins. Returns `nil` if the container has no such change, or a different
  /// change with the same number.
  private static func change(of token: String, _ marks: [Int: Int]) -> Int? {
    let parts = token.split(separator: ".").compactMap { Int($0) }
    return parts.count == 2 && marks[parts[0]] == parts[1] ? parts[0] : nil
  }

  private static func has(_ token: String?, _ zone: Zone) -> Bool {
    token.map { change(of: $0, zone.marks) != nil } ?? true
  }

  /// A Boolean value that indicates whether a batch has arrived before.
  func hasDone(_ question: SyncQuestion) -> Bool {
    if case .records(let request) = question { return state.operations[request.operation] != nil }
    return false
  }

  func answer(_ question: SyncQuestion, for device: String) -> EngineEvent {
    switch question {
    case .account: return .account(CloudAccount.Answer(.available, account: "me", container: "sim"))
    case .database(let request):
      guard let since = request.token.map({ SimCloud.change(of: $0, state.marks) }) ?? 0 else {
        return .failed(CloudFailure(.historyLost, "no such change"))
      }
      let changed = zones.filter { $0.value.changed > since }.map(\.key).sorted { $0.name < $1.name }
      let token = "\(state.change).\(state.marks[state.change]!)"
      return .database(FetchDatabaseChanges.Answer(zones: changed, deletedZones: [], token: token, more: false))
    case .zone(let request): return page(request)
    case .zones(let request):
      for zone in request.save where zones[zone] == nil {
        state.zones[zone] = Zone(marks: [0: newMark()], changed: count())
      }
      return .zones(ModifyZones.Answer(request.save.map { .init($0) }))
    case .records(let request):
      if let answer = state.operations[request.operation] { return answer }
      let touched = Set(request.save.map(\.zone) + request.delete.compactMap(\.zone))
      for zone in touched where zones[zone].map({ !SimCloud.has(request.behind, $0) }) ?? false {
        return .failed(CloudFailure(.historyLost, "no such change"))
      }
      let answer = modify(request, device)
      state.operations[request.operation] = answer
      return answer
    }
  }

  private func record(_ name: UUID, _ kept: Kept, _ fields: CloudFields, in zone: CloudZone) -> CloudRecord {
    CloudRecord(
      name, kept.type, in: zone, fields, tag: kept.tag, createdAt: Timestamp(milliseconds: kept.createdAt),
      modifier: kept.modifier)
  }

  private func page(_ request: FetchZoneChanges) -> EngineEvent {
    pages += 1
    if request.token == nil { pagesFromStart += 1 }
    guard let zone = zones[request.zone] else { return .failed(CloudFailure(.zoneNotFound, "no zone")) }
    guard SimCloud.has(request.behind, zone),
      let since = request.token.map({ SimCloud.change(of: $0, zone.marks) }) ?? 0
    else {
      return .failed(CloudFailure(.historyLost, "no such change"))
    }
    if request.token != nil, since < zone.floor, since < zone.change {
      return .failed(CloudFailure(.changeTokenExpired, "too old"))
    }
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
    let end = more ? page.last!.value.change : zone.change
    return .page(
      FetchZoneChanges.Answer(records: records, deleted: deleted, token: "\(end).\(zone.marks[end]!)", more: more))
  }

  private func modify(_ request: ModifyRecords, _ device: String) -> EngineEvent {
    var results: [CloudResult] = []
    for record in request.save { results.append(save(record, device)) }
    for deletion in request.delete { results.append(delete(deletion, device)) }
    let touched = Set(request.save.map(\.zone) + request.delete.compactMap(\.zone))
    let zone = touched.count == 1 ? touched.first.flatMap { zones[$0] } : nil
    return .records(ModifyRecords.Answer(results, token: zone.map { "\($0.change).\($0.marks[$0.change]!)" }))
  }

  private func save(_ record: CloudRecord, _ device: String) -> CloudResult {
    let name = record.recordName
    guard var zone = zones[record.zone] else { return CloudResult(name, .zoneNotFound, "no zone") }
    if poisoned.contains(name) { return CloudResult(name, .invalidArguments, "poisoned") }
    let kept = zone.records[name]
    let isThere = kept?.fields != nil
    if record.recordChangeTag != nil, !isThere { return CloudResult(name, .unknownItem, "gone") }
    if isThere, let kept, kept.tag != record.recordChangeTag {
      return CloudResult(
        name, .serverRecordChanged, "changed",
        serverRecord: self.record(name, kept, kept.fields!, in: record.zone))
    }
    let fields = (isThere ? kept!.fields! : CloudFields([])).changed(by: record.fields)
    if kept == nil { created += 1 }
    let tag = count(&zone)
    zone.records[name] = Kept(
      type: record.recordType, fields: fields, change: zone.change, tag: tag, modifier: device,
      createdAt: kept?.createdAt ?? created)
    state.zones[record.zone] = zone
    return CloudResult(
      name, tag: tag, createdAt: Timestamp(milliseconds: zone.records[name]!.createdAt), modifiedAt: nil)
  }

  private func delete(_ deletion: CloudDeletion, _ device: String) -> CloudResult {
    let name = deletion.recordName
    guard let at = deletion.zone, var zone = zones[at] else { return CloudResult(name, .zoneNotFound, "no zone") }
    guard let kept = zone.records[name], let fields = kept.fields else {
      return CloudResult(name, tag: nil, modifiedAt: nil)
    }
    if let tag = deletion.recordChangeTag, tag != kept.tag {
      return CloudResult(
        name, .serverRecordChanged, "changed",
        serverRecord: record(name, kept, fields, in: at))
    }
    let tag = count(&zone)
    zone.records[name] = Kept(
      type: kept.type, fields: nil, change: zone.change, tag: tag, modifier: device, createdAt: kept.createdAt)
    state.zones[at] = zone
    return CloudResult(name, tag: nil, modifiedAt: nil)
  }

  /// Counts a change of a zone.
  /// - Returns: The new change tag of the changed record.
  private func count(_ zone: inout Zone) -> String {
    zone.change += 1
    zone.changed = count()
    zone.marks[zone.change] = newMark()
    return "\(lastMark)"
  }
}
