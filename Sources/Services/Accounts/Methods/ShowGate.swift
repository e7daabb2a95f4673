internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `auth.gate`: tells which parts of the app the user may use.
struct ShowGate: AccountMethod {
  static let name: StaticString = "auth.gate"
  static let doc: StaticString =
    "Tells which parts of the app the user may use. A sign-in with Apple opens the app. The backend's authentication opens chat and feedback."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The parts of the app that are open to the user."
  static let examples = [
    Example("for a user whom the backend has not authenticated", given: [Example.signIn], params: "{}")
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Accounts, in context: Context) throws(Failure) -> AuthGate { try service.gate(at: context.now) }
}

/// The result of `auth.gate`.
struct AuthGate: Record {
  let shell: Bool, backend: Bool

  static let doc: StaticString = "The parts of the app that the user may use."
}

extension AuthGate {
  init<F: Fields<Self>>(_ field: inout F) {
    shell = field("shell", \.shell, "`true` if the app is open: a user has signed in with Apple.")
    backend = field(
      "backend", \.backend, "`true` if chat and feedback are open: the backend has authenticated the user.")
  }
}
