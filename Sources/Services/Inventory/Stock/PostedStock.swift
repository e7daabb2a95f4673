internal import Shape

/// The result of a method that posts to the ledger.
struct PostedStock: Record {
  let transaction: UUID?, entries: [StockEntry], levels: [StockLevel], expired: [ID<LotDetails>]

  static let doc: StaticString = "The entries that were posted to the ledger, and the resulting stock levels."

  /// - Parameter entries: the posted entries. They are empty if the merged lots had no stock.
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
      "The id of the transaction, which can be passed to inventory.stock.reverse. `null` if no entry was posted, or if the movements have different transactions. In that case, see `transaction` of each entry."
    )
    entries = field("entries", \.entries, "The entries, in the order in which they were posted.")
    levels = field(
      "levels", \.levels,
      "The resulting stock levels of the moved items, in each location and lot that the request changed.")
    expired = field(
      "expired", \.expired,
      "The ids of moved lots that have expired, as a warning. The request named these lots; the core never chooses expired lots itself."
    )
  }
}
