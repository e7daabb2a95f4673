internal import Cloud
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Stores a replica's state of sync in tables of one store. The tables are in the same file as the rows of the records,
/// and are written in the same transactions.
final class StoreStorage: SyncStorage {
  let stores: Stores
  let store: Store
  let statements = SyncStatements()
  let ids: IDGenerator
  let clock: Clock
  /// The zones, or `nil` if they must be read from the table. They are cached because nearly every step reads them.
  private var knownZones: [ZoneState]? {
    didSet { lastContent = nil }
  }
  /// The content of the zone that was last requested. It is cached, because most records of a page are of one zone.
  private var lastContent: (zone: Int, content: ZoneContent)?

  /// The number of conflict lines that were stored since the process began.
  var notedConflicts = 0

  /// Converts between the two ids of a record of a kind: its id on this device, and its id in the cloud. The function
  /// is its own inverse.
  let name: (UUID, _ kind: String) -> UUID

  init(
    _ stores: Stores, in store: Store, _ ids: IDGenerator, _ clock: Clock,
    name: @escaping (UUID, _ kind: String) -> UUID = { id, _ in id }
  ) {
    self.name = name
    self.stores = stores
    self.store = store
    self.ids = ids
    self.clock = clock
    stores.whenUndone { [weak self] in self?.knownZones = nil }
  }

  // MARK: Tables

  /// Returns the version of the store's tables: the number of steps of `SyncTables` that were applied. Returns 0 if the
  /// store was never connected to a cloud.
  func version() throws(Failure) -> Int {
    guard try stores.first(statements.tables, in: store, read: { $0.next(Int.self) }) != nil else { return 0 }
    // The first versions of the program did not store the number of steps. They had applied one step.
    return try value("tables").flatMap { Int($0) } ?? 1
  }

  /// Creates the tables, or adds what tables of an earlier version lack.
  func define() throws(Failure) {
    let had = try version()
    let missing = had == 0 ? AddedColumns.moved(SyncTables.steps) : Array(SyncTables.steps[had...])
    for step in missing { try stores.define(step, in: store) }
    try set("tables", "\(SyncTables.steps.count)")
    if try value("device") == nil { try set("device", StoreStorage.hex(ids.randomBytes(words: 1).prefix(6))) }
  }

  private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { byte in [byte >> 4, byte & 15].map { String($0, radix: 16) }.joined() }.joined()
  }

  /// Returns the random text that identifies this store in the names of its batches. A container uses it to distinguish
  /// these batches from those of other devices.
  func device() throws(Failure) -> String { try value("device") ?? "" }

  // MARK: Zones

  func zones() throws(Failure) -> [ZoneState] {
    if let knownZones { return knownZones }
    let zones = try stores.all(statements.zones, in: store) { ZoneState(&$0) }
    knownZones = zones
    return zones
  }

  func content(of zone: Int) throws(Failure) -> ZoneContent? {
    if let lastContent, lastContent.zone == zone { return lastContent.content }
    guard let found = try zones().first(where: { $0.number == zone }) else { return nil }
    let content = ZoneContent(found.zone)
    lastContent = (zone, content)
    return content
  }

  func put(_ zone: ZoneState) throws(Failure) {
    knownZones = nil
    try stores.run(statements.putZone, in: store) { zone.bind(to: &$0) }
  }

  func forget(_ zone: Int) throws(Failure) {
    knownZones = nil
    for statement in [
      statements.forgetZone, statements.emptyKnown, statements.emptyMarks, statements.emptyArrivals,
      statements.emptyUploads,
      statements.emptyBatches, statements.emptyTombstones, statements.forgetShare,
    ] {
      try stores.run(statement, in: store, bind: zone)
    }
    try stores.run(statements.forgetSettled, in: store, bind: "settled.*.\(zone)")
  }

  func newZoneNumber() throws(Failure) -> Int {
    let number = (Int(try value("zones") ?? "") ?? 0) + 1
    try set("zones", "\(number)")
    return number
  }

  // MARK: Values

  func value(_ name: String) throws(Failure) -> String? {
    try stores.first(statements.state, in: store, bind: name) { $0.next(String.self) }
  }

  func set(_ name: String, _ value: String?) throws(Failure) {
    guard let value else { return try stores.run(statements.forgetState, in: store, bind: name) }
    try stores.run(statements.setState, in: store, bind: name, value)
  }

  func token(of database: CloudDatabase) throws(Failure) -> String? { try value("token.\(database.rawValue)") }
  func set(_ token: String?, of database: CloudDatabase) throws(Failure) {
    try set("token.\(database.rawValue)", token)
  }
  func position() throws(Failure) -> Int { Int(try value("position") ?? "") ?? 0 }
  func set(position: Int) throws(Failure) { try set("position", "\(position)") }

  func adoption() throws(Failure) -> Adoption? {
    guard let text = try value("adoption") else { return nil }
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count >= 2 else { return nil }
    return Adoption(kind: numbers[0], row: numbers[1], zone: numbers.count > 2 ? numbers[2] : nil)
  }

  func set(_ adoption: Adoption?) throws(Failure) {
    try set("adoption", adoption.map { "\($0.kind) \($0.row)\($0.zone.map { " \($0)" } ?? "")" })
  }

  func scanned(_ kind: String) throws(Failure) -> [UUID] {
    try ids("scanned.\(kind)")
  }

  func set(scanned records: [UUID], _ kind: String) throws(Failure) { try set(ids: records, "scanned.\(kind)") }

  private func ids(_ name: String) throws(Failure) -> [UUID] {
    try value(name)?.split(separator: " ").compactMap { UUID(String($0)) } ?? []
  }

  private func set(ids: [UUID], _ name: String) throws(Failure) {
    try set(name, ids.isEmpty ? nil : ids.map { "\($0)" }.joined(separator: " "))
  }

  func settled(_ kind: String, _ zone: Int) throws(Failure) -> Settled {
    let numbers = try value("settled.\(kind).\(zone)")?.split(separator: " ").compactMap { Int($0) } ?? []
    return numbers.count == 2 ? Settled(row: numbers[0], key: numbers[1]) : Settled(row: 0, key: 0)
  }

  func set(_ settled: Settled, _ kind: String, _ zone: Int) throws(Failure) {
    try set("settled.\(kind).\(zone)", "\(settled.row) \(settled.key)")
  }

  // MARK: Known states

  func known(_ record: UUID) throws(Failure) -> Known? {
    try stores.first(statements.known, in: store, bind: record) { Known(&$0) }
  }

  func trace(of record: UUID) throws(Failure) -> Trace {
    let trace = try stores.first(statements.trace, in: store, bind: record) {
      Trace(tag: $0.next(String?.self), generation: $0.next(Int?.self), hasMarks: $0.next(Int?.self) != nil)
    }
    return trace ?? Trace(tag: nil, generation: nil, hasMarks: false)
  }

  func arrivalOrder(of record: UUID) throws(Failure) -> (createdAt: Int?, isSent: Bool) {
    let found = try stores.first(statements.arrivalOrder, in: store, bind: record) {
      (createdAt: $0.next(Int?.self), isSent: $0.next(Int?.self))
    }
    return (found?.createdAt, found?.isSent == 1)
  }

  func set(generation: Int, of record: UUID) throws(Failure) {
    try stores.run(statements.setGeneration, in: store, bind: generation, record)
  }

  func put(_ known: Known) throws(Failure) { try stores.run(statements.putKnown, in: store) { known.bind(to: &$0) } }

  func add(_ known: Known) throws(Failure) -> Bool {
    let before = stores.changedRows
    try stores.run(statements.addKnown, in: store) { known.bind(to: &$0) }
    return stores.changedRows > before
  }

  func forgetKnown(_ record: UUID) throws(Failure) { try stores.run(statements.forgetKnown, in: store, bind: record) }

  func forgetTagsOfUnknown(but files: [String: [String]]) throws(Failure) -> Bool {
    let before = stores.changedRows
    let fields = String(jsonObject: files.map { ($0.key, jsonText($0.value)) })
    try stores.run(statements.forgetTags, in: store, bind: fields)
    return stores.changedRows > before
  }

  func unmet(in zone: Int, before generation: Int, after record: UUID?, limit: Int) throws(Failure) -> [Known] {
    try stores.all(statements.unmet, in: store, bind: record ?? .lowest, zone, generation, limit) { Known(&$0) }
  }

  // MARK: Marks

  func marks(_ record: UUID) throws(Failure) -> Marks? {
    try stores.first(statements.marks, in: store, bind: record) { Marks(&$0) }
  }

  func put(_ marks: Marks, rank: Int) throws(Failure) {
    try stores.run(statements.putMarks, in: store) {
      marks.bind(to: &$0)
      $0.add(rank)
      $0.add(marks.isEdited)
    }
  }

  func forgetMarks(_ record: UUID) throws(Failure) { try stores.run(statements.forgetMarks, in: store, bind: record) }

  func markWhole(_ record: UUID, _ kind: String, in zone: Int, rank: Int) throws(Failure) {
    try stores.run(statements.markWhole, in: store, bind: record, kind, zone, rank)
  }

  func forgetWhole(_ record: UUID) throws(Failure) -> Bool {
    let before = stores.changedRows
    try stores.run(statements.forgetWhole, in: store, bind: record)
    return stores.changedRows > before
  }

  func due(limit: Int, at instant: Int, but busy: Set<UUID>) throws(Failure) -> [Marks] {
    let due = try stores.all(statements.due, in: store, bind: instant, limit) { row in
      let record = row.next(UUID.self)
      return busy.contains(record) ? nil : Marks(of: record, &row)
    }
    return due.compactMap(\.self)
  }

  func edited(rank: Int) throws(Failure) -> [Marks] {
    try stores.all(statements.edited, in: store, bind: rank) { Marks(&$0) }
  }

  func nextDue() throws(Failure) -> Int? {
    try stores.first(statements.nextDue, in: store) { $0.next(Int?.self) } ?? nil
  }

  func forgetWaits(aside: Bool) throws(Failure) {
    for statement in [statements.forgetWaits, statements.forgetUploadWaits] {
      try stores.run(statement, in: store, bind: aside ? Marks.never : Marks.never - 1)
    }
  }

  func sent(limit: Int, after record: UUID?) throws(Failure) -> [Marks] {
    try stores.all(statements.sent, in: store, bind: record ?? .lowest, limit) { Marks(&$0) }
  }

  func forgetSaved(in zone: Int, before fetch: Int, limit: Int) throws(Failure) -> Bool {
    let before = stores.changedRows
    try stores.run(statements.forgetSaved, in: store, bind: zone, fetch, limit)
    return stores.changedRows - before == limit
  }

  func editedSince(in zone: Int, before fetch: Int, limit: Int) throws(Failure) -> [Marks] {
    try stores.all(statements.editedSince, in: store, bind: zone, fetch, limit) { Marks(&$0) }
  }

  func zonesToConfirm() throws(Failure) -> [Int] {
    var found: [Int] = []
    for zone in try zones().map(\.number) {
      if try stores.first(statements.hasSaved, in: store, bind: zone, read: { $0.next(Int.self) }) != nil {
        found.append(zone)
      }
    }
    return found
  }

  func pending() throws(Failure) -> (edits: Int, syncs: Int, aside: Int) {
    let found = try stores.first(statements.pending, in: store) {
      (edits: $0.next(Int.self), syncs: $0.next(Int.self), aside: $0.next(Int.self))
    }
    return found ?? (0, 0, 0)
  }

  /// Returns the number of records in each zone with changes that the container is not known to have.
  func unsent() throws(Failure) -> [(zone: Int, count: Int)] {
    try stores.all(statements.unsent, in: store) { (zone: $0.next(Int.self), count: $0.next(Int.self)) }
  }

  // MARK: Arrivals

  func put(_ arrival: Arrival, at place: Int) throws(Failure) {
    try stores.run(statements.putArrival, in: store) {
      arrival.bind(to: &$0)
      $0.add(place)
    }
  }

  func arrival(_ record: UUID) throws(Failure) -> Arrival? {
    try stores.first(statements.arrival, in: store, bind: record) { Arrival(&$0) }
  }

  func hasArrivals() throws(Failure) -> Bool {
    try stores.first(statements.hasArrivals, in: store) { $0.next(Int.self) } != nil
  }

  func arrivals(_ state: Arrival.State, limit: Int) throws(Failure) -> [Arrival] {
    try stores.all(statements.arrivals, in: store, bind: state.rawValue, limit) { Arrival(&$0) }
  }

  func forgetArrival(_ record: UUID) throws(Failure) {
    try stores.run(statements.forgetArrival, in: store, bind: record)
  }

  func forgetArrivals(in zone: Int, before fetch: Int) throws(Failure) {
    try stores.run(statements.forgetArrivals, in: store, bind: zone, fetch)
  }

  func refresh(_ state: Arrival.State) throws(Failure) -> Int {
    let waiting = try count(state)
    if waiting > 0 { try stores.run(statements.refresh, in: store, bind: state.rawValue) }
    return waiting
  }

  func count(_ state: Arrival.State) throws(Failure) -> Int {
    try stores.first(statements.count, in: store, bind: state.rawValue) { $0.next(Int.self) } ?? 0
  }
}

extension UUID {
  /// The lowest id.
  fileprivate static let lowest = UUID(high: 0, low: 0)
}
