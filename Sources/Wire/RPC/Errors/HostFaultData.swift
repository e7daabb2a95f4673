internal import Shape

/// The members of `data` of the error `hostFault`.
struct HostFaultData: ErrorData {
  let problems: [Problem]?

  static let code = ErrorCode.hostFault

  init(problems: [Problem]? = nil) {
    self.problems = problems
  }

  init<F: Fields<Self>>(_ field: inout F) {
    problems = field.optional(
      "problems", \.problems, "The problems of the host's answer. Left out if the host sent no answer.")
  }
}
