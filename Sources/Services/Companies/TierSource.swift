internal import Shape

/// Where a company's tier comes from.
enum TierSource: String, Choice {
  /// Somebody has set it.
  case manual
  /// It follows from what the account that owns the company has bought.
  case entitlements

  static let spellings = Spellings<TierSource>()
}
