internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.state`: returns the state of the session: the user who is signed in with Apple.
struct ShowState: AccountMethod {
  static let name: StaticString = "auth.state"
  static let doc: StaticString =
    "Returns the state of the session: the user who is signed in with Apple. The method can be a live query."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The state of the session."
  static let examples = [
    Example("before the first sign-in", params: "{}"), Example("of a user", given: [Example.signIn], params: "{}"),
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Accounts, in context: Context) throws(Failure) -> AuthState {
    try service.state(at: context.now)
  }
}
