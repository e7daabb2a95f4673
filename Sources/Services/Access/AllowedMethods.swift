internal import Shape
internal import Tenancy

/// The result of `access.allowed`.
struct AllowedMethods: Record {
  let company: CompanyID?, user: UUID?, methods: [CheckedMethod]

  static let doc: StaticString = "What the caller may call."
}

extension AllowedMethods {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company that was asked about, or the selected one; null for none.")
    user = field("user", \.user, "Who acts there; null as long as a sign-in is needed.")
    methods = field("methods", \.methods, "Every method, in the order of the discovery document.")
  }
}
