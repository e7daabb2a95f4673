public import Cloud
public import RPC
public import Shape

/// A change of a record that was made here.
public struct LocalChange: Sendable {
  public enum Action: Sendable {
    case created
    /// An update, with the names of the members that have changed.
    case updated([String])
    /// A deletion, with the last state of the record, or `nil` if the last state was not logged.
    case deleted(Members?)
  }

  /// The position of the change in the change log.
  public let position: Int
  public let record: UUID
  public let kind: String
  /// The company, or `nil` for the account.
  public let company: UUID?
  public let action: Action
  /// The instant of the change, in milliseconds.
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

/// The progress of the walk over all records that puts the records from before the connection into the queue.
public struct Adoption: Sendable, Equatable {
  /// The index of the present kind among all kinds.
  public let kind: Int
  /// The row after which the walk continues.
  public let row: Int
  /// The only zone whose records are marked, because it was lost and is filled again, or `nil` for all zones.
  public let zone: Int?

  public init(kind: Int, row: Int, zone: Int? = nil) {
    self.kind = kind
    self.row = row
    self.zone = zone
  }
}

/// The storage of a replica's state. It is in tables of the data directory, in the same file as the rows, or in memory
/// in simulations.
///
/// All changes between two commits, including changes of the rows, are stored completely or not at all.
public protocol SyncStorage: AnyObject {
  func zones() throws(Failure) -> [ZoneState]
  /// Returns the content of a zone, or `nil` for an unknown zone. This function is called several times for each
  /// record.
  func content(of zone: Int) throws(Failure) -> ZoneContent?
  func put(_ zone: ZoneState) throws(Failure)
  /// Removes a zone, and everything that is stored about its records.
  func forget(_ zone: Int) throws(Failure)
  /// Returns a number for a zone that was not known before.
  func newZoneNumber() throws(Failure) -> Int

  func token(of database: CloudDatabase) throws(Failure) -> String?
  func set(_ token: String?, of database: CloudDatabase) throws(Failure)

  func known(_ record: UUID) throws(Failure) -> Known?
  /// Returns a summary of the stored facts about a record: its change tag, the last complete fetch that found it, and
  /// whether it has pending changes.
  func trace(of record: UUID) throws(Failure) -> Trace
  func set(generation: Int, of record: UUID) throws(Failure)
  /// Returns the instant when the container first saved a record, in milliseconds, or `nil` if it is not known.
  /// `isSent` indicates whether the record was sent and is not confirmed.
  func arrivalOrder(of record: UUID) throws(Failure) -> (createdAt: Int?, isSent: Bool)
  func put(_ known: Known) throws(Failure)
  /// Stores the known state of a record if no state is stored yet. Otherwise does nothing.
  /// - Returns: `true` if the state was stored.
  func add(_ known: Known) throws(Failure) -> Bool
  func forgetKnown(_ record: UUID) throws(Failure)
  /// Removes the change tags of records with unknown fields, so that the next fetch treats these records as changed.
  /// - Parameter files: for each record type, the fields that are not members, such as files. They do not count as
  ///   unknown.
  /// - Returns: `true` if there were such records.
  func forgetTagsOfUnknown(but files: [String: [String]]) throws(Failure) -> Bool
  /// Returns known records that the complete fetch with the number `generation` has not found, in the order of their
  /// ids.
  func unmet(in zone: Int, before generation: Int, after record: UUID?, limit: Int) throws(Failure) -> [Known]

  /// Returns a record's entry in the queue of changes to send, or `nil` if it has none.
  func marks(_ record: UUID) throws(Failure) -> Marks?
  func put(_ marks: Marks, rank: Int) throws(Failure)
  func forgetMarks(_ record: UUID) throws(Failure)
  /// Adds a record to the queue, to be sent as a whole. Does nothing if the queue has the record, or if the container
  /// is known to have it.
  func markWhole(_ record: UUID, _ kind: String, in zone: Int, rank: Int) throws(Failure)
  /// Removes a record from the queue if its entry says only that the record is to be sent as a whole.
  /// - Returns: `false` if the entry says more than that, and so was not removed.
  func forgetWhole(_ record: UUID) throws(Failure) -> Bool
  /// Returns the entries with changes to send that are due, in the order of the queue.
  /// - Parameters:
  ///   - limit: the largest number of entries, including those of the records in `busy`.
  ///   - busy: the records whose entries are left out.
  func due(limit: Int, at instant: Int, but busy: Set<UUID>) throws(Failure) -> [Marks]
  /// Returns the instant when the next postponed record is due, or `nil` if no record is postponed.
  func nextDue() throws(Failure) -> Int?
  /// Returns the entries of the queue that have changes to send, of all kinds with a rank.
  func edited(rank: Int) throws(Failure) -> [Marks]
  /// Makes postponed records due at once.
  /// - Parameter aside: a Boolean value that indicates whether quarantined records are tried again, too.
  func forgetWaits(aside: Bool) throws(Failure)
  /// Returns the batches that were sent and not answered, in the order in which they were sent.
  func unanswered() throws(Failure) -> [Batch]
  /// Stores a batch before it is sent.
  func put(unanswered batch: Batch) throws(Failure)
  /// Removes the batch with the given idempotency key, because it needs no reply any more.
  func forgetUnanswered(_ operation: String) throws(Failure)
  /// Stores the last state of a deleted record. Replaces an earlier state of that record.
  func put(_ tombstone: Tombstone) throws(Failure)
  func tombstone(_ record: UUID) throws(Failure) -> Tombstone?
  func tombstones(ofPartsOf whole: UUID) throws(Failure) -> [Tombstone]

  /// Returns the queue's entries of records that were sent and are not confirmed, in the order of ids.
  func sent(limit: Int, after record: UUID?) throws(Failure) -> [Marks]

  /// Removes the queue's entries of records that were saved before a fetch of their zone began, and were not edited
  /// since.
  /// - Returns: `true` if there may be more such entries.
  func forgetSaved(in zone: Int, before fetch: Int, limit: Int) throws(Failure) -> Bool
  /// Returns the queue's entries of records that were saved before a fetch of their zone began, and were edited since.
  func editedSince(in zone: Int, before fetch: Int, limit: Int) throws(Failure) -> [Marks]
  /// Returns the zones of the records in the queue that the container has saved and no fetch has confirmed.
  func zonesToConfirm() throws(Failure) -> [Int]

  func put(_ arrival: Arrival, at place: Int) throws(Failure)
  func arrival(_ record: UUID) throws(Failure) -> Arrival?
  /// Returns a Boolean value that indicates whether there is any arrival, in whichever state.
  func hasArrivals() throws(Failure) -> Bool
  /// Returns arrivals in one state, in the order of merging: by their places, and then by their ids.
  func arrivals(_ state: Arrival.State, limit: Int) throws(Failure) -> [Arrival]
  func forgetArrival(_ record: UUID) throws(Failure)
  /// Removes the arrivals of a zone that came with fetches before the given one. Deletions are not removed.
  func forgetArrivals(in zone: Int, before fetch: Int) throws(Failure)

  /// Returns the changes in the log after a position that were made here. `end` is the position after the last change
  /// that was read. `more` indicates whether there are further changes.
  func changes(after position: Int, limit: Int) throws(Failure) -> (changes: [LocalChange], end: Int, more: Bool)
  func position() throws(Failure) -> Int
  func set(position: Int) throws(Failure)

  /// Makes the arrivals in a state due to be merged again.
  /// - Returns: the number of these arrivals.
  func refresh(_ state: Arrival.State) throws(Failure) -> Int
  func count(_ state: Arrival.State) throws(Failure) -> Int
  /// Returns three numbers of records: those with changes to send, those with changes that were sent and not confirmed,
  /// and those that the container has refused for good.
  func pending() throws(Failure) -> (edits: Int, syncs: Int, aside: Int)

  /// Returns the progress of the walk that puts the records from before the connection into the queue, or `nil` if the
  /// walk is complete.
  func adoption() throws(Failure) -> Adoption?
  func set(_ adoption: Adoption?) throws(Failure)

  /// Returns the records of a kind that existed when the kind was last compared with the container's values.
  func scanned(_ kind: String) throws(Failure) -> [UUID]
  func set(scanned records: [UUID], _ kind: String) throws(Failure)

  /// Returns the entry of a record whose files are to be sent, or `nil` if there is none.
  func upload(_ record: UUID) throws(Failure) -> Upload?
  func put(_ upload: Upload) throws(Failure)
  func forgetUpload(_ record: UUID) throws(Failure)
  /// Returns the next record whose files are to be sent, or `nil` if there is none.
  func nextUpload(at instant: Int) throws(Failure) -> Upload?
  /// Returns the instant when the next postponed record with files is due, or `nil` if there is none.
  func nextUploadDue() throws(Failure) -> Int?
  /// Returns the number of records whose files are to be sent. `aside` is the number of those whose files are not tried
  /// again before the record changes.
  func uploads() throws(Failure) -> (all: Int, aside: Int)

  /// Returns the last row of a kind whose place in the order of records is settled: no other record can come before it
  /// any more.
  func settled(_ kind: String, _ zone: Int) throws(Failure) -> Settled
  func set(_ settled: Settled, _ kind: String, _ zone: Int) throws(Failure)

  /// Stores a conflict line. If the same line exists and is resolved, it is opened again.
  /// - Returns: the id of the line, or `nil` if the line exists and is open already.
  func note(_ conflict: SyncConflict) throws(Failure) -> UUID?
  /// Removes the conflict lines of a zone.
  func forgetConflicts(in zone: Int) throws(Failure)
}

extension SyncStorage {
  public func content(of zone: Int) throws(Failure) -> ZoneContent? {
    try zones().first { $0.number == zone }.map { ZoneContent($0.zone) }
  }
}
