internal import RPC
internal import Shape
internal import Tenancy

/// `access.credentials.create`
struct CreateCredentials: DeferredMethod {
  typealias Scope = InCompany
  let username: Username, password: Password, user: UUID?

  static let name: StaticString = "access.credentials.create"
  static let doc: StaticString =
    """
    Gives somebody a username and a password to sign in with. From a company's first ones on, which must be the founder's, only who is signed in \
    acts there. A manager gives them to who holds nothing beyond the manager's departments; the founder's make nobody but the founder. In a \
    company that others share, whoever takes part makes their own, whatever they hold there: from then on they sign in on each of the account's \
    devices, and nobody else sees them.
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
      "the founder's own", given: Given.company,
      params: #"{"company":"{{0.id}}","username":"Ada","password":"correct horse battery"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    username = field("username", \.username, NewCredentials.usernameDoc)
    password = field("password", \.password, NewCredentials.passwordDoc)
    user = field("user", \.user, "Who has an access record; the caller without it.")
  }

  /// The first ones sign out who made them, who must be able to ask again all the same.
  static func repeats(
    _ result: CredentialAnswer, after refusal: Failure, on service: AccessControl, for selector: CompanySelector
  ) throws(Failure) -> Bool {
    guard refusal.code == .signInRequired else { return false }
    return try service.credentials.first(in: result.company.uuid)?.user == result.user
  }

  static let computes = true
  static let crowded: Failure? = .tooManyPasswords

  func answer(on service: AccessControl, in context: CompanyContext) throws(Failure) -> Answer<CredentialAnswer, CompanyContext> {
    .computing(try service.createCredentials(for: user ?? context.membership.user, username, password, in: context))
  }
}
