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
    "Answers how much there is, in the order of the items' ids, page by page; a page's limit counts levels, and the items that are looked at. Of an item that nothing has ever come of it says something only where items or skus names it: inventory.items.list with levels has all items, with what there is of each."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of levels."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of an item", given: Given.stock, params: #"{"company":"{{0.id}}","items":["{{2.id}}"]}"#),
    Example("in a location", given: Given.stock, params: #"{"company":"{{0.id}}","location":"{{1.id}}","by":"location"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", \.items, "Only of these items.", .count(1...200))
    location = field("location", \.location, "Only what lies in this location, by its id, its code or its path.")
    includeSub = field("includeSub", \.includeSub, "Whether what lies in parts of the location counts, too; not without it.")
    by = field(
      "by", \.by,
      "item for one level an item, location for one in each location where something lies, lot for each lot there; item without it.")
    at = field(
      "at", \.at,
      "As it was then, by when things happened, in locations of the kinds that they are of now; now without it. It takes items or skus."
    )
    page = field.embed(\.page)
    skus = field("skus", \.skus, "Only of the items with these SKUs, in items' place.", .count(1...200))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> Page<StockLevel> {
    let items = try service.inventory.ids(items, skus, in: context)
    if at != nil, items == nil { throw .invalidParam("/at", "at must stand beside items or skus: name those that are meant") }
    if includeSub == true, location == nil { throw .invalidParam("/includeSub", "includeSub must stand beside location") }
    let filter = LevelFilter(
      items: items, location: try service.id(location, in: context), includesParts: includeSub ?? false, by: by ?? .item, at: at)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.levels.list(filter, limit: page.limit, after: after, in: context)
    }
  }
}
