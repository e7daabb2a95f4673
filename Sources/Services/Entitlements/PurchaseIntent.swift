internal import Shape

/// A purchase intent: a purchase that a user began outside the app, in the store or by a link.
///
/// Source: [PurchaseIntent](https://developer.apple.com/documentation/storekit/purchaseintent).
struct PurchaseIntent: Record {
  let id: UUID, productId: Identifier, offerId: Identifier?, receivedAt: Timestamp

  static let doc: StaticString = "A purchase that the user began outside the app, in the store or by a link."
}

extension PurchaseIntent {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the intent.")
    productId = field("productId", \.productId, "The id of the product to buy.")
    offerId = field(
      "offerId", \.offerId, "The id of the offer for this purchase; `null` for a purchase without an offer.")
    receivedAt = field("receivedAt", \.receivedAt, "The time when the intent was added.")
  }
}
