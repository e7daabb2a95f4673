internal import RPC
internal import Tenancy

/// The user and the company of a question about rights.
struct Asked {
  let holder: Admission.Holder
  let scope: CompanyScope
  /// The state of the user's sign-in.
  let signIn: Membership.SignIn
  /// Returns the facts of the company, which are looked up only if they matter.
  let facts: () throws(Failure) -> CompanyFacts
}
