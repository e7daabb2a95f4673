internal import Shape

/// The sums of all brews of the same beans: their number, doses and ratings. Drafts are not included.
struct BeanUse {
  let brews: Int, dose: Decimal, rated: Int, ratings: Decimal, lastAt: Timestamp?

  /// The dose and the rating that one brew adds to these sums.
  struct Share: Equatable {
    let bean: ID<BeanDetails>, dose: Decimal, rating: Rating?

    /// Creates the share of a brew. Returns `nil` for a draft, and for a brew without a member that only drafts may
    /// lack.
    init?(_ brew: BrewDetails) {
      guard !brew.isIncomplete, let bean = brew.bean else { return nil }
      (self.bean, dose, rating) = (bean, brew.dose ?? Decimal(0), brew.rating)
    }
  }
}
