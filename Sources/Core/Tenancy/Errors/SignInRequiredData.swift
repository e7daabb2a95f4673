internal import RPC
internal import Shape

/// The data of the error `signInRequired`.
struct SignInRequiredData: ErrorData {
  /// `true` if the account must create credentials, or `nil` if it must sign in.
  let create: Bool?

  static let code = ErrorCode.signInRequired

  init(create: Bool? = nil) { self.create = create }

  init<F: Fields<Self>>(_ field: inout F) {
    create = field.optional(
      "create", \.create,
      "`true` if the company's owner requires credentials from every user, and the account has none yet. To create them, call `access.credentials.create`."
    )
  }
}
