internal import Shape

/// The result of a posting to the ledger.
struct PostedStock: Record {
  let transaction: UUID?, entries: [StockEntry], levels: [StockLevel], expired: [ID<LotDetails>]

  static let doc: StaticString = "The entries that were posted to the ledger, and the resulting stock levels."

  /// - Parameter entries: empty if lots without stock were merged.
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
      "The id of the transaction. To reverse the transaction, pass this id to inventory.stock.reverse. `null` if no entry was posted, or if each movement has a transaction of its own. Each entry has the id of its transaction."
    )
    entries = field("entries", \.entries, "The entries, in the order in which they were posted.")
    levels = field("levels", \.levels, "The resulting levels of the moved items, in the locations of the movement.")
    expired = field(
      "expired", \.expired,
      "The lots that the request named although they have expired. The core never picks expired lots by itself.")
  }
}
