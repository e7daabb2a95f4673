internal import Shape

/// The kind of a company.
enum CompanyKind: String, Choice {
  /// A business: it can be shared, and users sign in to it.
  case business
  /// A person's own inventory. There is one for each account, it can't be shared, and it has no sign-in.
  case personal

  static let spellings = Spellings<CompanyKind>()
}
