internal import RPC
internal import Shape

/// The facts of `signInFailed`: the same for a wrong name as for a wrong password.
struct SignInFailedData: ErrorData {
  let signedIn: String?

  static let code = ErrorCode.signInFailed

  /// - Parameter signedIn: the username of who is still signed in; nil where nobody is.
  init(signedIn: String? = nil) { self.signedIn = signedIn }

  init<F: Fields<Self>>(_ field: inout F) {
    signedIn = field.optional(
      "signedIn", \.signedIn,
      "Who is still signed in, as before the try of access.signIn; left out where nobody is, and by other methods, which ask for the caller's own password."
    )
  }
}
