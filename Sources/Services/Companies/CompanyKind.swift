internal import Shape

/// The kind of a company.
enum CompanyKind: String, Choice {
  /// A business. It can be shared, and users can sign in to it.
  case business
  /// The inventory of a person. Each account has one. It can't be shared, and users can't sign in to it.
  case personal

  static let spellings = Spellings<CompanyKind>()
}
