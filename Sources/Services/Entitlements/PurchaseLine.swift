internal import Shape

/// Purchases of which one at most runs at a time: those of a subscription and of its group, with all renewals; anything else that was
/// bought is a line of its own.
///
/// Sources: StoreKit's [currentEntitlements](https://developer.apple.com/documentation/storekit/transaction/currententitlements) and
/// [status](https://developer.apple.com/documentation/storekit/product/subscriptioninfo/status): a group has one status, but for what the
/// family shares, which has one a purchase.
struct PurchaseLine {
  struct Transaction {
    let facts: TransactionFacts
    let signedDate: Timestamp
  }

  private let transactions: [Transaction]
  /// How they go on, by the purchase that is renewed.
  private let renewals: [Identifier: RenewalFacts]
  /// Those that were neither taken back nor, as far as the App Store says so, replaced.
  private let standing: [Transaction]

  /// - Parameter transactions: at least one.
  init(_ transactions: [Transaction], _ renewals: [Identifier: RenewalFacts] = [:]) {
    self.transactions = transactions
    self.renewals = renewals
    standing = transactions.filter { $0.facts.revocationDate == nil && $0.facts.isUpgraded != true }
  }
}

extension PurchaseLine {
  /// What stands for the line at an instant: the period that runs, or ran last; of a line that was taken back as a whole, its last
  /// purchase.
  func period(at now: Timestamp, in catalogue: Catalogue) -> PurchasePeriod {
    guard let running = running(at: now) else {
      let last = transactions.max(by: PurchaseLine.wasBoughtBefore)!
      return PurchasePeriod(last, end: end(of: last, in: catalogue), renewal: nil, at: now)
    }
    return PurchasePeriod(running, end: end(of: running, in: catalogue), renewal: renewal(of: running), at: now)
  }

  /// All transactions of the line, each as if it stood for it.
  func periods(at now: Timestamp, in catalogue: Catalogue) -> [PurchasePeriod] {
    let running = running(at: now)?.facts.transactionId
    return transactions.map { one in
      let renewal = one.facts.transactionId == running ? renewal(of: one) : nil
      return PurchasePeriod(one, end: end(of: one, in: catalogue), renewal: renewal, at: now)
    }
  }

  /// The last purchase that has begun; the first of all, where none has by our clock.
  private func running(at now: Timestamp) -> Transaction? {
    standing.filter { $0.facts.purchaseDate.instant <= now }.max(by: PurchaseLine.wasBoughtBefore)
      ?? standing.min { a, b in
        let dates = (a.facts.purchaseDate.instant, b.facts.purchaseDate.instant)
        return dates.0 == dates.1 ? PurchaseLine.wasBoughtBefore(b, a) : dates.0 < dates.1
      }
  }

  private static func wasBoughtBefore(_ a: Transaction, _ b: Transaction) -> Bool {
    let dates = (a.facts.purchaseDate.instant, b.facts.purchaseDate.instant)
    if dates.0 != dates.1 { return dates.0 < dates.1 }
    let ends = (a.facts.expiresDate?.instant.milliseconds ?? .max, b.facts.expiresDate?.instant.milliseconds ?? .max)
    return ends.0 == ends.1 ? a.facts.transactionId < b.facts.transactionId : ends.0 < ends.1
  }

  /// When a transaction's period ends; nil for never. What is bought later in the line takes its place when it begins, be there a newer
  /// transaction that says so (`isUpgraded`) or not.
  private func end(of one: Transaction, in catalogue: Catalogue) -> Timestamp? {
    guard let end = one.facts.expiresDate?.instant else { return one.facts.end(in: catalogue) }
    let begin = one.facts.purchaseDate.instant
    return standing.map(\.facts.purchaseDate.instant).filter { $0 > begin && $0 < end }.min() ?? end
  }

  /// What is said of how a transaction goes on; what is said of an earlier period, or of another product, is nothing of it.
  private func renewal(of one: Transaction) -> RenewalFacts? {
    guard let renewal = renewals[one.facts.originalTransactionId], let end = one.facts.expiresDate?.instant,
      renewal.renewalDate.map({ $0.instant >= end }) ?? true,
      Identifier(ifAny: renewal.productId).map({ $0 == one.facts.productId }) ?? true
    else { return nil }
    return renewal
  }
}
