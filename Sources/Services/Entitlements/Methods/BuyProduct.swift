internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.buy`
struct BuyProduct: DeferredMethod {
  typealias Scope = InAccount
  let productId: Identifier, offerId: Identifier?, deadline: Int?

  static let name: StaticString = "entitlements.buy"
  static let doc: StaticString =
    "Asks the host to let the user buy a product, and ingests the signed document before the reply. An interrupted purchase is requested again with the same purchaseId, so that the user does not pay twice."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The outcome of the purchase, and the tiers and features that the account has now."
  static let errors = [.storageFault] + ErrorCode.ofHost
  static let examples = [
    Example(
      "the user changes their mind", given: [Example.Step("host.provide", #"{"capabilities":["host.store.purchase"]}"#)],
      params: #"{"productId":"com.mainspring.app.premium.yearly"}"#, answers: [#"{"cancelled":true}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    productId = field("productId", \.productId, "The store's id of the product.")
    offerId = field("offerId", \.offerId, "The offer of the product to buy; no offer if left out.")
    deadline = field(
      "deadline", \.deadline, "The milliseconds that the host and the user have; 600,000 if left out.", HostOptions.deadlineLimit)
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
    guard let exchange = asking.exchange else { throw .internalError("purchase \(purchase.id) was registered, but has no host exchange") }
    return .waiting(for: exchange, progress: nil) { (context) throws(Failure) in
      try service.purchased(try service.purchases.outcome(of: asking), at: context.now)
    }
  }
}

/// The result of `entitlements.buy`.
struct Purchased: Record {
  let purchaseId: UUID, productId: Identifier, offerId: Identifier?, state: PurchaseState, ingested: Ingested

  static let doc: StaticString = "The outcome of a purchase."
}

extension Purchased {
  init<F: Fields<Self>>(_ field: inout F) {
    purchaseId = field("purchaseId", \.purchaseId, "The id of the purchase, as host.store.purchase got it.")
    productId = field("productId", \.productId, "The product.")
    offerId = field("offerId", \.offerId, "The offer that the user took; null if there was none.")
    state = field(
      "state", \.state,
      "purchased: the document counts, and the account has the product. ended: the document counts, but the transaction has expired, is unpaid, or was revoked or replaced. pending: another person must agree first, and the document arrives later by entitlements.ingest. cancelled: the user cancelled the purchase. refused: the document does not count, or is of another product. outcomes gives the reason."
    )
    ingested = field.embed(\.ingested)
  }
}

extension Entitlements {
  /// Returns the result of a purchase that the host has answered.
  func purchased(_ purchase: StorePurchases.Purchase, at now: Timestamp) throws(Failure) -> Purchased {
    Purchased(
      purchaseId: purchase.id, productId: purchase.productId, offerId: purchase.offerId, state: purchase.state ?? .refused,
      ingested: Ingested(outcomes: purchase.outcomes, try holdings(at: now), at: now))
  }
}
