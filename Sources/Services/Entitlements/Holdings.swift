internal import Shape

/// What follows from all documents that are kept, for as long as it holds: a pure function of them, the catalogue and a time.
struct Holdings {
  /// Of the newest document.
  let environment: Identifier?
  /// When the newest document was signed; nil when there is none.
  let newest: Timestamp?
  /// What is worth showing, in its order.
  let entitlements: [Entitlement]
  let tiers: [HeldTier]
  /// In the order of their bytes.
  let features: [Identifier]
  /// Until when something newer is to be known, as a subscription has ended that was to renew; nil where nothing is.
  let staleUntil: Timestamp?
  /// From when it holds.
  let validFrom: Timestamp
  /// When what the account is entitled to changes by itself; nil for never.
  let validUntil: Timestamp?
  /// When time alone changes anything of it; nil for never.
  let changesAt: Timestamp?

  init(_ documents: Documents, in catalogue: Catalogue, at now: Timestamp) {
    environment = documents.environment
    newest = documents.newest
    let periods = documents.purchases.lines.map { $0.period(at: now, in: catalogue) }
    let shown = periods.filter { $0.isShown(at: now) }
    staleUntil = shown.filter(\.isUnsettled).compactMap(\.changesAt).max()
    let all = shown.map { Entitlement($0, in: catalogue) }
    let ranks = Dictionary(uniqueKeysWithValues: catalogue.tiers.map { ($0.id, $0.rank) })
    entitlements = all.sorted { a, b in
      if a.entitled != b.entitled { return a.entitled }
      let steps = (a.tier.flatMap { ranks[$0] } ?? -1, b.tier.flatMap { ranks[$0] } ?? -1)
      return steps.0 == steps.1 ? a.isPreferred(to: b) : steps.0 > steps.1
    }
    // Of one tier the preferred one comes first, and the highest tiers before.
    let entitled = entitlements.filter(\.entitled)
    tiers = catalogue.groups.compactMap { group in
      let ladder = catalogue.tiers.filter { $0.group == group }
      let held = entitled.first { entitlement in ladder.contains { $0.id == entitlement.tier } }
      let tier = ladder.first { $0.id == held?.tier } ?? ladder.first { $0.rank == 0 }
      return tier.map { HeldTier($0, by: held) }
    }
    features = Set(tiers.flatMap { catalogue.features(of: $0.tier) }).sorted()
    validFrom = now
    validUntil = entitled.compactMap(\.until).min()
    changesAt = periods.compactMap(\.changesAt).filter { $0 > now }.min()
  }

  /// When a feature ends that these tiers have, as far as is known; nil for never, and where it is not held.
  func end(ofThoseIn offer: Offer) -> Timestamp? {
    if offer.isFree { return nil }
    let holding = entitlements.filter { entitlement in entitlement.entitled && offer.tiers.contains { $0 == entitlement.tier } }
    return holding.contains { $0.until == nil } ? nil : holding.compactMap(\.until).max()
  }

  func holds(at now: Timestamp) -> Bool { validFrom <= now && changesAt.map { now < $0 } ?? true }
}
