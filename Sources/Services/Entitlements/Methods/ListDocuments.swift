internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.history`
struct ListDocuments: AccountMethod {
  let limit: Int?, after: String?

  static let name: StaticString = "entitlements.history"
  static let doc: StaticString = "Lists the signed documents that are kept, the newest first."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of documents."

  static let examples = [Example("before anything was bought", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    limit = field("limit", \.limit, "How many at most; 50 without it.", .range(1...200))
    after = field("after", \.after, "The next of the page before.")
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Page<KeptDocument> {
    try service.history.page(limit: limit ?? 50, after: after)
  }
}
