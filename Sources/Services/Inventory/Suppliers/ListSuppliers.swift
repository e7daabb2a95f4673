internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.suppliers.list`: lists suppliers of items, newest first, one page at a time.
struct ListSuppliers: CompanyMethod {
  let item: ID<ItemDetails>?, contact: UUID?, page: ConsistentPageRequest, sku: Line?

  static let name: StaticString = "inventory.suppliers.list"
  static let doc: StaticString =
    "Lists the suppliers of items, newest first, one page at a time. Use it to see where an item can be bought, or what a contact supplies."
  static let access = ItemSupplierDetails.access(to: .list)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of suppliers, newest first."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of an item", given: Example.itemSupplier, params: #"{"company":"{{0.id}}","item":"{{1.id}}"}"#),
    Example("of a contact", given: Example.itemSupplier, params: #"{"company":"{{0.id}}","contact":"{{2.id}}"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of an item, to list only its suppliers.")
    contact = field("contact", \.contact, "The id of a contact, to list only the items that it supplies.")
    page = field.embed(\.page)
    sku = field("sku", \.sku, MovedItem.skuDoc, .length(1...64))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<Page<ItemSupplier>> {
    let item = try service.id(ifNamed: item, sku, in: context)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.suppliers.list(of: item, by: contact, limit: page.limit, after: after, in: context)
    }
  }
}
