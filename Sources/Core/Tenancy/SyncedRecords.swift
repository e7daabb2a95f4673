internal import JSON
public import RPC
internal import SQLite
public import Shape
public import Storage

/// What sync must know of one kind of records beyond its description.
///
///     records.synced(SyncTraits("Items", rank: 3, sets: ["tags", "barcodes"]))
public struct SyncTraits {
  /// The name of the kind in the cloud, which never changes: `Items`.
  public let recordType: StaticString
  /// Records of lower ranks come first: what others belong to.
  public let rank: Int
  /// Members that follow from other records, and are not sent; each with what a new record has there, as JSON.
  public let derived: [(member: StaticString, initial: StaticString)]
  /// Lists that stand for sets.
  public let sets: [StaticString]
  /// Objects whose members merge each for itself, as those of a record do.
  public let maps: [StaticString]
  /// Members whose values have ranks, the strongest first: of two that devices have set apart the stronger one stays. Other values come
  /// last.
  public let ranked: [(member: StaticString, strongest: [StaticString])]
  /// Integers whose bits merge each for itself.
  public let masks: [StaticString]
  /// Members that follow from what somebody does and that nobody writes: no conflict about one is told.
  public let unwritten: [StaticString]
  /// The same of records in which a member has a value, as JSON; `nil` for kinds without such members.
  public let unwrittenWhere: (member: StaticString, value: StaticString, unwritten: [StaticString])?
  /// Whether records are only ever added.
  public let isImmutable: Bool
  /// The member that says where a record stands in a tree.
  public let parent: StaticString?
  /// What a record can't be without: the members, and the kinds that they lead to.
  public let owners: [(member: StaticString, kind: StaticString)]
  /// A record that a new one needs, which is there again if its deletion had not seen the new one.
  public let need: (member: StaticString, kind: StaticString)?
  /// The member that says what a record is of: two that devices have made of the same are one, the one that was made first.
  public let identity: StaticString?
  /// What is given one after the other, and so by two devices twice; nil for kinds without it.
  public let number: SyncedNumber?
  /// How a record becomes part of another one with the same natural key; `nil` for kinds without one.
  public let joining: SyncedJoining?
  /// Members with values that no two records have at a time: of two that have, the one that was made later loses the value.
  public let exclusive: [StaticString]
  /// The member that says which record of any kind it belongs to: an object of `type` and `id`; nil for kinds without it.
  public let anyOwner: StaticString?
  /// The fields in the cloud that have files, beside the members.
  public let files: [StaticString]
  /// Whether a record has the id of another one here, and so another name in the cloud.
  public let hasNameOfItsOwn: Bool
  /// Whether what has changed is not in the change log, as it is secret: all few of them are looked at in each cycle.
  public let isScanned: Bool
  /// A Boolean value that indicates whether a deleted record stays deleted, with all records that belong to it, whatever other devices have
  /// changed without having seen the deletion.
  public let deletesForGood: Bool
  /// What members are called in the cloud, where that is something else.
  public let names: [(member: StaticString, field: StaticString)]
  /// What values of members are called in the cloud, where that is something else.
  public let words: [(member: StaticString, values: [(here: StaticString, there: StaticString)])]

  public init(
    _ recordType: StaticString, rank: Int, derived: [(member: StaticString, initial: StaticString)] = [], sets: [StaticString] = [],
    maps: [StaticString] = [], ranked: [(member: StaticString, strongest: [StaticString])] = [], masks: [StaticString] = [],
    unwritten: [StaticString] = [],
    unwrittenWhere: (member: StaticString, value: StaticString, unwritten: [StaticString])? = nil,
    isImmutable: Bool = false, parent: StaticString? = nil,
    owners: [(member: StaticString, kind: StaticString)] = [], need: (member: StaticString, kind: StaticString)? = nil,
    names: [(member: StaticString, field: StaticString)] = [],
    anyOwner: StaticString? = nil, files: [StaticString] = [], identity: StaticString? = nil, number: SyncedNumber? = nil,
    joining: SyncedJoining? = nil, exclusive: [StaticString] = [], hasNameOfItsOwn: Bool = false, isScanned: Bool = false,
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
    self.isImmutable = isImmutable
    self.parent = parent
    (self.owners, self.need) = (owners, need)
    self.names = names
  }
}

/// The records of one kind as sync reads and writes them: whole, as JSON, and as they were made elsewhere.
public struct SyncedRecords {
  /// What became of a record that was to be written.
  public enum Put {
    case done
    /// Another one has the same unique value; nothing was changed.
    case duplicate(member: String, holder: UUID)
    /// It can't be one; nothing was changed.
    case unfit(String)
  }

  /// As the change log names it.
  public let name: StaticString
  public let traits: SyncTraits
  /// The zones that such records stand in.
  public var home: RecordHome
  /// Whether nothing of a deleted record stays here.
  public var forgetsDeleted = false
  /// What records look like.
  public let schema: () -> ObjectSchema
  /// A record as JSON; nil where there is none.
  public let read: (_ record: UUID, Partition) throws(Failure) -> String?
  /// Whether there is a record.
  public var has: (_ record: UUID, Partition) throws(Failure) -> Bool
  /// The records that are parts of another record of a kind; none for kinds that are only ever added.
  public var parts: (_ whole: UUID, _ kind: String, Partition) throws(Failure) -> [UUID] = { (_, _, _) throws(Failure) in [] }
  /// Writes a record, which may be new.
  public let put: (_ record: UUID, _ json: String, CompanyContext) throws(Failure) -> Put
  /// Deletes a record; false, and nothing is changed, where others need it.
  public let delete: (_ record: UUID, CompanyContext) throws(Failure) -> Bool
  /// Records of all companies of a store behind a row, in the order of rows.
  public let walk: (_ row: Int, _ limit: Int, Store) throws(Failure) -> [(record: UUID, company: UUID?, row: Int)]
  /// Records of a company behind a row, in the order of rows; none for kinds that have no order.
  public var tail: (_ row: Int, _ limit: Int, Partition) throws(Failure) -> [(record: UUID, row: Int)] = { (_, _, _) throws(Failure) in [] }
  /// Gives rows other numbers, which are those of the same rows.
  public var move: (_ moves: [(from: Int, to: Int)], CompanyContext) throws(Failure) -> Void = { (_, _) throws(Failure) in }
  /// The next number of a company's; nil for kinds without any.
  public var nextNumber: (CompanyContext) throws(Failure) -> String? = { (_) throws(Failure) in nil }
  /// The files of a record; none for kinds without any.
  public var files: (_ record: UUID, Partition) throws(Failure) -> [SyncedFile] = { (_, _) throws(Failure) in [] }
  /// The values of a record's exclusive members that another record has, too.
  public var shared: (_ record: UUID, CompanyContext) throws(Failure) -> [SharedValue] = { (_, _) throws(Failure) in [] }
  /// Called when a record has lost a value to another one.
  public var lost: (_ record: UUID, _ value: SharedValue, CompanyContext) throws(Failure) -> Void = { (_, _, _) throws(Failure) in }
  /// The consequences of records since the last call, beyond the writes of `settle`. `nil` for kinds without any.
  public var consequences: ((CompanyContext) throws(Failure) -> SyncedConsequences)?
  /// Merges again the records that devices merged apart. `nil` for kinds whose records nobody merges.
  public var uniting: SyncedUniting?
  /// Works out what follows from records that were written or deleted.
  public var settle: (_ records: [UUID], CompanyContext) throws(Failure) -> Void = { (_, _) throws(Failure) in }

  public init(
    _ name: StaticString, _ traits: SyncTraits, schema: @escaping () -> ObjectSchema,
    read: @escaping (UUID, Partition) throws(Failure) -> String?, put: @escaping (UUID, String, CompanyContext) throws(Failure) -> Put,
    delete: @escaping (UUID, CompanyContext) throws(Failure) -> Bool,
    walk: @escaping (Int, Int, Store) throws(Failure) -> [(record: UUID, company: UUID?, row: Int)]
  ) {
    self.name = name
    self.traits = traits
    home = RecordHome(isSecret: traits.isScanned, hasAnyOwner: traits.anyOwner != nil)
    self.schema = schema
    self.read = read
    has = { (record, partition) throws(Failure) in try read(record, partition) != nil }
    self.put = put
    self.delete = delete
    self.walk = walk
  }

  /// The name in the cloud of a record with this id, and the id of one with this name.
  public func name(of id: UUID) -> UUID {
    // The bits of version and variant stay.
    traits.hasNameOfItsOwn ? UUID(high: id.high, low: id.low ^ 0x6d65_7267) : id
  }

  /// The same with what follows from another order of its records.
  /// - Parameter moved: called with the rows that have another record now.
  public func reordering(_ moved: @escaping (_ rows: [Int], CompanyContext) throws(Failure) -> Void) -> SyncedRecords {
    var synced = self
    let move = self.move
    synced.move = { (moves, context) throws(Failure) in
      try move(moves, context)
      try moved(moves.map(\.to), context)
    }
    return synced
  }

  /// The same with where the next number comes from.
  public func numbering(_ next: @escaping (CompanyContext) throws(Failure) -> String?) -> SyncedRecords {
    var synced = self
    synced.nextNumber = next
    return synced
  }

  /// The same with the values that no two of its records have at a time.
  /// - Parameters:
  ///   - shared: finds those of a record that another one has.
  ///   - lost: called when a record has lost one; `holder` of the value is the record that keeps it.
  public func sharing(
    _ shared: @escaping (_ record: UUID, CompanyContext) throws(Failure) -> [SharedValue],
    lost: @escaping (_ record: UUID, _ value: SharedValue, CompanyContext) throws(Failure) -> Void
  ) -> SyncedRecords {
    var synced = self
    (synced.shared, synced.lost) = (shared, lost)
    return synced
  }

  /// The same with the files of its records.
  public func filing(_ files: @escaping (_ record: UUID, Partition) throws(Failure) -> [SyncedFile]) -> SyncedRecords {
    var synced = self
    synced.files = files
    return synced
  }

  /// The same with what follows from its records.
  public func settling(_ settle: @escaping (_ records: [UUID], CompanyContext) throws(Failure) -> Void) -> SyncedRecords {
    var synced = self
    synced.settle = settle
    return synced
  }
}

/// How rows of a table are written that come from elsewhere.
public struct SyncedTable<Row: Entity> {
  let stores: Stores
  let table: Table<Row>
  let name: String
  /// Whether the records are the account's own, whose table has no column for a company.
  let isOfAccount: Bool
  /// The number of a new row.
  let nextRow: (CompanyContext) throws(Failure) -> Int?
  var text: TextIndex?
  /// The record that has the unique value of another.
  var holder: ((Row, CompanyContext) throws(Failure) -> (member: String, id: UUID)?)?
  /// Refuses to delete what others need, and does what must be done before.
  var requireUnused: ((Row, CompanyContext) throws(Failure) -> Void)?
  /// What is kept beside a row follows it.
  var written: ((_ old: Row?, _ new: Row?, _ row: Int, CompanyContext) throws(Failure) -> Void)?

  public init(
    _ table: Table<Row>, named name: String, _ stores: Stores, isOfAccount: Bool = false,
    nextRow: @escaping (CompanyContext) throws(Failure) -> Int?, text: TextIndex? = nil,
    holder: ((Row, CompanyContext) throws(Failure) -> (member: String, id: UUID)?)? = nil,
    requireUnused: ((Row, CompanyContext) throws(Failure) -> Void)? = nil,
    written: ((_ old: Row?, _ new: Row?, _ row: Int, CompanyContext) throws(Failure) -> Void)? = nil
  ) {
    self.table = table
    self.name = name
    self.isOfAccount = isOfAccount
    self.nextRow = nextRow
    self.stores = stores
    self.text = text
    self.holder = holder
    self.requireUnused = requireUnused
    self.written = written
  }

  /// The records as sync sees them.
  public func synced(_ traits: SyncTraits) -> SyncedRecords {
    let company = isOfAccount ? "NULL" : "company"
    let walk = StoreStatement("SELECT id, \(company), row FROM {store}.\(name) WHERE row > ? ORDER BY row LIMIT ?")
    let tail = StoreStatement("SELECT id, row FROM {store}.\(name) WHERE row > ? AND row <= ? ORDER BY row LIMIT ?")
    let elsewhere = StoreStatement("SELECT \(company) FROM {store}.\(name) WHERE id = ?")
    let move = StoreStatement("UPDATE {store}.\(name) SET row = ?2 WHERE row = ?1")
    var records = SyncedRecords(
      Row.entityName, traits, schema: { ObjectSchema(of: Row.self) },
      read: { (id, partition) throws(Failure) in
        let out = ByteBuffer(capacity: 1 << 10)
        defer { out.deallocate() }
        let isThere = try table.copy(id, in: partition.rows.rows, of: partition.store, to: JSONWriter(out, for: .core))
        return isThere ? out.text() : nil
      },
      put: { (id, json, context) throws(Failure) in
        // An id is one company's for ever.
        let owner = try stores.first(elsewhere, in: context.store, { $0.add(id) }, { $0.next(UUID?.self) })
        if let owner, owner != context.partition.company { return .unfit("another company has a record with its id") }
        return try put(id, json, isNew: owner == nil, traits.isImmutable, context)
      }, delete: { (id, context) throws(Failure) in try delete(id, traits.isImmutable, context) },
      walk: { (row, limit, store) throws(Failure) in
        try stores.all(
          walk, in: store,
          {
            $0.add(row)
            $0.add(limit)
          }, { (record: $0.next(UUID.self), company: $0.next(UUID?.self), row: $0.next(Int.self)) })
      })
    records.has = { (id, partition) throws(Failure) in
      let company = try stores.first(elsewhere, in: partition.store, { $0.add(id) }, { $0.next(UUID?.self) })
      return company.map { $0 == partition.company } ?? false
    }
    records.tail = { (row, limit, partition) throws(Failure) in
      try stores.all(
        tail, in: partition.store,
        {
          $0.add(max(row, partition.rows.floor))
          $0.add(partition.rows.ceiling)
          $0.add(limit)
        }, { (record: $0.next(UUID.self), row: $0.next(Int.self)) })
    }
    let parts = (traits.isImmutable ? [] : traits.owners).map { owner in
      (owner.kind, StoreStatement("SELECT id FROM {store}.\(name) WHERE \"\(owner.member)\" = ? ORDER BY id"))
    }
    records.parts = { (whole, kind, partition) throws(Failure) in
      guard let (_, statement) = parts.first(where: { "\($0.0)" == kind }) else { return [] }
      return try stores.all(statement, in: partition.store, { $0.add(whole) }, { $0.next(UUID.self) })
    }
    records.move = { (moves, context) throws(Failure) in
      try stores.withoutGuards(of: name, in: context.store) { () throws(Failure) in
        // Out of the way first: the numbers are those of the same rows.
        for (from, to) in moves {
          try stores.run(move, in: context.store) {
            $0.add(from)
            $0.add(-to)
          }
        }
        for (_, to) in moves {
          try stores.run(move, in: context.store) {
            $0.add(-to)
            $0.add(to)
          }
        }
      }
      try stores.changes.noteOther(of: context.partition.company, in: context.store, origin: context.base.origin)
      for row in moves.map(\.to) { try text?.changed(row, in: context.partition) }
    }
    return records
  }

  private func put(
    _ id: UUID, _ json: String, isNew: Bool, _ isImmutable: Bool, _ context: CompanyContext
  ) throws(Failure) -> SyncedRecords.Put {
    guard let new = Row(json: json), new.uuid == id else { return .unfit("it can't be a record of the kind \(Row.entityName)") }
    if !isNew, let found = try table.find(id, in: context.partition.rows.rows, of: context.store) {
      let changes = found.record.changes(to: new)
      if changes.isEmpty, jsonText(found.record, for: .core) == jsonText(new, for: .core) { return .done }
      var isDone = true
      if isImmutable {
        // It loses what another one says, too.
        try stores.withoutGuards(of: name, in: context.store) { () throws(Failure) in
          isDone = try table.update(to: new, changes, in: context.store, context.base)
        }
      } else {
        isDone = try table.update(to: new, changes, in: context.store, context.base)
      }
      guard isDone else { return try duplicate(new, context) }
      try text?.changed(found.row, changes, in: context.partition)
      try written?(found.record, new, found.row, context)
      return .done
    }
    if try holder?(new, context) != nil { return try duplicate(new, context) }
    let row = try nextRow(context)
    guard try table.insert(new, row: row, in: context.store, context.base) else { return try duplicate(new, context) }
    try written?(nil, new, row ?? 0, context)
    return .done
  }

  private func duplicate(_ record: Row, _ context: CompanyContext) throws(Failure) -> SyncedRecords.Put {
    guard let other = try holder?(record, context) else { return .unfit("another \(Row.entityName) has the same unique value") }
    return .duplicate(member: other.member, holder: other.id)
  }

  private func delete(_ id: UUID, _ isImmutable: Bool, _ context: CompanyContext) throws(Failure) -> Bool {
    guard let found = try table.find(id, in: context.partition.rows.rows, of: context.store) else { return true }
    if let requireUnused {
      do throws(Failure) { try requireUnused(found.record, context) } catch {
        guard error.code == .inUse else { throw error }
        return false
      }
    }
    try text?.deleted(found.row, in: context.partition)
    func remove() throws(Failure) {
      try table.delete(found.record, lastState: jsonText(found.record, for: .core), in: context.store, context.base)
    }
    // One that nobody deletes goes all the same where it never came to be: the cloud has refused it.
    if isImmutable { try stores.withoutGuards(of: name, in: context.store, remove) } else { try remove() }
    try written?(found.record, nil, found.row, context)
    return true
  }
}
