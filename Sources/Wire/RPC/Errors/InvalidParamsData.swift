internal import Shape

/// The facts of `invalidParams`.
struct InvalidParamsData: ErrorData {
  let problems: [Problem]

  static let code = ErrorCode.invalidParams

  init(problems: [Problem]) {
    self.problems = problems
  }

  init<F: Fields<Self>>(_ field: inout F) {
    problems = field("problems", \.problems, "Every problem that the parameters have.")
  }
}
