/// The properties of one kind of record that sync needs, beyond the description of its members.
///
///     records.synced(SyncTraits("Items", rank: 3, sets: ["tags", "barcodes"]))
public struct SyncTraits {
  /// The name of the kind in the cloud, such as `Items`. It never changes.
  public let recordType: StaticString
  /// The position of the kind in the order of sync. Kinds with lower ranks come first, because others belong to them.
  public let rank: Int
  /// Members that are computed from other records and not sent, each with its value in a new record, as JSON.
  public let derived: [(member: StaticString, initial: StaticString)]
  /// Members with lists that stand for sets, so that their elements merge one by one.
  public let sets: [StaticString]
  /// Members with objects. The members of such an object merge one by one, like those of a record.
  public let maps: [StaticString]
  /// Members with the order of their values, the strongest first. If two devices have set different values, the
  /// stronger one stays. A value that is not listed is weaker than all others.
  public let ranked: [(member: StaticString, strongest: [StaticString])]
  /// Members with integers whose bits merge one by one.
  public let masks: [StaticString]
  /// Members that are the result of actions, and that no user writes. A conflict about such a member is not reported.
  public let unwritten: [StaticString]
  /// Members that no user writes if `member` of the record has the given `value`, as JSON. They are not reported,
  /// either. `nil` for kinds without such members.
  public let unwrittenWhere: (member: StaticString, value: StaticString, unwritten: [StaticString])?
  /// A Boolean value that indicates whether records are only added, and never changed or deleted.
  public let isImmutable: Bool
  /// A Boolean value that indicates whether every device refuses a changed or deleted record, even if the owner's own
  /// account has made the change. Only for records with `isImmutable`.
  public let isFinal: Bool
  /// The member that names a record's parent in a tree.
  public let parent: StaticString?
  /// The records without which a record can't exist: the members that name them, and their kinds.
  public let owners: [(member: StaticString, kind: StaticString)]
  /// A record that a new record needs. If another device deleted it without having seen the new record, it is restored.
  public let need: (member: StaticString, kind: StaticString)?
  /// Members that name a record that users may merge into another one, and the kinds of these records. If the device
  /// that wrote the member had not seen the merge, the record moves to the record that stays.
  public let references: [(member: StaticString, kind: StaticString)]
  /// The member that names a record's subject. If devices have created two records for the same subject, both count as
  /// one record: the one that was created first.
  public let identity: StaticString?
  /// The member with a consecutive number, which two devices may give to two records; `nil` for kinds without it.
  public let number: SyncedNumber?
  /// The rule by which a record becomes part of another one with the same natural key; `nil` for kinds without it.
  public let joining: SyncedJoining?
  /// Members whose values only one record may have at a time. If two records have the same value, the record that was
  /// created later loses it.
  public let exclusive: [StaticString]
  /// The member that names the owner, a record of any kind, as an object of `type` and `id`; `nil` for kinds without
  /// such a member.
  public let anyOwner: StaticString?
  /// The fields in the cloud that hold files, beside the members.
  public let files: [StaticString]
  /// A Boolean value that indicates whether records have the same ids as records of another kind. Their names in the
  /// cloud must then differ from the ids.
  public let hasNameOfItsOwn: Bool
  /// A Boolean value that indicates whether sync examines all records of this kind in each cycle. They are secret, so
  /// the change log does not have their changes. There are only few of them.
  public let isScanned: Bool
  /// A Boolean value that indicates whether a deleted record stays deleted, with all records that belong to it. Other
  /// devices' changes, made without having seen the deletion, do not restore it.
  public let deletesForGood: Bool
  /// The names of members in the cloud that differ from the names on the device.
  public let names: [(member: StaticString, field: StaticString)]
  /// The values of members that are written differently in the cloud.
  public let words: [(member: StaticString, values: [(here: StaticString, there: StaticString)])]

  public init(
    _ recordType: StaticString, rank: Int, derived: [(member: StaticString, initial: StaticString)] = [],
    sets: [StaticString] = [],
    maps: [StaticString] = [], ranked: [(member: StaticString, strongest: [StaticString])] = [],
    masks: [StaticString] = [],
    unwritten: [StaticString] = [],
    unwrittenWhere: (member: StaticString, value: StaticString, unwritten: [StaticString])? = nil,
    isImmutable: Bool = false, isFinal: Bool = false, parent: StaticString? = nil,
    owners: [(member: StaticString, kind: StaticString)] = [], need: (member: StaticString, kind: StaticString)? = nil,
    references: [(member: StaticString, kind: StaticString)] = [],
    names: [(member: StaticString, field: StaticString)] = [],
    anyOwner: StaticString? = nil, files: [StaticString] = [], identity: StaticString? = nil,
    number: SyncedNumber? = nil,
    joining: SyncedJoining? = nil, exclusive: [StaticString] = [], hasNameOfItsOwn: Bool = false,
    isScanned: Bool = false,
    deletesForGood: Bool = false,
    words: [(member: StaticString, values: [(here: StaticString, there: StaticString)])] = []
  ) {
    self.words = words
    self.ranked = ranked
    self.unwritten = unwritten
    self.unwrittenWhere = unwrittenWhere
    self.anyOwner = anyOwner
    self.files = files
    self.identity = identity
    self.number = number
    self.joining = joining
    self.exclusive = exclusive
    self.isScanned = isScanned
    self.deletesForGood = deletesForGood
    self.hasNameOfItsOwn = hasNameOfItsOwn
    self.recordType = recordType
    self.rank = rank
    self.derived = derived
    self.sets = sets
    (self.maps, self.masks) = (maps, masks)
    assert(isImmutable || !isFinal, "final records are only ever added")
    (self.isImmutable, self.isFinal) = (isImmutable, isFinal)
    self.parent = parent
    (self.owners, self.need, self.references) = (owners, need, references)
    self.names = names
  }
}
