internal import Shape

/// The kind of a company.
enum CompanyKind: String, Choice {
  /// The company of a business. It can be shared, and users can sign in to it.
  case business
  /// The inventory of a person. Each account has one such company. It can't be shared, and users can't sign in to it.
  case personal

  static let spellings = Spellings<CompanyKind>()
}
