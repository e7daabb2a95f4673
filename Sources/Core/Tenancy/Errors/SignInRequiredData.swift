internal import RPC
internal import Shape

/// The facts of `signInRequired`.
struct SignInRequiredData: ErrorData {
  /// true, or nil.
  let create: Bool?

  static let code = ErrorCode.signInRequired

  init(create: Bool? = nil) { self.create = create }

  init<F: Fields<Self>>(_ field: inout F) {
    create = field.optional(
      "create", \.create,
      "true where the account has nothing to sign in with yet, and the company's owner asks everybody for it: access.credentials.create makes it."
    )
  }
}
