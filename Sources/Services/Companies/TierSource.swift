internal import Shape

/// The source of a company's tier.
enum TierSource: String, Choice {
  /// A user has set it.
  case manual
  /// It follows from the purchases of the account that owns the company.
  case entitlements

  static let spellings = Spellings<TierSource>()
}
