internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assets.remove`: removes an asset from its record.
struct RemoveAsset: Method {
  typealias Scope = InCompanyOrAccount
  let id: ID<StoredAsset>

  static let name: StaticString = "assets.remove"
  static let doc: StaticString = "Removes an asset from its record."
  static let access = Access.member
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "The id of the removed asset. The core removes the file in an idle moment, at least one hour after the file was last written or read. The caller must have the right to change the record."
  static let errors: [ErrorCode] = [.inUse]
  static let examples = [
    Example("of an item", given: Example.asset, params: #"{"company":"{{0.id}}","id":"{{2.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { id = field("id", \.id, "The id of the asset.") }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, for: id)
  }

  func call(on service: Assets, in context: CompanyContext) throws(Failure) -> Deleted {
    try service.remove(id, in: context)
  }
}
