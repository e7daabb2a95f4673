internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.builds.create`: plans a build of an item.
struct CreateBuild: CompanyMethod {
  let item: UUID?, sku: Line?, quantity: Decimal, bom: ID<BOMDetails>?, location: LocationName?, dueAt: Timestamp?
  let orderLine: UUID?, note: String?

  static let name: StaticString = "assemblies.builds.create"
  static let doc: StaticString =
    "Plans a build, which makes a quantity of an item from its components. Components in stock are reserved for the build, and the quantity to make counts as on order. When goods were made, record them with assemblies.builds.complete."
  static let access = BuildDetails.access(to: .create)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The new build, with its components and their stock."
  static let errors: [ErrorCode] = [.notFound, .limitReached]
  static let examples = [
    Example("twelve breads", given: Example.stocked, params: #"{"company":"{{0.id}}","sku":"BREAD","quantity":12}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, BuildDraft.quantityDoc, Component.quantities)
    item = field("item", \.item, "The id of the item to make. Either `item` or `sku` must be given, not both.")
    sku = field("sku", \.sku, "The SKU of the item to make, instead of `item`.", .length(1...64))
    bom = field("bom", \.bom, "The id of the bill of materials. Default: the item's active one.")
    location = field(
      "location", \.location,
      "The location that receives the goods, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    dueAt = field("dueAt", \.dueAt, BuildDraft.dueDoc)
    orderLine = field("orderLine", \.orderLine, BuildDraft.lineDoc)
    note = field("note", \.note, "A free text about the build.", .length(1...4000))
  }

  func call(on service: Builds, in context: CompanyContext) throws(Failure) -> BuildView {
    try service.create(self, in: context)
  }
}
