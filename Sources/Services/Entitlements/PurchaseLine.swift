internal import Shape

/// A line: purchases of which at most one is active at a time. All subscriptions of a group, with their renewals, form
/// one line. Any other purchase is a line of its own.
///
/// Sources: StoreKit's
/// [currentEntitlements](https://developer.apple.com/documentation/storekit/transaction/currententitlements) and
/// [status](https://developer.apple.com/documentation/storekit/product/subscriptioninfo/status): a group has one
/// status, except for family sharing, which has one for each purchase.
struct PurchaseLine {
  struct Transaction {
    let facts: TransactionFacts
    let signedDate: Timestamp
  }

  private let transactions: [Transaction]
  /// The renewal infos, by the id of the first transaction of the purchase that they renew.
  private let renewals: [Identifier: RenewalFacts]
  /// The transactions that were neither revoked nor marked as upgraded by the App Store.
  private let standing: [Transaction]

  /// - Parameter transactions: the transactions of the line, at least one.
  init(_ transactions: [Transaction], _ renewals: [Identifier: RenewalFacts] = [:]) {
    self.transactions = transactions
    self.renewals = renewals
    standing = transactions.filter { $0.facts.revocationDate == nil && $0.facts.isUpgraded != true }
  }
}

extension PurchaseLine {
  /// Returns the period that represents the line now: the current period, or the last one if none is current. If all
  /// transactions were revoked or upgraded, the last purchase represents the line.
  func period(at now: Timestamp, in catalogue: Catalogue) -> PurchasePeriod {
    guard let running = running(at: now) else {
      let last = transactions.max(by: PurchaseLine.wasBoughtBefore)!
      return PurchasePeriod(last, end: end(of: last, in: catalogue), renewal: nil, at: now)
    }
    return PurchasePeriod(running, end: end(of: running, in: catalogue), renewal: renewal(of: running), at: now)
  }

  /// Returns the period of each transaction of the line.
  func periods(at now: Timestamp, in catalogue: Catalogue) -> [PurchasePeriod] {
    let running = running(at: now)?.facts.transactionId
    return transactions.map { one in
      let renewal = one.facts.transactionId == running ? renewal(of: one) : nil
      return PurchasePeriod(one, end: end(of: one, in: catalogue), renewal: renewal, at: now)
    }
  }

  /// Returns the purchase that began last. If no purchase has begun by the device's clock, returns the one that begins
  /// first.
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

  /// Returns the end of a transaction's period, or `nil` if the period has no end. A later purchase of the line ends
  /// the period when it begins, even if no document says that the transaction was upgraded (`isUpgraded`).
  private func end(of one: Transaction, in catalogue: Catalogue) -> Timestamp? {
    guard let end = one.facts.expiresDate?.instant else { return one.facts.end(in: catalogue) }
    let begin = one.facts.purchaseDate.instant
    return standing.map(\.facts.purchaseDate.instant).filter { $0 > begin && $0 < end }.min() ?? end
  }

  /// Returns the renewal info of a transaction, or `nil` if it is not known. A renewal info of an earlier period, or of
  /// another product, is ignored.
  private func renewal(of one: Transaction) -> RenewalFacts? {
    guard let renewal = renewals[one.facts.originalTransactionId], let end = one.facts.expiresDate?.instant,
      renewal.renewalDate.map({ $0.instant >= end }) ?? true,
      Identifier(ifAny: renewal.productId).map({ $0 == one.facts.productId }) ?? true
    else { return nil }
    return renewal
  }
}
