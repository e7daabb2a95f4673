internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.history`
struct ListDocuments: AccountMethod {
  let limit: Int?, after: String?
  let kind: DocumentKind?, productId: Identifier?, originalTransactionId: Identifier?, state: EntitlementState?, payloads: Bool?

  static let name: StaticString = "entitlements.history"
  static let doc: StaticString = "Lists the signed documents that are kept, those that were signed last first."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of documents."

  static let examples = [Example("before anything was bought", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "How many at most; 50 without it.", PageSize.limit)
    after = field("after", \.after, "The next of the page before.")
    kind = field("kind", \.kind, "Only documents of this kind: transaction, renewal, notification or app.")
    productId = field("productId", \.productId, "Only those about this product.")
    originalTransactionId = field("originalTransactionId", \.originalTransactionId, "Only those about this purchase.")
    state = field("state", \.state, "Only transactions in this state now.")
    payloads = field("payloads", \.payloads, "Whether they come with what was signed, which is long; false without it.")
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Page<KeptDocument> {
    let filter = DocumentHistory.Filter(kind: kind, productId: productId, originalTransactionId: originalTransactionId, state: state)
    return try service.page(of: filter, limit: limit ?? 50, after: after, withPayloads: payloads ?? false, at: context.now)
  }
}
