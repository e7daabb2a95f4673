internal import RPC
internal import Shape

/// `host.store.purchase`: the user buys something.
struct HostStorePurchase: HostRequest {
  let productId: Identifier, offerId: Identifier?, purchaseId: UUID

  static let name: StaticString = "host.store.purchase"
  static let doc: StaticString =
    "Asks the host to let the user buy a product. A host that is asked again with the same purchaseId answers what became of that purchase, and does not buy again: in StoreKit it is the appAccountToken."
  static let answerDoc: StaticString = "What became of it: one of document, pending and cancelled."
  /// In milliseconds: the user decides, and may have to ask somebody.
  static let usualDeadline = 600_000

  init(productId: Identifier, offerId: Identifier?, purchaseId: UUID) {
    self.productId = productId
    self.offerId = offerId
    self.purchaseId = purchaseId
  }

  /// What the host answers.
  struct Answer: Record {
    let document: String?, pending: Bool?, cancelled: Bool?

    static let recordName = "StorePurchaseAnswer"
    static let doc: StaticString = "The host's answer to host.store.purchase: one of its members."

    init<F: Fields<Self>>(_ field: inout F) {
      document = field(
        "document", \.document, "The transaction as the store has signed it: JWS in compact form.", .length(1...Self.longest))
      pending = field("pending", \.pending, "true: somebody else must agree first; the document comes later, by entitlements.ingest.")
      cancelled = field("cancelled", \.cancelled, "true: the user has changed their mind.")
    }

    /// In characters.
    static let longest = 1 << 20
  }

  func problems(of answer: Answer) -> [Problem] {
    let said = [answer.document != nil, answer.pending == true, answer.cancelled == true].count { $0 }
    if said == 1 { return [] }
    return [
      Problem(
        pointer: "", kind: said == 0 ? .missing : .value,
        message: "it must have one of document (a text), pending (true) and cancelled (true), not \(said == 0 ? "none" : "\(said)")")
    ]
  }
}

extension HostStorePurchase {
  init<F: Fields<Self>>(_ field: inout F) {
    productId = field("productId", \.productId, "The product, as the store names it.")
    offerId = field("offerId", \.offerId, "The offer of the product that is taken; null for none.")
    purchaseId = field("purchaseId", \.purchaseId, "The purchase: the same each time that it is asked for.")
  }
}
