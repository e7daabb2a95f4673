internal import Shape
internal import Tenancy

/// A company in the form of `companies.list`.
struct ListedCompany: Record {
  let company: CompanySummary, store: StoreName, role: Role?, signIn: Membership.SignIn

  static let doc: StaticString = "A company, the store that holds it, and the caller's role in it."

  init(_ company: CompanySummary, in scope: CompanyScope) {
    self.company = company
    store = StoreName(scope.store)
    role = Role(scope.membership)
    signIn = scope.membership.signIn
  }

  init<F: Fields<Self>>(_ field: inout F) {
    company = field.embed(\.company)
    store = field("store", \.store, "The store that holds the company.")
    role = field("role", \.role, "The caller's role in the company; `null` while a user must sign in first.")
    signIn = field("signIn", \.signIn, Membership.SignIn.fieldDoc)
  }
}
