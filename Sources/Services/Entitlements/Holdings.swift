internal import Shape

/// The entitlements that follow from all stored documents, and the period for which they are valid. They follow only
/// from the documents, the catalogue and an instant.
struct Holdings {
  /// The environment of the newest document.
  let environment: Identifier?
  /// The date of the newest document; `nil` without documents.
  let newest: Timestamp?
  /// The entitlements to show, in the order in which they are shown.
  let entitlements: [Entitlement]
  let tiers: [HeldTier]
  /// The features, in the order of their bytes.
  let features: [Identifier]
  /// The instant until which a newer document is expected, because a subscription has ended that was to renew; `nil` if
  /// no newer document is expected.
  let staleUntil: Timestamp?
  /// The beginning of the period for which the holdings are valid.
  let validFrom: Timestamp
  /// The next instant at which the account's entitlements change by themselves; `nil` for never.
  let validUntil: Timestamp?
  /// The next instant at which time alone changes any of these members; `nil` for never.
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
    // The highest tiers come first. Entitlements of one tier are in the order of preference.
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

  /// Returns the known end of a feature that these tiers have. Returns `nil` for a feature without an end, and for a
  /// feature that the account lacks.
  func end(ofThoseIn offer: Offer) -> Timestamp? {
    if offer.isFree { return nil }
    let holding = entitlements.filter { entitlement in
      entitlement.entitled && offer.tiers.contains { $0 == entitlement.tier }
    }
    return holding.contains { $0.until == nil } ? nil : holding.compactMap(\.until).max()
  }

  func holds(at now: Timestamp) -> Bool { validFrom <= now && changesAt.map { now < $0 } ?? true }
}
