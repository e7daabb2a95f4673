internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The table of the access records of companies.
struct AccessRecords {
  private let stores: Stores
  private let table: Table<AccessRecord>
  private let anchors: RowAnchors
  let former: FormerPeople

  private let findRights = StoreStatement(
    "SELECT isOwner, isFounder, deptMask, managerMask FROM {store}.access_records WHERE company = ? AND user = ?")
  private let findRecord: StoreStatement
  private let bits = StoreStatement(
    "SELECT deptMask | managerMask FROM {store}.access_records WHERE row BETWEEN ? AND ?")
  private let participants = StoreStatement(
    "SELECT count(*) FROM {store}.access_records WHERE row BETWEEN ? AND ? AND isOwner = 0")
  private let lastRow = StoreStatement(
    """
    SELECT max(ifnull((SELECT max(row) FROM {store}.access_records WHERE row BETWEEN ?1 AND ?2), 0),
      ifnull((SELECT max(row) FROM {store}.former_people WHERE row BETWEEN ?1 AND ?2), 0))
    """)
  private let deleteCompany = StoreStatement("DELETE FROM {store}.access_records WHERE row BETWEEN ? AND ?")
  private let otherOwners = StoreStatement(
    """
    SELECT 1 FROM {store}.access_records a JOIN private.credentials c ON c.company = a.company AND c.user = a.user
    WHERE a.company = ? AND a.user <> ? AND a.isOwner = 1
    """)
  private let signingOwners = StoreStatement(
    """
    SELECT a.user, c.username FROM {store}.access_records a JOIN private.credentials c ON c.company = a.company AND c.user = a.user
    WHERE a.row BETWEEN ? AND ? AND a.isOwner = 1 ORDER BY a.row
    """)
  private let page: StoreStatement
  private let names = StoreStatement(
    "SELECT a.user, a.name, a.row, c.username, 0 FROM \(AccessRecords.withCredentials) WHERE a.row BETWEEN ? AND ? ORDER BY a.row LIMIT ?"
  )
  private let namesEver = StoreStatement(
    """
    SELECT a.user, a.name, a.row, c.username, 0 FROM \(AccessRecords.withCredentials) WHERE a.row BETWEEN ?1 AND ?2
    UNION ALL SELECT user, name, row, username, 1 FROM {store}.former_people WHERE row BETWEEN ?1 AND ?2 ORDER BY 3 LIMIT ?3
    """)

  init(_ stores: Stores) {
    self.stores = stores
    table = Table("access_records", stores)
    anchors = RowAnchors(of: "access_records", isAscending: true, stores)
    former = FormerPeople(stores)
    findRecord = StoreStatement(
      "SELECT \(Table<AccessRecord>.columns) FROM {store}.access_records WHERE company = ? AND user = ?")
    page = StoreStatement(
      """
      SELECT \(AccessRecord.fieldNames.map { "a.\($0)" }.joined(separator: ", ")), c.username, a.row
      FROM \(AccessRecords.withCredentials)
      WHERE a.row BETWEEN ? AND ? ORDER BY a.row LIMIT ?
      """)
  }

  private static let withCredentials =
    "{store}.access_records a LEFT JOIN private.credentials c ON c.company = a.company AND c.user = a.user"

  private static func bind(_ rows: ClosedRange<Int>, to binder: inout Binder) {
    binder.add(rows.lowerBound)
    binder.add(rows.upperBound)
  }

  /// Returns the rights of a user; `nil` for a user without a record.
  func rights(of user: UUID, in company: UUID, _ store: Store) throws(Failure) -> Rights? {
    try stores.first(findRights, in: store, bind: company, user) {
      Rights(isOwner: $0.next(), isFounder: $0.next(), departments: $0.next(), managed: $0.next())
    }
  }

  /// Records a reading of rights, without reading them. So live queries run again after rights have changed.
  func noteReading(in store: Store) { stores.noteReading(findRights, in: store) }

  /// - Throws: `storageFault` if a required member can't be read.
  func record(of user: UUID, in scope: CompanyScope) throws(Failure) -> AccessRecord? {
    let found = try stores.first(findRecord, in: scope.store, bind: scope.company, user, read: AccessRecords.read)
    if let found, found.isBroken { throw .unreadable(AccessRecord.entityName, found.record.uuid) }
    return found?.record
  }

  /// Returns the record with this id, or `nil` if there is none.
  func record(_ id: UUID, in scope: CompanyScope) throws(Failure) -> AccessRecord? {
    try table.find(id, in: RowRange(company: scope.number).all, of: scope.store)?.record
  }

  private static func read(_ row: inout RowSource) -> (record: AccessRecord, isBroken: Bool) {
    var (record, unreadable) = row.loadFields(of: AccessRecord.self)
    if !unreadable.isEmpty { record.unreadable = unreadable.names(of: AccessRecord.self) }
    return (record, unreadable.isBroken)
  }

  /// Returns the mask of all bits that users hold in a company.
  func heldBits(in scope: CompanyScope) throws(Failure) -> Int {
    try stores.all(
      bits, in: scope.store, { AccessRecords.bind(RowRange(company: scope.number).all, to: &$0) }, { $0.next(Int.self) }
    ).reduce(0, |)
  }

  /// Returns the number of users in a company who are not owners.
  func participants(in scope: CompanyScope) throws(Failure) -> Int {
    try stores.first(
      participants, in: scope.store, { AccessRecords.bind(RowRange(company: scope.number).all, to: &$0) },
      { $0.next(Int.self) }) ?? 0
  }

  /// Returns a Boolean value that indicates whether the company has another owner with credentials.
  func hasOwner(besides user: UUID, in scope: CompanyScope) throws(Failure) -> Bool {
    let found: Void? = try stores.first(otherOwners, in: scope.store, bind: scope.company, user) { _ in }
    return found != nil
  }

  /// Returns the owners with credentials, in the order in which they got their first rights.
  func owners(in scope: CompanyScope) throws(Failure) -> [(user: UUID, username: String)] {
    try stores.all(
      signingOwners, in: scope.store, { AccessRecords.bind(RowRange(company: scope.number).all, to: &$0) },
      { (user: $0.next(UUID.self), username: $0.next(String.self)) })
  }

  /// Stores a record for a user who has none in this company.
  func insert(
    _ user: UUID, _ rights: Rights, named name: Line? = nil, as id: UUID, company: UUID, number: Int, in store: Store,
    _ context: Context
  ) throws(Failure) -> AccessRecord {
    let record = AccessRecord(id: id, company: company, user: user, name: name, rights: rights, at: context.now)
    guard try table.insert(record, row: try nextRow(in: number, of: store), in: store, context) else {
      throw .duplicate("access record", member: "user")
    }
    try former.forget(user, of: company, in: store)
    stores.outdate()
    return record
  }

  /// Returns the row of the next record.
  private func nextRow(in company: Int, of store: Store) throws(Failure) -> Int {
    let rows = RowRange(company: company)
    let last =
      try stores.first(lastRow, in: store, { AccessRecords.bind(rows.all, to: &$0) }, { $0.next(Int.self) }) ?? 0
    return max(last, rows.floor) + 1
  }

  /// Describes how access records sync.
  /// - Parameter username: returns the username of a user whose record is about to be deleted.
  func synced(_ username: @escaping (_ user: UUID, _ company: UUID) throws(Failure) -> String?) -> SyncedRecords {
    let find = StoreStatement("SELECT id FROM {store}.access_records WHERE company = ? AND user = ?")
    return SyncedTable(
      table, named: "access_records", stores,
      nextRow: { (context) throws(Failure) in try nextRow(in: context.number, of: context.store) },
      holder: { (record, context) throws(Failure) in
        let other = try stores.first(find, in: context.store, bind: context.company, record.user) { $0.next(UUID.self) }
        return other.flatMap { $0 == record.uuid ? nil : ("user", $0) }
      },
      requireUnused: { (record, context) throws(Failure) in
        try former.forget(record.user, of: context.company, in: context.store)
        try former.keep(
          record.user, username: try username(record.user, context.company), of: context.company, in: context.store)
      },
      written: { (old, new, _, context) throws(Failure) in
        if old == nil, let new { try former.forget(new.user, of: context.company, in: context.store) }
        stores.outdate()
      }
    ).synced(
      SyncTraits(
        "AccessControl", rank: 1, masks: ["deptMask", "managerMask"], unwritten: ["isFounder", "recoveredAt"],
        names: [("user", "userID")], identity: "user"))
  }

  func update(
    _ old: AccessRecord, to rights: Rights, named name: MemberChange<Line> = .unchanged, in context: CompanyContext
  ) throws(Failure) -> AccessRecord {
    let new = old.changed(to: rights, named: name, at: context.now)
    if old.changes(to: new).isEmpty { return old }
    try replace(old, by: new, in: context.store, context.base)
    return new
  }

  /// Replaces a record by its next state.
  func replace(_ old: AccessRecord, by new: AccessRecord, in store: Store, _ context: Context) throws(Failure) {
    guard try table.update(old, to: new, in: store, context) else { throw .duplicate("access record", member: "user") }
    stores.outdate()
  }

  /// - Parameter username: the user's last username, which is stored with the names of former users.
  func delete(_ record: AccessRecord, username: String?, in context: CompanyContext) throws(Failure) {
    try former.keep(record.user, username: username, of: context.company, in: context.store)
    try table.delete(record, lastState: jsonText(record, for: .core), in: context.store, context.base)
    stores.outdate()
  }

  func deleteAll(in scope: CompanyScope) throws(Failure) {
    try stores.run(deleteCompany, in: scope.store) { AccessRecords.bind(RowRange(company: scope.number).all, to: &$0) }
    try former.deleteAll(in: RowRange(company: scope.number), of: scope.store)
  }

  /// Returns a page of the users of a company with their rights, in the order in which they got their first rights.
  func list(limit: Int, after cursor: String?, in scope: CompanyScope) throws(Failure) -> Page<ListedAccess> {
    try list(
      "access", page, limit, cursor, in: scope,
      { row in
        let (access, isBroken) = AccessRecords.read(&row)
        let username = row.next(String?.self)
        // A manager does not see the usernames of users whose passwords the manager may not set.
        let listed = ListedAccess(access: access, username: scope.rights.areAbove(access.rights) ? username : nil)
        return (listed: isBroken ? nil : listed, row: row.next(Int.self))
      })
  }

  /// Returns a page of the names of the users of a company, in the same order as `list`.
  /// - Parameter includesLeft: a Boolean value that indicates whether users who have left are also listed.
  func people(limit: Int, after cursor: String?, includesLeft: Bool, in scope: CompanyScope) throws(Failure) -> Page<
    NamedPerson
  > {
    try list(
      "people", includesLeft ? namesEver : names, limit, cursor, in: scope,
      { row in
        let (id, name) = (row.next(UUID.self), row.next(Line?.self))
        let (number, username, hasLeft) = (row.next(Int.self), row.next(String?.self), row.next(Bool.self))
        let person =
          hasLeft
          ? NamedPerson(former: id, name: name, username: username)
          : NamedPerson(id: id, name: name, username: username)
        return (listed: person, row: number)
      })
  }

  private func list<Element: Value>(
    _ list: String, _ page: StoreStatement, _ limit: Int, _ cursor: String?, in scope: CompanyScope,
    _ read: (inout RowSource) -> (listed: Element?, row: Int)
  ) throws(Failure) -> Page<Element> {
    let rows = RowRange(company: scope.number)
    let position = try anchors.row(of: cursor, list, in: scope.partition) ?? rows.floor
    let found = try stores.all(page, in: scope.store, bind: position + 1, rows.ceiling, limit + 1, read: read)
    let next =
      found.count > limit ? Cursor.encode(list, try anchors.text(of: found[limit - 1].row, in: scope.partition)) : nil
    let listed = found.prefix(limit).compactMap(\.listed)
    if listed.count < min(found.count, limit) { throw .unreadable(AccessRecord.entityName, nil) }
    return Page(items: listed, next: next)
  }
}
