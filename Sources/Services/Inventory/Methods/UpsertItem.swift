internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.items.upsert`
struct UpsertItem: CompanyMethod {
  let sku: Line, changes: Patch<ItemDetails>, expect: Int?

  static let name: StaticString = "inventory.items.upsert"
  static let doc: StaticString = "Changes the named members of the item with this SKU, or makes a new item of them if there is none."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The item as it is now; a new one has the version 1."
  static let errors: [ErrorCode] = [.notFound, .conflict, .duplicate, .inUse]
  static let examples = [
    Example(
      "one that there is", given: Given.items, params: #"{"company":"{{0.id}}","sku":"BEAN-ETH","changes":{"category":"Coffee beans"}}"#),
    Example("a new one", given: Given.company, params: #"{"company":"{{0.id}}","sku":"CUP-1","changes":{"name":"Cups","unit":"piece"}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The SKU; neither case nor spaces around it count.", .length(1...64))
    changes = field("changes", \.changes, "The members to change; a new item must have a name and a unit, and no other sku.")
    expect = field(
      "expect", \.expect, "The version that is meant; another one is a conflict, and an item that there is not is not found.",
      .range(1...Int.max))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Item {
    try service.upsert(sku, changes, expect: expect, in: context)
  }
}
