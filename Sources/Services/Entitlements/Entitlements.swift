internal import JWS
public import Ports
public import RPC
public import Shape
public import Storage
public import Tenancy

/// What the account has bought, proven by signatures, and what that entitles to.
public final class Entitlements {
  private let stores: Stores
  private let clock: Clock
  private let appGroup: AppGroup
  let storefront: Storefront
  // Most starts need none of it.
  private lazy var judge = DocumentJudge(storefront)
  private(set) lazy var documents = DocumentStore(stores, clock, judge)
  private(set) lazy var history = DocumentHistory(stores, judge)
  let intents: PurchaseIntents
  private(set) lazy var catalogue = storefront.soldCatalogue
  /// The features that methods need.
  private let needed: () -> [String]
  /// How the features are sold that were asked for.
  private var offers: [Identifier: Offer] = [:]
  /// What followed from the documents when it was last asked for; most answers follow from the same.
  private var lastHoldings: Holdings?

  var bundleId: String { catalogue.bundleId }

  /// It knows no company, as companies ask it for their tiers.
  /// - Parameter needed: the features that methods need; asked when a feature is looked for.
  public init(
    _ stores: Stores, _ clock: Clock, _ ids: IDGenerator, _ appGroup: AppGroup, _ storefront: Storefront, needed: @escaping () -> [String]
  ) {
    self.stores = stores
    self.clock = clock
    self.appGroup = appGroup
    self.storefront = storefront
    self.needed = needed
    intents = PurchaseIntents(stores, clock, ids)
    stores.whenUndone { [unowned self] in lastHoldings = nil }
  }

  /// What the account is entitled to now.
  func holdings() throws(Failure) -> Holdings {
    let known = try documents.documents()
    let now = clock.now
    if let lastHoldings, lastHoldings.holds(at: now) { return lastHoldings }
    let holdings = Holdings(known, in: catalogue, at: now)
    lastHoldings = holdings
    return holdings
  }

  func current() throws(Failure) -> CurrentEntitlements { CurrentEntitlements(try holdings(), at: clock.now) }

  // MARK: What comes in

  /// Verifies documents and keeps those that are sound; one that is not does not hinder the others.
  func ingest(_ texts: [String]) throws(Failure) -> Ingested {
    var outcomes: [Outcome] = []
    for (position, text) in texts.enumerated() { try ingest(text, at: position, &outcomes) }
    lastHoldings = nil
    let current = try current()
    if outcomes.contains(where: { $0.outcome == .added || $0.outcome == .replaced }) {
      try appGroup.set(.entitlements, to: EntitlementSnapshot.Content(current))
    }
    return Ingested(outcomes: outcomes, current: current)
  }

  /// - Parameter place: where the document stands in a notification; nil when it was given itself.
  private func ingest(_ text: String, at position: Int, in place: DocumentKind? = nil, _ outcomes: inout [Outcome]) throws(Failure) {
    let document: Document
    do throws(Document.Rejection) { document = try judge.read(text) } catch {
      outcomes.append(Outcome(error.glimpse, from: error.glimpse?.environment, at: position, .refused, error))
      return
    }
    do throws(Document.Rejection) {
      try judge.require(document)
      if let place { try document.require(place) }
    } catch {
      outcomes.append(Outcome(document.glimpse, from: document.environment, at: position, .refused, error))
      return
    }
    // What could be read has a header.
    guard let signed = SignedText(text) else { return }
    outcomes.append(Outcome(document.glimpse, from: document.environment, at: position, try documents.keep(document, as: signed)))
    // What a notification carries was signed by itself.
    guard case .notification(let facts) = document.facts else { return }
    for body in facts.bodies {
      if let inner = body.signedTransactionInfo { try ingest(inner, at: position, in: .transaction, &outcomes) }
      if let inner = body.signedRenewalInfo { try ingest(inner, at: position, in: .renewal, &outcomes) }
    }
  }

  // MARK: What is asked

  func check(_ feature: Identifier) throws(Failure) -> CheckedFeature {
    let offer = offer(of: feature)
    if offer.tiers.isEmpty, !needed().contains(where: { Identifier($0) == feature }),
      !catalogue.features.contains(where: { $0.id == feature })
    {
      let names = catalogue.features.map(\.id.text) + needed()
      throw .invalidParam("/feature", "feature must be one of the catalogue\(suggestion(for: feature.text, among: names))")
    }
    let holdings = try holdings()
    return CheckedFeature(feature, offer, holdings: holdings, at: clock.now)
  }

  private func offer(of feature: Identifier) -> Offer {
    if let known = offers[feature] { return known }
    let offer = Offer(of: feature, in: catalogue)
    // What is not for sale may be any name that somebody asks about.
    if offer.isForSale || needed().contains(where: { Identifier($0) == feature }) { offers[feature] = offer }
    return offer
  }

  func snapshot() throws(Failure) -> EntitlementSnapshot {
    let known = try appGroup.value(of: .entitlements, as: EntitlementSnapshot.Content.self)
    let content =
      known
      ?? EntitlementSnapshot.Content(CurrentEntitlements(Holdings(Documents(), in: catalogue, at: clock.now), at: clock.now))
    return EntitlementSnapshot(content, isKnown: known != nil, at: clock.now)
  }
}

extension Entitlements: EntitlementKeeper {
  /// A feature that the catalogue does not know is not for sale, and open to everybody.
  public func obstacle(to feature: StaticString) throws(Failure) -> Failure? {
    let name = Identifier("\(feature)")
    if try holdings().features.contains(name) { return nil }
    let offer = offer(of: name)
    return offer.isForSale ? .featureRequired(name, offer) : nil
  }

  public func tiers() throws(Failure) -> [String] { try holdings().tiers.map(\.tier.text) }

  public func companyTier() throws(Failure) -> Tier {
    let held = try holdings().tiers.map(\.tier)
    let given = catalogue.tiers.filter { held.contains($0.id) }.compactMap(\.companyTier)
    return Tier.allCases.last { given.contains($0) } ?? .free
  }

  public func changesAt() throws(Failure) -> Timestamp? { try holdings().validUntil }

  public func environment() throws(Failure) -> String? { try holdings().environment?.text }
}
