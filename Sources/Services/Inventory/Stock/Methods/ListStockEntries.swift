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
  static let doc: StaticString = "Lists the entries of the ledger, newest first, one page at a time."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of entries."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of an item", given: Example.stock, params: #"{"company":"{{0.id}}","item":"{{2.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "Only entries of this item.")
    location = field(
      "location", \.location, "Only entries of this location. The location is given by its id, code or path.")
    type = field("type", \.type, "Only entries of this type.")
    from = field("from", \.from, "Only movements that happened at this instant or later.")
    to = field("to", \.to, "Only movements that happened at this instant or earlier.")
    lot = field("lot", \.lot, "Only entries of this lot.")
    order = field("order", \.order, "Only entries that were posted for this order or purchase.")
    page = field.embed(\.page)
    transaction = field("transaction", \.transaction, "Only entries of this transaction.")
    sku = field("sku", \.sku, MovedItem.skuDoc, .length(1...64))
    count = field("count", \.count, "Only entries that this stocktake posted.")
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
