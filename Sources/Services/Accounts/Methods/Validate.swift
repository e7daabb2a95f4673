internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `auth.validate`
struct Validate: DeferredMethod {
  typealias Scope = InAccount
  let hostOptions: HostOptions

  static let name: StaticString = "auth.validate"
  static let doc: StaticString =
    "Has the host ask Apple whether the credential still holds. A session ends only if Apple says so; a host that is late or gone ends none."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The state of the session, and why the host did not answer."
  /// A host that does not answer is told of in the result.
  static let errors: [ErrorCode] = [.requestCancelled]
  static let examples = [
    Example(
      "a credential that holds",
      given: [Example.Step("host.provide", #"{"capabilities":["host.auth.apple.credentialState"]}"#), ExampleSteps.signIn],
      params: "{}", answers: [#"{"state":"authorized"}"#]),
    Example("without a host", given: [ExampleSteps.signIn], params: "{}"),
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

  static let doc: StaticString = "The state of the session, and whether Apple was asked."

  init(state: AuthState, failure: RefreshFailure?) {
    self.state = state
    self.failure = failure
  }

  init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "The state of the session now.")
    failure = field("failure", \.failure, "Why Apple could not be asked; null where it was, or where nobody is signed in.")
  }
}
