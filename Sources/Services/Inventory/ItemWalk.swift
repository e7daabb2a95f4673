internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Reads the items of a company in a given order, and checks them against a filter. A page ends after some hundred
/// items, even if few of them pass the filter.
struct ItemWalk {
  private let stores: Stores

  /// The cost after which a page ends. Each item that is read costs 1, or `costOfText` if its text is searched.
  private static let most = 800
  private static let mostAtOnce = 250
  /// The cost of an item whose text is searched.
  private static let costOfText = 4

  private let newest = places("'', row", "row BETWEEN ?1 AND ?2", "row DESC")
  private let flagged = places("'', row", "row BETWEEN ?1 AND ?2 AND flag IS NOT NULL", "row DESC")
  private let archived = places("'', row", "row BETWEEN ?1 AND ?2 AND archived = 1", "row DESC")
  private let located = places("'', row", "location = ?4 AND row BETWEEN ?1 AND ?2", "row DESC")
  private let supplied = places("'', row", "supplier = ?4 AND row BETWEEN ?1 AND ?2", "row DESC")
  private let byName = places(
    "name, row", "row >> 40 = ?1 AND name COLLATE NOCASE >= ?2 AND (name COLLATE NOCASE, row) > (?2, ?4)",
    "name COLLATE NOCASE, row")
  private let bySKU = places("skuKey, row", "company = ?1 AND skuKey > ?2", "skuKey")
  private let byUpdate = places(
    "CAST(updatedAt AS TEXT), row",
    "row >> 40 = ?1 AND (updatedAt, row) < (CAST(?2 AS INTEGER), ?4) AND updatedAt >= ?5",
    "updatedAt DESC, row DESC")

  init(_ stores: Stores) { self.stores = stores }

  /// Returns the query of the positions of at most ?3 items, with the given condition and order.
  private static func places(_ columns: String, _ condition: String, _ order: String) -> StoreStatement {
    StoreStatement("SELECT \(columns) FROM {store}.items WHERE \(condition) ORDER BY \(order) LIMIT ?3")
  }

  /// Reads items one after the other, until the cost is used up or `visit` ends the walk.
  /// - Parameters:
  ///   - place: the position after which the walk begins, or `nil` for the beginning of the list.
  ///   - fits: returns a Boolean value that indicates whether the item in a row contains the searched text; `nil` if no
  ///     text is searched.
  ///   - visit: handles the item in a row, and returns a Boolean value that indicates whether to continue.
  /// - Returns: the positions of all items that were read, and a Boolean value that indicates whether the list has
  ///   ended.
  func run(
    _ order: ItemOrder, _ filter: ItemFilter, after place: ItemPlace?, in context: CompanyContext,
    fits: ((_ row: Int) throws(Failure) -> Bool)?, visit: (_ row: Int) throws(Failure) -> Bool
  ) throws(Failure) -> (seen: [ItemPlace], isAll: Bool) {
    var seen: [ItemPlace] = []
    var left = ItemWalk.most
    while left > 0 {
      let count = min(ItemWalk.mostAtOnce, left)
      let next = try places(order, filter, after: seen.last ?? place, count, in: context)
      for place in next {
        seen.append(place)
        left -= fits == nil ? 1 : ItemWalk.costOfText
        if try fits?(place.row) ?? true, try !visit(place.row) { return (seen, false) }
      }
      if next.count < count { return (seen, true) }
    }
    return (seen, false)
  }

  private func places(
    _ order: ItemOrder, _ filter: ItemFilter, after place: ItemPlace?, _ count: Int, in context: CompanyContext
  ) throws(Failure) -> [ItemPlace] {
    let rows = context.partition.rows
    func read(_ row: inout RowSource) -> ItemPlace { ItemPlace(key: row.next(), row: row.next()) }
    switch order {
    case .newest:
      let statement =
        filter.isFlagged == true
        ? flagged
        : filter.location != nil ? located : filter.supplier != nil ? supplied : filter.archived ? archived : newest
      return try stores.all(
        statement, in: context.store,
        {
          $0.add(rows.floor + 1)
          $0.add((place?.row ?? rows.ceiling + 1) - 1)
          $0.add(count)
          if filter.isFlagged != true, let place = filter.location?.uuid ?? filter.supplier { $0.add(place) }
        }, read)
    case .name:
      return try stores.all(
        byName, in: context.store, bind: context.number, place?.key ?? "", count, place?.row ?? 0, read: read)
    case .sku:
      return try stores.all(bySKU, in: context.store, bind: context.company, place?.key ?? "", count, read: read)
    case .updated:
      return try stores.all(
        byUpdate, in: context.store, bind: context.number, place?.key ?? "\(Int.max)", count, place?.row ?? 0,
        filter.updatedSince?.milliseconds ?? Int.min, read: read)
    }
  }
}
