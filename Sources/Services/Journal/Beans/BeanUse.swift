internal import Shape

/// What brews have used of beans. Drafts use nothing.
struct BeanUse {
  let brews: Int, dose: Decimal, rated: Int, ratings: Decimal, lastAt: Timestamp?

  /// What one brew has used.
  struct Share: Equatable {
    let bean: ID<BeanDetails>, dose: Decimal, rating: Rating?

    /// `nil` for a draft, and for a brew without a bean.
    init?(_ brew: BrewDetails) {
      guard !brew.draft.isSet, let bean = brew.bean else { return nil }
      (self.bean, dose, rating) = (bean, brew.dose ?? Decimal(0), brew.rating)
    }
  }
}
