internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.credentials.changePassword`: changes the password of the user who is signed in.
struct ChangePassword: DeferredMethod {
  typealias Scope = BesideCompany
  let password: Password, newPassword: Password

  static let name: StaticString = "access.credentials.changePassword"
  static let doc: StaticString =
    "Changes the password of the user who is signed in. The caller must give the current password."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The credentials, without the password."
  static let errors: [ErrorCode] = [
    .noCompany, .signInRequired, .signInFailed, .tooManyAttempts, .limitReached, .requestCancelled,
  ]
  static let worksInArchive = true
  static let secrets: [SecretMember] = [.guessable("password"), .guessable("newPassword")]
  static let preconditions: Precondition = [.company, .session]
  static let examples = [
    Example(
      "an owner changes the password", given: Example.signedIn,
      params: #"{"company":"{{0.id}}","password":"correct horse battery","newPassword":"staple correct horse"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    password = field(
      "password", \.password,
      "The current password. A repeat of the request with the same idempotencyKey may have another value here.")
    newPassword = field(
      "newPassword", \.newPassword,
      "The new password, at least 8 characters. A repeat of the request with the same idempotencyKey may have another value here."
    )
  }

  static let computes = true
  static let crowded: Failure? = .tooManyPasswords

  func answer(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> Answer<
    CredentialAnswer, BesideCompanyContext
  > {
    .computing(try service.changePassword(from: password, to: newPassword, in: context.inCompany()))
  }
}
