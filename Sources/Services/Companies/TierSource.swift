internal import Shape

/// The source of a company's tier.
enum TierSource: String, Choice {
  /// A user has set the tier.
  case manual
  /// The purchases of the account that owns the company decide the tier.
  case entitlements

  static let spellings = Spellings<TierSource>()
}
