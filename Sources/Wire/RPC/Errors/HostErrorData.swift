internal import Shape

/// The facts of `hostError`.
struct HostErrorData: ErrorData {
  let error: RawJSON?

  static let code = ErrorCode.hostError

  init(error: RawJSON? = nil) {
    self.error = error
  }

  init<F: Fields<Self>>(_ field: inout F) {
    error = field.optional("error", \.error, "The error as the host sent it; left out where it is longer than 65,536 bytes.")
  }
}
