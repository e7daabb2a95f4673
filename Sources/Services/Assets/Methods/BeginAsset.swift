internal import RPC
internal import Shape
internal import Tenancy

/// The method `assets.begin`: begins an upload of an asset in pieces.
struct BeginAsset: Method {
  typealias Scope = InCompanyOrAccount
  let draft: AssetDraft

  static let name: StaticString = "assets.begin"
  static let doc: StaticString =
    "Begins an upload of an asset in pieces. Send the pieces with assets.append, and then call assets.finish. After 24 hours, the core discards an upload that is not finished."
  static let access = Access.member
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The id of the upload, and the number of bytes received, which is 0. The caller must have the right to change the record."
  static let errors: [ErrorCode] = [.limitReached]
  static let examples = [
    Example(
      "a document", given: Example.item,
      params: #"{"company":"{{0.id}}","owner":{"type":"item","id":"{{1.id}}"},"role":"document","name":"Manual"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { draft = field.embed(\.draft) }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    service.selector(given, for: draft.owner)
  }

  func call(on service: Assets, in context: CompanyContext) throws(Failure) -> Upload {
    try service.begin(draft, in: context)
  }
}
