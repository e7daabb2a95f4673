internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.lots.list`: lists lots with the quantity on hand of each, newest first, one page at a time.
struct ListLots: CompanyMethod {
  let item: ID<ItemDetails>?, status: LotStatus?, archived: Bool?, page: ConsistentPageRequest, sku: Line?

  static let name: StaticString = "inventory.lots.list"
  static let doc: StaticString = "Lists lots with the quantity on hand of each, newest first, one page at a time."
  static let access = LotDetails.access(to: .list)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of lots."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of an item", given: Example.lot, params: #"{"company":"{{0.id}}","item":"{{1.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "Only lots of this item.")
    status = field.optional("status", \.status, "Only lots with this status.")
    archived = field(
      "archived", \.archived, "`true` to list only archived lots. Without it, only lots that are not archived.")
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
