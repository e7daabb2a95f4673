internal import RPC
internal import Shape

/// The request `host.store.purchase`, with which the core asks the host to let the user buy a product.
struct HostStorePurchase: HostRequest {
  let productId: Identifier, offerId: Identifier?, purchaseId: UUID

  static let name: StaticString = "host.store.purchase"
  static let doc: StaticString =
    "Asks the host to let the user buy a product. If the host gets the same purchaseId again, it must return the outcome of that purchase, and not buy again. In StoreKit, purchaseId is the appAccountToken."
  static let answerDoc: StaticString =
    "The outcome of the purchase. The answer has exactly one of the members `document`, `pending` and `cancelled`."
  /// The usual deadline, in milliseconds. It is long, because the user decides, and may have to ask another person.
  static let usualDeadline = 600_000

  init(productId: Identifier, offerId: Identifier?, purchaseId: UUID) {
    self.productId = productId
    self.offerId = offerId
    self.purchaseId = purchaseId
  }

  /// The host's answer.
  struct Answer: Record {
    let document: String?, pending: Bool?, cancelled: Bool?

    static let recordName = "StorePurchaseAnswer"
    static let doc: StaticString =
      "The host's answer to host.store.purchase. The answer has exactly one of the members `document`, `pending` and `cancelled`."

    init<F: Fields<Self>>(_ field: inout F) {
      document = field(
        "document", \.document, "The transaction that the store has signed: JWS in compact form.",
        .length(1...Self.longest))
      pending = field(
        "pending", \.pending,
        "`true` if another person must approve the purchase first. The host sends the document later, by entitlements.ingest."
      )
      cancelled = field("cancelled", \.cancelled, "`true` if the user cancelled the purchase.")
    }

    /// The largest number of characters in a document.
    static let longest = 1 << 20
  }

  func problems(of answer: Answer) -> [Problem] {
    let said = [answer.document != nil, answer.pending == true, answer.cancelled == true].count { $0 }
    if said == 1 { return [] }
    return [
      Problem(
        pointer: "", kind: said == 0 ? .missing : .value,
        message:
          "the answer must have exactly one of document (a text), pending (true) and cancelled (true), not \(said == 0 ? "none" : "\(said)")"
      )
    ]
  }
}

extension HostStorePurchase {
  init<F: Fields<Self>>(_ field: inout F) {
    productId = field("productId", \.productId, "The store's id of the product.")
    offerId = field(
      "offerId", \.offerId, "The id of the offer for this purchase; `null` for a purchase without an offer.")
    purchaseId = field(
      "purchaseId", \.purchaseId, "The id of the purchase. If the core repeats this request, the id is the same.")
  }
}
