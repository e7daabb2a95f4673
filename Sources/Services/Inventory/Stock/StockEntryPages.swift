internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The conditions that the listed ledger entries must meet.
struct EntryFilter {
  let item: ID<ItemDetails>?, location: ID<LocationDetails>?, type: StockEntryType?, from: Timestamp?, to: Timestamp?
  let lot: ID<LotDetails>?, order: UUID?, transaction: UUID?

  /// A Boolean value that indicates whether one index, or the table itself, finds exactly the listed entries. No other
  /// row is then read.
  fileprivate var isPlain: Bool {
    type == nil && from == nil && to == nil
      && [item?.uuid, location?.uuid, lot?.uuid, order, transaction].count { $0 != nil } < 2
  }
}

/// Lists the ledger page by page, newest entries first.
struct StockEntryPages {
  private let stores: Stores
  private let scratch: ByteBuffer
  private let anchors: RowAnchors
  private let joined: JoinedRecords

  /// The most rows that one page reads. If few rows match the filter, a page can end after this number of rows with
  /// fewer entries than its limit.
  private static let mostRows = 5000

  /// The queries for the entries that one index finds. `page` reads a page. `end` finds the last row that the page may
  /// read, or NULL if the page can read all rows of the index.
  private struct Queries {
    let page: StoreStatement, end: StoreStatement

    /// - Parameters:
    ///   - parameter: the number of the parameter, such as 4 for `?4`, that the condition uses.
    ///   - joined: a Boolean value that indicates whether the query also finds entries of lots or locations that were
    ///     joined to the named one.
    ///   - condition: returns the condition that the index serves, given the name of its parameter; `nil` to read the
    ///     table in the order of rows.
    init(_ parameter: Int = 0, joined: Bool = false, _ condition: ((_ parameter: String) -> String)? = nil) {
      page = StockEntryPages.query(condition.map { "\($0("?\(parameter)")) AND " } ?? "", joined: joined)
      end = StoreStatement(
        """
        SELECT iif(count(*) < \(mostRows), NULL, min(row)) FROM (
          SELECT row FROM {store}.stock_entries WHERE \(condition.map { "\($0("?3")) AND " } ?? "")row BETWEEN ?1 AND ?2
          ORDER BY row DESC LIMIT \(mostRows))
        """)
    }
  }

  /// Returns the SQL for the ids of all records that were joined to a record. Two records are joined if sync merges
  /// them into one.
  private static func parts(_ parameter: String) -> String {
    "SELECT id FROM {store}.joined_records WHERE root = \(parameter)"
  }

  private static func query(_ condition: String, joined: Bool) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<StockEntry>.columns), row FROM {store}.stock_entries
      WHERE \(condition)row BETWEEN ?1 AND ?2 AND (?4 IS NULL OR item = ?4) AND (?5 IS NULL OR location = ?5\(joined ? " OR location IN (\(parts("?5")))" : ""))
        AND (?6 IS NULL OR type = ?6)
        AND effectiveAt BETWEEN ?7 AND ?8 AND (?9 IS NULL OR lot = ?9\(joined ? " OR lot IN (\(parts("?9")))" : "")) AND (?10 IS NULL OR "order" = ?10)
        AND (?11 IS NULL OR "transaction" = ?11)
      ORDER BY row DESC LIMIT ?3
      """)
  }

  private let all = Queries()
  private let ofItem = Queries(4) { "item = \($0)" }
  private let ofLocation = Queries(5) { "location = \($0)" }
  private let ofLot = Queries(9) { "lot = \($0)" }
  /// The same queries for a lot or a location that other records were joined to.
  private let ofItemJoined = Queries(4, joined: true) { "item = \($0)" }
  private let ofLocationJoined = Queries(5, joined: true) { "(location = \($0) OR location IN (\(parts($0))))" }
  private let ofLotJoined = Queries(9, joined: true) { "(lot = \($0) OR lot IN (\(parts($0))))" }
  private let ofOrder = Queries(10) { "\"order\" = \($0)" }
  /// The index on `transaction` lacks the first entry of each transaction. That entry's own id is the id of the
  /// transaction, so it is found by its id.
  private let ofTransaction = Queries(11) {
    """
    row IN (
      SELECT row FROM {store}.stock_entries WHERE id = \($0)
      UNION ALL SELECT row FROM {store}.stock_entries WHERE "transaction" = \($0) AND "transaction" <> id)
    """
  }

  /// Returns the queries of the index that has the fewest rows for the filter, and the id to look up in this index.
  private func queries(for filter: EntryFilter, in store: Store) throws(Failure) -> (Queries, UUID?) {
    if filter.transaction == nil, filter.order == nil {
      for id in [filter.lot?.uuid, filter.location?.uuid].compactMap(\.self)
      where try joined.count(joining: id, in: store) > 0 {
        if let lot = filter.lot { return (ofLotJoined, lot.uuid) }
        if let item = filter.item { return (ofItemJoined, item.uuid) }
        return (ofLocationJoined, id)
      }
    }
    if let transaction = filter.transaction { return (ofTransaction, transaction) }
    if let order = filter.order { return (ofOrder, order) }
    if let lot = filter.lot { return (ofLot, lot.uuid) }
    if let item = filter.item { return (ofItem, item.uuid) }
    if let location = filter.location { return (ofLocation, location.uuid) }
    return (all, nil)
  }

  /// - Parameter scratch: the buffer in which the JSON text of a page is built.
  init(_ stores: Stores, _ scratch: ByteBuffer, _ joined: JoinedRecords) {
    self.stores = stores
    self.joined = joined
    self.scratch = scratch
    anchors = RowAnchors(of: "stock_entries", stores)
  }

  func list(
    _ filter: EntryFilter, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<StockEntry>> {
    let rows = context.partition.rows
    let position = try anchors.row(of: cursor, "entries", in: context.partition)
    let (queries, key) = try queries(for: filter, in: context.store)
    let last = position.map { $0 - 1 } ?? rows.ceiling
    let first =
      filter.isPlain ? rows.floor + 1 : try first(of: queries, key, from: rows.floor + 1, upTo: last, in: context.store)
    scratch.truncate(to: 0)
    scratch.shrink(to: 1 << 18)
    let writer = PageWriter<StockEntry>(scratch, limit: limit, for: context.audience)
    try stores.each(
      queries.page, in: context.store, bind: first, last, limit + 1, filter.item, filter.location, filter.type,
      filter.from?.milliseconds ?? Int.min, filter.to?.milliseconds ?? Int.max, filter.lot, filter.order,
      filter.transaction,
      use: { writer.add(&$0) })
    if writer.isBroken { throw .unreadable(StockEntry.entityName, nil) }
    let next = writer.lastRow ?? (first > rows.floor + 1 ? first : nil)
    let place = try next.map { (row) throws(Failure) in try anchors.text(of: row, in: context.partition) }
    try writer.finish(next: place.map { Cursor.encode("entries", $0) })
    return Prepared(scratch)
  }

  /// Returns the first row, which is the oldest, that a page may read.
  private func first(
    of queries: Queries, _ key: UUID?, from floor: Int, upTo last: Int, in store: Store
  ) throws(Failure) -> Int {
    let found = try stores.first(
      queries.end, in: store,
      {
        $0.add(floor)
        $0.add(last)
        if let key { $0.add(key) }
      }, { $0.next(Int?.self) })
    return (found ?? nil) ?? floor
  }
}
