internal import Shape

/// The members of `data` of the error `hostTimeout`.
struct HostTimeoutData: ErrorData {
  let deadline: Int

  static let code = ErrorCode.hostTimeout
}

extension HostTimeoutData {
  init<F: Fields<Self>>(_ field: inout F) {
    deadline = field("deadline", \.deadline, "The time limit for the host, in milliseconds.")
  }
}
