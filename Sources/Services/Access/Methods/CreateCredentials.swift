internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.credentials.create`: gives a user a username and a password for signing in to a company.
struct CreateCredentials: DeferredMethod {
  typealias Scope = InCompany
  let username: Username, password: Password, user: UUID?

  static let name: StaticString = "access.credentials.create"
  static let doc: StaticString =
    """
    Creates a username and a password with which a user signs in to a company. The first credentials of a company must be the founder's. \
    Afterwards, only users who are signed in can act there. A manager can create credentials for users whose rights lie within the \
    manager's departments. Only the founder creates the founder's credentials. In a company that another account shares, each participant \
    creates their own credentials, whatever their rights there. Then the participant signs in on each of the account's devices. No other \
    user sees these credentials.
    """
  static let access = Access.managers
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The credentials, without the password."
  static let errors: [ErrorCode] = [.duplicate, .ownerNeeded, .tooManyAttempts, .limitReached, .requestCancelled]
  static let worksInArchive = true
  static let secrets: [SecretMember] = [.guessable("password")]
  static let preconditions: Precondition = [.ownCredentials, .business]
  static let examples = [
    Example(
      "the founder's credentials", given: Example.company,
      params: #"{"company":"{{0.id}}","username":"Ada","password":"correct horse battery"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    username = field("username", \.username, NewCredentials.usernameDoc)
    password = field("password", \.password, NewCredentials.passwordDoc)
    user = field("user", \.user, "The id of the user, who must have an access record. Default: the caller.")
  }

  /// The caller who creates the first credentials is signed out by them. This caller must still be able to repeat the
  /// request.
  static func repeats(
    _ result: CredentialAnswer, after refusal: Failure, on service: AccessControl, for selector: CompanySelector
  ) throws(Failure) -> Bool {
    guard refusal.code == .signInRequired else { return false }
    return try service.credentials.first(in: result.company.uuid)?.user == result.user
  }

  static let computes = true
  static let crowded: Failure? = .tooManyPasswords

  func answer(on service: AccessControl, in context: CompanyContext) throws(Failure) -> Answer<
    CredentialAnswer, CompanyContext
  > {
    .computing(try service.createCredentials(for: user ?? context.membership.user, username, password, in: context))
  }
}
