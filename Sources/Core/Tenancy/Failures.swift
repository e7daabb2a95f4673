public import RPC

/// The errors that all methods of companies have in common.
extension Failure {
  /// The error for a request that needs a company and names none, while none is selected.
  public static var noCompany: Failure {
    Failure(
      NoCompanyData(),
      "No company is selected; pass company, or select one with companies.select (companies.list lists them)")
  }

  /// The error for a request that needs a company, while the data directory has none.
  public static var noCompanyYet: Failure {
    Failure(
      NoCompanyData(),
      "There is no company yet: create one with companies.create, or accept a share of one with sharing.accept")
  }

  /// The error for a request that needs a sign-in.
  public static func signInRequired(_ membership: Membership) -> Failure {
    if membership.signIn == .create {
      return Failure(
        SignInRequiredData(create: true),
        "The company's owner requires credentials of every user: create yours with access.credentials.create first")
    }
    return Failure(SignInRequiredData(), "The company has sign-ins: sign in with access.signIn first")
  }
}
