internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.ingest`
struct IngestDocuments: AccountMethod {
  let documents: [String]

  static let name: StaticString = "entitlements.ingest"
  static let doc: StaticString =
    "Verifies what the App Store has signed (transactions, renewal infos, notifications, app transactions) and keeps what is sound. What is not grants nothing, says why, and does not hinder the rest."
  static let effect = Effect.write
  static let resultDoc: StaticString = "What became of each document, and what the account is entitled to now."

  static let examples = [Example("something that nobody signed", params: #"{"documents":["eyJhbGciOiJub25lIn0.e30."]}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    documents = field(
      "documents", \.documents, "JWS in compact form, as StoreKit and the App Store's server hand them out, in any order.", .count(1...1000)
    )
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Ingested { try service.ingest(documents, at: context.now) }
}

/// The result of `entitlements.ingest`.
struct Ingested: Record {
  let outcomes: [Outcome], current: CurrentEntitlements

  static let doc: StaticString = "What became of signed documents."
}

extension Ingested {
  init<F: Fields<Self>>(_ field: inout F) {
    outcomes = field("outcomes", \.outcomes, "One a document; behind a notification those that it carries.")
    current = field("current", \.current, "What the account is entitled to now.")
  }
}
