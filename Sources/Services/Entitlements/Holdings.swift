internal import Shape

/// The account's tiers, features and purchases at one time, and the period for which they stay the same. They are
/// computed only from the documents, the catalogue and the time.
struct Holdings {
  /// The environment of the newest document.
  let environment: Identifier?
  /// The date of the newest document; `nil` without documents.
  let newest: Timestamp?
  /// The entitlements that results show, in the order in which they are shown.
  let entitlements: [Entitlement]
  let tiers: [HeldTier]
  /// The features, sorted by the bytes of their ids.
  let features: [Identifier]
  /// The time until which a newer document is expected, because a subscription that was to renew has ended. It is `nil`
  /// if no newer document is expected.
  let staleUntil: Timestamp?
  /// The beginning of the period for which the holdings stay the same.
  let validFrom: Timestamp
  /// The next time at which a purchase that gives a tier ends; `nil` for never.
  let validUntil: Timestamp?
  /// The next time at which any member of the holdings changes without a new document; `nil` for never.
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
    // The entitlements are sorted: higher tiers come first, and then the preferred entitlements of the same tier. So
    // the first match in a group is the account's tier.
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

  /// Returns the time at which the account loses a feature that these tiers have. Returns `nil` if the feature does not
  /// end, or if the account lacks the feature.
  func end(ofThoseIn offer: Offer) -> Timestamp? {
    if offer.isFree { return nil }
    let holding = entitlements.filter { entitlement in
      entitlement.entitled && offer.tiers.contains { $0 == entitlement.tier }
    }
    return holding.contains { $0.until == nil } ? nil : holding.compactMap(\.until).max()
  }

  func holds(at now: Timestamp) -> Bool { validFrom <= now && changesAt.map { now < $0 } ?? true }
}
