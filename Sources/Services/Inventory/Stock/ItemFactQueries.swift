public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy
internal import Vocabulary

/// The queries that read many items at once. The ids of all items are passed as one BLOB, so a single statement reads
/// all of them.
struct ItemFactQueries {
  /// A table of the ids in the BLOB ?1, each with its index in the BLOB. ?2 is the number of ids.
  private static let given = """
    WITH RECURSIVE given(place, id) AS MATERIALIZED (
      SELECT 0, substr(?1, 1, 16) WHERE ?2 > 0
      UNION ALL SELECT place + 1, substr(?1, (place + 1) * 16 + 1, 16) FROM given WHERE place + 1 < ?2)
    """

  /// The stock, plans and cost of each given item of the company ?5. The company's items have the rows from ?3 to ?4.
  let facts = StoreStatement(
    """
    \(ItemFactQueries.given)
    SELECT g.place, i.id, i.sku, i.name, i.unit, i.kind, ifnull(s.onHand, 0), ifnull(s.unavailable, 0), ifnull(s.demand, 0),
      ifnull(s.demandOfBuilds, 0), ifnull(s.incoming, 0), s.incomingAt, s.cost, s.currency,
      iif(i.kind = 'service', i.cost, NULL)
    FROM given g CROSS JOIN {store}.items i ON i.id = g.id AND i.row BETWEEN ?3 AND ?4
    LEFT JOIN {store}.stock_items s ON s.company = ?5 AND s.item = i.id
    """)
  /// The stock of each given item of the company ?3, one row for each location. Lots that expired before the day ?4
  /// count as unusable. ?5 is the main location.
  let places = StoreStatement(
    """
    \(ItemFactQueries.given)
    SELECT s.item, s.location, l.name, sum(s.onHand),
      sum(iif(l.kind = 'stock' AND (o.id IS NULL OR o.status IN ('ok', 'attention') AND (o.expiry IS NULL OR o.expiry >= ?4)), s.onHand, 0)),
      s.location = ifnull(i.location, ?5)
    FROM given g CROSS JOIN {store}.stock_levels s ON s.company = ?3 AND s.item = g.id
    CROSS JOIN {store}.items i ON i.id = s.item
    JOIN {store}.locations l ON l.id = s.location LEFT JOIN {store}.lots o ON o.id = s.lot
    GROUP BY g.place, s.location ORDER BY g.place, s.location
    """)

  /// `serviceCost` finds the cost of an item if it is a service. `kitInRow` finds the item in a row of the table if it
  /// is a kit.
  let serviceCost = StoreStatement(
    "SELECT cost FROM {store}.items WHERE id = ? AND kind = 'service' AND row BETWEEN ? AND ?")
  let kitInRow = StoreStatement("SELECT id FROM {store}.items WHERE row = ? AND kind = 'kit'")

  /// Returns the ids as one BLOB, 16 bytes for each id.
  static func bytes(of ids: [UUID]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: ids.count * 16) { room, count in
      for (place, id) in ids.enumerated() {
        let words = UnsafeMutableRawPointer(room.baseAddress! + place * 16)
        words.storeBytes(of: id.high.bigEndian, as: UInt64.self)
        words.storeBytes(of: id.low.bigEndian, toByteOffset: 8, as: UInt64.self)
      }
      count = ids.count * 16
    }
  }
}

extension Inventory {
  public func facts(of items: [UUID], in context: CompanyContext) throws(Failure) -> [ItemFacts?] {
    var found = [ItemFacts?](repeating: nil, count: items.count)
    if items.isEmpty { return found }
    let rows = context.partition.rows.all
    try stores.each(
      factQueries.facts, in: context.store,
      {
        $0.addBlob(ItemFactQueries.bytes(of: items))
        $0.add(items.count)
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
        $0.add(context.number)
      },
      { row in
        let place = row.next(Int.self)
        found[place] = ItemFacts(&row)
      })
    return found
  }

  public func places(of items: [UUID], in context: CompanyContext) throws(Failure) -> [PlaceStock] {
    if items.isEmpty { return [] }
    let today = try zones.today(in: context)
    return try stores.all(
      factQueries.places, in: context.store,
      {
        $0.addBlob(ItemFactQueries.bytes(of: items))
        $0.add(items.count)
        $0.add(context.number)
        $0.add(today)
        $0.add(Locations.ownID(.mainLocation, in: context))
      },
      {
        PlaceStock(
          item: $0.next(), location: $0.next(), name: $0.next(), onHand: $0.next(), usable: $0.next(),
          isUsual: $0.next())
      })
  }
}

extension ItemFacts {
  fileprivate init(_ row: inout RowSource) {
    let (id, sku, name, unit) = (row.next(UUID.self), row.next(Line.self), row.next(Line.self), row.next(Line.self))
    let kind = row.next(ItemKind.self)
    let figures = StockFigures(
      onHand: row.next(), unavailable: row.next(), demand: row.next(), demandOfBuilds: row.next())
    let (incoming, incomingAt) = (row.next(Decimal.self), row.next(Timestamp?.self))
    let (cost, currency) = (row.next(Decimal?.self), row.next(String?.self))
    var unitCost: UnitCost?
    if let cost, let currency { unitCost = UnitCost(amount: cost, currency: Currency(code: currency)) }
    if let price = row.next(UnitPrice?.self) { unitCost = UnitCost(price) }
    self.init(
      id: id, sku: sku, name: name, unit: unit, kind: kind, figures: figures, incoming: incoming,
      incomingAt: incomingAt,
      unitCost: unitCost)
  }
}
