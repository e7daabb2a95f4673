internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.boms.explode`: returns the components that a quantity of an item needs, on all levels, with
/// their stock.
struct ExplodeBOM: CompanyMethod {
  let item: UUID?, sku: Line?, quantity: Decimal?, levels: Int?

  static let name: StaticString = "assemblies.boms.explode"
  static let doc: StaticString =
    "Returns the components that a quantity of an item needs, on all levels: as a tree, and as a list of items with their stock. Use it before a build, to see what is lacking. Only active bills of materials are used."
  static let access = BOMDetails.access(to: .get)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The needed components, as a tree and as a list."
  static let errors: [ErrorCode] = [.notFound, .limitReached]
  static let examples = [
    Example("twelve breads", given: Example.stocked, params: #"{"company":"{{0.id}}","sku":"BREAD","quantity":12}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item to make. Either `item` or `sku` must be given, not both.")
    sku = field("sku", \.sku, "The SKU of the item to make, instead of `item`.", .length(1...64))
    quantity = field(
      "quantity", \.quantity,
      "The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000. Default: 1.",
      Component.quantities)
    levels = field(
      "levels", \.levels, "The number of levels of components to return, from 1 to 20. Default: 20.",
      .range(1...BOMs.mostLevels))
  }

  func call(on service: BOMs, in context: CompanyContext) throws(Failure) -> BOMExplosion {
    try service.explode(
      try service.stock.item(item, sku, at: "", in: context), quantity: quantity ?? Decimal(1),
      levels: levels ?? BOMs.mostLevels, in: context)
  }
}
