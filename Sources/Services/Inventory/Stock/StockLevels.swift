internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The conditions that the stock levels of a list must meet, and their grouping.
struct LevelFilter {
  let items: [ID<ItemDetails>]?
  let location: ID<LocationDetails>?
  let includesParts: Bool
  let by: LevelGrouping
  let at: Timestamp?
}

/// The stock that one level in a list sums up.
enum LevelGrouping: String, Choice {
  /// The item in all locations.
  case item
  /// The item in one location.
  case location
  /// One lot of the item in one location.
  case lot

  static let spellings = Spellings<LevelGrouping>()
}

/// Lists stock levels, low stock and negative stock, page by page.
struct StockLevels {
  private let stores: Stores
  private let locations: Locations
  private let names: StockNames
  private let parts: LevelParts

  /// The number of parts that a page reads before it ends. A part is the stock of one lot in one location. A page
  /// always reads all parts of an item, so it can read more.
  private static let mostParts = 400

  private let allItems = StoreStatement(
    "SELECT item FROM {store}.stock_items WHERE company = ? AND item > ? ORDER BY item LIMIT ?")
  private let itemsInLocation = StoreStatement(
    """
    SELECT DISTINCT item FROM {store}.stock_levels INDEXED BY stock_levels_location
    WHERE company = ? AND location = ? AND item > ? ORDER BY item LIMIT ?
    """)
  // SQLite reads both halves of the union in the order of the page, so it stops after the rows of the page.
  private let low = StoreStatement(
    """
    SELECT s.item AS item, i.sku, i.name, i.unit, s.onHand, s.onHand - s.unavailable - min(s.demand, max(0, s.onHand - s.unavailable)),
      s.demand, s.incoming, s.onHand - s.unavailable - s.demand + s.incoming, i.minStock, s.lacking AS lacking, i.reorderQuantity
    FROM {store}.stock_items s INDEXED BY stock_items_lacking CROSS JOIN {store}.items i ON i.id = s.item
    WHERE s.company = ?1 AND s.lacking IS NOT NULL AND (s.lacking, s.item) < (?2, ?3) AND i.archived = 0 AND i.kind = 'stocked'
    UNION ALL
    SELECT id, sku, name, unit, 0, 0, 0, 0, 0, minStock, minStock, reorderQuantity FROM {store}.items
    WHERE row >> 40 = ?1 AND moved = 0 AND minStock > 0 AND (minStock, id) < (?2, ?3) AND archived = 0 AND kind = 'stocked'
    ORDER BY lacking DESC, item DESC LIMIT ?4
    """)
  private let negative = StoreStatement(
    """
    SELECT s.item, i.sku, i.name, i.unit, s.location, s.lot, s.onHand,
      l.kind = 'stock' AND (o.status IS NULL OR o.status IN ('ok', 'attention')), l.name, o.batch, o.serial
    FROM {store}.stock_levels s INDEXED BY stock_levels_negative JOIN {store}.items i ON i.id = s.item
    JOIN {store}.locations l ON l.id = s.location LEFT JOIN {store}.lots o ON o.id = s.lot
    WHERE s.company = ?1 AND s.onHand < 0 AND (s.item, s.location, s.lot) > (?2, ?3, ?4) ORDER BY s.item, s.location, s.lot LIMIT ?5
    """)

  init(_ stores: Stores, _ locations: Locations, _ names: StockNames) {
    self.stores = stores
    self.locations = locations
    self.names = names
    parts = LevelParts(stores)
  }

  /// Returns a page of stock levels, sorted by the ids of items, locations and lots. `limit` is the largest number of
  /// levels, and also of items that are read. So a page can have fewer levels than `limit` although there is a next
  /// page.
  func list(_ filter: LevelFilter, limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure)
    -> Page<StockLevel>
  {
    let last = try LevelPosition(cursor: cursor)
    let places = try filter.location.map { (location) throws(Failure) in
      Set(try locations.parts(of: location, includingAll: filter.includesParts, in: context))
    }
    var items = try candidates(filter, places, after: last?.item, limit + 1, in: context)
    // The previous page may have ended between two levels of this item.
    if let last, !last.isEnd, filter.items?.contains(ID(last.item)) ?? true { items.insert(last.item, at: 0) }
    var levels: [StockLevel] = []
    var read = 0
    for (index, item) in items.enumerated() {
      if index >= limit || read >= StockLevels.mostParts, let before = index > 0 ? items[index - 1] : nil {
        return Page(items: levels, next: LevelPosition(endOf: before).cursor)
      }
      let after = item == last?.item ? last : nil
      levels += try self.levels(
        of: ID(item), filter, places, after: after, limit + 1 - levels.count, &read, in: context)
      if levels.count > limit {
        levels.removeLast()
        return Page(items: levels, next: levels.last.map { LevelPosition(after: $0, by: filter.by).cursor })
      }
    }
    return Page(items: levels, next: nil)
  }

  /// Returns the ids of the items for a page, plus one more id, which shows whether there is a next page.
  private func candidates(
    _ filter: LevelFilter, _ places: Set<UUID>?, after last: UUID?, _ count: Int, in context: CompanyContext
  ) throws(Failure) -> [UUID] {
    let last = last ?? UUID(high: 0, low: 0)
    if let items = filter.items {
      // Most lists have one id. Building a set for a single id would take as long as reading the item's level.
      if items.count == 1 { return items[0].uuid > last ? [items[0].uuid] : [] }
      return Array(Set(items.map(\.uuid)).filter { $0 > last }.sorted().prefix(count))
    }
    guard let places else {
      return try stores.all(allItems, in: context.store, bind: context.number, last, count) { $0.next(UUID.self) }
    }
    var found: Set<UUID> = []
    for place in places {
      try stores.each(itemsInLocation, in: context.store, bind: context.number, place, last, count) {
        found.insert($0.next(UUID.self))
      }
    }
    return Array(found.sorted().prefix(count))
  }

  /// Returns at most `most` levels of an item, after a position. Returns an empty list if the item does not exist.
  /// - Parameter read: the number of parts that were read for the page so far; increased by those of this item.
  private func levels(
    of item: ID<ItemDetails>, _ filter: LevelFilter, _ places: Set<UUID>?, after position: LevelPosition?, _ most: Int,
    _ read: inout Int, in context: CompanyContext
  ) throws(Failure) -> [StockLevel] {
    if filter.by == .item, places == nil, filter.at == nil {
      return try names.level(of: item, in: context).map { [$0] } ?? []
    }
    guard let named = try names.find(item, in: context) else { return [] }
    var sum = LevelSum(of: named, by: filter.by)
    var position = position ?? LevelPosition(beginOf: item.uuid)
    while sum.levels.count < most {
      let limit = LevelParts.limit(at: filter.at)
      let found = try parts.read(of: item, at: filter.at, after: position, limit, in: context)
      read += found.count
      for part in found where places?.contains(part.location) ?? true { sum.add(part) }
      guard found.count == limit, let last = found.last else { return Array(sum.finish().prefix(most)) }
      position = LevelPosition(item: item.uuid, location: last.location, lot: last.lot?.uuid ?? PlaceKey.noLot)
    }
    return Array(sum.levels.prefix(most))
  }

  /// Returns a page of the items whose projected stock is below their minimum. The items that lack the largest quantity
  /// come first.
  func low(limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<LowStock> {
    let position = try Cursor.decode("lowStock", cursor).map { (text) throws(Failure) in
      let parts = text.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let lacking = Int(parts[0], radix: 36), let item = UUID(String(parts[1])) else {
        throw Cursor.unknown
      }
      return (lacking: lacking, item: item)
    }
    let found: [LowStock] = try stores.all(
      low, in: context.store, bind: context.number, position?.lacking ?? Int.max,
      position?.item ?? UUID(high: 0, low: 0), limit + 1
    ) { $0.fields() }
    return StockLevels.page(found, limit) {
      Cursor.encode("lowStock", "\(String($0.lacking.units, radix: 36))-\($0.item.uuid)")
    }
  }

  /// Returns a page of the stock levels below zero, one for each location and lot.
  func negative(limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<StockLevel> {
    let position = try Cursor.decode("negativeStock", cursor).map { (text) throws(Failure) in
      let ids = text.split(separator: ".").compactMap { UUID(String($0)) }
      if ids.count != 3 { throw Cursor.unknown }
      return ids
    }
    let found = try stores.all(
      negative, in: context.store,
      {
        $0.add(context.number)
        for index in 0..<3 { $0.add(position?[index] ?? PlaceKey.noLot) }
        $0.add(limit + 1)
      },
      { row in
        let item = NamedItem(ID(row.next(UUID.self)), &row)
        return StockLevel(item, StockPart(&row))
      })
    return StockLevels.page(found, limit) { level in
      let ids = [level.item.uuid, level.location?.uuid, level.lot?.uuid].map { $0 ?? PlaceKey.noLot }
      return Cursor.encode("negativeStock", "\(ids[0]).\(ids[1]).\(ids[2])")
    }
  }

  /// Returns a page of the elements that the caller has read: up to one more than the limit. If there is one more, the
  /// page has a cursor.
  private static func page<Element: Value>(_ found: [Element], _ limit: Int, _ cursor: (Element) -> String) -> Page<
    Element
  > {
    Page(items: Array(found.prefix(limit)), next: found.count > limit ? cursor(found[limit - 1]) : nil)
  }
}
