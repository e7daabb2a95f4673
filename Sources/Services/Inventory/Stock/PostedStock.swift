internal import Shape

/// What was posted to the ledger.
struct PostedStock: Record {
  let transaction: UUID?, entries: [StockEntry], levels: [StockLevel], expired: [ID<LotDetails>]

  static let doc: StaticString = "What was posted to the ledger, and how much there is now."

  /// - Parameter entries: none where lots were merged of which there was nothing.
  init(entries: [StockEntry], levels: [StockLevel], expired: [ID<LotDetails>]) {
    let first = entries.first?.transaction
    transaction = entries.allSatisfy { $0.transaction == first } ? first : nil
    self.entries = entries
    self.levels = levels
    self.expired = expired
  }

  init<F: Fields<Self>>(_ field: inout F) {
    transaction = field(
      "transaction", \.transaction,
      "The transaction; null where there is none, or one for each of several movements: the entries say which is whose.")
    entries = field("entries", \.entries, "The entries, in the order in which they were posted.")
    levels = field("levels", \.levels, "How much there is now of what was moved, where it was moved.")
    expired = field("expired", \.expired, "The lots of these that were named, and are past their expiry; none are picked.")
  }
}
