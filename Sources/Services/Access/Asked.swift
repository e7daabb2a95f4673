internal import RPC
internal import Tenancy

/// Whom, and which company, a question about rights is about.
struct Asked {
  let holder: Admission.Holder
  let scope: CompanyScope
  /// Whether they have signed in, or need to.
  let signIn: Membership.SignIn
  /// What else is known of the company; looked up when it matters.
  let facts: () throws(Failure) -> CompanyFacts
}
