internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.signIn`: signs a user in to a company.
struct SignIn: DeferredMethod {
  typealias Scope = BesideCompany
  let username: Username, password: Password

  static let name: StaticString = "access.signIn"
  static let doc: StaticString =
    "Signs a user in to a company. If another user is signed in there, that user's session ends. The new session also continues after a restart of the core. It ends with a sign-out, after `settings.sessionHours` of the company, or after `settings.idleMinutes` without a request."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The user who acts in the company now. Later requests of the company wait for this reply. Replies to requests of other companies may be sent before it."
  static let errors: [ErrorCode] = [.noCompany, .signInFailed, .tooManyAttempts, .limitReached, .requestCancelled]
  static let worksInArchive = true
  static let secrets: [SecretMember] = [.guessable("password")]
  static let preconditions: Precondition = .company
  static let examples = [
    Example(
      "an owner", given: Example.credentials,
      params: #"{"company":"{{0.id}}","username":"ADA","password":"correct horse battery"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    username = field(
      "username", \.username, "The username. Upper and lower case, width and Unicode normalization do not matter.")
    password = field("password", \.password, "The user's password.")
  }

  static let computes = true
  static let crowded: Failure? = .tooManyPasswords

  func answer(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> Answer<
    Caller, BesideCompanyContext
  > {
    .computing(try service.signIn(username, password, in: context.inCompany()))
  }
}
