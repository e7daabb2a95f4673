internal import JWS
public import Ports
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The service `entitlements`: the account's purchases, which are proven by signatures, and the tiers and features that
/// they give.
public final class Entitlements {
  private let stores: Stores
  /// The clock for calls outside of a request: the router checks a method's feature before it calls the method.
  private let clock: Clock
  private let appGroup: AppGroup
  let storefront: Storefront
  // The next three are created lazily, because most starts of the core need none of them.
  private lazy var judge = DocumentJudge(storefront)
  private(set) lazy var documents = DocumentStore(stores, judge)
  private(set) lazy var history = DocumentHistory(stores, judge)
  let intents: PurchaseIntents
  let host: HostCalls
  private(set) lazy var shelf = StoreShelf(stores, host, clock) { [unowned self] () throws(Failure) in
    catalogue.products.map(\.id) + promoted().map { Identifier($0) }
  }
  private(set) lazy var purchases = StorePurchases(
    stores, ids, clock,
    ingest: { [unowned self] (document, now) throws(Failure) in try ingest([document], at: now).outcomes },
    isBought: { [unowned self] (one) throws(Failure) in
      let state = DocumentHistory.States(try documents.documents(), in: catalogue, at: clock.now).state(of: one)
      return state.map { $0.isEntitled || $0 == .consumed } ?? false
    })
  private let ids: IDGenerator
  /// Returns the products that promotions offer.
  private let promoted: () -> [String]
  private(set) lazy var catalogue = storefront.soldCatalogue
  /// The digest of everything that decides which documents count. A stored snapshot with another digest is not used.
  private lazy var basis = storefront.digest
  /// Returns the features that methods of the core need.
  private let needed: () -> [String]
  /// The tiers and products of the features that were asked for.
  private var offers: [Identifier: Offer] = [:]
  /// The holdings that were computed last. They are used again while they are valid, which is so for most replies.
  private var lastHoldings: Holdings?

  var bundleId: String { catalogue.bundleId }

  /// Creates the service. It has no access to companies, because companies ask it for their tiers.
  /// - Parameters:
  ///   - host: the calls to the host, which reaches the platform's store for prices and purchases.
  ///   - needed: returns the features that methods need; called when a feature is looked up.
  ///   - promoted: returns the products that promotions offer; called before the store is asked.
  public init(
    _ stores: Stores, _ clock: Clock, _ ids: IDGenerator, _ appGroup: AppGroup, _ storefront: Storefront,
    host: HostCalls,
    needed: @escaping () -> [String], promoted: @escaping () -> [String]
  ) {
    self.host = host
    self.ids = ids
    self.promoted = promoted
    self.stores = stores
    self.clock = clock
    self.appGroup = appGroup
    self.storefront = storefront
    self.needed = needed
    intents = PurchaseIntents(stores, ids)
    stores.whenUndone { [unowned self] in lastHoldings = nil }
  }

  /// Returns the tiers and features of the account now, with the purchases that give them.
  func holdings(at now: Timestamp) throws(Failure) -> Holdings {
    let known = try documents.documents()
    if let lastHoldings, lastHoldings.holds(at: now) { return lastHoldings }
    let holdings = Holdings(known, in: catalogue, at: now)
    lastHoldings = holdings
    return holdings
  }

  func current(at now: Timestamp) throws(Failure) -> CurrentEntitlements {
    CurrentEntitlements(try holdings(at: now), at: now)
  }

  // MARK: Ingesting

  /// Verifies documents, and stores those that count. A refused document does not prevent the others from being stored.
  func ingest(_ texts: [String], at now: Timestamp) throws(Failure) -> Ingested {
    let before = try snapshot(at: now).content
    var outcomes: [Outcome] = []
    for (index, text) in texts.enumerated() { try ingest(text, Origin(index: index), at: now, &outcomes) }
    lastHoldings = nil
    let holdings = try holdings(at: now)
    if outcomes.contains(where: { $0.outcome == .added || $0.outcome == .replaced }) {
      let since = before.says(holdings) ? before.at : now
      try appGroup.set(.entitlements, to: EntitlementSnapshot.Content(holdings, on: basis, at: since), at: now)
    }
    return Ingested(outcomes: outcomes, holdings, at: now)
  }

  /// The position of a document in a request of `entitlements.ingest`.
  private struct Origin {
    /// The index of the given document: of the document itself, or of the notification that contains it.
    let index: Int
    /// The kind that a document inside a notification must have; `nil` for a document of the request.
    var kind: DocumentKind?
  }

  private func ingest(_ text: String, _ origin: Origin, at now: Timestamp, _ outcomes: inout [Outcome]) throws(Failure)
  {
    let document: Document
    do throws(Document.Rejection) { document = try judge.read(text) } catch {
      outcomes.append(Outcome(error.glimpse, from: error.glimpse?.environment, at: origin.index, .refused, error))
      return
    }
    do throws(Document.Rejection) {
      try judge.require(document)
      if let kind = origin.kind { try document.require(kind) }
    } catch {
      outcomes.append(Outcome(document.glimpse, from: document.environment, at: origin.index, .refused, error))
      return
    }
    // A text that could be read has a header, so this never fails.
    guard let signed = SignedText(text) else { return }
    let fate = try documents.keep(document, as: signed, at: now)
    outcomes.append(Outcome(document.glimpse, from: document.environment, at: origin.index, fate))
    // The documents inside a notification have their own signatures, and are ingested, too.
    guard case .notification(let facts) = document.facts else { return }
    for body in facts.bodies {
      if let inner = body.signedTransactionInfo {
        try ingest(inner, Origin(index: origin.index, kind: .transaction), at: now, &outcomes)
      }
      if let inner = body.signedRenewalInfo {
        try ingest(inner, Origin(index: origin.index, kind: .renewal), at: now, &outcomes)
      }
    }
  }

  // MARK: Answers

  func check(_ feature: Identifier, at now: Timestamp) throws(Failure) -> CheckedFeature {
    let offer = offer(of: feature)
    if offer.tiers.isEmpty, !needed().contains(where: { Identifier($0) == feature }),
      !catalogue.features.contains(where: { $0.id == feature })
    {
      let sold = catalogue.features.map(\.id.text)
      let names = sold + Set(needed()).subtracting(sold).sorted()
      let shown = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", ..." : "")
      let what = names.isEmpty ? "must be a feature of the catalogue, which has no features" : "must be one of \(shown)"
      throw .invalidParam("/feature", "feature \(what)\(suggestion(for: feature.text, among: names))")
    }
    let store = try shelf.listing(of: offer.products, at: now)
    return CheckedFeature(feature, offer, store: store, holdings: try holdings(at: now), at: now)
  }

  private func offer(of feature: Identifier) -> Offer {
    if let known = offers[feature] { return known }
    let offer = Offer(of: feature, in: catalogue)
    // A request can name any text as a feature. Only known features are cached, so that the cache stays small.
    if offer.isForSale || needed().contains(where: { Identifier($0) == feature }) { offers[feature] = offer }
    return offer
  }

  /// Returns the stored snapshot while it is valid. Otherwise returns a snapshot that is computed from the documents.
  func snapshot(at now: Timestamp) throws(Failure) -> EntitlementSnapshot {
    if let kept = try keptSnapshot(), kept.holds(on: basis, at: now) { return EntitlementSnapshot(kept, at: now) }
    return EntitlementSnapshot(try holdings(at: now), since: try lastEnd(before: now), at: now)
  }

  private func keptSnapshot() throws(Failure) -> EntitlementSnapshot.Content? { try appGroup.value(of: .entitlements) }

  /// Returns the time at which the stored entitlements last changed because a purchase ended. Returns the present time
  /// if the stored content can't be used.
  private func lastEnd(before now: Timestamp) throws(Failure) -> Timestamp {
    guard let kept = try keptSnapshot(), kept.rests(on: basis), var change = kept.validUntil, change <= now else {
      return now
    }
    let known = try documents.documents()
    while let next = Holdings(known, in: catalogue, at: change).validUntil, change < next, next <= now { change = next }
    return change
  }

  func page(
    of filter: DocumentHistory.Filter, limit: Int, after cursor: String?, withPayloads: Bool, at now: Timestamp
  ) throws(Failure) -> Page<KeptDocument> {
    let states = DocumentHistory.States(try documents.documents(), in: catalogue, at: now)
    return try history.page(filter, limit: limit, after: cursor, states: states, withPayloads: withPayloads)
  }
}

extension Entitlements: EntitlementKeeper {
  public func obstacle(to feature: StaticString) throws(Failure) -> Failure? {
    try obstacle(to: feature, at: clock.now)
  }

  /// Returns the error for a feature that the account lacks, or `nil` if the account may use the feature. A feature
  /// that is not in the catalogue is not for sale, and every account may use it.
  public func obstacle(to feature: StaticString, at now: Timestamp) throws(Failure) -> Failure? {
    let name = Identifier("\(feature)")
    if try holdings(at: now).features.contains(name) { return nil }
    let offer = offer(of: name)
    return offer.isForSale ? .featureRequired(name, offer, store: try shelf.listing(of: offer.products, at: now)) : nil
  }

  public func tiers(at now: Timestamp) throws(Failure) -> [String] { try holdings(at: now).tiers.map(\.tier.text) }

  public func outlook(of features: [StaticString], at now: Timestamp) throws(Failure) -> EntitlementOutlook {
    let known = try documents.documents()
    let free = features.map { Identifier("\($0)") }.filter { !offer(of: $0).isForSale }
    var spans: [EntitledSpan] = []
    var from: Timestamp? = now
    while let start = from {
      let holdings = Holdings(known, in: catalogue, at: start)
      let open = Set(holdings.features + free).sorted()
      let span = EntitledSpan(
        tiers: holdings.tiers.map(\.tier.text), features: open.map(\.text), until: holdings.validUntil)
      // Most of these changes affect only the list of purchases. The span is then equal to the previous one, and is not
      // added.
      if spans.last != span {
        spans.last.map { spans[spans.count - 1] = EntitledSpan(tiers: $0.tiers, features: $0.features, until: start) }
        spans.append(span)
      }
      from = holdings.changesAt
    }
    return EntitlementOutlook(now: spans[0], later: Array(spans.dropFirst()))
  }

  public func companyTier(at now: Timestamp) throws(Failure) -> Tier {
    let held = try holdings(at: now).tiers.map(\.tier)
    let given = catalogue.tiers.filter { held.contains($0.id) }.compactMap(\.companyTier)
    return Tier.allCases.last { given.contains($0) } ?? .free
  }

  public func products(giving tiers: [Tier]) -> [String] {
    catalogue.products(giving: catalogue.tiers.filter { $0.companyTier.map(tiers.contains) ?? false }).map(\.text)
  }

  public func listing(of products: [String], at now: Timestamp) throws(Failure) -> StoreListing {
    try shelf.listing(of: products.map { Identifier($0) }, at: now)
  }

  /// Asks the host for the prices if they are stale or were never fetched. If the stored prices can't be read, they are
  /// requested at the next read.
  public func renewStale() { _ = try? shelf.listing(of: nil, at: clock.now) }

  /// The capability that a host must have to provide prices.
  public static var capability: String { "\(HostStoreProducts.name)" }

  public func changesAt(after now: Timestamp) throws(Failure) -> Timestamp? { try holdings(at: now).validUntil }

  func environment() throws(Failure) -> String? { try documents.documents().environment?.text }
}
