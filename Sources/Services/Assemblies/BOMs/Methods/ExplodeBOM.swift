internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.boms.explode`: returns the components that a quantity of an item needs, by active bills of
/// materials: as a tree, and as a list of items with their stock.
struct ExplodeBOM: CompanyMethod {
  let item: UUID?, sku: Line?, quantity: Decimal?, levels: Int?

  static let name: StaticString = "assemblies.boms.explode"
  static let doc: StaticString =
    "Returns the components that a quantity of an item needs, by active bills of materials: as a tree, and as a list of items with their stock."
  static let access = BOMDetails.access(to: .get)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The needed components."
  static let errors: [ErrorCode] = [.notFound, .limitReached]
  static let examples = [
    Example("twelve breads", given: Example.stocked, params: #"{"company":"{{0.id}}","sku":"BREAD","quantity":12}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The item to make. Either `item` or `sku` must be given, not both.")
    sku = field("sku", \.sku, "The SKU of the item to make, instead of `item`.", .length(1...64))
    quantity = field(
      "quantity", \.quantity, "The quantity to make, in the item's own unit. Without it, 1.", Component.quantities)
    levels = field(
      "levels", \.levels, "The number of levels of components to return. Without it, 20, the largest number.",
      .range(1...BOMs.mostLevels))
  }

  func call(on service: BOMs, in context: CompanyContext) throws(Failure) -> BOMExplosion {
    try service.explode(
      try service.stock.item(item, sku, at: "", in: context), quantity: quantity ?? Decimal(1),
      levels: levels ?? BOMs.mostLevels, in: context)
  }
}
