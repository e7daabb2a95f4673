import Cloud
import RPC
import Shape
import Sync

/// The sync state and the rows of a simulated device, in memory. A crash loses uncommitted changes.
final class MemoryStorage: SyncStorage {
  /// The whole state, as a value: a commit copies it.
  struct State {
    var zones: [Int: ZoneState] = [:]
    var lastZone = 0
    var tokens: [CloudDatabase: String] = [:]
    var known: [UUID: Known] = [:]
    var marks: [UUID: (marks: Marks, rank: Int)] = [:]
    var arrivals: [UUID: (arrival: Arrival, place: Int)] = [:]
    var unanswered: [Batch] = []
    var tombstones: [UUID: Tombstone] = [:]
    var uploads: [UUID: Upload] = [:]
    var position = 0
    var adoption: Adoption?
    var settled: [String: Settled] = [:]
    var conflicts: [SyncConflict] = []
    var scanned: [String: [UUID]] = [:]
    /// The container's last report about the share of each company.
    var shares: [UUID: CloudShare] = [:]
    var rows: [UUID: SimRow] = [:]
    var log: [LocalChange] = []
  }

  var state = State()
  private(set) var committed = State()
  /// The records whose rows changed since the simulation last read this set.
  var changed: Set<UUID> = []
  /// A Boolean value that indicates whether conflict lines are records that are synced to other devices.
  var linesTravel = false

  /// The company of a zone, or `nil` for the zone of the account.
  func company(of zone: Int) -> UUID? { state.zones[zone].flatMap { UUID($0.zone.name) } }

  func commit() { committed = state }
  func crash() { state = committed }

  func zones() throws(Failure) -> [ZoneState] { state.zones.values.sorted { $0.number < $1.number } }
  func put(_ zone: ZoneState) throws(Failure) { state.zones[zone.number] = zone }

  func forget(_ zone: Int) throws(Failure) {
    let company = company(of: zone)
    state.zones[zone] = nil
    state.known = state.known.filter { $0.value.zone != zone }
    state.marks = state.marks.filter { $0.value.marks.zone != zone }
    state.arrivals = state.arrivals.filter { $0.value.arrival.zone != zone }
    state.uploads = state.uploads.filter { $0.value.zone != zone }
    state.unanswered.removeAll { $0.zone == zone }
    state.tombstones = state.tombstones.filter { $0.value.zone != zone }
    if let company { state.shares[company] = nil }
  }

  func newZoneNumber() throws(Failure) -> Int {
    state.lastZone += 1
    return state.lastZone
  }

  func token(of database: CloudDatabase) throws(Failure) -> String? { state.tokens[database] }
  func set(_ token: String?, of database: CloudDatabase) throws(Failure) { state.tokens[database] = token }

  func known(_ record: UUID) throws(Failure) -> Known? { state.known[record] }
  func put(_ known: Known) throws(Failure) { state.known[known.record] = known }

  func add(_ known: Known) throws(Failure) -> Bool {
    if state.known[known.record] != nil { return false }
    state.known[known.record] = known
    return true
  }

  func forgetKnown(_ record: UUID) throws(Failure) { state.known[record] = nil }

  func unmet(in zone: Int, before generation: Int, after record: UUID?, limit: Int) throws(Failure) -> [Known] {
    let unmet = state.known.values.filter { known in
      known.zone == zone && known.generation < generation && known.tag != nil
        && record.map { $0 < known.record } ?? true
    }
    return Array(unmet.sorted { $0.record < $1.record }.prefix(limit))
  }

  func marks(_ record: UUID) throws(Failure) -> Marks? { state.marks[record]?.marks }
  func put(_ marks: Marks, rank: Int) throws(Failure) { state.marks[marks.record] = (marks, rank) }
  func forgetMarks(_ record: UUID) throws(Failure) { state.marks[record] = nil }

  func markWhole(_ record: UUID, _ kind: String, in zone: Int, rank: Int) throws(Failure) {
    if state.known[record]?.tag != nil || state.marks[record] != nil { return }
    var marks = Marks(of: record, kind, in: zone, order: 0)
    marks.isWhole = true
    state.marks[record] = (marks, rank)
  }

  func forgetWhole(_ record: UUID) throws(Failure) -> Bool {
    guard let there = state.marks[record] else { return false }
    var bare = Marks(of: record, there.marks.kind, in: there.marks.zone, order: there.marks.order)
    bare.isWhole = true
    (bare.attempts, bare.nextAttemptAt, bare.lastError) = (
      there.marks.attempts, there.marks.nextAttemptAt, there.marks.lastError
    )
    if there.marks != bare { return false }
    state.marks[record] = nil
    return true
  }

  func due(limit: Int, at instant: Int, but busy: Set<UUID>) throws(Failure) -> [Marks] {
    let due = state.marks.values.filter { $0.marks.isEdited && $0.marks.nextAttemptAt ?? 0 <= instant }
    let inOrder = due.sorted { ($0.rank, $0.marks.order, $0.marks.record) < ($1.rank, $1.marks.order, $1.marks.record) }
    return inOrder.map(\.marks).prefix(limit).filter { !busy.contains($0.record) }
  }

  func forgetConflicts(in zone: Int) throws(Failure) {
    state.conflicts.removeAll { $0.zone == zone }
    let company = company(of: zone)
    state.rows = state.rows.filter { $0.value.kind != SyncConflict.kind || $0.value.company != company }
  }
  func edited(rank: Int) throws(Failure) -> [Marks] {
    state.marks.values.filter { $0.rank == rank && $0.marks.isEdited }.map(\.marks).sorted { $0.record < $1.record }
  }
  func nextDue() throws(Failure) -> Int? {
    state.marks.values.filter { $0.marks.isEdited && !$0.marks.isPutAside }.compactMap(\.marks.nextAttemptAt).min()
  }

  func forgetWaits(aside: Bool) throws(Failure) {
    for (record, one) in state.marks where aside || !one.marks.isPutAside {
      state.marks[record]?.marks.nextAttemptAt = nil
    }
    for (record, one) in state.uploads where aside || one.nextAttemptAt != Marks.never {
      state.uploads[record]?.nextAttemptAt = nil
    }
  }

  func put(_ tombstone: Tombstone) throws(Failure) { state.tombstones[tombstone.record] = tombstone }
  func tombstone(_ record: UUID) throws(Failure) -> Tombstone? { state.tombstones[record] }
  func tombstones(ofPartsOf whole: UUID) throws(Failure) -> [Tombstone] {
    state.tombstones.values.filter { $0.whole == whole }.sorted { $0.record < $1.record }
  }
  func unanswered() throws(Failure) -> [Batch] { state.unanswered }
  func put(unanswered batch: Batch) throws(Failure) { state.unanswered.append(batch) }
  func forgetUnanswered(_ operation: String) throws(Failure) {
    state.unanswered.removeAll { $0.operation == operation }
  }

  func sent(limit: Int, after record: UUID?) throws(Failure) -> [Marks] {
    let sent = state.marks.values.map(\.marks).filter { marks in
      marks.isSent && record.map { $0 < marks.record } ?? true
    }
    return Array(sent.sorted { $0.record < $1.record }.prefix(limit))
  }

  func trace(of record: UUID) throws(Failure) -> Trace {
    let known = state.known[record]
    return Trace(tag: known?.tag, generation: known?.generation, hasMarks: state.marks[record] != nil)
  }

  func arrivalOrder(of record: UUID) throws(Failure) -> (createdAt: Int?, isSent: Bool) {
    (state.known[record]?.createdAt?.milliseconds, state.marks[record]?.marks.isSent == true)
  }

  func set(generation: Int, of record: UUID) throws(Failure) { state.known[record]?.generation = generation }

  private func saved(in zone: Int, before fetch: Int, isEdited: Bool, limit: Int) -> [Marks] {
    let those = state.marks.values.map(\.marks).filter { marks in
      marks.zone == zone && marks.isSent && marks.isEdited == isEdited && marks.acknowledged.map { $0 < fetch } ?? false
    }
    return Array(those.sorted { $0.record < $1.record }.prefix(limit))
  }

  func forgetSaved(in zone: Int, before fetch: Int, limit: Int) throws(Failure) -> Bool {
    let done = saved(in: zone, before: fetch, isEdited: false, limit: limit)
    for marks in done { state.marks[marks.record] = nil }
    return done.count == limit
  }

  func editedSince(in zone: Int, before fetch: Int, limit: Int) throws(Failure) -> [Marks] {
    saved(in: zone, before: fetch, isEdited: true, limit: limit)
  }

  func zonesToConfirm() throws(Failure) -> [Int] {
    Array(Set(state.marks.values.map(\.marks).filter { $0.acknowledged != nil }.map(\.zone))).sorted()
  }

  func put(_ arrival: Arrival, at place: Int) throws(Failure) { state.arrivals[arrival.record] = (arrival, place) }
  func hasArrivals() throws(Failure) -> Bool { !state.arrivals.isEmpty }
  func arrival(_ record: UUID) throws(Failure) -> Arrival? { state.arrivals[record]?.arrival }
  func forgetArrival(_ record: UUID) throws(Failure) { state.arrivals[record] = nil }

  func arrivals(_ wanted: Arrival.State, limit: Int) throws(Failure) -> [Arrival] {
    let those = state.arrivals.values.filter { $0.arrival.state == wanted }
    let inOrder = those.sorted { ($0.place, $0.arrival.record) < ($1.place, $1.arrival.record) }
    return Array(inOrder.map(\.arrival).prefix(limit))
  }

  func forgetArrivals(in zone: Int, before fetch: Int) throws(Failure) {
    state.arrivals = state.arrivals.filter {
      $0.value.arrival.zone != zone || $0.value.arrival.fetch >= fetch || $0.value.arrival.fields == nil
    }
  }

  func refresh(_ wanted: Arrival.State) throws(Failure) -> Int {
    var count = 0
    for (record, one) in state.arrivals where one.arrival.state == wanted {
      state.arrivals[record]?.arrival.state = .fresh
      count += 1
    }
    return count
  }

  func count(_ wanted: Arrival.State) throws(Failure) -> Int {
    state.arrivals.values.filter { $0.arrival.state == wanted }.count
  }

  func pending() throws(Failure) -> (edits: Int, syncs: Int, aside: Int) {
    let marks = state.marks.values.map(\.marks)
    return (marks.count(where: \.isEdited), marks.count(where: \.isSent), marks.count { $0.isEdited && $0.isPutAside })
  }

  func adoption() throws(Failure) -> Adoption? { state.adoption }
  func set(_ adoption: Adoption?) throws(Failure) { state.adoption = adoption }

  func changes(after position: Int, limit: Int) throws(Failure) -> (changes: [LocalChange], end: Int, more: Bool) {
    let page = state.log.filter { $0.position > position }.prefix(limit)
    return (Array(page), page.last?.position ?? position, page.count == limit)
  }

  func position() throws(Failure) -> Int { state.position }
  func set(position: Int) throws(Failure) { state.position = position }
  func scanned(_ kind: String) throws(Failure) -> [UUID] { state.scanned[kind] ?? [] }
  func set(scanned records: [UUID], _ kind: String) throws(Failure) { state.scanned[kind] = records }

  func settled(_ kind: String, _ zone: Int) throws(Failure) -> Settled {
    state.settled["\(kind) \(zone)"] ?? Settled(row: 0, key: 0)
  }
  func set(_ settled: Settled, _ kind: String, _ zone: Int) throws(Failure) {
    state.settled["\(kind) \(zone)"] = settled
  }

  func upload(_ record: UUID) throws(Failure) -> Upload? { state.uploads[record] }
  func put(_ upload: Upload) throws(Failure) { state.uploads[upload.record] = upload }
  func forgetUpload(_ record: UUID) throws(Failure) { state.uploads[record] = nil }

  func nextUpload(at instant: Int) throws(Failure) -> Upload? {
    state.uploads.values.filter { $0.nextAttemptAt ?? 0 <= instant }.min { $0.record < $1.record }
  }

  func uploads() throws(Failure) -> (all: Int, aside: Int) {
    (state.uploads.count, state.uploads.values.count { $0.nextAttemptAt == Marks.never })
  }
  func nextUploadDue() throws(Failure) -> Int? {
    state.uploads.values.compactMap(\.nextAttemptAt).filter { $0 < Marks.never }.min()
  }

  func forgetTagsOfUnknown(but files: [String: [String]]) throws(Failure) -> Bool {
    let those = state.known.values.filter { known in
      known.unknown.list.contains { field in files[known.recordType]?.contains(field.name) != true }
    }
    for known in those { state.known[known.record]?.tag = nil }
    return !those.isEmpty
  }

  func note(_ conflict: SyncConflict) throws(Failure) -> UUID? {
    if state.conflicts.contains(conflict) { return nil }
    state.conflicts.append(conflict)
    guard linesTravel else { return nil }
    let id = conflict.id
    if state.rows[id] != nil { return nil }
    state.rows[id] = SimRow(
      kind: SyncConflict.kind, company: company(of: conflict.zone), members: SimLines.members(of: conflict),
      row: (state.rows.values.map(\.row).max() ?? 0) + 1)
    changed.insert(id)
    return id
  }
}
