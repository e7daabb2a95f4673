internal import Cloud
public import RPC
public import Shape
public import Tenancy

/// A kind of records that syncs. What the cloud has of it follows from its description; what properties can't express is said here.
///
///     SyncKind("item", "Items", form: form, rank: 2, rows: rows, sets: ["tags", "barcodes"])
public final class SyncKind {
  /// As the change log names it: `item`.
  public let name: String
  /// As the cloud does: `Items`.
  public let recordType: String
  public let form: CloudForm
  /// Records of lower ranks come first: what others belong to.
  public let rank: Int
  public let rows: any SyncRows
  /// Members that are sets.
  public let sets: Set<String>
  /// Members that are objects, whose members merge each for itself.
  public let maps: Set<String>
  /// Members of whose values the stronger one stays, and these values as JSON, the strongest first.
  public let ranks: [String: [String]]
  /// Integers whose bits merge each for itself.
  public let masks: Set<String>
  /// Members that people do not write. Their values follow from what people write, which has lines of its own.
  public let unwritten: Set<String>
  /// The same of records in which a member has a value, as JSON.
  let unwrittenWhere: (member: String, value: String, unwritten: Set<String>)?
  /// Whether records are only ever added.
  public let isImmutable: Bool
  /// The member that says where a record of a tree belongs; nil for what is no tree.
  public let parent: String?
  /// Whether changes are not in the change log: all records are looked at.
  public let isScanned: Bool
  /// The member that says which record of any kind it belongs to: an object of `type` and `id`; nil for kinds without it.
  public let anyOwner: String?
  /// The fields in the cloud that have files.
  public let files: [String]
  /// The member that says what a record is of: two that devices have made of the same are one. nil for kinds without it.
  public let identity: String?
  /// What is given one after the other, and so by two devices twice; nil for kinds without it.
  public let number: SyncedNumber?
  /// How a record becomes part of another one with the same natural key; `nil` for kinds without one.
  public let joining: SyncedJoining?
  /// The members with values that no two records have at a time.
  public let exclusive: [String]
  /// What a record can't be without: the members, and the kinds that they lead to.
  public let owners: [(member: String, kind: String)]
  /// The record that a new one needs: the member, and the kind that it leads to; `nil` for kinds that need none.
  public let need: (member: String, kind: String)?
  /// A Boolean value that indicates whether nothing of a deleted record stays on the device.
  public let forgetsDeleted: Bool
  /// A Boolean value that indicates whether a deleted record stays deleted, with all records that belong to it.
  let deletesForGood: Bool
  /// The zones that its records stand in.
  public let home: RecordHome
  /// A Boolean value that indicates whether devices may merge its records apart from each other.
  public let isUnited: Bool
  /// The members that say what a record belongs to, as bytes.
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

  /// What is stored of the last state of a deleted record: of kinds that forget it, what it belonged to and when it was made.
  func remembered(of last: Members) -> Members {
    if !forgetsDeleted { return last }
    let names = ["version", "createdAt", "updatedAt"] + owners.map(\.member)
    return Members(last.list.filter { names.contains($0.name) })
  }

  /// A unique member, and what changes with it.
  func members(with member: String) -> [String] { number?.member == member ? [member] + [number?.former].compactMap(\.self) : [member] }
}

/// The rows of one kind, as sync reads and writes them. What it writes is noted as made elsewhere, and makes no marks.
public protocol SyncRows {
  /// The members of a record; nil where there is none.
  func read(_ record: UUID, in zone: Int) throws(Failure) -> Members?
  /// The same, as a JSON object.
  func text(_ record: UUID, in zone: Int) throws(Failure) -> String?
  /// Whether there is a record.
  func has(_ record: UUID, in zone: Int) throws(Failure) -> Bool
  /// The records of the kind that are parts of another record.
  /// - Parameters:
  ///   - whole: that record.
  ///   - kind: what kind of record that is.
  func parts(of whole: UUID, _ kind: String, in zone: Int) throws(Failure) -> [UUID]
  /// Makes a record what it should be, or a new one.
  /// - Parameter actor: who has made it so.
  func put(_ record: UUID, _ members: Members, in zone: Int, by actor: String?) throws(Failure) -> PutOutcome
  /// The values of a record's exclusive members that another record has, too.
  func shared(_ record: UUID, in zone: Int) throws(Failure) -> [SharedValue]
  /// The consequences of a zone's records since the last call.
  func consequences(in zone: Int) throws(Failure) -> SyncedConsequences
  /// A record has lost a value to another one.
  func lost(_ record: UUID, _ value: SharedValue, in zone: Int) throws(Failure)
  /// The files of a record.
  func files(of record: UUID, in zone: Int) throws(Failure) -> [SyncedFile]
  /// The next number; nil where there is none.
  func nextNumber(in zone: Int) throws(Failure) -> String?
  /// Records of all companies behind a row, in the order of rows.
  func walk(after row: Int, limit: Int) throws(Failure) -> [MetRecord]
  /// Records of one zone behind a row, in the order of rows.
  func tail(after row: Int, limit: Int, in zone: Int) throws(Failure) -> [(record: UUID, row: Int)]
  /// Gives rows other numbers, which are those of these rows.
  func move(_ moves: [(from: Int, to: Int)], in zone: Int) throws(Failure)
  /// Deletes a record.
  func delete(_ record: UUID, in zone: Int, by actor: String?) throws(Failure) -> DeleteOutcome
  /// All records that people have merged one into, and those into others, as far as this device knows.
  func reached(from record: UUID, in zone: Int) throws(Failure) -> [UUID]
  /// The record that merges made apart from each other lead to; `nil` for a record that no such merges concern.
  func unitedTarget(of record: UUID, in zone: Int) throws(Failure) -> UUID?
  /// Merges a record, which may be gone, into another one. This is a change of this device's own, which is sent.
  /// - Returns: false where they can't be merged; then nothing was changed.
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

/// Where a record is that a walk over all records meets.
public struct MetRecord: Sendable {
  public let record: UUID
  /// The company, or nil for the account.
  public let company: UUID?
  /// Where the walk goes on behind it.
  public let row: Int

  public init(_ record: UUID, of company: UUID?, row: Int) {
    self.record = record
    self.company = company
    self.row = row
  }
}

/// What became of a record that was to be put among the rows.
public enum PutOutcome: Equatable, Sendable {
  case done
  /// Another one has the same unique value; nothing was changed.
  case duplicate(member: String, holder: UUID)
  /// It can't be one; nothing was changed.
  case unfit(reason: String)
}

/// What became of a record that was to be deleted.
public enum DeleteOutcome: Equatable, Sendable {
  case done
  /// Others refer to it; nothing was changed.
  case inUse
}
