internal import Shape

/// The facts of `invalidParams`.
struct InvalidParamsData: ErrorData {
  let problems: [Problem]

  static let code = ErrorCode.invalidParams

  init(problems: [Problem]) {
    self.problems = problems
  }

  func moved(_ move: (String) -> String) -> InvalidParamsData {
    InvalidParamsData(problems: problems.map { Problem(pointer: move($0.pointer), kind: $0.kind, message: $0.message) })
  }

  init<F: Fields<Self>>(_ field: inout F) {
    problems = field("problems", \.problems, "All problems of the parameters.")
  }
}
