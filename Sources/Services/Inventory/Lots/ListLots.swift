internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.lots.list`: lists lots with the quantity on hand of each, newest first, one page at a time.
struct ListLots: CompanyMethod {
  let item: ID<ItemDetails>?, status: LotStatus?, archived: Bool?, page: ConsistentPageRequest, sku: Line?

  static let name: StaticString = "inventory.lots.list"
  static let doc: StaticString =
    "Lists lots with the quantity on hand of each, newest first, one page at a time. A lot is a batch of an item, or one piece with a serial number."
  static let access = LotDetails.access(to: .list)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of lots, each with its item's names and its quantity on hand."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of an item", given: Example.lot, params: #"{"company":"{{0.id}}","item":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of an item, to list only its lots.")
    status = field.optional("status", \.status, "The status of lots, to list only lots with this status.")
    archived = field(
      "archived", \.archived, "`true` to list only archived lots. Default: only lots that are not archived.")
    page = field.embed(\.page)
    sku = field("sku", \.sku, MovedItem.skuDoc, .length(1...64))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<Page<ListedLot>> {
    let filter = LotFilter(
      item: try service.id(ifNamed: item, sku, in: context), status: status, archived: archived ?? false)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.lots.list(filter, limit: page.limit, after: after, in: context)
    }
  }
}
