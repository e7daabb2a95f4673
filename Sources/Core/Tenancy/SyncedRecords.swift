internal import JSON
public import RPC
internal import SQLite
public import Shape
public import Storage

/// Reads and writes the records of one kind for sync, as whole records in JSON. Writes count as changes that another
/// device has made.
public struct SyncedRecords {
  /// The result of writing a record.
  public enum Put {
    case done
    /// Another record has the same unique value. Nothing was changed.
    case duplicate(member: String, holder: UUID)
    /// The record can't be stored, for the reason in the text. Nothing was changed.
    case unfit(String)
  }

  /// The name of the kind in the change log.
  public let name: StaticString
  public let traits: SyncTraits
  /// The zones that hold such records.
  public var home: RecordHome
  /// A Boolean value that indicates whether a deletion erases the record's content on this device.
  public var forgetsDeleted = false
  /// Returns the schema of the records.
  public let schema: () -> ObjectSchema
  /// Returns a record as JSON, or `nil` if there is none.
  public let read: (_ record: UUID, Partition) throws(Failure) -> String?
  /// Returns a Boolean value that indicates whether a record exists.
  public var has: (_ record: UUID, Partition) throws(Failure) -> Bool
  /// Returns the records that are parts of the given record of the given kind. Returns no records for kinds that are
  /// only ever added.
  public var parts: (_ whole: UUID, _ kind: String, Partition) throws(Failure) -> [UUID] = {
    (_, _, _) throws(Failure) in []
  }
  /// Writes a record, which may be new.
  public let put: (_ record: UUID, _ json: String, CompanyContext) throws(Failure) -> Put
  /// Deletes a record. Returns `false`, and changes nothing, if other records refer to it.
  public let delete: (_ record: UUID, CompanyContext) throws(Failure) -> Bool
  /// Returns the records of all companies of a store that come after a row, in the order of rows.
  public let walk: (_ row: Int, _ limit: Int, Store) throws(Failure) -> [(record: UUID, company: UUID?, row: Int)]
  /// Returns the records of a company that come after a row, in their order. None for kinds that have no order.
  public var tail: (_ row: Int, _ limit: Int, Partition) throws(Failure) -> [(record: UUID, row: Int)] = {
    (_, _, _) throws(Failure) in []
  }
  /// Renumbers rows. The rows exchange their numbers among each other.
  public var move: (_ moves: [(from: Int, to: Int)], CompanyContext) throws(Failure) -> Void = {
    (_, _) throws(Failure) in
  }
  /// Returns the company's next number, or `nil` for kinds without numbers.
  public var nextNumber: (CompanyContext) throws(Failure) -> String? = { (_) throws(Failure) in nil }
  /// Returns the files of a record, or none for kinds without files.
  public var files: (_ record: UUID, Partition) throws(Failure) -> [SyncedFile] = { (_, _) throws(Failure) in [] }
  /// Returns the values of a record's exclusive members that another record has, too.
  public var shared: (_ record: UUID, CompanyContext) throws(Failure) -> [SharedValue] = { (_, _) throws(Failure) in []
  }
  /// Is called when a record has lost an exclusive value to another record.
  public var lost: (_ record: UUID, _ value: SharedValue, CompanyContext) throws(Failure) -> Void = {
    (_, _, _) throws(Failure) in
  }
  /// Returns the consequences of merges since the last call that `settle` does not write. `nil` for kinds without
  /// consequences.
  public var consequences: ((CompanyContext) throws(Failure) -> SyncedConsequences)?
  /// Merges again records that devices have merged independently. `nil` for kinds whose records are never merged.
  public var uniting: SyncedUniting?
  /// Creates records that this device needs in a company, before it sends its changes. Called often, with rights to
  /// write such records. `nil` for kinds without such records.
  public var claim: ((CompanyContext) throws(Failure) -> Void)?
  /// Updates data that is computed from records, after these were written or deleted.
  public var settle: (_ records: [UUID], CompanyContext) throws(Failure) -> Void = { (_, _) throws(Failure) in }

  public init(
    _ name: StaticString, _ traits: SyncTraits, schema: @escaping () -> ObjectSchema,
    read: @escaping (UUID, Partition) throws(Failure) -> String?,
    put: @escaping (UUID, String, CompanyContext) throws(Failure) -> Put,
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

  /// Converts between ids and names in the cloud. Given a record's id, returns its name; given the name, returns the
  /// id.
  public func name(of id: UUID) -> UUID {
    // The changed bits are not those of the UUID's version and variant.
    traits.hasNameOfItsOwn ? UUID(high: id.high, low: id.low ^ 0x6d65_7267) : id
  }

  /// Returns a copy that updates data which depends on the order of its records.
  /// - Parameter moved: is called with the row numbers that now belong to another record.
  public func reordering(_ moved: @escaping (_ rows: [Int], CompanyContext) throws(Failure) -> Void) -> SyncedRecords {
    var synced = self
    let move = self.move
    synced.move = { (moves, context) throws(Failure) in
      try move(moves, context)
      try moved(moves.map(\.to), context)
    }
    return synced
  }

  /// Returns a copy with a function that returns the company's next number.
  public func numbering(_ next: @escaping (CompanyContext) throws(Failure) -> String?) -> SyncedRecords {
    var synced = self
    synced.nextNumber = next
    return synced
  }

  /// Returns a copy that finds values which two of its records have, although only one may have them.
  /// - Parameters:
  ///   - shared: returns the exclusive values of a record that another record has, too.
  ///   - lost: is called when a record has lost a value. The value's `holder` is the record that still has it.
  public func sharing(
    _ shared: @escaping (_ record: UUID, CompanyContext) throws(Failure) -> [SharedValue],
    lost: @escaping (_ record: UUID, _ value: SharedValue, CompanyContext) throws(Failure) -> Void
  ) -> SyncedRecords {
    var synced = self
    (synced.shared, synced.lost) = (shared, lost)
    return synced
  }

  /// Returns a copy with a function that returns the files of its records.
  public func filing(_ files: @escaping (_ record: UUID, Partition) throws(Failure) -> [SyncedFile]) -> SyncedRecords {
    var synced = self
    synced.files = files
    return synced
  }

  /// Returns a copy with a function that updates data which is computed from its records.
  public func settling(_ settle: @escaping (_ records: [UUID], CompanyContext) throws(Failure) -> Void) -> SyncedRecords
  {
    var synced = self
    synced.settle = settle
    return synced
  }
}

/// Describes a table to which sync writes records of other devices.
public struct SyncedTable<Row: Entity> {
  let stores: Stores
  let table: Table<Row>
  let name: String
  /// A Boolean value that indicates whether the records are the account's own. Their table has no column for a company.
  let isOfAccount: Bool
  /// Returns the number of a new row.
  let nextRow: (CompanyContext) throws(Failure) -> Int?
  var text: TextIndex?
  /// Returns another record that has the same unique value as the given one, or `nil` if there is none.
  var holder: ((Row, CompanyContext) throws(Failure) -> (member: String, id: UUID)?)?
  /// Throws an error if other records need the record. Otherwise makes the changes that must come before its deletion.
  var requireUnused: ((Row, CompanyContext) throws(Failure) -> Void)?
  /// Updates data that is stored beside a row.
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

  /// Returns the records in the form that sync uses.
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
        let isThere = try table.copy(id, in: partition.rows.all, of: partition.store, to: JSONWriter(out, for: .core))
        return isThere ? out.text() : nil
      },
      put: { (id, json, context) throws(Failure) in
        // A record with this id may be in another company. Ids never move to another company.
        let owner = try stores.first(elsewhere, in: context.store, bind: id, read: { $0.next(UUID?.self) })
        if let owner, owner != context.partition.company { return .unfit("another company has a record with this id") }
        return try put(id, json, isNew: owner == nil, traits.isImmutable, context)
      }, delete: { (id, context) throws(Failure) in try delete(id, traits.isImmutable, context) },
      walk: { (row, limit, store) throws(Failure) in
        try stores.all(walk, in: store, bind: row, limit) {
          (record: $0.next(UUID.self), company: $0.next(UUID?.self), row: $0.next(Int.self))
        }
      })
    records.has = { (id, partition) throws(Failure) in
      let company = try stores.first(elsewhere, in: partition.store, bind: id) { $0.next(UUID?.self) }
      return company.map { $0 == partition.company } ?? false
    }
    records.tail = { (row, limit, partition) throws(Failure) in
      try stores.all(tail, in: partition.store, bind: max(row, partition.rows.floor), partition.rows.ceiling, limit) {
        (record: $0.next(UUID.self), row: $0.next(Int.self))
      }
    }
    let parts = (traits.isImmutable ? [] : traits.owners).map { owner in
      (owner.kind, StoreStatement("SELECT id FROM {store}.\(name) WHERE \"\(owner.member)\" = ? ORDER BY id"))
    }
    records.parts = { (whole, kind, partition) throws(Failure) in
      guard let (_, statement) = parts.first(where: { "\($0.0)" == kind }) else { return [] }
      return try stores.all(statement, in: partition.store, bind: whole) { $0.next(UUID.self) }
    }
    records.move = { (moves, context) throws(Failure) in
      try stores.withoutGuards(of: name, in: context.store) { () throws(Failure) in
        // The new numbers are still taken by other rows to move. So the rows first get negative numbers.
        for (from, to) in moves {
          try stores.run(move, in: context.store, bind: from, -to)
        }
        for (_, to) in moves {
          try stores.run(move, in: context.store, bind: -to, to)
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
    guard let new = Row(json: json), new.uuid == id else {
      return .unfit("the record is not a valid \(Row.entityName)")
    }
    if !isNew, let found = try table.find(id, in: context.partition.rows.all, of: context.store) {
      let changes = found.record.changes(to: new)
      if changes.isEmpty, jsonText(found.record, for: .core) == jsonText(new, for: .core) { return .done }
      var isDone = true
      if isImmutable {
        // Triggers protect such rows, but even these records can lose an exclusive value to another record.
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
    guard let other = try holder?(record, context) else {
      return .unfit("another \(Row.entityName) has the same unique value")
    }
    return .duplicate(member: other.member, holder: other.id)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func delete(_ id: UUID, _ isImmutable: Bool, _ context: CompanyContext) throws(Failure) -> Bool {
    guard let found = try table.find(id, in: context.partition.rows.all, of: context.store) else { return true }
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
    // Users can't delete a record of such a kind. Sync removes it if the cloud has refused it.
    if isImmutable { try stores.withoutGuards(of: name, in: context.store, remove) } else { try remove() }
    try written?(found.record, nil, found.row, context)
    return true
  }
}
