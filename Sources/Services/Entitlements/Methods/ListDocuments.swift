internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.history`: lists the stored signed documents, the last signed first, one page at a time.
struct ListDocuments: AccountMethod {
  let limit: Int?, after: String?
  let kind: DocumentKind?, productId: Identifier?, originalTransactionId: Identifier?, state: EntitlementState?,
    payloads: Bool?

  static let name: StaticString = "entitlements.history"
  static let doc: StaticString =
    "Lists the stored documents that the App Store has signed, the last signed first, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of documents."

  static let examples = [Example("before the first purchase", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The largest number of elements in a page. Default: 50.", PageSize.limit)
    after = field("after", \.after, "The `next` of the previous page. Default: the first page.")
    kind = field(
      "kind", \.kind, "The kind of documents to list: transaction, renewal, notification or app. Default: all kinds."
    )
    productId = field(
      "productId", \.productId,
      "The id of the product whose documents to list. Default: the documents of all products.")
    originalTransactionId = field(
      "originalTransactionId", \.originalTransactionId,
      "The id of the first transaction of the purchase whose documents to list. Default: the documents of all purchases."
    )
    state = field(
      "state", \.state, "The present state of the transactions to list. If it is given, the list has only transactions."
    )
    payloads = field(
      "payloads", \.payloads,
      "`true` to include the signed content of each document in `payload`, which is long. Default: `false`.")
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Page<KeptDocument> {
    let filter = DocumentHistory.Filter(
      kind: kind, productId: productId, originalTransactionId: originalTransactionId, state: state)
    return try service.page(
      of: filter, limit: limit ?? 50, after: after, withPayloads: payloads ?? false, at: context.now)
  }
}
