internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.backend.exchange`: lets the app's backend authenticate the user with the credential of the last
/// sign-in.
struct ExchangeCredential: DeferredMethod {
  typealias Scope = InAccount
  let hostOptions: HostOptions

  static let name: StaticString = "auth.backend.exchange"
  static let doc: StaticString =
    "Lets the app's backend authenticate the user with the credential of the last sign-in. The credential can be used only once, within 5 minutes after the sign-in. Only the process that received the credential can use it."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The state of the session, with the backend's authentication."
  static let errors: [ErrorCode] = [.missingCredential, .notOnThisPath, .unauthorized] + ErrorCode.ofHost
  static let examples = [
    Example(
      "after a sign-in",
      given: [Example.signIn, Example.Step("host.provide", #"{"capabilities":["host.backend.authenticate"]}"#)],
      params: "{}",
      answers: [#"{"token":"a-token-of-the-backend","expiresAt":"2026-02-01T00:00:00.000Z"}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) { hostOptions = field.embed(\.hostOptions) }

  static func asks(of service: Accounts) -> [HostCapability] {
    [HostCapability(HostAuthenticate.self), HostCapability(HostSetSecret.self), HostCapability(HostGetSecret.self)]
  }

  func answer(on service: Accounts, in context: Context) throws(Failure) -> Answer<AuthState, Context> {
    try service.exchange(hostOptions, in: context)
  }
}
