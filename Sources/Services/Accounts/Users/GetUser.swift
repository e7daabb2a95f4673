internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `users.get`: returns the user who is signed in.
struct GetUser: AccountMethod {
  let id: ID<UserDetails>?

  static let name: StaticString = "users.get"
  static let doc: StaticString = "Returns the user who is signed in. Other users of the account are not found."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The user."
  static let errors: [ErrorCode] = [.notFound, .notOnThisPath, .unauthorized]
  static let examples = [Example("the user who is signed in", given: [Example.signIn], params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the user. Default: the user who is signed in.")
  }

  func call(on service: Accounts, in context: Context) throws(Failure) -> User {
    let user = ID<UserDetails>(try service.user(at: context.now))
    if let id, id != user { throw service.users.notFound }
    return try service.users.find(user, in: context).record
  }
}
