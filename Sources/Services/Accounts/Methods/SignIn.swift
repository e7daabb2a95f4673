internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.signIn`: signs a user in with the credential that Apple gave the front end.
struct SignIn: DeferredMethod {
  typealias Scope = InAccount
  let credential: AppleCredential, nonce: String?, hostOptions: HostOptions

  static let name: StaticString = "auth.signIn"
  static let doc: StaticString =
    "Signs a user in with the credential that Apple gave the front end. The core checks the claims of the token, and verifies its signature if Apple's keys are available. If another user was signed in, that session ends."
  static let effect = Effect.write
  static let isDestructive = false
  static let secrets: [SecretMember] = [.token("identityToken"), .token("authorizationCode"), .token("nonce")]
  static let resultDoc: StaticString = "The user who is signed in now."
  static let errors: [ErrorCode] =
    [.missingCredential, .notOnThisPath] + ErrorCode.ofHost.filter { $0 != .hostUnavailable }
  static let examples = [Example("without Apple's keys", params: Example.credential)]

  init<F: Fields<Self>>(_ field: inout F) {
    credential = field.embed(\.credential)
    nonce = field(
      "nonce", \.nonce,
      "The text whose SHA-256 was the nonce of the request to Apple; `null` if the request had no nonce.",
      .length(1...200))
    hostOptions = field.embed(\.hostOptions)
  }

  static func asks(of service: Accounts) -> [HostCapability] { [HostCapability(HostAppleKeys.self)] }

  func answer(on service: Accounts, in context: Context) throws(Failure) -> Answer<SignedIn, Context> {
    try service.signIn(credential, nonce: nonce, hostOptions, in: context) { .invalidParams($0) }
  }
}

/// The result of `auth.signIn` and `auth.request`.
struct SignedIn: Record {
  let user: User, verified: Bool

  static let doc: StaticString = "The user who has signed in."
}

extension SignedIn {
  init<F: Fields<Self>>(_ field: inout F) {
    user = field("user", \.user, "The user who has signed in.")
    verified = field(
      "verified", \.verified,
      "`true` if the signature of the identity token was verified. An identity token that was not verified may be forged."
    )
  }
}
