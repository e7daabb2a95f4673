internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `assets.reorder`
struct ReorderAssets: Method {
  typealias Scope = InCompanyOrAccount
  let ids: [ID<StoredAsset>]

  static let name: StaticString = "assets.reorder"
  static let doc: StaticString = "Puts assets of a record first, in this order; the others follow in theirs."
  static let access = Access.member
  static let effect = Effect.write
  static let resultDoc: StaticString = "All assets of the record in their new order. Who may change the record may do it."
  static let examples = [Example("of an item", given: Given.asset, params: #"{"company":"{{0.id}}","ids":["{{2.id}}"]}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    ids = field("ids", \.ids, "Assets of one record, each once.", .count(1...Assets.mostOfRecord))
  }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, for: ids.first)
  }

  func call(on service: Assets, in context: CompanyContext) throws(Failure) -> WholePage<Asset> {
    WholePage(try service.reorder(ids, in: context))
  }
}
