internal import Shape
internal import Tenancy

/// The result of `access.allowed`.
struct AllowedMethods: Record {
  let company: CompanyID?, user: UUID?, methods: [CheckedMethod]

  static let doc: StaticString = "The methods that the caller may and may not call."
}

extension AllowedMethods {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field(
      "company", \.company, "The company of the request, or the selected company; `null` if there is neither.")
    user = field("user", \.user, "The id of the user who acts in the company; `null` while a user must sign in first.")
    methods = field("methods", \.methods, "Every method, in the order of the discovery document.")
  }
}
