internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.signOut`: ends the session, and deletes its secrets.
struct SignOut: AccountMethod {
  static let name: StaticString = "auth.signOut"
  static let doc: StaticString = "Ends the user's session, and deletes its secrets. The user's records stay."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The state after the session has ended."
  static let examples = [Example("of a user", given: [Example.signIn], params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Accounts, in context: Context) throws(Failure) -> AuthState {
    try service.end(.signedOut, at: context.now)
    return try service.state(at: context.now)
  }
}
