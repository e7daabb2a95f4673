internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assemblies.builds.list`: lists builds, newest first, one page at a time.
struct ListBuilds: CompanyMethod {
  let item: UUID?, sku: Line?, filter: BuildFilter, page: ConsistentPageRequest

  static let name: StaticString = "assemblies.builds.list"
  static let doc: StaticString =
    "Lists builds, newest first, one page at a time. A build is a job that makes a quantity of an item from its components."
  static let access = BuildDetails.access(to: .list)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of builds, newest first."
  static let errors: [ErrorCode] = [.notFound, .cursorTooOld]
  static let examples = [
    Example("planned builds", given: Example.planned, params: #"{"company":"{{0.id}}","status":"planned"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of an item, to list only builds that make it.")
    sku = field("sku", \.sku, "The SKU of the item, instead of `item`.", .length(1...64))
    filter = field.embed(\.filter)
    page = field.embed(\.page)
  }

  func call(on service: Builds, in context: CompanyContext) throws(Failure) -> Prepared<Page<StoredBuild>> {
    let item = sku == nil ? item : try service.stock.item(item, sku, at: "", in: context).id
    return try page.read(in: context) { (after) throws(Failure) in
      try service.list(filter, item: item, limit: page.limit, after: after, in: context)
    }
  }
}
