internal import Kernel
internal import RPC
internal import Shape

/// `access.credentials.changePassword`
struct ChangePassword: DeferredMethod {
  let company: CompanyID?, password: Password, newPassword: Password

  static let name: StaticString = "access.credentials.changePassword"
  static let doc: StaticString = "Changes the password of who is signed in."
  static let access = Access.account
  static let effect = Effect.write
  static let resultDoc: StaticString = "The credentials, without the password."
  static let errors: [ErrorCode] = [
    .notFound, .noCompany, .signInRequired, .signInFailed, .tooManyAttempts, .limitReached, .requestCancelled,
  ]
  static let worksInArchive = true
  static let secrets: [StaticString] = ["password", "newPassword"]
  static let examples = [
    Example(
      "an owner's", given: Given.signedIn,
      params: #"{"company":"{{0.id}}","password":"correct horse battery","newPassword":"staple correct horse"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company; the selected one without it.")
    password = field("password", \.password, "The present one.")
    newPassword = field(
      "newPassword", \.newPassword, "The new one: at least 8 characters. A repeat with the same idempotencyKey is not compared by it.")
  }

  func work(on control: AccessControl, in scope: CompanyScope) throws(Failure) -> DeferredWork<CredentialAnswer> {
    try control.changePassword(from: password, to: newPassword, in: scope)
  }
}
