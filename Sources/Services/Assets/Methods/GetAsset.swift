internal import RPC
internal import Shape
internal import Tenancy

/// The method `assets.get`: returns an asset, without its bytes.
struct GetAsset: Method {
  typealias Scope = InCompanyOrAccount
  let id: ID<StoredAsset>

  static let name: StaticString = "assets.get"
  static let doc: StaticString =
    "Returns an asset, without its bytes. To get the bytes, use assets.read or assets.path."
  static let access = Access.member
  static let effect = Effect.read
  static let resultDoc: StaticString = "The asset. The caller must have the right to see its record."
  static let examples = [
    Example("of an item", given: Example.asset, params: #"{"company":"{{0.id}}","id":"{{2.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the asset.") }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, for: id)
  }

  func call(on service: Assets, in context: CompanyContext) throws(Failure) -> Asset {
    try service.shown(try service.find(id, to: .see, in: context))
  }
}
