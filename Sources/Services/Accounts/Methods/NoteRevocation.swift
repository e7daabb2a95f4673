internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.credentialRevoked`: tells the core that Apple has revoked a credential. A host calls this method,
/// usually as a notification.
struct NoteRevocation: AccountMethod {
  static let name: StaticString = "auth.credentialRevoked"
  static let doc: StaticString =
    "Tells the core that Apple has revoked a credential. A host calls this method, usually as a notification. The core then checks the credential with Apple."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The state of the session. The session ends only after Apple has confirmed the revocation."
  static let examples = [Example("when no user is signed in", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Accounts, in context: Context) throws(Failure) -> AuthState {
    if let session = try service.current() { service.validateUnasked(session) }
    return try service.state(at: context.now)
  }
}
