internal import Shape

/// A purchase and all that became of it: its transactions, and how it goes on.
struct PurchaseLine {
  struct Key: Hashable {
    let environment: Identifier
    let originalTransactionId: Identifier
  }

  struct Transaction {
    let facts: TransactionFacts
    let signedDate: Timestamp
  }

  var transactions: [Transaction] = []
  var renewal: RenewalFacts?
}

extension PurchaseLine {
  /// When a transaction's period ends; nil for never.
  static func end(of facts: TransactionFacts, in catalogue: Catalogue) -> Timestamp? {
    if let end = facts.expiresDate { return end.instant }
    guard facts.type == ProductType.nonRenewing.rawValue, let days = catalogue.product(facts.productId)?.days else { return nil }
    return Timestamp(milliseconds: min(facts.purchaseDate.instant.milliseconds + days * 86_400_000, Timestamp.latest))
  }

  /// The transaction whose period ends last: the one that a renewal info is about.
  func latest(in catalogue: Catalogue) -> Transaction? {
    transactions.max { a, b in
      let ends = (
        a: PurchaseLine.end(of: a.facts, in: catalogue)?.milliseconds ?? .max,
        b: PurchaseLine.end(of: b.facts, in: catalogue)?.milliseconds ?? .max
      )
      if ends.a != ends.b { return ends.a < ends.b }
      let starts = (a: a.facts.purchaseDate.instant, b: b.facts.purchaseDate.instant)
      return starts.a == starts.b ? a.facts.transactionId < b.facts.transactionId : starts.a < starts.b
    }
  }
}
