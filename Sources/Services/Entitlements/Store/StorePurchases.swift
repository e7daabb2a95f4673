internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Requests purchases from the host. Each purchase has an id, which is stored before the host gets the request. So an
/// interrupted purchase is requested again with the same id, and the user does not pay twice.
final class StorePurchases {
  /// A stored purchase, with its outcome if the host has replied.
  struct Purchase {
    let id: UUID, productId: Identifier, offerId: Identifier?, state: PurchaseState?, outcomes: [Outcome]
  }

  /// A request to the host for a purchase, and what is known of its outcome.
  final class Asking {
    let id: UUID
    fileprivate(set) var exchange: HostExchange<HostStorePurchase>?
    fileprivate(set) var failure: Failure?
    /// The state that was stored after the host's reply.
    fileprivate(set) var state: PurchaseState?

    fileprivate init(_ id: UUID) { self.id = id }
  }

  private let stores: Stores
  private let ids: IDGenerator
  private let clock: Clock
  /// Verifies a signed document, and stores it if it counts.
  private let ingest: (String, Timestamp) throws(Failure) -> [Outcome]
  /// Returns a Boolean value that indicates whether the account has the purchase of a transaction now, or has used it
  /// up.
  private let isBought: (Outcome) throws(Failure) -> Bool
  private var askings: [Asking] = []

  private static let columns = "id, productId, offerId, state, outcomes"
  private let selectOpen = StoreStatement(
    "SELECT \(columns) FROM {store}.store_purchases WHERE productId = ? AND offerId IS ? AND state IS NULL ORDER BY row DESC LIMIT 1"
  )
  private let select = StoreStatement("SELECT \(columns) FROM {store}.store_purchases WHERE id = ?")
  private let insert = StoreStatement(
    "INSERT INTO {store}.store_purchases (id, productId, offerId, startedAt) VALUES (?, ?, ?, ?)")
  private let update = StoreStatement("UPDATE {store}.store_purchases SET state = ?, outcomes = ? WHERE id = ?")
  /// Deletes the oldest purchase with an outcome if there are more than a thousand. Purchases without an outcome are
  /// never deleted, because the user may have paid for one of them.
  private let trim = StoreStatement(
    """
    DELETE FROM {store}.store_purchases WHERE row = (SELECT min(row) FROM {store}.store_purchases WHERE state IS NOT NULL)
      AND (SELECT count(*) FROM {store}.store_purchases) - (SELECT count(*) FROM {store}.store_purchases WHERE state IS NULL) > 1000
    """)

  init(
    _ stores: Stores, _ ids: IDGenerator, _ clock: Clock,
    ingest: @escaping (String, Timestamp) throws(Failure) -> [Outcome],
    isBought: @escaping (Outcome) throws(Failure) -> Bool
  ) {
    self.stores = stores
    self.ids = ids
    self.clock = clock
    self.ingest = ingest
    self.isBought = isBought
  }

  /// Returns the purchase with an id, or `nil` if there is none.
  func find(_ id: UUID) throws(Failure) -> Purchase? {
    try stores.first(select, in: .device, bind: id, read: { Purchase(&$0) })
  }

  /// Returns the interrupted purchase of a product and offer if there is one. Otherwise stores a new purchase.
  func begin(_ product: Identifier, offer: Identifier?, at now: Timestamp) throws(Failure) -> Purchase {
    let open = try stores.first(selectOpen, in: .device, bind: product, offer) { Purchase(&$0) }
    if let open { return open }
    let id = ids.next(at: now)
    try stores.run(insert, in: .device, bind: id, product, offer, now)
    try stores.run(trim, in: .device)
    return Purchase(id: id, productId: product, offerId: offer, state: nil, outcomes: [])
  }

  /// Sends the host the request for a purchase.
  /// - Throws: `limitReached` if the host already has a request for this purchase.
  func ask(_ purchase: Purchase, deadline: Int?) throws(Failure) -> Asking {
    askings.removeAll { !($0.exchange?.isUnderWay ?? false) }
    if askings.contains(where: { $0.id == purchase.id }) {
      throw .limitReached(
        1, "The product is being bought already. Wait until this purchase ends, or cancel its request")
    }
    let asking = Asking(purchase.id)
    asking.exchange = HostExchange<HostStorePurchase>(
      HostExchangeLimits(whole: deadline ?? HostStorePurchase.usualDeadline),
      request: { [unowned self] (send) throws(Failure) in
        guard try find(purchase.id) != nil else {
          throw .fileFault("The purchase could not be stored, so the host was not asked for it")
        }
        send(
          .success(HostStorePurchase(productId: purchase.productId, offerId: purchase.offerId, purchaseId: purchase.id))
        )
      }, ended: { [unowned self, asking] (end) throws(Failure) in try self.end(asking, end) })
    askings.append(asking)
    return asking
  }

  /// Returns the purchase with its outcome, after the exchange with the host has ended.
  /// - Throws: the error of the host, or of the stores, if the outcome is not known.
  func outcome(of asking: Asking) throws(Failure) -> Purchase {
    if let failure = asking.failure { throw failure }
    // If the outcome could not be committed, the stored state differs from the one in memory. There is no other sign of
    // this failure.
    guard let purchase = try find(asking.id), purchase.state == asking.state else {
      throw .fileFault(
        "The outcome of the purchase could not be stored. Call entitlements.buy again: it requests the same purchase, and the user does not pay twice"
      )
    }
    return purchase
  }

  /// Stores the outcome of a purchase, and ingests its document, in one transaction.
  private func end(_ asking: Asking, _ end: HostExchange<HostStorePurchase>.End) throws(Failure) {
    askings.removeAll { $0 === asking }
    // Breaks a reference cycle: the exchange holds the closure for its end, and this closure holds the asking.
    defer { asking.exchange = nil }
    switch end {
    case .answered(let answer):
      do throws(Failure) { try take(answer, to: asking) } catch {
        asking.failure = error
        throw error
      }
    case .complete: asking.failure = .internalError("the host sends a purchase as a whole")
    case .failed(let failure), .interrupted(let failure): asking.failure = failure
    }
  }

  private func take(_ answer: HostStorePurchase.Answer, to asking: Asking) throws(Failure) {
    guard let purchase = try find(asking.id) else {
      throw .fileFault(
        "The purchase is no longer stored, so its outcome was not stored. entitlements.restore gets the documents of all purchases"
      )
    }
    guard let document = answer.document else {
      return try store(answer.pending == true ? .pending : .cancelled, [], of: asking)
    }
    let outcomes = try ingest(document, clock.now)
    let transactions = outcomes.filter {
      $0.kind == .transaction && $0.productId == purchase.productId && $0.outcome != .refused
    }
    // Without a transaction of the product, the purchase has no outcome. It is requested again with the same id, so
    // that the user does not pay twice.
    if transactions.isEmpty { return try store(nil, outcomes, of: asking) }
    var state = PurchaseState.ended
    for one in transactions where try isBought(one) { state = .purchased }
    try store(state, outcomes, of: asking)
  }

  private func store(_ state: PurchaseState?, _ outcomes: [Outcome], of asking: Asking) throws(Failure) {
    try stores.run(update, in: .device, bind: state, jsonText(OutcomeList(outcomes: outcomes)), asking.id)
    asking.state = state
  }
}

extension StorePurchases.Purchase {
  /// Reads a row with the columns of `StorePurchases.columns`.
  fileprivate init(_ row: inout RowSource) {
    (id, productId, offerId, state) = (row.next(), row.next(), row.next(), row.next())
    let text: String? = row.next()
    outcomes = text.flatMap { OutcomeList(json: $0)?.outcomes } ?? []
  }
}

/// The outcomes of the documents of a purchase, as they are stored.
struct OutcomeList: Record {
  let outcomes: [Outcome]

  static let doc: StaticString = "The outcomes of documents."
}

extension OutcomeList {
  init<F: Fields<Self>>(_ field: inout F) {
    outcomes = field("outcomes", \.outcomes, "The outcomes, one for each document.")
  }
}

/// The outcome of a purchase.
enum PurchaseState: String, Choice {
  /// The user has bought the product, and the document counts.
  case purchased
  /// The document counts, but gives no tier: the purchase has expired, or was revoked or replaced.
  case ended
  /// Another person must approve the purchase first.
  case pending
  /// The user has cancelled the purchase.
  case cancelled
  /// The host's document does not count, or is about another product.
  case refused

  static let spellings = Spellings<PurchaseState>()
}
