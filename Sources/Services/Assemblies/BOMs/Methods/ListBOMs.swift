internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.boms.list`: lists bills of materials, newest first, one page at a time.
struct ListBOMs: CompanyMethod {
  let item: UUID?, sku: Line?, active: Bool?, page: ConsistentPageRequest

  static let name: StaticString = "assemblies.boms.list"
  static let doc: StaticString =
    "Lists bills of materials, newest first, one page at a time. A bill of materials names the components of which an item is made."
  static let access = BOMDetails.access(to: .list)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of bills of materials, newest first."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("of an item", given: Example.recipe, params: #"{"company":"{{0.id}}","sku":"BREAD","active":true}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of an item, to list only bills of materials by which it is made.")
    sku = field("sku", \.sku, "The SKU of the item, instead of `item`.", .length(1...64))
    active = field(
      "active", \.active,
      "`true` to list only active bills of materials, `false` to list only inactive ones. Default: both.")
    page = field.embed(\.page)
  }

  func call(on service: BOMs, in context: CompanyContext) throws(Failure) -> Prepared<Page<BOM>> {
    var item = item
    if sku != nil { item = try service.stock.item(item, sku, at: "", in: context).id }
    return try page.read(in: context) { (after) throws(Failure) in
      try service.list(of: item, active: active, limit: page.limit, after: after, in: context)
    }
  }
}
