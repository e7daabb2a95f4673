internal import JSON
internal import Shape

/// What one transaction entitles to at some moment.
struct Entitlement: Record {
  let transactionId: Identifier, originalTransactionId: Identifier, productId: Identifier, tier: Identifier?, type: String?
  let state: EntitlementState, entitled: Bool, until: Timestamp?, lifetime: Bool, willRenew: Bool?, renewsTo: Identifier?,
    familyShared: Bool
  let offerType: OfferType?, offerId: String?, offerPeriod: String?, trial: Bool
  let purchaseDate: Timestamp, expiresDate: Timestamp?, revocationDate: Timestamp?, revocationReason: RevocationReason?
  let gracePeriodExpiresDate: Timestamp?, expirationIntent: ExpirationIntent?, priceConsent: PriceConsent?
  let environment: Identifier, signedDate: Timestamp

  static let doc: StaticString = "A purchase, and what it entitles to now. Members of the App Store's documents have their names."

  init(_ period: PurchasePeriod, in catalogue: Catalogue) {
    let (facts, renewal) = (period.transaction.facts, period.renewal)
    state = period.state
    transactionId = facts.transactionId
    originalTransactionId = facts.originalTransactionId
    productId = facts.productId
    tier = catalogue.product(facts.productId)?.tier
    type = facts.type
    entitled = state.isEntitled
    until = period.until
    lifetime = state == .active && period.end == nil
    willRenew = renewal?.autoRenewStatus.map { $0 == 1 }
    renewsTo = willRenew == true ? Identifier(ifAny: renewal?.autoRenewProductId) : nil
    familyShared = facts.isFamilyShared
    offerType = OfferType(facts.offerType?.value)
    offerId = Identifier(ifAny: facts.offerIdentifier?.value)?.text
    offerPeriod = Identifier(ifAny: facts.offerPeriod?.value)?.text
    trial = facts.offerDiscountType?.value == "FREE_TRIAL"
    purchaseDate = facts.purchaseDate.instant
    expiresDate = facts.expiresDate?.instant
    revocationDate = facts.revocationDate?.instant
    revocationReason = RevocationReason(facts.revocationReason?.value)
    gracePeriodExpiresDate = renewal?.gracePeriodExpiresDate?.instant
    expirationIntent = ExpirationIntent(renewal?.expirationIntent)
    priceConsent = PriceConsent(renewal?.priceIncreaseStatus?.value)
    environment = facts.environment
    signedDate = period.transaction.signedDate
  }

  init<F: Fields<Self>>(_ field: inout F) {
    transactionId = field("transactionId", \.transactionId, "The transaction.")
    originalTransactionId = field("originalTransactionId", \.originalTransactionId, "The purchase that it renews, or is.")
    productId = field("productId", \.productId, "What was bought.")
    tier = field("tier", \.tier, "The tier that the catalogue gives it; null for none, and for a product that is not in it.")
    type = field("type", \.type, "What kind of product it is, as the App Store names it.")
    state = field("state", \.state, EntitlementState.fieldDoc)
    entitled = field("entitled", \.entitled, "Whether it entitles to its tier.")
    until = field("until", \.until, "When that ends, as far as is known; null for never, and for what does not entitle.")
    lifetime = field("lifetime", \.lifetime, "Whether it entitles for ever.")
    willRenew = field("willRenew", \.willRenew, "Whether it will renew; null when that is not known, or there is nothing to renew.")
    renewsTo = field("renewsTo", \.renewsTo, "The product that it will renew to; null when it will not.")
    familyShared = field("familyShared", \.familyShared, "Whether somebody of the family bought it.")
    offerType = field("offerType", \.offerType, "The kind of offer that it was bought with; null for none.")
    offerId = field("offerId", \.offerId, "Which offer; null for none, and for an introductory one.")
    offerPeriod = field("offerPeriod", \.offerPeriod, "For how long the offer is, a duration as in ISO 8601; null for none.")
    trial = field("trial", \.trial, "Whether the period costs nothing: it is a trial until its end.")
    purchaseDate = field("purchaseDate", \.purchaseDate, "When it was bought, or its period began.")
    expiresDate = field("expiresDate", \.expiresDate, "When its period ends, or ended.")
    revocationDate = field("revocationDate", \.revocationDate, "When it was refunded, or no longer shared.")
    revocationReason = field("revocationReason", \.revocationReason, "Why: appIssue, or other; null when it was not.")
    gracePeriodExpiresDate = field(
      "gracePeriodExpiresDate", \.gracePeriodExpiresDate, "Until when it stays open though its renewal was not paid.")
    expirationIntent = field("expirationIntent", \.expirationIntent, "Why it does not go on; null when that is not known.")
    priceConsent = field(
      "priceConsent", \.priceConsent, "Whether a higher price was agreed to, or that is pending; null when nobody was asked.")
    environment = field("environment", \.environment, "Which App Store sold it.")
    signedDate = field("signedDate", \.signedDate, "When the App Store said so.")
  }
}

extension Entitlement {
  /// Whether this one is rather to be relied on than another one of the same tier: for ever, then for longer, then the later purchase.
  func isPreferred(to other: Entitlement) -> Bool {
    if lifetime != other.lifetime { return lifetime }
    let ends = (until?.milliseconds ?? .min, other.until?.milliseconds ?? .min)
    if ends.0 != ends.1 { return ends.0 > ends.1 }
    let areActive = (state == .active, other.state == .active)
    if areActive.0 != areActive.1 { return areActive.0 }
    if purchaseDate != other.purchaseDate { return purchaseDate > other.purchaseDate }
    return transactionId == other.transactionId ? environment < other.environment : transactionId < other.transactionId
  }
}
