internal import JSON
internal import Shape

/// A transaction, its state at one time, and whether it gives the account a tier.
struct Entitlement: Record {
  let transactionId: Identifier, originalTransactionId: Identifier, productId: Identifier, tier: Identifier?,
    type: String?
  let state: EntitlementState, entitled: Bool, until: Timestamp?, lifetime: Bool, willRenew: Bool?,
    renewsTo: Identifier?,
    familyShared: Bool
  let offerType: OfferType?, offerId: String?, offerPeriod: String?, trial: Bool
  let purchaseDate: Timestamp, expiresDate: Timestamp?, revocationDate: Timestamp?, revocationReason: RevocationReason?
  let gracePeriodExpiresDate: Timestamp?, expirationIntent: ExpirationIntent?, priceConsent: PriceConsent?
  let environment: Identifier, signedDate: Timestamp

  static let doc: StaticString =
    "A purchase, its present state, and whether it gives the account a tier. Members that come from the App Store's documents have the App Store's names."

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
    transactionId = field("transactionId", \.transactionId, "The id of the transaction.")
    originalTransactionId = field(
      "originalTransactionId", \.originalTransactionId,
      "The id of the first transaction of the purchase. It is the same for all renewals.")
    productId = field("productId", \.productId, "The id of the product.")
    tier = field(
      "tier", \.tier,
      "The id of the tier that the product gives; `null` if the product gives no tier, or if the catalogue does not have the product."
    )
    type = field(
      "type", \.type, "The kind of the product, by the App Store's name, such as Auto-Renewable Subscription.")
    state = field("state", \.state, EntitlementState.fieldDoc)
    entitled = field(
      "entitled", \.entitled, "`true` if the account has the purchase's tier now because of this purchase.")
    until = field(
      "until", \.until,
      "The time when the purchase stops giving its tier, as far as it is known. `null` if the purchase never ends, or if `entitled` is `false`."
    )
    lifetime = field("lifetime", \.lifetime, "`true` if the purchase is active and never ends.")
    willRenew = field(
      "willRenew", \.willRenew,
      "`true` if the purchase will renew; `null` if this is not known, or if the product does not renew.")
    renewsTo = field(
      "renewsTo", \.renewsTo,
      "The id of the product to which the purchase will renew; `null` if the purchase will not renew.")
    familyShared = field(
      "familyShared", \.familyShared, "`true` if another member of the family made the purchase, and shares it.")
    offerType = field(
      "offerType", \.offerType, "The kind of the offer with which the product was bought; `null` without an offer.")
    offerId = field(
      "offerId", \.offerId, "The id of the offer; `null` without an offer, and for an introductory offer.")
    offerPeriod = field(
      "offerPeriod", \.offerPeriod,
      "The duration of the offer (ISO 8601), such as P1M for a month; `null` without an offer.")
    trial = field("trial", \.trial, "`true` if the period is a free trial.")
    purchaseDate = field(
      "purchaseDate", \.purchaseDate,
      "The time when the product was bought, or when the present period of a subscription began.")
    expiresDate = field(
      "expiresDate", \.expiresDate,
      "The time when the present period ends or has ended; `null` if the purchase does not end.")
    revocationDate = field(
      "revocationDate", \.revocationDate,
      "The time when the purchase was refunded, or when the family stopped sharing it; `null` if neither has happened.")
    revocationReason = field(
      "revocationReason", \.revocationReason,
      "The reason for the revocation: appIssue or other; `null` if the purchase was not revoked.")
    gracePeriodExpiresDate = field(
      "gracePeriodExpiresDate", \.gracePeriodExpiresDate,
      "The end of the grace period, in which the purchase still gives its tier although its renewal was not paid; `null` without a grace period."
    )
    expirationIntent = field(
      "expirationIntent", \.expirationIntent,
      "The reason why the subscription does not continue, such as cancelled or billingError; `null` if it is not known."
    )
    priceConsent = field(
      "priceConsent", \.priceConsent,
      "The user's answer to a higher price: pending or agreed; `null` if the user was not asked.")
    environment = field("environment", \.environment, "The App Store environment of the purchase.")
    signedDate = field("signedDate", \.signedDate, "The time when the App Store signed the transaction.")
  }
}

extension Entitlement {
  /// Returns a Boolean value that indicates whether this entitlement is preferred to another one of the same tier. A
  /// purchase without an end comes first, then a later end, then an active purchase, and then a later purchase date.
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
