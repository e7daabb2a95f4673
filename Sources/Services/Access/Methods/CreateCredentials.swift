internal import Kernel
internal import RPC
internal import Shape

/// `access.credentials.create`
struct CreateCredentials: DeferredMethod {
  let company: CompanyID?, user: UUID?, username: Username, password: Password

  static let name: StaticString = "access.credentials.create"
  static let doc: StaticString =
    "Gives somebody a username and a password to sign in with. From a company's first ones on, which must be an owner's, only who is signed in acts there."
  static let access = Access.owner
  static let effect = Effect.write
  static let resultDoc: StaticString = "The credentials, without the password."
  static let errors: [ErrorCode] = [
    .notFound, .noCompany, .signInRequired, .forbidden, .duplicate, .ownerNeeded, .limitReached, .requestCancelled,
  ]
  static let worksInArchive = true
  static let secrets: [StaticString] = ["password"]
  static let examples = [
    Example(
      "the founder's own", given: Given.company,
      params: #"{"company":"{{0.id}}","username":"Ada","password":"correct horse battery"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company; the selected one without it.")
    user = field("user", \.user, "Who has an access record; the caller without it.")
    username = field("username", \.username, "The name, unique in the company, ignoring case and Unicode normalization; it never changes.")
    password = field(
      "password", \.password,
      "At least 8 characters. Only a scrypt key of it is stored. A repeat with the same idempotencyKey is not compared by it.")
  }

  /// The first ones sign out who made them.
  static func isForgiven(_ result: CredentialAnswer, by control: AccessControl, in scope: CompanyScope) throws(Failure) -> Bool {
    try control.credentials.first(in: scope.company)?.user == result.user
  }

  func work(on control: AccessControl, in scope: CompanyScope) throws(Failure) -> DeferredWork<CredentialAnswer> {
    try control.createCredentials(for: user ?? scope.standing.user, username, password, in: scope)
  }
}
