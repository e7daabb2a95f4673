internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// What is asked of levels.
struct LevelFilter {
  let items: [ID<ItemDetails>]?
  let location: ID<LocationDetails>?
  let includesParts: Bool
  let by: LevelGrouping
  let at: Timestamp?
}

/// What a level is of.
enum LevelGrouping: String, Choice {
  /// An item, wherever it lies.
  case item
  /// An item in a location.
  case location

  static let spellings = Spellings<LevelGrouping>()
}

/// The queries of levels.
struct StockLevels {
  private let stores: Stores
  private let locations: Locations
  private let sums: StockSums

  private let allItems = StoreStatement(
    "SELECT item FROM {store}.stock_items WHERE company = ? AND item > ? ORDER BY item LIMIT ?")
  private let itemsInLocation = StoreStatement(
    """
    SELECT item FROM {store}.stock_levels WHERE company = ? AND location = ? AND onHand <> 0 AND item > ? ORDER BY item LIMIT ?
    """)
  private let ofItem = StoreStatement(
    """
    SELECT s.location, s.onHand, l.kind <> 'stock' FROM {store}.stock_levels s JOIN {store}.locations l ON l.id = s.location
    WHERE s.company = ? AND s.item = ? ORDER BY s.location
    """)
  private let ofItemThen = StoreStatement(
    """
    SELECT e.location, sum(e.quantity), l.kind <> 'stock' FROM {store}.stock_entries e JOIN {store}.locations l ON l.id = e.location
    WHERE e.item = ? AND e.effectiveAt <= ? AND e.row BETWEEN ? AND ? GROUP BY e.location ORDER BY e.location
    """)
  private let low = StoreStatement(
    """
    SELECT s.item, i.sku, i.name, i.unit, s.onHand, s.onHand - s.unavailable, i.minStock, s.lacking, i.reorderQuantity
    FROM (
      SELECT item, onHand, unavailable, lacking FROM {store}.stock_items
      WHERE company = ?1 AND lacking IS NOT NULL AND (lacking, item) < (?2, ?3)
      UNION ALL
      SELECT id, 0, 0, minStock FROM {store}.items
      WHERE row >> 40 = ?1 AND moved = 0 AND minStock > 0 AND (minStock, id) < (?2, ?3)
      ORDER BY 4 DESC, 1 DESC
    ) s JOIN {store}.items i ON i.id = s.item
    WHERE i.archived = 0 ORDER BY s.lacking DESC, s.item DESC LIMIT ?4
    """)
  private let negative = StoreStatement(
    """
    SELECT s.item, s.location, s.onHand, l.kind <> 'stock' FROM {store}.stock_levels s JOIN {store}.locations l ON l.id = s.location
    WHERE s.company = ?1 AND s.onHand < 0 AND (s.item, s.location) > (?2, ?3) ORDER BY s.item, s.location LIMIT ?4
    """)

  init(_ stores: Stores, _ locations: Locations, _ sums: StockSums) {
    self.stores = stores
    self.locations = locations
    self.sums = sums
  }

  /// A page of levels, in the order of the items' ids; the limit is one of items.
  func list(_ filter: LevelFilter, limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<StockLevel> {
    let last = try StockLevels.id(in: cursor, of: "levels")
    let places = try filter.location.map { (location) throws(Failure) in
      Set(try locations.parts(of: location, includingAll: filter.includesParts, in: context))
    }
    let items = try candidates(filter, places, after: last, limit + 1, in: context)
    var levels: [StockLevel] = []
    for item in items.prefix(limit) { levels += try self.levels(of: ID(item), filter, places, in: context) }
    let next = items.count > limit ? StockLevels.cursor(items[limit - 1], of: "levels") : nil
    return Page(items: levels, next: next)
  }

  /// The ids of the items of a page, and one more.
  private func candidates(
    _ filter: LevelFilter, _ places: Set<UUID>?, after last: UUID?, _ count: Int, in context: CompanyContext
  ) throws(Failure) -> [UUID] {
    let last = last ?? UUID(high: 0, low: 0)
    if let items = filter.items { return Array(Set(items.map(\.uuid)).filter { $0 > last }.sorted().prefix(count)) }
    guard let places else {
      return try stores.all(
        allItems, in: context.store,
        {
          $0.add(context.number)
          $0.add(last)
          $0.add(count)
        }, { $0.next(UUID.self) })
    }
    var found: Set<UUID> = []
    for place in places {
      try stores.each(
        itemsInLocation, in: context.store,
        {
          $0.add(context.number)
          $0.add(place)
          $0.add(last)
          $0.add(count)
        }, { found.insert($0.next(UUID.self)) })
    }
    return Array(found.sorted().prefix(count))
  }

  private func levels(
    of item: ID<ItemDetails>, _ filter: LevelFilter, _ places: Set<UUID>?, in context: CompanyContext
  ) throws(Failure) -> [StockLevel] {
    if filter.by == .item, places == nil, filter.at == nil {
      let level = try sums.stock(of: item, context)?.level ?? .none
      return [StockLevel(item: item, location: nil, onHand: level.onHand, unavailable: level.unavailable)]
    }
    var found: [StockLevel] = []
    // Of many locations some may hold less than nothing, and parts of the sum be larger than all of it.
    var all = (onHand: Int128(0), unavailable: Int128(0))
    try stores.each(
      filter.at == nil ? ofItem : ofItemThen, in: context.store,
      {
        if filter.at == nil { $0.add(context.number) }
        $0.add(item.uuid)
        guard let at = filter.at else { return }
        $0.add(at)
        $0.add(context.partition.rows.floor)
        $0.add(context.partition.rows.ceiling)
      },
      { row in
        let (location, onHand, isUnavailable) = (row.next(UUID.self), row.next(Int.self), row.next(Bool.self))
        if let places, !places.contains(location) { return }
        all.onHand += Int128(onHand)
        if isUnavailable { all.unavailable += Int128(onHand) }
        if onHand != 0 {
          found.append(StockLevel(item: item, location: ID(location), onHand: onHand, unavailable: isUnavailable ? onHand : 0))
        }
      })
    if filter.by == .location { return found }
    return [StockLevel(item: item, location: nil, onHand: Int(clamping: all.onHand), unavailable: Int(clamping: all.unavailable))]
  }

  /// A page of items of which there is less than there should be, those that lack most first.
  func low(limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<LowStock> {
    let position = try Cursor.decode("lowStock", cursor).map { (text) throws(Failure) in
      let parts = text.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let lacking = Int(parts[0], radix: 36), let item = UUID(String(parts[1])) else { throw Cursor.unknown }
      return (lacking: lacking, item: item)
    }
    let found: [LowStock] = try stores.all(
      low, in: context.store,
      {
        $0.add(context.number)
        $0.add(position?.lacking ?? Int.max)
        $0.add(position?.item ?? UUID(high: 0, low: 0))
        $0.add(limit + 1)
      }, { $0.fields() })
    return StockLevels.page(found, limit) { Cursor.encode("lowStock", "\(String($0.lacking.units, radix: 36))-\($0.item.uuid)") }
  }

  /// A page of places where there is less than nothing.
  func negative(limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<StockLevel> {
    let position = try Cursor.decode("negativeStock", cursor).map { (text) throws(Failure) in
      guard text.count == 73, let item = UUID(String(text.prefix(36))), let place = UUID(String(text.suffix(36))) else {
        throw Cursor.unknown
      }
      return (item: item, place: place)
    }
    let found = try stores.all(
      negative, in: context.store,
      {
        $0.add(context.number)
        $0.add(position?.item ?? UUID(high: 0, low: 0))
        $0.add(position?.place ?? UUID(high: 0, low: 0))
        $0.add(limit + 1)
      },
      { row in
        let (item, location, onHand) = (row.next(UUID.self), row.next(UUID.self), row.next(Int.self))
        return StockLevel(item: ID(item), location: ID(location), onHand: onHand, unavailable: row.next(Bool.self) ? onHand : 0)
      })
    return StockLevels.page(found, limit) {
      Cursor.encode("negativeStock", "\($0.item.uuid)-\($0.location?.uuid ?? UUID(high: 0, low: 0))")
    }
  }

  /// As much of what was found as the page takes, of which one more was asked for.
  private static func page<Element: Value>(_ found: [Element], _ limit: Int, _ cursor: (Element) -> String) -> Page<Element> {
    Page(items: Array(found.prefix(limit)), next: found.count > limit ? cursor(found[limit - 1]) : nil)
  }

  private static func cursor(_ id: UUID, of list: String) -> String { Cursor.encode(list, "\(id)") }

  private static func id(in cursor: String?, of list: String) throws(Failure) -> UUID? {
    guard let text = try Cursor.decode(list, cursor) else { return nil }
    guard let id = UUID(text) else { throw Cursor.unknown }
    return id
  }
}
