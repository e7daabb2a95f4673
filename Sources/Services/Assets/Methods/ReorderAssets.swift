internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assets.reorder`: moves assets of a record to the front, in the given order.
struct ReorderAssets: Method {
  typealias Scope = InCompanyOrAccount
  let ids: [ID<StoredAsset>]

  static let name: StaticString = "assets.reorder"
  static let doc: StaticString =
    "Moves assets of a record to the front, in the given order. The record's other assets follow in their present order. The first photo is the cover."
  static let access = Access.member
  static let effect = Effect.write
  static let resultDoc: StaticString =
    "All assets of the record in their new order. The caller must have the right to change the record."
  static let examples = [
    Example("of an item", given: Example.asset, params: #"{"company":"{{0.id}}","ids":["{{2.id}}"]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    ids = field(
      "ids", \.ids, "The ids of assets of one record, each id once, in the new order.", .count(1...Assets.mostOfRecord))
  }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    try service.selector(given, for: ids.first)
  }

  func call(on service: Assets, in context: CompanyContext) throws(Failure) -> WholePage<Asset> {
    WholePage(try service.reorder(ids, in: context))
  }
}
