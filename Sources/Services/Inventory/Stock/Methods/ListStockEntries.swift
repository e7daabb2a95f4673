internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.stock.entries`
struct ListStockEntries: CompanyMethod {
  let item: ID<ItemDetails>?, location: ID<LocationDetails>?, type: StockEntryType?, from: Timestamp?, to: Timestamp?
  let lot: ID<LotDetails>?, order: UUID?, page: PageRequest

  static let name: StaticString = "inventory.stock.entries"
  static let doc: StaticString = "Lists the ledger, newest entries first, page by page."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of entries."
  static let examples = [Example("of an item", given: Given.stock, params: #"{"company":"{{0.id}}","item":"{{2.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "Only entries of this item.")
    location = field("location", \.location, "Only entries of this location.")
    type = field("type", \.type, "Only entries of this type.")
    from = field("from", \.from, "Only what happened then or later.")
    to = field("to", \.to, "Only what happened then or earlier.")
    lot = field("lot", \.lot, "Only entries of this lot.")
    order = field("order", \.order, "Only entries that were posted for this order, or this purchase.")
    page = field.embed(\.page)
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> Prepared<Page<StockEntry>> {
    let filter = EntryFilter(item: item, location: location, type: type, from: from, to: to, lot: lot, order: order)
    return try service.pages.list(filter, limit: page.limit, after: page.after, in: context)
  }
}
