internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.transfer`: makes another owner the founder of a company.
struct TransferCompany: DeferredMethod {
  typealias Scope = InCompany
  let user: UUID, password: Password

  static let name: StaticString = "access.transfer"
  static let doc: StaticString =
    "Makes another owner the founder of a company. No other owner can revoke or demote the founder. The former founder stays an owner."
  static let access = Access.founder
  static let effect = Effect.write
  static let resultDoc: StaticString = "The new founder's access record."
  static let errors: [ErrorCode] = [.ownerNeeded, .signInFailed, .tooManyAttempts, .limitReached, .requestCancelled]
  static let worksInArchive = true
  static let secrets: [SecretMember] = [.guessable("password")]
  static let preconditions: Precondition = [.credentials, .session, .ownStore]
  static let examples = [
    Example(
      "to a partner", given: Example.partnerWithCredentials,
      params: #"{"company":"{{0.id}}","user":"{{4.user}}","password":"correct horse battery"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The id of the new founder, who must be another owner with credentials.")
    password = field(
      "password", \.password,
      "The current founder's own password. A repeat of the request with the same idempotencyKey may have another value here."
    )
  }

  static let computes = true
  static let crowded: Failure? = .tooManyPasswords

  func answer(on service: AccessControl, in context: CompanyContext) throws(Failure) -> Answer<
    AccessRecord, CompanyContext
  > {
    .computing(try service.transfer(to: user, password, in: context))
  }
}
