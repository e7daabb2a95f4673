internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The data of a page about one item: the item, its stock, its open orders, purchases and builds, and its latest
/// changes.
struct ItemOverview: Record {
  let item: Item, level: StockLevel, places: [StockLevel], orders: [ItemPlan]?, purchases: [ItemPlan]?,
    history: [HistoryEntry], builds: [ItemPlan]?, neededBy: [ItemPlan]?

  static let doc: StaticString =
    "An item with its stock levels, its open orders, purchases and builds, and its latest changes."

  /// The most elements of each list in an overview, except the history.
  static let most = 50
  static let mostOfHistory = 20

  init(
    _ item: Item, _ level: StockLevel, places: [StockLevel], orders: ItemPlans?, builds: ItemPlans?,
    history: [HistoryEntry]
  ) {
    self.item = item
    self.level = level
    self.places = places
    (self.orders, purchases) = (orders?.taking, orders?.bringing)
    (neededBy, self.builds) = (builds?.taking, builds?.bringing)
    self.history = history
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The current state of the item.")
    level = field("level", \.level, "The stock of the item in all locations together.")
    places = field(
      "places", \.places,
      "The stock of each location and lot that has some. At most 50; inventory.stock.levels lists all."
    )
    orders = field(
      "orders", \.orders,
      "The lines of open orders that have a quantity still to be shipped, in the order in which they are served. At most 50. `null` if the caller may not see orders."
    )
    purchases = field(
      "purchases", \.purchases,
      "The lines of open purchases that have a quantity still to arrive, the oldest first. At most 50. `null` if the caller may not see purchases."
    )
    history = field(
      "history", \.history,
      "The latest changes and stock movements of the item, the newest first. At most 20; inventory.items.history lists all."
    )
    builds = field(
      "builds", \.builds,
      "Open builds that make the item, with the quantity still to be made, the oldest first. At most 50."
    )
    neededBy = field(
      "neededBy", \.neededBy,
      "Open builds that use the item, with the quantity still to be used, in the order in which they are served. At most 50."
    )
  }
}

extension Inventory {
  /// Returns the data of a page about one item.
  func overview(of id: ID<ItemDetails>, in context: CompanyContext) throws(Failure) -> ItemOverview {
    let item = try items.find(id, in: context).record
    guard let level = try stock.names.level(of: id, in: context) else { throw items.notFound }
    let filter = LevelFilter(items: [id], location: nil, includesParts: true, by: .lot, at: nil)
    let entries = try history.page(
      of: id, limit: ItemOverview.mostOfHistory, after: nil, showsDeleted: true, in: context)
    var plans: (orders: ItemPlans?, builds: ItemPlans?) = (nil, nil)
    for keeper in self.plans() {
      let found = try keeper.plans(with: id.uuid, limit: ItemOverview.most, in: context)
      switch keeper.planSource {
      case .orders: plans.orders = found
      case .builds: plans.builds = found
      }
    }
    return ItemOverview(
      item, level, places: try stock.levels.list(filter, limit: ItemOverview.most, after: nil, in: context).items,
      orders: plans.orders, builds: plans.builds, history: entries.items)
  }
}
