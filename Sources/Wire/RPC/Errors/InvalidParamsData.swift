internal import Shape

/// The members of `data` of the error `invalidParams`.
struct InvalidParamsData: ErrorData {
  let problems: [Problem]

  static let code = ErrorCode.invalidParams

  func moved(_ move: (String) -> String) -> InvalidParamsData {
    InvalidParamsData(problems: problems.map { Problem(pointer: move($0.pointer), kind: $0.kind, message: $0.message) })
  }
}

extension InvalidParamsData {
  init<F: Fields<Self>>(_ field: inout F) {
    problems = field("problems", \.problems, "All problems of the parameters.")
  }
}
