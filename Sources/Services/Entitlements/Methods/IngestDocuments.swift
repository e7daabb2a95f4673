internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.ingest`: verifies documents that the App Store has signed, and stores the accepted ones.
struct IngestDocuments: AccountMethod {
  let documents: [String]

  static let name: StaticString = "entitlements.ingest"
  static let doc: StaticString =
    "Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app transactions), and stores the accepted ones. A document is accepted if its signature is valid, it is about this app, and its environment is accepted. A refused document does not prevent the others from being stored."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The outcome of each document, and the tiers and features that the account has now. entitlements.current lists the purchases that give them."

  static let examples = [
    Example("a document without a signature", params: #"{"documents":["eyJhbGciOiJub25lIn0.e30."]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    documents = field(
      "documents", \.documents,
      "The documents in any order: JWS in compact form, as StoreKit or the App Store's server returns them.",
      .count(1...1000))
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Ingested {
    try service.ingest(documents, at: context.now)
  }

  static let renewsRepeats = true

  /// A repeat of the request returns the outcomes of the first call, and the tiers and features that the account has
  /// now.
  static func renewed(_ kept: Ingested, on service: Entitlements, in context: Context) throws(Failure) -> Ingested {
    Ingested(outcomes: kept.outcomes, try service.holdings(at: context.now), at: context.now)
  }
}

/// The outcome of each document, as `entitlements.ingest` returns it.
struct Ingested: Record {
  let outcomes: [Outcome], tiers: [HeldTier], features: [Identifier], validUntil: Timestamp?, at: Timestamp

  static let doc: StaticString =
    "The outcome of each signed document, and the tiers and features that the account has now."

  init(outcomes: [Outcome], _ holdings: Holdings, at now: Timestamp) {
    self.outcomes = outcomes
    tiers = holdings.tiers
    features = holdings.features
    validUntil = holdings.validUntil
    at = now
  }

  init<F: Fields<Self>>(_ field: inout F) {
    outcomes = field(
      "outcomes", \.outcomes,
      "The outcomes, one for each document. The outcome of a notification is followed by those of the documents inside it."
    )
    tiers = field("tiers", \.tiers, "The account's present tier in each group, in the catalogue's order.")
    features = field("features", \.features, "The features of these tiers, sorted by the bytes of their ids.")
    validUntil = field(
      "validUntil", \.validUntil,
      "The time when the first of the purchases that give tiers now ends; `null` if none of them ends.")
    at = field("at", \.at, "The time for which the tiers and features were computed.")
  }
}
