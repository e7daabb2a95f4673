internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.items.get`: returns the item with the given id or SKU.
struct GetItem: CompanyMethod {
  let id: ID<ItemDetails>?, sku: Line?

  static let name: StaticString = "inventory.items.get"
  static let doc: StaticString = "Returns the item with the given id or SKU."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The current state of the item."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("by its id", given: Example.items, params: #"{"company":"{{0.id}}","id":"{{1.id}}"}"#),
    Example("by its SKU", given: Example.items, params: #"{"company":"{{0.id}}","sku":"bean-eth"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the item. Either `id` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku, "The item's SKU, instead of `id`. Case and surrounding spaces are ignored.", .length(1...64))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<Item> {
    try service.items.get(try service.id(id, sku, in: context), in: context)
  }
}
