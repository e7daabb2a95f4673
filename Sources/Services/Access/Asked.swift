internal import RPC
internal import Tenancy

/// A user in a company, whose right to call methods is decided.
struct Asked {
  let holder: Admission.Holder
  let scope: CompanyScope
  /// The state of the user's sign-in.
  let signIn: Membership.SignIn
  /// Returns the facts of the company. They are looked up only if the decision needs them.
  let facts: () throws(Failure) -> CompanyFacts
}
