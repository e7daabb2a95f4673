internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.state`: returns the user who is signed in with Apple, and the state of the session.
struct ShowState: AccountMethod {
  static let name: StaticString = "auth.state"
  static let doc: StaticString =
    "Returns the user who is signed in with Apple, and the state of the session. To be notified of changes, call this method through `live.open`."
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
