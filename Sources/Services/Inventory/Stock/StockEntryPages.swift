internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// What a list of entries is narrowed to.
struct EntryFilter {
  let item: ID<ItemDetails>?, location: ID<LocationDetails>?, type: StockEntryType?, from: Timestamp?, to: Timestamp?
  let lot: ID<LotDetails>?, order: UUID?
}

/// The ledger, page by page, newest first.
struct StockEntryPages {
  private let stores: Stores
  private let scratch: ByteBuffer

  private static func query(_ condition: String) -> StoreStatement {
    StoreStatement(
      """
      SELECT \(Table<StockEntry>.columns), row FROM {store}.stock_entries
      WHERE \(condition)row BETWEEN ?1 AND ?2 AND (?4 IS NULL OR item = ?4) AND (?5 IS NULL OR location = ?5) AND (?6 IS NULL OR type = ?6)
        AND effectiveAt BETWEEN ?7 AND ?8 AND (?9 IS NULL OR lot = ?9) AND (?10 IS NULL OR "order" = ?10)
      ORDER BY row DESC LIMIT ?3
      """)
  }

  private let all = query("")
  private let ofItem = query("item = ?4 AND ")
  private let ofLocation = query("location = ?5 AND ")
  private let ofLot = query("lot = ?9 AND ")
  private let ofOrder = query("\"order\" = ?10 AND ")

  /// The one whose index leads to the fewest rows.
  private func query(for filter: EntryFilter) -> StoreStatement {
    if filter.order != nil { return ofOrder }
    if filter.lot != nil { return ofLot }
    if filter.item != nil { return ofItem }
    return filter.location != nil ? ofLocation : all
  }

  /// - Parameter scratch: where pages are made.
  init(_ stores: Stores, _ scratch: ByteBuffer) {
    self.stores = stores
    self.scratch = scratch
  }

  func list(
    _ filter: EntryFilter, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<StockEntry>> {
    let rows = context.partition.rows
    let position = try Cursor.decodeNumber("entries", cursor)
    if let position, position > rows.ceiling - rows.floor { throw Cursor.unknown }
    scratch.truncate(to: 0)
    scratch.shrink(to: 1 << 18)
    let writer = PageWriter<StockEntry>(scratch, limit: limit, for: context.audience)
    try stores.each(
      query(for: filter), in: context.store,
      {
        $0.add(rows.floor + 1)
        $0.add(position.map { rows.floor + $0 - 1 } ?? rows.ceiling)
        $0.add(limit + 1)
        $0.add(filter.item)
        $0.add(filter.location)
        $0.add(filter.type)
        $0.add(filter.from?.milliseconds ?? Int.min)
        $0.add(filter.to?.milliseconds ?? Int.max)
        $0.add(filter.lot)
        $0.add(filter.order)
      }, { writer.add(&$0) })
    if writer.isBroken { throw .unreadable(StockEntry.entityName, nil) }
    writer.finish(next: writer.lastRow.map { Cursor.encode("entries", String($0 - rows.floor, radix: 36)) })
    return Prepared(scratch)
  }
}
