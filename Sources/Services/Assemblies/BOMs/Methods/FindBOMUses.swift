internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.boms.whereUsed`: returns the lines of bills of materials that need an item, on up to 20
/// levels.
struct FindBOMUses: CompanyMethod {
  let item: UUID?, sku: Line?

  static let name: StaticString = "assemblies.boms.whereUsed"
  static let doc: StaticString =
    "Returns the lines of bills of materials that need an item, and the lines that need an item made of it, on up to 20 levels. Use it before a component is changed or replaced."
  static let access = BOMDetails.access(to: .get)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The lines that need the item, and the lines that need an item made of it."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("the uses of flour", given: Example.recipe, params: #"{"company":"{{0.id}}","sku":"FLOUR"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the component. Either `item` or `sku` must be given, not both.")
    sku = field("sku", \.sku, "The SKU of the component, instead of `item`.", .length(1...64))
  }

  func call(on service: BOMs, in context: CompanyContext) throws(Failure) -> BOMUses {
    try service.uses(of: try service.stock.item(item, sku, at: "", in: context).id, in: context)
  }
}
