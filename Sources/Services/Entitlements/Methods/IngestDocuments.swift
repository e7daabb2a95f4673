internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.ingest`: verifies documents that the App Store has signed, and stores those that count.
struct IngestDocuments: AccountMethod {
  let documents: [String]

  static let name: StaticString = "entitlements.ingest"
  static let doc: StaticString =
    "Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app transactions), and stores those that count. A refused document grants nothing. The other documents are still stored."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The outcome of each document, and the tiers and features that the account has now. entitlements.current lists the purchases behind them."

  static let examples = [
    Example("a document without a signature", params: #"{"documents":["eyJhbGciOiJub25lIn0.e30."]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    documents = field(
      "documents", \.documents,
      "The documents: JWS in compact form, as StoreKit or the App Store's server returns them, in any order.",
      .count(1...1000))
  }

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Ingested {
    try service.ingest(documents, at: context.now)
  }

  static let renewsRepeats = true

  /// A repeat returns the outcomes of the documents then, and the entitlements of the account now.
  static func renewed(_ kept: Ingested, on service: Entitlements, in context: Context) throws(Failure) -> Ingested {
    Ingested(outcomes: kept.outcomes, try service.holdings(at: context.now), at: context.now)
  }
}

/// The result of `entitlements.ingest`.
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
      "The outcomes, one for each document. After a notification, the outcomes of the documents inside it follow.")
    tiers = field("tiers", \.tiers, "The account's present tier of each group, in the catalogue's order.")
    features = field("features", \.features, "The features of these tiers, sorted by the bytes of their names.")
    validUntil = field(
      "validUntil", \.validUntil,
      "The time when the first of the entitling purchases ends; `null` if none of them ends.")
    at = field("at", \.at, "The time to which the tiers and features apply.")
  }
}
