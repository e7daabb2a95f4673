internal import Shape

/// What somebody began to buy outside the app: in the store, or by a link.
///
/// Source: [PurchaseIntent](https://developer.apple.com/documentation/storekit/purchaseintent).
struct PurchaseIntent: Record {
  let id: UUID, productId: Identifier, offerId: Identifier?, receivedAt: Timestamp

  static let doc: StaticString = "What somebody began to buy outside the app."
}

extension PurchaseIntent {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The intent.")
    productId = field("productId", \.productId, "What is to be bought.")
    offerId = field("offerId", \.offerId, "The offer that it is to be bought with; null for none.")
    receivedAt = field("receivedAt", \.receivedAt, "When it came.")
  }
}
