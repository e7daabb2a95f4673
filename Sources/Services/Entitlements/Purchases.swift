internal import Shape

/// All transactions and renewal infos that count, grouped by purchase, and the lines that they form (`PurchaseLine`).
struct Purchases {
  struct Key: Hashable {
    let environment: Identifier
    let originalTransactionId: Identifier
  }

  private struct Purchase {
    var transactions: [PurchaseLine.Transaction] = []
    var renewal: RenewalFacts?
  }

  private var known: [Key: Purchase] = [:]

  mutating func add(_ facts: TransactionFacts, signed: Timestamp) {
    known[key(facts), default: Purchase()].transactions.append(.init(facts: facts, signedDate: signed))
  }

  mutating func add(_ facts: RenewalFacts) { known[key(facts), default: Purchase()].renewal = facts }

  mutating func remove(_ facts: TransactionFacts) {
    known[key(facts)]?.transactions.removeAll { $0.facts.transactionId == facts.transactionId }
  }

  mutating func remove(_ facts: RenewalFacts) { known[key(facts)]?.renewal = nil }

  private func key(_ facts: TransactionFacts) -> Key {
    Key(environment: facts.environment, originalTransactionId: facts.originalTransactionId)
  }

  private func key(_ facts: RenewalFacts) -> Key {
    Key(environment: facts.environment, originalTransactionId: facts.originalTransactionId)
  }

  /// The ids of all products that were ever bought.
  var products: Set<Identifier> { Set(known.values.flatMap { $0.transactions.map(\.facts.productId) }) }

  /// The key of a line.
  private enum LineKey: Hashable {
    /// A purchase that the family shares, or a subscription whose group is unknown.
    case purchase(Key, isShared: Bool)
    case group(environment: Identifier, Identifier)
  }

  /// The lines of purchases, in no particular order.
  var lines: [PurchaseLine] {
    var singles: [PurchaseLine] = []
    var renewable: [LineKey: (transactions: [PurchaseLine.Transaction], renewals: [Identifier: RenewalFacts])] = [:]
    for (key, purchase) in known {
      let own = purchase.transactions.filter { $0.facts.isRenewable && !$0.facts.isFamilyShared }
      // An older document may lack the group. Then the group comes from a newer document of the same purchase.
      let group = own.compactMap(\.facts.group).min()
      for transaction in purchase.transactions {
        let facts = transaction.facts
        guard facts.isRenewable else {
          singles.append(PurchaseLine([transaction]))
          continue
        }
        let named = facts.isFamilyShared ? nil : facts.group ?? group
        let line =
          named.map { LineKey.group(environment: key.environment, $0) }
          ?? .purchase(key, isShared: facts.isFamilyShared)
        renewable[line, default: ([], [:])].transactions.append(transaction)
        renewable[line]?.renewals[key.originalTransactionId] = purchase.renewal
      }
    }
    return singles + renewable.values.map { PurchaseLine($0.transactions, $0.renewals) }
  }
}
