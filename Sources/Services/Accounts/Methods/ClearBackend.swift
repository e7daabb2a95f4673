internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.backend.clear`: removes the user's authentication by the backend, and deletes the backend's token.
struct ClearBackend: AccountMethod {
  static let name: StaticString = "auth.backend.clear"
  static let doc: StaticString =
    "Removes the user's authentication by the backend, and deletes the backend's token. The user stays signed in with Apple."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The state of the session. Its `backend` is `none`."
  static let examples = [Example("of a user", given: [Example.signIn], params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Accounts, in context: Context) throws(Failure) -> AuthState {
    try service.clearBackend(at: context.now)
  }
}
