internal import RPC
internal import Shape
internal import Tenancy

/// `access.signIn`
struct SignIn: DeferredMethod {
  typealias Scope = BesideCompany
  let username: Username, password: Password

  static let name: StaticString = "access.signIn"
  static let doc: StaticString =
    "Lets somebody act in a company, in the place of who is signed in there; kept over restarts until they sign out, or the company's sessionHours, or idleMinutes without a request, are over."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString =
    "Who acts there now. Later requests of the company wait for it; others may be answered before it."
  static let errors: [ErrorCode] = [.noCompany, .signInFailed, .tooManyAttempts, .limitReached, .requestCancelled]
  static let worksInArchive = true
  static let secrets: [SecretMember] = [.guessable("password")]
  static let preconditions: Precondition = .company
  static let examples = [
    Example(
      "an owner", given: Given.credentials, params: #"{"company":"{{0.id}}","username":"ADA","password":"correct horse battery"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    username = field("username", \.username, "The name; neither case, width nor Unicode normalization matters.")
    password = field("password", \.password, "The password.")
  }

  static let computes = true
  static let crowded: Failure? = .tooManyPasswords

  func answer(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> Answer<Caller, BesideCompanyContext> {
    .computing(try service.signIn(username, password, in: context.inCompany()))
  }
}
