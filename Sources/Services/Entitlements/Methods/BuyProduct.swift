internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.buy`: asks the host to let the user buy a product, and stores the signed document.
struct BuyProduct: DeferredMethod {
  typealias Scope = InAccount
  let productId: Identifier, offerId: Identifier?, deadline: Int?

  static let name: StaticString = "entitlements.buy"
  static let doc: StaticString =
    "Asks the host to let the user buy a product. Before the reply, the core verifies and stores the signed document. After an interrupted purchase, the core sends the host the same purchaseId again, so that the user does not pay twice."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The outcome of the purchase, and the tiers and features that the account has now."
  static let errors = [.storageFault] + ErrorCode.ofHost
  static let examples = [
    Example(
      "the user cancels the purchase",
      given: [Example.Step("host.provide", #"{"capabilities":["host.store.purchase"]}"#)],
      params: #"{"productId":"com.mainspring.app.premium.yearly"}"#, answers: [#"{"cancelled":true}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    productId = field("productId", \.productId, "The store's id of the product.")
    offerId = field(
      "offerId", \.offerId,
      "The id of the offer of the product. If it is left out, the product is bought without an offer.")
    deadline = field(
      "deadline", \.deadline,
      "The time limit for the host and the user, in milliseconds. Default: 600,000 (10 minutes).",
      HostOptions.deadlineLimit)
  }

  static func asks(of service: Entitlements) -> [HostCapability] { [HostCapability(HostStorePurchase.self)] }

  func answer(on service: Entitlements, in context: Context) throws(Failure) -> Answer<Purchased, Context> {
    try answer(on: service, in: context, keeping: nil)
  }

  func answer(
    on service: Entitlements, in context: Context, keeping unfinished: UnfinishedWrite?
  ) throws(Failure) -> Answer<Purchased, Context> {
    let known = try unfinished?.parts().first.flatMap { UUID($0) }
    let begun = try known.flatMap { (id) throws(Failure) in try service.purchases.find(id) }
    if let begun, begun.state != nil { return .now(try service.purchased(begun, at: context.now)) }
    if let obstacle = service.host.obstacle(to: HostStorePurchase.self) { throw obstacle }
    if let begun { return try waiting(for: begun, on: service) }
    let purchase = try service.purchases.begin(productId, offer: offerId, at: context.now)
    try unfinished?.keep("\(purchase.id)")
    return try waiting(for: purchase, on: service)
  }

  private func waiting(
    for purchase: StorePurchases.Purchase, on service: Entitlements
  ) throws(Failure) -> Answer<Purchased, Context> {
    let asking = try service.purchases.ask(purchase, deadline: deadline)
    guard let exchange = asking.exchange else {
      throw .internalError("purchase \(purchase.id) was registered, but has no host exchange")
    }
    return .waiting(for: exchange, progress: nil) { (context) throws(Failure) in
      try service.purchased(try service.purchases.outcome(of: asking), at: context.now)
    }
  }
}

/// The outcome of a purchase, as `entitlements.buy` returns it.
struct Purchased: Record {
  let purchaseId: UUID, productId: Identifier, offerId: Identifier?, state: PurchaseState, ingested: Ingested

  static let doc: StaticString = "The outcome of a purchase, and the account's tiers and features after it."
}

extension Purchased {
  init<F: Fields<Self>>(_ field: inout F) {
    purchaseId = field(
      "purchaseId", \.purchaseId, "The id of the purchase, which the core has sent to the host in host.store.purchase.")
    productId = field("productId", \.productId, "The id of the product.")
    offerId = field(
      "offerId", \.offerId, "The id of the offer with which the product was bought; `null` without an offer.")
    state = field(
      "state", \.state,
      "The outcome of the purchase. purchased: the document was accepted, and the account has the product. ended: the document was accepted, but the transaction has expired, is unpaid, or was revoked or replaced. pending: another person must approve the purchase first, and the document arrives later by entitlements.ingest. cancelled: the user cancelled the purchase. refused: the document was refused, or is about another product; `outcomes` has the reason."
    )
    ingested = field.embed(\.ingested)
  }
}

extension Entitlements {
  /// Returns the result of a purchase for which the host has replied.
  func purchased(_ purchase: StorePurchases.Purchase, at now: Timestamp) throws(Failure) -> Purchased {
    Purchased(
      purchaseId: purchase.id, productId: purchase.productId, offerId: purchase.offerId,
      state: purchase.state ?? .refused,
      ingested: Ingested(outcomes: purchase.outcomes, try holdings(at: now), at: now))
  }
}
