public import Cloud
public import RPC
public import Shape

/// A replica: the records of this device, in relation to one database of the cloud. A replica knows which changes of
/// this device the cloud lacks, and which changes in the cloud this device lacks. It merges the changes of both sides.
///
/// A replica uses neither the network nor a clock. The engine tells it which events happen, and in which order.
public final class Replica {
  let storage: any SyncStorage
  /// The database that this replica belongs to.
  let database: CloudDatabase
  /// The kinds of records, in ascending order of their ranks: owners come before the records that belong to them.
  public let kinds: [SyncKind]
  private let kindsByName: [String: SyncKind]
  private let kindsByType: [String: SyncKind]
  /// The names of the kinds whose deletion is final, and of the kinds whose records belong to records of these kinds.
  let kindsDeletedForGood: Set<String>
  /// Returns a new idempotency key for a batch.
  private let newOperation: () throws(Failure) -> String
  /// Called with the records that the replica has changed, to update data that follows from these records.
  public var settle: ([(kind: SyncKind, record: UUID, zone: Int)]) throws(Failure) -> Void = { (_) throws(Failure) in }
  /// Called when a zone no longer exists, before its records here are removed.
  public var lost: (ZoneState, FetchDatabaseChanges.DeletedZone.Reason) throws(Failure) -> Void = {
    (_, _) throws(Failure) in
  }
  /// Returns the change tag of a zone's share that this device has, or `nil` if it has none.
  public var shareTag: (ZoneState) throws(Failure) -> String? = { (_) throws(Failure) in nil }
  /// Called when the container reports a zone's share.
  public var shared: (ZoneState, CloudShare) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  /// Returns a Boolean value that indicates whether a company may come from another account's share. The account's own
  /// companies may not.
  public var mayShare: (UUID) throws(Failure) -> Bool = { (_) throws(Failure) in true }
  /// Returns a Boolean value that indicates whether the user may change records of a kind in a zone.
  public var mayWrite: (SyncKind, ZoneState) throws(Failure) -> Bool = { (_, _) throws(Failure) in true }
  /// Returns a Boolean value that indicates whether the user may add a new record to a zone.
  public var mayAdd: (Members, SyncKind, ZoneState) throws(Failure) -> Bool = { (_, _, _) throws(Failure) in true }
  /// Returns a Boolean value that indicates whether the writer of an arrival had the right to write it.
  public var mayHaveWritten: (Arrival, SyncKind, ZoneState) throws(Failure) -> Bool = { (_, _, _) throws(Failure) in
    true
  }
  /// Returns a Boolean value that indicates whether a writer is the account itself.
  /// - Parameter modifier: the writer, as the container names it, or `nil` if the container names none.
  public var isOwn: (_ modifier: String?) -> Bool = { $0 == nil }
  /// Creates records that this device needs. Called before the device sends its changes.
  public var claim: () throws(Failure) -> Void = { () throws(Failure) in }
  /// The kinds and zones whose rows may not be in order yet.
  var unordered: [(kind: String, zone: Int)] = []
  /// The records whose rows were changed while the arrivals of the present step were merged.
  var touched: [(kind: SyncKind, record: UUID, zone: Int)] = []
  /// The records that were written and may share an exclusive value with another record.
  var unparted: [(kind: SyncKind, record: UUID, zone: Int)] = []
  /// The records that several devices may have merged into different records.
  var ununited: [(kind: SyncKind, record: UUID, zone: Int)] = []
  /// The zones whose company is on this device. The set is emptied before each step of merging arrivals.
  var opened: Set<Int> = []
  /// New records that are being sent, with the sent values. Their entries in the queue stay unchanged until the
  /// container has replied. After a start, these records are read from the batches without a reply.
  var underWay: [UUID: Members] = [:]
  private var hasReadUnderWay = false
  /// The number of changes of this device that were refused because a right was missing, by zone, since the last
  /// report.
  var rejections: [Int: Int] = [:]
  /// A Boolean value that indicates whether a row was changed since the waiting arrivals were last merged.
  var hasChanged = false

  public init(
    _ storage: any SyncStorage, of database: CloudDatabase = .private, _ kinds: [SyncKind],
    newOperation: @escaping () throws(Failure) -> String
  ) {
    self.storage = storage
    self.database = database
    self.kinds = kinds.sorted { $0.rank < $1.rank }
    kindsByName = Dictionary(kinds.map { ($0.name, $0) }) { first, _ in first }
    kindsByType = Dictionary(kinds.map { ($0.recordType, $0) }) { first, _ in first }
    // The kinds are in the order of ranks, so owners come first.
    kindsDeletedForGood = self.kinds.reduce(into: []) { found, kind in
      if kind.deletesForGood || kind.owners.contains(where: { found.contains($0.kind) }) { found.insert(kind.name) }
    }
    self.newOperation = newOperation
    assert(
      kinds.allSatisfy { kind in
        kind.owners.allSatisfy { kindsByName[$0.kind].map { $0 === kind || $0.rank < kind.rank } ?? true }
      },
      "a record's owners are of its own kind, or of one with a lower rank")
  }

  func kind(named name: String) -> SyncKind? { kindsByName[name] }
  func kind(of recordType: String) -> SyncKind? { kindsByType[recordType] }

  /// Returns the rank of a record type. Unknown types come last.
  func rank(of recordType: String) -> Int { kind(of: recordType)?.rank ?? Int(Int16.max) }

  func operation() throws(Failure) -> String { try newOperation() }

  public func zone(_ number: Int) throws(Failure) -> ZoneState? { try storage.zones().first { $0.number == number } }

  func zone(_ zone: CloudZone, in database: CloudDatabase) throws(Failure) -> ZoneState? {
    try storage.zones().first { $0.zone == zone && $0.database == database }
  }

  /// Returns the zone of a company, or of the account if `company` is `nil`. In the private database, a missing zone is
  /// added. In the shared database, returns `nil` for a missing zone, because only its owner can create it.
  func zone(of company: UUID?) throws(Failure) -> ZoneState? {
    let name = company.map { "\($0)" } ?? CloudZone.account.name
    if let known = try storage.zones().first(where: { $0.zone.name == name }) {
      if !known.isDeletion || known.isMade { return known }
      // A company was made again after its deletion. It has the same id, because the id follows from the account.
      try storage.forget(known.number)
    }
    if database != .private { return nil }
    let zone = ZoneState(number: try storage.newZoneNumber(), .private, CloudZone(name: name))
    try storage.put(zone)
    return zone
  }

  /// Restores the state after a start, or after a step that could not be stored. Batches that got no reply will be sent
  /// again. Records of a batch that was never sent are due again.
  public func restart() throws(Failure) {
    try storage.forgetWaits(aside: false)
    (touched, ununited, hasChanged) = ([], [], true)
    for zone in try storage.zones() where !zone.isDeletion {
      for kind in kinds { noteUnordered(kind, zone.number) }
      // The container is asked about the tokens in `skipped` before anything is fetched.
      if !zone.skipped.isEmpty { try makeDirty(zone.number) }
    }
    (underWay, hasReadUnderWay) = ([:], false)
    try readUnderWay()
    let asked = Set(try storage.unanswered().flatMap(\.records))
    var last: UUID?
    while true {
      let page = try storage.sent(limit: 1000, after: last)
      guard let end = page.last else { return }
      // Values that the container has acknowledged need not be sent again.
      for var marks in page where marks.acknowledged == nil && !asked.contains(marks.record) {
        marks.refused()
        try keep(marks)
      }
      last = end.record
    }
  }

  /// Returns a Boolean value that indicates whether a record is being sent, or may have been sent without a reply.
  public func isUnderWay(_ record: UUID) throws(Failure) -> Bool {
    try readUnderWay()
    if underWay[record] != nil { return true }
    return try storage.marks(record).map { $0.isSent && $0.acknowledged == nil } ?? false
  }

  /// Reads the values of new records from the batches that got no reply. This happens only once after a start.
  func readUnderWay() throws(Failure) {
    if hasReadUnderWay { return }
    hasReadUnderWay = true
    for batch in try storage.unanswered() where !batch.isOfFiles {
      for record in batch.save {
        guard let marks = try storage.marks(record.recordName), marks.isWhole, !marks.isSent,
          let kind = kind(of: record.recordType),
          let sent = try? kind.form.members(of: record.fields).known
        else { continue }
        underWay[record.recordName] = sent
      }
    }
  }

  /// Adapts the stored state to another version of the program, which knows other kinds and members. Arrivals that the
  /// former version could not read are merged again. Records with fields that the former version did not know are
  /// fetched again.
  public func changeForm() throws(Failure) {
    for state in [Arrival.State.unknown, .quarantined] { _ = try storage.refresh(state) }
    let other = kinds.map { ($0.recordType, $0.files + [Revival.field, Stamps.field, Doubt.field]) }
    if try storage.forgetTagsOfUnknown(but: Dictionary(other) { $0 + $1 }) {
      for var zone in try storage.zones() where !zone.isDeletion {
        (zone.token, zone.isDirty) = (nil, zone.isMade)
        try storage.put(zone)
      }
    }
    // Records of kinds that did not sync before are not in the cloud yet.
    try storage.set(Adoption(kind: 0, row: 0))
  }

  /// Returns the record's entry in the queue of changes to send, or an empty entry if the record has none.
  func pending(_ record: UUID, _ kind: SyncKind, in zone: Int) throws(Failure) -> Marks {
    if let marks = try storage.marks(record) { return marks }
    return Marks(of: record, kind.name, in: zone, order: try storage.position())
  }

  func keep(_ marks: Marks) throws(Failure) {
    if marks.isDone {
      try storage.forgetMarks(marks.record)
    } else {
      try storage.put(marks, rank: kind(named: marks.kind)?.rank ?? 0)
    }
  }
}
