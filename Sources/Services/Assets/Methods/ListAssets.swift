internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assets.list`: lists the assets of a record in their order, without their bytes, one page at a time.
struct ListAssets: Method {
  typealias Scope = InCompanyOrAccount
  let owner: AssetOwner, role: AssetRole?, page: ConsistentPageRequest

  static let name: StaticString = "assets.list"
  static let doc: StaticString = "Lists the assets of a record in their order, without their bytes, one page at a time."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of assets. The caller must have the right to see the record."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example(
      "of an item", given: Example.asset,
      params: #"{"company":"{{0.id}}","owner":{"type":"item","id":"{{1.id}}"},"role":"document"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    owner = field("owner", \.owner, "The record to which the assets belong.")
    role = field("role", \.role, "Only assets with this role. Default: all assets of the record.")
    page = field.embed(\.page)
  }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    service.selector(given, for: owner)
  }

  func call(on service: Assets, in context: CompanyContext) throws(Failure) -> Page<Asset> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(owner, role: role, limit: page.limit, after: after, in: context)
    }
  }
}
