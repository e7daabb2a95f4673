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
  static let isDestructive = false
  static let resultDoc: StaticString =
    "What became of each document, and the tiers that the account has now; entitlements.current says why."

  static let examples = [Example("something that nobody signed", params: #"{"documents":["eyJhbGciOiJub25lIn0.e30."]}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    documents = field(
      "documents", \.documents, "JWS in compact form, as StoreKit and the App Store's server hand them out, in any order.", .count(1...1000)
    )
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Ingested { try service.ingest(documents, at: context.now) }

  static let renewsRepeats = true

  /// Whoever repeats it learns what became of the documents then, and what the account is entitled to now.
  static func renewed(_ kept: Ingested, on service: Entitlements, in context: Context) throws(Failure) -> Ingested {
    Ingested(outcomes: kept.outcomes, try service.holdings(at: context.now), at: context.now)
  }
}

/// The result of `entitlements.ingest`.
struct Ingested: Record {
  let outcomes: [Outcome], tiers: [HeldTier], features: [Identifier], validUntil: Timestamp?, at: Timestamp

  static let doc: StaticString = "What became of signed documents."

  init(outcomes: [Outcome], _ holdings: Holdings, at now: Timestamp) {
    self.outcomes = outcomes
    tiers = holdings.tiers
    features = holdings.features
    validUntil = holdings.validUntil
    at = now
  }

  init<F: Fields<Self>>(_ field: inout F) {
    outcomes = field("outcomes", \.outcomes, "One a document; behind a notification those that it carries.")
    tiers = field("tiers", \.tiers, "The tier of each ladder that the account has now, in the catalogue's order.")
    features = field("features", \.features, "What these tiers allow, in the order of their names' bytes.")
    validUntil = field("validUntil", \.validUntil, "When that changes by itself; null for never.")
    at = field("at", \.at, "The moment that it is about.")
  }
}
