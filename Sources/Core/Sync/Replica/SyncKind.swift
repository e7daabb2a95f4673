internal import Cloud
public import RPC
public import Shape
public import Tenancy

/// A kind of record that syncs. The kind's form in the cloud follows from its description. The other traits are listed
/// here, because a description can't express them.
///
///     SyncKind("item", "Items", form: form, rank: 2, rows: rows, sets: ["tags", "barcodes"])
public final class SyncKind {
  /// The name of the kind in the change log, such as `item`.
  public let name: String
  /// The record type in the cloud, such as `Items`.
  public let recordType: String
  public let form: CloudForm
  /// The rank of the kind. Records of lower ranks are sent and merged first, because records of higher ranks belong to
  /// them.
  public let rank: Int
  public let rows: any SyncRows
  /// The members whose lists are sets: their order does not matter, and they are merged element by element.
  public let sets: Set<String>
  /// The members that are objects whose members are merged one by one.
  public let maps: Set<String>
  /// The members whose values have ranks, each with these values as JSON, the strongest first. If both sides have
  /// changed such a member, the stronger value stays.
  public let ranks: [String: [String]]
  /// The integers whose bits are merged one by one.
  public let masks: Set<String>
  /// The members that people do not write. Their values follow from other members, so they get no conflict lines of
  /// their own.
  public let unwritten: Set<String>
  /// Further members that people do not write in some records: those in which `member` has the value `value`, as JSON.
  let unwrittenWhere: (member: String, value: String, unwritten: Set<String>)?
  /// A Boolean value that indicates whether records are only ever added, and never changed or deleted.
  public let isImmutable: Bool
  /// A Boolean value that indicates whether no device accepts a change or deletion of a record. This holds even for
  /// changes that the owner's own account has made.
  let isFinal: Bool
  /// The member that names a record's parent in a tree, or `nil` if the records are not in a tree.
  public let parent: String?
  /// A Boolean value that indicates whether each cycle compares all records of the kind with the container's values.
  /// This is needed for kinds whose changes are not in the change log.
  public let isScanned: Bool
  /// The member that names the owner of a record, if the owner can be of any kind. Its value is an object of `type` and
  /// `id`. `nil` for kinds without such a member.
  public let anyOwner: String?
  /// The fields that contain files in the cloud.
  public let files: [String]
  /// The member that identifies the subject of a record, or `nil` for kinds without such a member. If two devices have
  /// made a record of one subject, only one record stays.
  public let identity: String?
  /// The member with a consecutive number, or `nil` for kinds without one. Two devices may give the same number to two
  /// records.
  public let number: SyncedNumber?
  /// The rule by which a record becomes part of another record with the same natural key. `nil` for kinds whose records
  /// do not.
  public let joining: SyncedJoining?
  /// The members with exclusive values: two records must never have the same value.
  public let exclusive: [String]
  /// The owners, without which a record can't exist: the members that name them, and the kinds of the owners.
  public let owners: [(member: String, kind: String)]
  /// The other record that a new record needs: the member that names it, and its kind. If a device has deleted that
  /// record without having seen the new record, the device restores it. `nil` for kinds that need no other record.
  public let need: (member: String, kind: String)?
  /// The members that name a record which people may merge into another one, and the kinds of these records.
  public let references: [(member: String, kind: String)]
  /// A Boolean value that indicates whether the content of a deleted record is erased on this device.
  public let forgetsDeleted: Bool
  /// A Boolean value that indicates whether deletions are final: a deleted record stays deleted, together with all
  /// records that belong to it.
  let deletesForGood: Bool
  /// The zones that records of the kind may be in.
  public let home: RecordHome
  /// A Boolean value that indicates whether people may merge records of the kind, on several devices independently.
  public let isUnited: Bool
  /// The members that name a record's owners, as bytes.
  let ownerNames: [[UInt8]]

  public init(
    _ name: String, _ recordType: String, form: CloudForm, rank: Int, rows: any SyncRows, sets: Set<String> = [],
    maps: Set<String> = [],
    ranks: [String: [String]] = [:], masks: Set<String> = [], unwritten: Set<String> = [],
    unwrittenWhere: (member: String, value: String, unwritten: Set<String>)? = nil, isImmutable: Bool = false,
    isFinal: Bool = false,
    parent: String? = nil, anyOwner: String? = nil, files: [String] = [], identity: String? = nil,
    number: SyncedNumber? = nil,
    joining: SyncedJoining? = nil, exclusive: [String] = [], owners: [(member: String, kind: String)] = [],
    need: (member: String, kind: String)? = nil, references: [(member: String, kind: String)] = [],
    isUnited: Bool = false, isScanned: Bool = false, home: RecordHome? = nil,
    forgetsDeleted: Bool = false, deletesForGood: Bool = false
  ) {
    (self.forgetsDeleted, self.deletesForGood) = (forgetsDeleted, deletesForGood)
    self.home = home ?? RecordHome(isSecret: isScanned, hasAnyOwner: anyOwner != nil || name == SyncConflict.kind)
    (self.need, self.references) = (need, references)
    (self.isUnited, self.unwrittenWhere) = (isUnited, unwrittenWhere)
    self.anyOwner = anyOwner
    self.files = files
    self.identity = identity
    self.number = number
    self.joining = joining
    self.exclusive = exclusive
    self.isScanned = isScanned
    self.name = name
    self.recordType = recordType
    self.form = form
    self.rank = rank
    self.rows = rows
    self.sets = sets
    (self.maps, self.ranks, self.masks) = (maps, ranks, masks)
    let ofAll: Set = ["version", "createdAt", "updatedAt"]
    let ofAdded: Set = isImmutable ? ["actor", "at", "follows", "transaction"] : []
    let ofOthers = [number?.since, number?.former, joining?.member].compactMap(\.self)
    self.unwritten = ofAll.union(ofAdded).union(ofOthers).union(unwritten)
    (self.isImmutable, self.isFinal) = (isImmutable, isFinal)
    self.parent = parent
    self.owners = owners
    ownerNames = (owners.map(\.member) + [anyOwner].compactMap(\.self)).map { Array($0.utf8) }
  }
}

extension SyncKind {
  /// A Boolean value that indicates whether a deletion wins over a change that had not seen it.
  var deletionWins: Bool { deletesForGood || recordType == OwnersRecords.access }

  /// Returns the members of a deleted record's last state that are stored. For kinds that forget deleted records, only
  /// the version, the instants and the owners are stored.
  func remembered(of last: Members) -> Members {
    if !forgetsDeleted { return last }
    let names = ["version", "createdAt", "updatedAt"] + owners.map(\.member)
    return Members(last.list.filter { names.contains($0.name) })
  }

  /// Returns a unique member, and the member that changes together with it, if there is one.
  func members(with member: String) -> [String] {
    number?.member == member ? [member] + [number?.former].compactMap(\.self) : [member]
  }
}

/// The rows of one kind of record, as sync reads and writes them. In the change log, these writes count as changes of
/// another device, so they are not sent back.
public protocol SyncRows {
  /// Returns the members of a record, or `nil` if there is no such record.
  func read(_ record: UUID, in zone: Int) throws(Failure) -> Members?
  /// Returns the members of a record as a JSON object, or `nil` if there is no such record.
  func text(_ record: UUID, in zone: Int) throws(Failure) -> String?
  /// Returns a Boolean value that indicates whether a record exists.
  func has(_ record: UUID, in zone: Int) throws(Failure) -> Bool
  /// Returns the records of the kind that are parts of another record.
  /// - Parameters:
  ///   - whole: the other record.
  ///   - kind: the kind of the other record.
  func parts(of whole: UUID, _ kind: String, in zone: Int) throws(Failure) -> [UUID]
  /// Updates a record to the given members, or inserts it.
  /// - Parameter actor: the writer of the members, or `nil` if the container does not name the writer or this device is
  ///   the writer.
  func put(_ record: UUID, _ members: Members, in zone: Int, by actor: String?) throws(Failure) -> PutOutcome
  /// Returns the exclusive values of a record that another record has, too.
  func shared(_ record: UUID, in zone: Int) throws(Failure) -> [SharedValue]
  /// Returns the changes that follow from a zone's records and were found since the last call.
  func consequences(in zone: Int) throws(Failure) -> SyncedConsequences
  /// Handles the loss of a record's value to another record.
  func lost(_ record: UUID, _ value: SharedValue, in zone: Int) throws(Failure)
  /// Returns the files of a record.
  func files(of record: UUID, in zone: Int) throws(Failure) -> [SyncedFile]
  /// Returns the next consecutive number, or `nil` if there is none.
  func nextNumber(in zone: Int) throws(Failure) -> String?
  /// Returns records of all companies after a row, in the order of rows.
  func walk(after row: Int, limit: Int) throws(Failure) -> [MetRecord]
  /// Returns records of one zone after a row, in the order of rows.
  func tail(after row: Int, limit: Int, in zone: Int) throws(Failure) -> [(record: UUID, row: Int)]
  /// Renumbers rows. The new numbers are a permutation of the rows' present numbers.
  func move(_ moves: [(from: Int, to: Int)], in zone: Int) throws(Failure)
  /// Deletes a record.
  func delete(_ record: UUID, in zone: Int, by actor: String?) throws(Failure) -> DeleteOutcome
  /// Returns all records that people have merged a record into, directly or through further merges, as far as this
  /// device knows.
  func reached(from record: UUID, in zone: Int) throws(Failure) -> [UUID]
  /// Returns the record into which a record must be merged, because devices have merged it independently, or
  /// because records may still refer to it after it was merged. Returns `nil` for any other record.
  func unitedTarget(of record: UUID, in zone: Int) throws(Failure) -> UUID?
  /// Merges a record, which may already be deleted, into another record. This is a change of this device, which is sent
  /// to the container.
  /// - Returns: `false` if the records can't be merged. Nothing was changed then.
  func unite(_ record: UUID, into target: UUID, in zone: Int) throws(Failure) -> Bool
}

extension SyncRows {
  public func consequences(in zone: Int) throws(Failure) -> SyncedConsequences { SyncedConsequences() }
  public func shared(_ record: UUID, in zone: Int) throws(Failure) -> [SharedValue] { [] }
  public func lost(_ record: UUID, _ value: SharedValue, in zone: Int) throws(Failure) {}
  public func reached(from record: UUID, in zone: Int) throws(Failure) -> [UUID] { [] }
  public func unitedTarget(of record: UUID, in zone: Int) throws(Failure) -> UUID? { nil }
  public func unite(_ record: UUID, into target: UUID, in zone: Int) throws(Failure) -> Bool { false }
}

/// A record that a walk over all records has found, and its place in the walk.
public struct MetRecord: Sendable {
  public let record: UUID
  /// The company, or `nil` for the account.
  public let company: UUID?
  /// The row after which the walk continues.
  public let row: Int

  public init(_ record: UUID, of company: UUID?, row: Int) {
    self.record = record
    self.company = company
    self.row = row
  }
}

/// The result of inserting or updating a record.
public enum PutOutcome: Equatable, Sendable {
  case done
  /// Another record has the same unique value. Nothing was changed.
  case duplicate(member: String, holder: UUID)
  /// The members are not a valid record. Nothing was changed.
  case unfit(reason: String)
}

/// The result of deleting a record.
public enum DeleteOutcome: Equatable, Sendable {
  case done
  /// Other records refer to the record. Nothing was changed.
  case inUse
}
