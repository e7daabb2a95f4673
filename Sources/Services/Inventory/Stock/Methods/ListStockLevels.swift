internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.stock.levels`
struct ListStockLevels: CompanyMethod {
  let items: [ID<ItemDetails>]?, location: LocationName?, includeSub: Bool?, by: LevelGrouping?, at: Timestamp?
  let page: ConsistentPageRequest, skus: [Line]?

  static let name: StaticString = "inventory.stock.levels"
  static let doc: StaticString =
    "Lists stock levels, sorted by item id, one page at a time. A page's limit counts the levels and the items that are examined. Items that never had stock are listed only if items or skus names them. inventory.items.list with levels: true lists all items with their stock."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of levels."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of an item", given: Example.stock, params: #"{"company":"{{0.id}}","items":["{{2.id}}"]}"#),
    Example("in a location", given: Example.stock, params: #"{"company":"{{0.id}}","location":"{{1.id}}","by":"location"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", \.items, "Only levels of these items.", .count(1...200))
    location = field("location", \.location, "Only stock in this location. The location is given by its id, code or path.")
    includeSub = field("includeSub", \.includeSub, "true to include the parts of the location.")
    by = field(
      "by", \.by,
      "The grouping: item for one level for each item, location for one in each location with stock, lot for one for each lot there. Without it, item."
    )
    at = field(
      "at", \.at,
      "The instant of the levels, by the time of the movements; locations count with their present kind. Without it, now. It requires items or skus."
    )
    page = field.embed(\.page)
    skus = field("skus", \.skus, "Only levels of the items with these SKUs, in place of items.", .count(1...200))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> Page<StockLevel> {
    let items = try service.inventory.ids(items, skus, in: context)
    if at != nil, items == nil { throw .invalidParam("/at", "at must be given with items or skus") }
    if includeSub == true, location == nil { throw .invalidParam("/includeSub", "includeSub must be given with location") }
    let filter = LevelFilter(
      items: items, location: try service.id(location, in: context), includesParts: includeSub ?? false, by: by ?? .item, at: at)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.levels.list(filter, limit: page.limit, after: after, in: context)
    }
  }
}
