internal import Shape

/// Whose a company is.
enum CompanyKind: String, Choice {
  /// A business: it can be shared, and people sign in to it.
  case business
  /// A person's own inventory: there is one an account, it can't be shared, and nobody signs in to it.
  case personal

  static let spellings = Spellings<CompanyKind>()
}
