internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.items.delete`: deletes the item with the given id or SKU.
struct DeleteItem: CompanyMethod {
  let id: ID<ItemDetails>?, sku: Line?, expect: Int?

  static let name: StaticString = "inventory.items.delete"
  static let doc: StaticString =
    "Deletes the item with the given id or SKU. An item that is in use, for example in stock or on an order, can only be archived."
  static let access = ItemDetails.access(to: .delete)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the deleted item."
  static let errors: [ErrorCode] = [.notFound, .conflict, .inUse]
  static let examples = [
    Example("by its id", given: Example.items, params: #"{"company":"{{0.id}}","id":"{{1.id}}"}"#),
    Example("by its SKU", given: Example.items, params: #"{"company":"{{0.id}}","sku":"bean-eth","expect":1}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the item. Either `id` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku, "The item's SKU, instead of `id`. Case and surrounding spaces are ignored.", .length(1...64))
    expect = field.expect(\.expect)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.items.delete(try service.id(id, sku, in: context), expect: expect, in: context)
  }
}
