internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.boms.create`: creates a bill of materials for an item.
struct CreateBOM: CompanyMethod {
  let item: UUID?, sku: Line?, lines: [BOMLine], yield: Decimal?, active: Bool?, note: String?

  static let name: StaticString = "assemblies.boms.create"
  static let doc: StaticString =
    "Creates a bill of materials: the components from which an item is made. It becomes the item's active one unless `active` is `false`."
  static let access = BOMDetails.access(to: .create)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The new bill of materials."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example(
      "of a bread", given: Example.baking,
      params: #"{"company":"{{0.id}}","sku":"BREAD","lines":[{"sku":"FLOUR","quantity":0.5,"scrap":2}],"yield":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    lines = field("lines", \.lines, "The components of one run.", .count(1...BOMDraft.mostLines))
    item = field("item", \.item, "The id of the item that is made. Either `item` or `sku` must be given, not both.")
    sku = field("sku", \.sku, "The SKU of the item that is made, instead of `item`.", .length(1...64))
    yield = field(
      "yield", \.yield,
      "The quantity of the item that one run makes, in the item's own unit. More than 0, at most 1,000,000,000. Default: 1.",
      Component.quantities)
    active = field(
      "active", \.active,
      "`false` for a bill of materials that builds must not use yet. Otherwise it becomes the item's active one, and the former active one is deactivated."
    )
    note = field("note", \.note, "A free text, such as instructions.", .length(1...4000))
  }

  func call(on service: BOMs, in context: CompanyContext) throws(Failure) -> BOM {
    let draft = BOMDraft(lines: lines, yield: yield ?? Decimal(1), active: Flag(active ?? true), note: note)
    return try service.create(item, sku, draft, in: context)
  }
}
