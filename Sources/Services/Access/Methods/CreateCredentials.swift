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
    Creates a username and a password for a user to sign in with. The first credentials of a company must be the founder's; from then on \
    only users who are signed in act there. A manager can create them for users whose rights lie within the manager's departments. Only \
    the founder creates the founder's. In a company that others share, each participant creates their own, whatever their rights there. \
    From then on the participant signs in on each of the account's devices, and no other user sees these credentials.
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
    user = field("user", \.user, "The user, who must have an access record. Without it, the caller.")
  }

  /// The first credentials sign out the caller who created them. That caller must still be able to repeat the request.
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
