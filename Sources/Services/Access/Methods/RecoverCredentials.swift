internal import RPC
internal import Shape
internal import Tenancy

/// The method `access.credentials.recover`: sets a new password for the account in a company that another account
/// shares with it. For an account whose old password is lost.
struct RecoverCredentials: DeferredMethod {
  typealias Scope = BesideCompany
  let newPassword: Password

  static let name: StaticString = "access.credentials.recover"
  static let doc: StaticString =
    "Sets a new password for the account in a company that another account shares with this account. Use this method if the old password is lost. The cloud confirms the account. The account's sessions in the company end on all its devices."
  static let effect = Effect.session
  static let waits = true
  static let resultDoc: StaticString = "The credentials, without the password. access.signIn accepts them."
  static let errors: [ErrorCode] = [
    .noCompany, .accountUnavailable, .cloudUnavailable, .limitReached, .requestCancelled,
  ]
  static let worksInArchive = true
  static let secrets: [SecretMember] = [.guessable("newPassword")]
  static let preconditions: Precondition = [.company, .sharedStore]
  static let examples = [
    Example(
      "the credentials of a participant",
      params: #"{"company":"01900000-0000-7000-8000-000000000000","newPassword":"another long word"}"#,
      varying: #"""
        {"company":"01900000-0000-7000-8000-000000000000","user":"01900000-0000-8000-8000-000000000000","username":"Bo",\#
        "createdAt":"2026-01-01T00:00:00.000Z","changedAt":"2026-01-02T00:00:00.000Z"}
        """#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    newPassword = field(
      "newPassword", \.newPassword,
      "The new password, at least 8 characters. The core stores only a scrypt key of the password.")
  }

  func answer(on service: AccessControl, in context: BesideCompanyContext) throws(Failure) -> Answer<
    CredentialAnswer, BesideCompanyContext
  > {
    try service.recover(newPassword, in: context.inCompany())
  }
}
