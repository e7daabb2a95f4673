internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Finds the names of items, and their total stock, for lists of stock levels.
struct StockNames {
  private let stores: Stores
  /// Returns the number of whole kits that can be made of the available components.
  private let kits: (UUID, CompanyContext) throws(Failure) -> Decimal
  private let item = StoreStatement("SELECT sku, name, unit FROM {store}.items WHERE id = ? AND row BETWEEN ? AND ?")
  private let itemAndStock = StoreStatement(
    """
    SELECT i.kind = 'kit', i.sku, i.name, i.unit, ifnull(s.onHand, 0), ifnull(s.unavailable, 0), s.cost, s.currency, ifnull(s.demand, 0),
      ifnull(s.incoming, 0), s.incomingAt
    FROM {store}.items i LEFT JOIN {store}.stock_items s ON s.company = ?4 AND s.item = i.id
    WHERE i.id = ?1 AND i.row BETWEEN ?2 AND ?3
    """)

  /// - Parameter kits: returns the number of whole kits that can be made of the available components of a kit.
  init(_ stores: Stores, kits: @escaping (UUID, CompanyContext) throws(Failure) -> Decimal) {
    self.stores = stores
    self.kits = kits
  }

  /// Returns an item with its names, or `nil` if the item does not exist.
  func find(_ id: ID<ItemDetails>, in context: CompanyContext) throws(Failure) -> NamedItem? {
    try stores.first(item, in: context.store, { StockNames.bind(id, to: &$0, context) }, { NamedItem(id, &$0) })
  }

  /// Returns the stock level of an item in all locations together, or `nil` if the item does not exist.
  func level(of id: ID<ItemDetails>, in context: CompanyContext) throws(Failure) -> StockLevel? {
    let found = try stores.first(
      itemAndStock, in: context.store,
      {
        StockNames.bind(id, to: &$0, context)
        $0.add(context.number)
      },
      { row in
        let isKit = row.next(Bool.self)
        let item = NamedItem(id, &row)
        return (isKit: isKit, level: StockLevel(item, ItemStock(&row)))
      })
    guard let found, found.isKit else { return found?.level }
    return found.level.making(try kits(id.uuid, context))
  }

  private static func bind(_ id: ID<ItemDetails>, to binder: inout Binder, _ context: CompanyContext) {
    let rows = context.partition.rows.all
    binder.add(id.uuid)
    binder.add(rows.lowerBound)
    binder.add(rows.upperBound)
  }
}
