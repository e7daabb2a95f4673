public import Cloud
public import RPC
public import Shape

/// A change of a record that was made here.
public struct LocalChange: Sendable {
  public enum Action: Sendable {
    case created
    /// With the names of the members that have changed.
    case updated([String])
    /// With the last state of the record; `nil` if an older program did not note it.
    case deleted(Members?)
  }

  /// Where it stands in the change log.
  public let position: Int
  public let record: UUID
  public let kind: String
  /// The company, or nil for the account.
  public let company: UUID?
  public let action: Action
  /// In milliseconds.
  public let at: Int

  public init(position: Int, _ record: UUID, _ kind: String, of company: UUID?, _ action: Action, at: Int) {
    self.position = position
    self.record = record
    self.kind = kind
    self.company = company
    self.action = action
    self.at = at
  }
}

/// How far the walk has come that marks what was there before there was a cloud.
public struct Adoption: Sendable, Equatable {
  /// The place of the kind of records among all kinds.
  public let kind: Int
  /// The row behind which it goes on.
  public let row: Int
  /// The only zone that is looked at, where it was lost and is filled anew; nil for all.
  public let zone: Int?

  public init(kind: Int, row: Int, zone: Int? = nil) {
    self.kind = kind
    self.row = row
    self.zone = zone
  }
}

/// Where a replica keeps what it knows: of a store of the data directory, in the same file as the rows; in the simulation, in memory.
///
/// What is written between two commits is there as a whole or not at all, and the rows with it.
public protocol SyncStorage: AnyObject {
  func zones() throws(Failure) -> [ZoneState]
  /// Returns what stands in a zone; `nil` for a zone that is not known. It is asked several times for each record.
  func content(of zone: Int) throws(Failure) -> ZoneContent?
  func put(_ zone: ZoneState) throws(Failure)
  /// Forgets a zone with all that is known of its records, and its marks.
  func forget(_ zone: Int) throws(Failure)
  /// The number for a zone that was not known before.
  func newZoneNumber() throws(Failure) -> Int

  func token(of database: CloudDatabase) throws(Failure) -> String?
  func set(_ token: String?, of database: CloudDatabase) throws(Failure)

  func known(_ record: UUID) throws(Failure) -> Known?
  /// Returns what is stored about a record: the container's name for its known state, the last fetch of the whole zone that has met it, and
  /// whether it has marks.
  func trace(of record: UUID) throws(Failure) -> Trace
  func set(generation: Int, of record: UUID) throws(Failure)
  /// When the container has got a record, in milliseconds, nil where that is not known; and whether it is sent and not confirmed.
  func arrivalOrder(of record: UUID) throws(Failure) -> (createdAt: Int?, isSent: Bool)
  func put(_ known: Known) throws(Failure)
  /// The same, where nothing of the record was known; else nothing is done.
  /// - Returns: whether it was.
  func add(_ known: Known) throws(Failure) -> Bool
  func forgetKnown(_ record: UUID) throws(Failure)
  /// Forgets the tags of records with fields that were not known: they are met again as if they had changed.
  /// - Parameter files: the fields of each record type that are files, and so no members.
  /// - Returns: whether there were any.
  func forgetTagsOfUnknown(but files: [String: [String]]) throws(Failure) -> Bool
  /// Records that the server had and a fetch of the whole zone has not met, in the order of ids.
  func unmet(in zone: Int, before generation: Int, after record: UUID?, limit: Int) throws(Failure) -> [Known]

  func marks(_ record: UUID) throws(Failure) -> Marks?
  func put(_ marks: Marks, rank: Int) throws(Failure)
  func forgetMarks(_ record: UUID) throws(Failure)
  /// Marks a record as one to be sent as a whole, where it has no marks and the server is not known to have it.
  func markWhole(_ record: UUID, _ kind: String, in zone: Int, rank: Int) throws(Failure)
  /// Forgets the marks of a record that say that it is to be sent as a whole, and nothing else.
  /// - Returns: false where they say more; then they stay.
  func forgetWhole(_ record: UUID) throws(Failure) -> Bool
  /// Marks with something to send, in the order of the queue.
  /// - Parameters:
  ///   - limit: how many, with those that are left out.
  ///   - busy: records that are left out.
  func due(limit: Int, at instant: Int, but busy: Set<UUID>) throws(Failure) -> [Marks]
  /// When the next marks that must wait are due; nil where none wait.
  func nextDue() throws(Failure) -> Int?
  /// Those of the kinds of a rank that are still to be sent.
  func edited(rank: Int) throws(Failure) -> [Marks]
  /// What had to wait need not any more.
  /// - Parameter aside: whether what was put aside is tried again, too.
  func forgetWaits(aside: Bool) throws(Failure)
  /// The batches that were sent and whose answer has not come, in the order in which they were sent.
  func unanswered() throws(Failure) -> [Batch]
  /// Stores a batch before it is sent.
  func put(unanswered batch: Batch) throws(Failure)
  /// Removes the batch of an operation whose answer has come.
  func forgetUnanswered(_ operation: String) throws(Failure)
  /// Stores the last state of a record that was deleted, in the place of an earlier one.
  func put(_ tombstone: Tombstone) throws(Failure)
  func tombstone(_ record: UUID) throws(Failure) -> Tombstone?
  func tombstones(ofPartsOf whole: UUID) throws(Failure) -> [Tombstone]

  /// Marks of what was sent, in the order of ids.
  func sent(limit: Int, after record: UUID?) throws(Failure) -> [Marks]

  /// Forgets marks of what was saved before a fetch of their zone began, and was not edited since.
  /// - Returns: whether there may be more.
  func forgetSaved(in zone: Int, before fetch: Int, limit: Int) throws(Failure) -> Bool
  /// Marks of what was saved before a fetch of their zone began, and was edited since.
  func editedSince(in zone: Int, before fetch: Int, limit: Int) throws(Failure) -> [Marks]
  /// Zones with marks of what was saved and is not confirmed.
  func zonesToConfirm() throws(Failure) -> [Int]

  func put(_ arrival: Arrival, at place: Int) throws(Failure)
  func arrival(_ record: UUID) throws(Failure) -> Arrival?
  /// Whether there is any arrival, of whatever state.
  func hasArrivals() throws(Failure) -> Bool
  /// Arrivals of one state in the order of places and ids.
  func arrivals(_ state: Arrival.State, limit: Int) throws(Failure) -> [Arrival]
  func forgetArrival(_ record: UUID) throws(Failure)
  /// Forgets records that a fetch before this one has brought; not deletions.
  func forgetArrivals(in zone: Int, before fetch: Int) throws(Failure)

  /// The changes of the log behind a position that were made here; and the position behind those that were looked at.
  func changes(after position: Int, limit: Int) throws(Failure) -> (changes: [LocalChange], end: Int, more: Bool)
  func position() throws(Failure) -> Int
  func set(position: Int) throws(Failure)

  /// Lets what waits aside be looked at again; returns how many there are.
  func refresh(_ state: Arrival.State) throws(Failure) -> Int
  func count(_ state: Arrival.State) throws(Failure) -> Int
  /// How many records have something to send, how many something that is not confirmed, and how many were put aside.
  func pending() throws(Failure) -> (edits: Int, syncs: Int, aside: Int)

  /// How far the walk over what was there before has come; nil when it is done.
  func adoption() throws(Failure) -> Adoption?
  func set(_ adoption: Adoption?) throws(Failure)

  /// The records of a kind that were there when all were looked at last.
  func scanned(_ kind: String) throws(Failure) -> [UUID]
  func set(scanned records: [UUID], _ kind: String) throws(Failure)

  /// The record with files that the cloud does not have, as far as is known here.
  func upload(_ record: UUID) throws(Failure) -> Upload?
  func put(_ upload: Upload) throws(Failure)
  func forgetUpload(_ record: UUID) throws(Failure)
  /// The next one to be sent.
  func nextUpload(at instant: Int) throws(Failure) -> Upload?
  /// When the next one that must wait is due; nil where none waits.
  func nextUploadDue() throws(Failure) -> Int?

  /// Up to where the order of records is settled.
  func settled(_ kind: String, _ zone: Int) throws(Failure) -> Settled
  func set(_ settled: Settled, _ kind: String, _ zone: Int) throws(Failure)

  /// Stores a line about a conflict, or opens the resolved line that says the same.
  /// - Returns: the id of the line; `nil` if the line is there and open.
  func note(_ conflict: SyncConflict) throws(Failure) -> UUID?
  /// Forgets the conflicts of a zone whose company was deleted.
  func forgetConflicts(in zone: Int) throws(Failure)
}

extension SyncStorage {
  public func content(of zone: Int) throws(Failure) -> ZoneContent? {
    try zones().first { $0.number == zone }.map { ZoneContent($0.zone) }
  }
}
