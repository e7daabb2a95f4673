internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.items.update`: changes the given members of the item with the given id or SKU.
struct UpdateItem: CompanyMethod {
  let changes: Patch<ItemDetails>, id: ID<ItemDetails>?, sku: Line?, expect: Int?

  static let name: StaticString = "inventory.items.update"
  static let doc: StaticString =
    "Changes the given members of the item with the given id or SKU. Other members keep their values."
  static let access = ItemDetails.access(to: .update)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The item after the change. If nothing differs, it is returned as it was."
  static let errors: [ErrorCode] = [.notFound, .conflict, .duplicate, .inUse]
  static let examples = [
    Example(
      "by its id", given: Example.items,
      params:
        #"{"company":"{{0.id}}","id":"{{1.id}}","changes":{"name":"Ethiopian beans, washed","category":null},"expect":1}"#
    ),
    Example(
      "by its SKU", given: Example.items, params: #"{"company":"{{0.id}}","sku":"bean-eth","changes":{"minStock":2.5}}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    changes = field("changes", \.changes, "The members to change, with their new values.")
    id = field("id", \.id, "The id of the item. Either `id` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku, "The item's SKU, instead of `id`. Case and surrounding spaces are ignored.", .length(1...64))
    expect = field.expect(\.expect)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Item {
    try service.items.update(try service.id(id, sku, in: context), changes, expect: expect, in: context)
  }
}
