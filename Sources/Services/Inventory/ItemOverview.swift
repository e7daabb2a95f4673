internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// An item with what a screen shows of it.
struct ItemOverview: Record {
  let item: Item, level: StockLevel, places: [StockLevel], orders: [ItemPlan]?, purchases: [ItemPlan]?, history: [HistoryEntry]

  static let doc: StaticString =
    "An item with how much there is of it and where, the open orders and purchases of it, and what has happened to it."

  /// The most that it shows of anything but the history.
  static let most = 50
  static let mostOfHistory = 20

  init(
    _ item: Item, _ level: StockLevel, places: [StockLevel], plans: (orders: [ItemPlan]?, purchases: [ItemPlan]?), history: [HistoryEntry]
  ) {
    self.item = item
    self.level = level
    self.places = places
    (orders, purchases) = plans
    self.history = history
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item as it stands.")
    level = field("level", \.level, "How much there is in all.")
    places = field("places", \.places, "Where it lies, and of which lots; 50 at most, and inventory.stock.levels has all.")
    orders = field(
      "orders", \.orders,
      "Lines of orders of which something is to be shipped, those that asked first; 50 at most, and null for who may not see orders.")
    purchases = field(
      "purchases", \.purchases,
      "Lines of purchases of which something is to come, the oldest first; 50 at most, and null for who may not see them.")
    history = field("history", \.history, "What has happened to it last; 20 entries at most, and inventory.items.history has all.")
  }
}

extension Inventory {
  /// An item with what a screen shows of it.
  func overview(of id: ID<ItemDetails>, in context: CompanyContext) throws(Failure) -> ItemOverview {
    let item = try items.find(id, in: context).record
    guard let level = try stock.names.level(of: id, in: context) else { throw items.notFound }
    let filter = LevelFilter(items: [id], location: nil, includesParts: true, by: .lot, at: nil)
    let entries = try history.page(of: id, limit: ItemOverview.mostOfHistory, after: nil, showsDeleted: true, in: context)
    return ItemOverview(
      item, level, places: try stock.levels.list(filter, limit: ItemOverview.most, after: nil, in: context).items,
      plans: try plans().plans(with: id.uuid, limit: ItemOverview.most, in: context), history: entries.items)
  }
}
