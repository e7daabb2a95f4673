internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.validate`: asks the host to check with Apple whether the user's credential is still valid.
struct Validate: DeferredMethod {
  typealias Scope = InAccount
  let hostOptions: HostOptions

  static let name: StaticString = "auth.validate"
  static let doc: StaticString =
    "Asks the host to check with Apple whether the user's credential is still valid. The session ends only if Apple reports that the credential is revoked, not found or transferred. If the host is missing or late, the session continues."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The state of the session, and the reason if Apple could not be reached."
  /// The errors of a host are not listed: if the host fails, `failure` of the result tells why.
  static let errors: [ErrorCode] = [.requestCancelled]
  static let examples = [
    Example(
      "a valid credential",
      given: [Example.Step("host.provide", #"{"capabilities":["host.auth.apple.credentialState"]}"#), Example.signIn],
      params: "{}", answers: [#"{"state":"authorized"}"#]),
    Example("without a host", given: [Example.signIn], params: "{}"),
  ]

  init<F: Fields<Self>>(_ field: inout F) { hostOptions = field.embed(\.hostOptions) }

  static func asks(of service: Accounts) -> [HostCapability] { [HostCapability(HostCredentialState.self)] }

  func answer(on service: Accounts, in context: Context) throws(Failure) -> Answer<Validation, Context> {
    try service.validate(hostOptions, in: context)
  }
}

/// The result of `auth.validate`.
struct Validation: Record {
  let state: AuthState, failure: RefreshFailure?

  static let doc: StaticString = "The state of the session, and the reason if Apple could not be reached."
}

extension Validation {
  init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "The state of the session after the check.")
    failure = field(
      "failure", \.failure,
      "The reason why Apple could not be reached. `null` if Apple was reached, or if no user is signed in.")
  }
}
