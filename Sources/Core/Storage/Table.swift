public import JSON
public import RPC
public import SQLite
public import Shape

/// Reads and writes the rows of one kind of record, in every store of companies. Each change is appended to the change
/// log.
public struct Table<Row: Entity> {
  private let stores: Stores
  private let insertion: StoreStatement
  private let insertionOfMany: RowsStatement
  private let updates: ColumnUpdates
  private let deletion: StoreStatement
  /// Finds a record by its id.
  let selection: StoreStatement
  private let numbering: StoreStatement
  private let selectionByRow: StoreStatement
  private let hints = RowHints()
  private let key: DerivedKey?
  /// A Boolean value that indicates whether the change log keeps no content of a deleted record.
  private let forgetsDeleted: Bool

  /// A column that is not a member of the record: a member's value in the form that the unique index holds.
  public struct DerivedKey {
    let member: String
    let value: (Row) -> String

    var column: String { "\(member)Key" }
  }

  public init(_ name: String, _ stores: Stores, key: DerivedKey? = nil, forgetsDeleted: Bool = false) {
    self.stores = stores
    self.forgetsDeleted = forgetsDeleted
    self.key = key
    insertion = StoreStatement(
      """
      INSERT INTO {store}.\(name) (\(Table.columns), row\(key.map { ", \($0.column)" } ?? "")) VALUES (\(Table.marks), ?\(key == nil ? "" : ", ?"))
      """)
    insertionOfMany = RowsStatement(columns: Row.fieldNames.count + 1) { values in
      // The columns are in the table's order, so that SQLite builds each row without copying its values first.
      "INSERT OR FAIL INTO {store}.\(name) (row, \(Table.columns)) VALUES \(values)"
    }
    updates = ColumnUpdates(of: name, { Row.fieldNames }, key: key.map { ($0.member, $0.column) })
    deletion = StoreStatement("DELETE FROM {store}.\(name) WHERE id = ?")
    selection = StoreStatement("SELECT \(Table.columns), row FROM {store}.\(name) WHERE id = ? AND row BETWEEN ? AND ?")
    numbering = StoreStatement("SELECT row FROM {store}.\(name) WHERE id = ? AND row BETWEEN ? AND ?")
    // The plus sign keeps SQLite from using the index of ids.
    selectionByRow = StoreStatement("SELECT \(Table.columns) FROM {store}.\(name) WHERE row = ? AND +id = ?")
  }

  /// The columns of the record, for queries of the service's own: `id, company, ...`.
  public static var columns: String { names.listed }

  /// The same columns, for a table that a query calls by another name.
  public static func names(in table: String) -> String { names.map { "\(table).\($0)" }.listed }

  /// The names of the columns in quotes, because a member may be called like a keyword of SQL: `order`.
  private static var names: [String] { Row.fieldNames.map { "\"\($0)\"" } }

  private static var marks: String { Row.fieldNames.map { _ in "?" }.listed }

  /// A record that was read from a row.
  public struct Found {
    public let record: Row
    public let row: Int
    /// The members that could not be read.
    public let unreadable: Unreadable
  }

  /// Returns the record with this id and its row number, or `nil` if none of the given rows has this id. The rows are
  /// those of a company.
  ///
  /// The index of ids also contains the row numbers. So a query finds out that a record belongs to another company
  /// without reading the record.
  public func find(_ id: UUID, in rows: ClosedRange<Int>, of store: Store) throws(Failure) -> Found? {
    let found = try select(id, in: rows, of: store) { $0.loadFields(of: Row.self) }
    return found.map { Found(record: $0.read.record, row: $0.row, unreadable: $0.read.unreadable) }
  }

  /// Returns the row number of the record with this id, or `nil` if none of the given rows has this id.
  func row(of id: UUID, in rows: ClosedRange<Int>, of store: Store) throws(Failure) -> Int? {
    try stores.first(numbering, in: store, bind: id, rows.lowerBound, rows.upperBound) { $0.next(Int.self) }
  }

  /// Writes the record with this id as JSON, as it is stored. Returns `false` if none of the given rows has this id.
  /// - Throws: `storageFault` if a required member can't be read.
  public func copy(_ id: UUID, in rows: ClosedRange<Int>, of store: Store, to writer: JSONWriter) throws(Failure)
    -> Bool
  {
    let found = try select(id, in: rows, of: store) { $0.copyFields(of: Row.self, to: writer) }
    if found?.read == false { throw .unreadable(Row.entityName, id) }
    return found != nil
  }

  /// Returns the result of `read` for the record with this id, and its row number. Returns `nil` if none of the given
  /// rows has this id.
  private func select<T>(
    _ id: UUID, in rows: ClosedRange<Int>, of store: Store, _ read: (inout RowSource) -> T
  ) throws(Failure) -> (read: T, row: Int)? {
    if let row = hints.row(of: id), rows.contains(row) {
      // The values are bound in a closure. Passing them as arguments would cause one more copy of each record that is
      // read.
      let found = try stores.first(
        selectionByRow, in: store,
        {
          $0.add(row)
          $0.add(id)
        }, read)
      if let found { return (found, row) }
    }
    let found = try stores.first(
      selection, in: store,
      {
        $0.add(id)
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
      }, { row in (read: read(&row), row: row.next(Int.self)) })
    if let found { hints.note(found.row, of: id) }
    return found
  }

  /// Inserts a record. Returns `false`, and inserts nothing, if another record has the same unique value.
  public func insert(_ record: Row, row: Int?, in store: Store, _ context: Context) throws(Failure) -> Bool {
    let isNew = try stores.runUnlessDuplicate(insertion, in: store) {
      $0.addFields(of: record)
      $0.add(row)
      if let key { $0.add(key.value(record)) }
    }
    if isNew {
      if let row { hints.note(row, of: record.uuid) }
      try note(.created, record, nil, store, context)
    }
    return isNew
  }

  /// Inserts records without unique values except their ids, in these rows.
  public func insert(_ records: ArraySlice<Row>, rows: [Int], in store: Store, _ context: Context) throws(Failure) {
    precondition(key == nil && rows.count == records.count)
    assert(zip(rows, rows.dropFirst()).allSatisfy(<), "row numbers grow with each new record")
    // A record may be a large value, so it is bound without copying it.
    try records.withUnsafeBufferPointer { (records) throws(Failure) in
      try stores.run(insertionOfMany, in: store, rows: rows.indices) { (place, binder) in
        binder.add(rows[place])
        binder.addFields(at: records.baseAddress! + place)
      }
      for place in rows.indices {
        hints.note(rows[place], of: records[place].uuid)
        try note(.created, records[place], nil, store, context)
      }
    }
  }

  /// Replaces a record by a newer state of it. Returns `false`, and changes nothing, if another record has the same
  /// unique value.
  /// - Parameter derived: columns that are written even if both states have the same value. They are needed if members
  ///   of the old state were computed instead of read.
  public func update(
    _ old: Row, to new: Row, derived: [String] = [], in store: Store, _ context: Context
  ) throws(Failure) -> Bool {
    try update(to: new, old.changes(to: new), derived: derived, in: store, context)
  }

  /// Replaces a record by a newer state of it, for a caller that knows the differences.
  public func update(
    to new: Row, _ changes: [FieldChange], derived: [String] = [], in store: Store, _ context: Context
  ) throws(Failure) -> Bool {
    let bits = updates.bits(of: ["version", "updatedAt"] + changes.map(\.name) + derived)
    let isNew = try stores.runUnlessDuplicate(updates.statement(bits), in: store) {
      $0.addFields(of: new)
      $0.add(bits)
      if let key { $0.add(changes.contains { $0.name == key.member } ? key.value(new) : nil) }
    }
    if isNew { try note(.updated, new, ChangedValues(changes), store, context) }
    return isNew
  }

  /// Deletes a record, and calls `whenDeleted` for the records that must be deleted with it.
  /// - Parameter state: the record's last state as JSON, for the log, or `nil` if the log must not contain it.
  public func delete(_ record: Row, lastState state: String?, in store: Store, _ context: Context) throws(Failure) {
    stores.useReserve()
    if forgetsDeleted {
      try stores.changes.forgetValues(of: record.uuid, in: store)
      try stores.whenForgotten(record.uuid, store)
    }
    try stores.run(deletion, in: store, bind: record.uuid)
    let state = forgetsDeleted ? nil : state
    try note(.deleted, record, state.map(ChangedValues.init(lastState:)), store, context)
    if record.companyID != record.uuid {
      try stores.whenDeleted(
        Deletion(entity: Row.entityName, record: record.uuid, company: record.companyID, store: store), context)
    }
  }

  private func note(
    _ action: ChangeLog.Action, _ record: Row, _ values: ChangedValues?, _ store: Store, _ context: Context
  ) throws(Failure) {
    try stores.changes.append(
      action, store, company: record.companyID, entity: Row.entityName, record: record.uuid, version: record.version,
      values, context,
      origin: context.origin)
  }
}
