internal import RPC
internal import Shape
internal import Tenancy

/// `inventory.items.overview`
struct ShowItemOverview: CompanyMethod {
  let id: ID<ItemDetails>?, sku: Line?

  static let name: StaticString = "inventory.items.overview"
  static let doc: StaticString =
    "Answers what a screen shows of an item, in one: how much there is of it and where, the open orders and purchases of it, and what has happened to it last."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The item with all that."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("of what is in stock", given: Given.stock, params: #"{"company":"{{0.id}}","id":"{{2.id}}"}"#),
    Example("by its SKU", given: Given.stock, params: #"{"company":"{{0.id}}","sku":"FILTER-02"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The item; it, or sku, must be given.")
    sku = field("sku", \.sku, "Its SKU; neither case nor spaces around it count.", .length(1...64))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> ItemOverview {
    try service.overview(of: try service.id(id, sku, in: context), in: context)
  }
}
