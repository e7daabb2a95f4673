internal import Cloud
public import RPC
public import Shape
public import Tenancy

/// A kind of records that syncs. Its form in the cloud follows from its description. Traits that properties can't express are given here.
///
///     SyncKind("item", "Items", form: form, rank: 2, rows: rows, sets: ["tags", "barcodes"])
public final class SyncKind {
  /// The name of the kind in the change log, such as `item`.
  public let name: String
  /// The record type in the cloud, such as `Items`.
  public let recordType: String
  public let form: CloudForm
  /// The rank of the kind. Records of lower ranks come first, as others belong to them.
  public let rank: Int
  public let rows: any SyncRows
  /// The members that are sets.
  public let sets: Set<String>
  /// The members that are objects whose members merge each for itself.
  public let maps: Set<String>
  /// The members of whose values the stronger one stays, and these values as JSON, the strongest first.
  public let ranks: [String: [String]]
  /// The integers whose bits merge each for itself.
  public let masks: Set<String>
  /// The members that people do not write. Their values follow from members that people write, which have lines of their own.
  public let unwritten: Set<String>
  /// Further such members, of records in which a member has a value, as JSON.
  let unwrittenWhere: (member: String, value: String, unwritten: Set<String>)?
  /// A Boolean value that indicates whether records are only ever added.
  public let isImmutable: Bool
  /// The member that names a record's parent in a tree, or `nil` if the records are not in a tree.
  public let parent: String?
  /// A Boolean value that indicates whether changes are not in the change log, so that all records are looked at.
  public let isScanned: Bool
  /// The member that names the record of any kind that a record belongs to: an object of `type` and `id`. `nil` for kinds without it.
  public let anyOwner: String?
  /// The fields in the cloud that have files.
  public let files: [String]
  /// The member that identifies the subject of a record. Two records that devices have made of one subject become one. `nil` for kinds
  /// without it.
  public let identity: String?
  /// The number that is given one after the other, and so may be given twice by two devices; `nil` for kinds without it.
  public let number: SyncedNumber?
  /// The way in which a record becomes part of another one with the same natural key; `nil` for kinds without one.
  public let joining: SyncedJoining?
  /// The members with values that no two records have at a time.
  public let exclusive: [String]
  /// The owners that a record can't be without: the members, and the kinds that they lead to.
  public let owners: [(member: String, kind: String)]
  /// The record that a new one needs: the member, and the kind that it leads to; `nil` for kinds that need none.
  public let need: (member: String, kind: String)?
  /// A Boolean value that indicates whether nothing of a deleted record stays on the device.
  public let forgetsDeleted: Bool
  /// A Boolean value that indicates whether a deleted record stays deleted, with all records that belong to it.
  let deletesForGood: Bool
  /// The zones that its records may be in.
  public let home: RecordHome
  /// A Boolean value that indicates whether devices may merge its records apart from each other.
  public let isUnited: Bool
  /// The members that name a record's owners, as bytes.
  let ownerNames: [[UInt8]]

  public init(
    _ name: String, _ recordType: String, form: CloudForm, rank: Int, rows: any SyncRows, sets: Set<String> = [], maps: Set<String> = [],
    ranks: [String: [String]] = [:], masks: Set<String> = [], unwritten: Set<String> = [],
    unwrittenWhere: (member: String, value: String, unwritten: Set<String>)? = nil, isImmutable: Bool = false,
    parent: String? = nil, anyOwner: String? = nil, files: [String] = [], identity: String? = nil, number: SyncedNumber? = nil,
    joining: SyncedJoining? = nil, exclusive: [String] = [], owners: [(member: String, kind: String)] = [],
    need: (member: String, kind: String)? = nil, isUnited: Bool = false, isScanned: Bool = false, home: RecordHome? = nil,
    forgetsDeleted: Bool = false, deletesForGood: Bool = false
  ) {
    (self.forgetsDeleted, self.deletesForGood) = (forgetsDeleted, deletesForGood)
    self.home = home ?? RecordHome(isSecret: isScanned, hasAnyOwner: anyOwner != nil || name == SyncConflict.kind)
    (self.need, self.isUnited, self.unwrittenWhere) = (need, isUnited, unwrittenWhere)
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
    self.isImmutable = isImmutable
    self.parent = parent
    self.owners = owners
    ownerNames = (owners.map(\.member) + [anyOwner].compactMap(\.self)).map { Array($0.utf8) }
  }
}

extension SyncKind {
  /// A Boolean value that indicates whether a deletion wins over a change that had not seen it.
  var deletionWins: Bool { deletesForGood || recordType == OwnersRecords.access }

  /// Returns the members that are stored of the last state of a deleted record. For kinds that forget it, these are its version, its
  /// instants and its owners.
  func remembered(of last: Members) -> Members {
    if !forgetsDeleted { return last }
    let names = ["version", "createdAt", "updatedAt"] + owners.map(\.member)
    return Members(last.list.filter { names.contains($0.name) })
  }

  /// Returns a unique member, and the members that change with it.
  func members(with member: String) -> [String] { number?.member == member ? [member] + [number?.former].compactMap(\.self) : [member] }
}

/// The rows of one kind, as sync reads and writes them. Rows that sync writes are logged as made elsewhere, and make no marks.
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
  /// Gives a record the given members, or inserts it with them.
  /// - Parameter actor: the writer of the members.
  func put(_ record: UUID, _ members: Members, in zone: Int, by actor: String?) throws(Failure) -> PutOutcome
  /// Returns the values of a record's exclusive members that another record has, too.
  func shared(_ record: UUID, in zone: Int) throws(Failure) -> [SharedValue]
  /// Returns the consequences of a zone's records since the last call.
  func consequences(in zone: Int) throws(Failure) -> SyncedConsequences
  /// Handles the loss of a record's value to another record.
  func lost(_ record: UUID, _ value: SharedValue, in zone: Int) throws(Failure)
  /// Returns the files of a record.
  func files(of record: UUID, in zone: Int) throws(Failure) -> [SyncedFile]
  /// Returns the next number, or `nil` if there is none.
  func nextNumber(in zone: Int) throws(Failure) -> String?
  /// Returns records of all companies after a row, in the order of rows.
  func walk(after row: Int, limit: Int) throws(Failure) -> [MetRecord]
  /// Returns records of one zone after a row, in the order of rows.
  func tail(after row: Int, limit: Int, in zone: Int) throws(Failure) -> [(record: UUID, row: Int)]
  /// Gives rows new numbers, out of the numbers of the same rows.
  func move(_ moves: [(from: Int, to: Int)], in zone: Int) throws(Failure)
  /// Deletes a record.
  func delete(_ record: UUID, in zone: Int, by actor: String?) throws(Failure) -> DeleteOutcome
  /// Returns all records that people have merged a record into, and those that these were merged into, as far as this device knows.
  func reached(from record: UUID, in zone: Int) throws(Failure) -> [UUID]
  /// Returns the record that merges made apart from each other lead to, or `nil` for a record without such merges.
  func unitedTarget(of record: UUID, in zone: Int) throws(Failure) -> UUID?
  /// Merges a record, which may be gone, into another one. This is a change of this device's own, which is sent.
  /// - Returns: `false` if they can't be merged. Then nothing was changed.
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

/// The place of a record that a walk over all records meets.
public struct MetRecord: Sendable {
  public let record: UUID
  /// The company, or `nil` for the account.
  public let company: UUID?
  /// The row after which the walk goes on.
  public let row: Int

  public init(_ record: UUID, of company: UUID?, row: Int) {
    self.record = record
    self.company = company
    self.row = row
  }
}

/// The result of putting a record among the rows.
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
  /// Other records refer to it. Nothing was changed.
  case inUse
}
