internal import RPC
internal import Shape

/// The data of the error `signInFailed`, which is the same for a wrong username and for a wrong password.
struct SignInFailedData: ErrorData {
  let signedIn: String?

  static let code = ErrorCode.signInFailed

  /// - Parameter signedIn: the username of the user who is still signed in; `nil` if there is none.
  init(signedIn: String? = nil) { self.signedIn = signedIn }

  init<F: Fields<Self>>(_ field: inout F) {
    signedIn = field.optional(
      "signedIn", \.signedIn,
      "The username of the user who is still signed in. Left out if no user is signed in, and in errors of methods that check the caller's own password."
    )
  }
}
