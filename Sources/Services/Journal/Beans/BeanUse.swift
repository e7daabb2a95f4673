internal import Shape

/// The use of beans by their brews. Drafts use nothing.
struct BeanUse {
  let brews: Int, dose: Decimal, rated: Int, ratings: Decimal, lastAt: Timestamp?

  /// The use by one brew.
  struct Share: Equatable {
    let bean: ID<BeanDetails>, dose: Decimal, rating: Rating?

    /// Returns `nil` for a draft, and for a brew that lacks a member that only drafts may lack.
    init?(_ brew: BrewDetails) {
      guard !brew.isIncomplete, let bean = brew.bean else { return nil }
      (self.bean, dose, rating) = (bean, brew.dose ?? Decimal(0), brew.rating)
    }
  }
}
