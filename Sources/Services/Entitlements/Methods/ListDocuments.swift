internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.history`
struct ListDocuments: AccountMethod {
  let limit: Int?, after: String?
  let kind: DocumentKind?, productId: Identifier?, originalTransactionId: Identifier?, state: EntitlementState?, payloads: Bool?

  static let name: StaticString = "entitlements.history"
  static let doc: StaticString = "Lists the stored signed documents, the last signed first, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of documents."

  static let examples = [Example("before anything was bought", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "The most elements in a page; 50 if left out.", PageSize.limit)
    after = field("after", \.after, "The value of next in the page before.")
    kind = field("kind", \.kind, "The kind of documents to list: transaction, renewal, notification or app. All kinds if left out.")
    productId = field("productId", \.productId, "The product whose documents to list; those of all products if left out.")
    originalTransactionId = field(
      "originalTransactionId", \.originalTransactionId, "The purchase whose documents to list; those of all purchases if left out.")
    state = field("state", \.state, "The present state of the transactions to list. If given, documents of other kinds are left out.")
    payloads = field("payloads", \.payloads, "true to include the signed contents, which are long. false if left out.")
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Page<KeptDocument> {
    let filter = DocumentHistory.Filter(kind: kind, productId: productId, originalTransactionId: originalTransactionId, state: state)
    return try service.page(of: filter, limit: limit ?? 50, after: after, withPayloads: payloads ?? false, at: context.now)
  }
}
