internal import Crypto
internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Selects the promotions to show to a user, and dismisses promotions.
extension Policy {
  /// Returns the promotions that apply to the user now, in their order, and the next time at which the list changes
  /// without a write. Also returns the problems of the document, and its freshness.
  func promotions(for audience: PromotionAudience, at now: Timestamp) throws(Failure) -> Promotions {
    let (document, basis) = try promotions.current(at: now)
    let hidden = try dismissals.current(at: now)
    // Reads the tiers even if no promotion needs them now. A live query is repeated only if a value changes that it has
    // read, and a promotion that needs a tier may begin later.
    let tiers = try entitlements.tiers(at: now)
    var list: [Promotion] = []
    var changes: [Timestamp] = []
    for promotion in document?.promotions.all ?? [] where try isFor(audience, promotion) {
      // The list may change when an entitlement ends or begins, before the promotion itself does.
      if !promotion.tiers.isEmpty, let end = try entitlements.changesAt(after: now) { changes.append(end) }
      let isOfTier = promotion.tiers.contains { wanted in tiers.contains { $0.utf8.elementsEqual(wanted.utf8) } }
      guard promotion.tiers.isEmpty || isOfTier else { continue }
      let window = promotion.window(at: now, hiddenUntil: hidden[Array(promotion.id.utf8)])
      if window.isOpen { list.append(promotion) }
      if let change = window.changesAt { changes.append(change) }
    }
    let products = list.compactMap { $0.productId }
    // If no promotion has a product, the store need not be asked.
    let listing = products.isEmpty ? StoreListing.none : try entitlements.listing(of: products, at: now)
    let shown = list.sorted { $0.precedes($1) }.map { promotion in
      ShownPromotion(promotion: promotion, product: listing.product(promotion.productId))
    }
    return Promotions(
      promotions: shown, validUntil: changes.min(),
      problems: (document?.problems ?? []).map { DocumentProblem($0, promotion: document?.id(for: $0)) },
      store: listing.age,
      basis: basis)
  }

  /// Hides a promotion from now on, for the time in its `dismissFor`.
  /// - Throws: `notFound` if there is no promotion with this id.
  func dismiss(_ id: String, at now: Timestamp) throws(Failure) -> Dismissal {
    guard let promotion = try promotions.content()?.promotion(id) else { throw .notFound("promotion") }
    return try dismissals.add(promotion, at: now)
  }

  /// Returns a Boolean value that indicates whether a promotion is for the user, apart from its time and its tiers.
  private func isFor(_ audience: PromotionAudience, _ promotion: Promotion) throws(Failure) -> Bool {
    if let placement = audience.placement, let own = promotion.placement, !own.utf8.elementsEqual(placement.utf8) {
      return false
    }
    let wanted = promotion.audience.names
    if !wanted.isEmpty,
      !wanted.contains(where: { one in audience.audiences.contains { $0.utf8.elementsEqual(one.utf8) } })
    {
      return false
    }
    if promotion.minimumVersion != nil || promotion.maximumVersion != nil {
      guard let version = audience.version else { return false }
      if let least = promotion.minimumVersion, version < least { return false }
      if let most = promotion.maximumVersion, version > most { return false }
    }
    if !promotion.locales.isEmpty {
      guard let locale = audience.locale, promotion.locales.contains(where: { $0.matches(locale) }) else {
        return false
      }
    }
    if let percentage = promotion.percentage {
      let subject = if let given = audience.subject { given } else { "\(try dependencies.account())" }
      if try bucket(of: subject, for: promotion.id) >= percentage.hundredths { return false }
    }
    return true
  }

  /// Returns the number of the bucket, of 10,000, into which a promotion puts a subject. A promotion for 25 percent is
  /// shown to the subjects in the first 2,500 buckets. A subject always has the same bucket in one promotion, and other
  /// buckets in other promotions. The bucket is computed from the SHA-256 of the promotion's id, a line feed and the
  /// subject: the first eight bytes, as a big-endian number, modulo 10,000.
  private func bucket(of subject: String, for id: String) throws(Failure) -> Int {
    guard let digest = Secrets.digest(of: Array(id.utf8) + [UInt8(ascii: "\n")] + Array(subject.utf8)) else {
      throw .internalError("no digest")
    }
    return Int(digest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 10_000)
  }
}
