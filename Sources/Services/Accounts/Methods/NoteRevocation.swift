internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `auth.credentialRevoked`
struct NoteRevocation: AccountMethod {
  static let name: StaticString = "auth.credentialRevoked"
  static let doc: StaticString =
    "The host says, unasked, that Apple has revoked a credential; mostly sent as a notification. The credential is validated then."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString = "The state of the session, which lasts until Apple has answered about the credential."
  static let examples = [Example("where nobody is signed in", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Accounts, in context: Context) throws(Failure) -> AuthState {
    if let session = try service.current() { service.validateUnasked(session) }
    return try service.state(at: context.now)
  }
}
