internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.boms.cost`: returns the cost of an item, computed from the costs of its components.
struct ShowBOMCost: CompanyMethod {
  let item: UUID?, sku: Line?

  static let name: StaticString = "assemblies.boms.cost"
  static let doc: StaticString =
    "Returns the cost of an item, computed from its active bill of materials and the average costs of the components. Use it to set a price."
  static let access = Access.manager(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The cost of one of the item's own units, and the cost of each component."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("of a bread", given: Example.stocked, params: #"{"company":"{{0.id}}","sku":"BREAD"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item that is made. Either `item` or `sku` must be given, not both.")
    sku = field("sku", \.sku, "The SKU of the item that is made, instead of `item`.", .length(1...64))
  }

  func call(on service: BOMs, in context: CompanyContext) throws(Failure) -> BOMCost {
    try service.cost(of: try service.stock.item(item, sku, at: "", in: context), in: context)
  }
}
