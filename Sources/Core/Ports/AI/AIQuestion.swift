public import Shape

/// A question to the AI of the host, whose answer must fit the description of a record.
public struct AIQuestion<Content: Record> {
  /// What the question is for, such as `reports.explain`: a host may choose a model by it.
  public let task: String
  /// What the model is to do, the same for all questions of the task.
  public let instructions: String
  /// What this question is about.
  public let prompt: String
  /// The record that the question is about; `nil` for none.
  public let subject: UUID?
  /// Returns what is wrong with an answer of the right shape; the pointers lead into the answer.
  public let problems: (Content) -> [Problem]

  /// The most characters of instructions and prompt together: models of about 3 billion parameters take 6,000, and a sentence about the
  /// language may be added.
  public static var longest: Int { 5900 }

  public init(
    task: String, instructions: String, prompt: String, about subject: UUID? = nil,
    problems: @escaping (Content) -> [Problem] = { _ in [] }
  ) {
    assert(instructions.count + prompt.count <= AIQuestion.longest, "a question of \(task) is too long for small models")
    self.task = task
    self.instructions = instructions
    self.prompt = prompt
    self.subject = subject
    self.problems = problems
  }
}
