internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.items.overview`: returns the data of a page about one item, in one reply.
struct ShowItemOverview: CompanyMethod {
  let id: ID<ItemDetails>?, sku: Line?

  static let name: StaticString = "inventory.items.overview"
  static let doc: StaticString =
    "Returns the data of a page about one item in one reply: its stock levels, its open orders, purchases and builds, and its latest changes."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The item, its stock and orders."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("an item in stock", given: Example.stock, params: #"{"company":"{{0.id}}","id":"{{2.id}}"}"#),
    Example("by its SKU", given: Example.stock, params: #"{"company":"{{0.id}}","sku":"FILTER-02"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the item. Either `id` or `sku` must be given, not both.")
    sku = field(
      "sku", \.sku, "The item's SKU, instead of `id`. Case and surrounding spaces are ignored.", .length(1...64))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> ItemOverview {
    try service.overview(of: try service.id(id, sku, in: context), in: context)
  }
}
