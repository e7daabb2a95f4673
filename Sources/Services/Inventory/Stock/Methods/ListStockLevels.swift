internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.stock.levels`: lists stock levels, sorted by item id, one page at a time.
struct ListStockLevels: CompanyMethod {
  let items: [ID<ItemDetails>]?, location: LocationName?, includeSub: Bool?, by: LevelGrouping?, at: Timestamp?
  let page: ConsistentPageRequest, skus: [Line]?

  static let name: StaticString = "inventory.stock.levels"
  static let doc: StaticString =
    "Lists stock levels: how much of an item is on hand and available. Sorted by item id, one page at a time. `limit` is the largest number of levels, and also the largest number of items that are examined for a page. Items that never had stock are listed only if `items` or `skus` names them. `inventory.items.list` with `levels: true` lists all items with their stock."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of stock levels, sorted by item id."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of an item", given: Example.stock, params: #"{"company":"{{0.id}}","items":["{{2.id}}"]}"#),
    Example(
      "in a location", given: Example.stock, params: #"{"company":"{{0.id}}","location":"{{1.id}}","by":"location"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    items = field(
      "items", \.items,
      "The ids of the items whose levels are listed. Without `items` and `skus`, all items that ever had stock are listed.",
      .count(1...200))
    location = field(
      "location", \.location, "The id, code or path of a location, to list only stock in this location.")
    includeSub = field(
      "includeSub", \.includeSub, "`true` to include stock in the locations within this location. Default: `false`.")
    by = field(
      "by", \.by,
      "The grouping of the levels. item: one level for each item. location: one level for each item and location with stock. lot: one level for each item, location and lot. Default: `item`."
    )
    at = field(
      "at", \.at,
      "An instant, to list the levels at that time: only movements that happened until then are counted. Whether stock is available is decided by the present kinds of locations and statuses of lots. With `at`, either `items` or `skus` must be given. Without `at`, the present instant."
    )
    page = field.embed(\.page)
    skus = field(
      "skus", \.skus, "The SKUs of the items whose levels are listed. If `skus` is given, `items` must be left out.",
      .count(1...200))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> Page<StockLevel> {
    let items = try service.inventory.ids(items, skus, in: context)
    if at != nil, items == nil { throw .invalidParam("/at", "items or skus must be given if `at` is given") }
    if includeSub == true, location == nil {
      throw .invalidParam("/includeSub", "includeSub must be left out if location is not given")
    }
    let filter = LevelFilter(
      items: items, location: try service.id(location, in: context), includesParts: includeSub ?? false,
      by: by ?? .item, at: at)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.levels.list(filter, limit: page.limit, after: after, in: context)
    }
  }
}
