internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.credentials.resetPassword`: sets a new password for another user, who has lost the old one.
struct ResetPassword: DeferredMethod {
  typealias Scope = InCompany
  let user: UUID, newPassword: Password

  static let name: StaticString = "access.credentials.resetPassword"
  static let doc: StaticString =
    "Sets a new password for another user, who has lost the old one. The user's session ends, and the failed attempts are no longer counted. A manager can reset the passwords of users whose rights lie within the manager's departments. The founder's password cannot be reset."
  static let access = Access.managers
  static let effect = Effect.write
  static let resultDoc: StaticString = "The credentials, without the password."
  static let errors: [ErrorCode] = [.tooManyAttempts, .limitReached, .requestCancelled]
  static let worksInArchive = true
  static let secrets: [SecretMember] = [.guessable("newPassword")]
  static let preconditions: Precondition = .credentials
  static let examples = [
    Example(
      "the password of a clerk", given: Example.clerkWithCredentials,
      params: #"{"company":"{{0.id}}","user":"{{2.user}}","newPassword":"another long word"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The id of the user whose password is reset. It must not be the caller.")
    newPassword = field(
      "newPassword", \.newPassword,
      "The new password, at least 8 characters. A repeat of the request with the same idempotencyKey may have another value here."
    )
  }

  static let computes = true
  static let crowded: Failure? = .tooManyPasswords

  func answer(on service: AccessControl, in context: CompanyContext) throws(Failure) -> Answer<
    CredentialAnswer, CompanyContext
  > {
    .computing(try service.resetPassword(of: user, to: newPassword, in: context))
  }
}
