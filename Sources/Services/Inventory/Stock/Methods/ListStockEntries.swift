internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.stock.entries`: lists the entries of the ledger, newest first, one page at a time.
struct ListStockEntries: CompanyMethod {
  let item: ID<ItemDetails>?, location: LocationName?, type: StockEntryType?, from: Timestamp?, to: Timestamp?
  let lot: ID<LotDetails>?, order: UUID?, page: ConsistentPageRequest, transaction: UUID?, count: ID<CountDetails>?,
    sku: Line?

  static let name: StaticString = "inventory.stock.entries"
  static let doc: StaticString =
    "Lists the entries of the ledger, newest first, one page at a time. Use it to see when and why stock has changed."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of ledger entries, newest first."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of an item", given: Example.stock, params: #"{"company":"{{0.id}}","item":"{{2.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of an item, to list only its entries.")
    location = field(
      "location", \.location, "The id, code or path of a location, to list only its entries.")
    type = field("type", \.type, "The type of movement, to list only entries of this type.")
    from = field("from", \.from, "The earliest instant: only movements that happened then or later are listed.")
    to = field("to", \.to, "The latest instant: only movements that happened then or earlier are listed.")
    lot = field("lot", \.lot, "The id of a lot, to list only its entries.")
    order = field("order", \.order, "The id of an order or purchase, to list only entries that were posted for it.")
    page = field.embed(\.page)
    transaction = field("transaction", \.transaction, "The id of a transaction, to list only its entries.")
    sku = field("sku", \.sku, MovedItem.skuDoc, .length(1...64))
    count = field(
      "count", \.count,
      "The id of a stocktake, to list only entries that it posted. It can't be combined with `transaction`.")
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> Prepared<Page<StockEntry>> {
    if transaction != nil, count != nil {
      throw .invalidParam("/count", "count must be left out if transaction is given")
    }
    let posted = try count.map { (count) throws(Failure) in try service.transaction(of: count, in: context) }
    let filter = EntryFilter(
      item: try service.inventory.id(ifNamed: item, sku, in: context), location: try service.id(location, in: context),
      type: type,
      from: from, to: to, lot: lot, order: order, transaction: transaction ?? posted)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.pages.list(filter, limit: page.limit, after: after, in: context)
    }
  }
}
