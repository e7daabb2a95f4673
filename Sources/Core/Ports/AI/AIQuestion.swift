public import Shape

/// A question to the host's AI. The answer must have the form of the record `Content`.
public struct AIQuestion<Content: Record> {
  /// The task that the question is for, such as `reports.explain`. A host can choose a model for each task.
  public let task: String
  /// The instructions to the model, the same for all questions of the task.
  public let instructions: String
  /// The text of this question.
  public let prompt: String
  /// The id of the record that the question is about; `nil` if it is about no record.
  public let subject: UUID?
  /// Returns the problems of an answer that has the right form but may have wrong content. Their JSON pointers lead
  /// into the answer.
  public let problems: (Content) -> [Problem]

  /// The maximum number of characters of the instructions and the prompt together. Models of about 3 billion parameters
  /// accept 6,000 characters. The other 100 characters are for a sentence about the language.
  public static var longest: Int { 5900 }

  public init(
    task: String, instructions: String, prompt: String, about subject: UUID? = nil,
    problems: @escaping (Content) -> [Problem] = { _ in [] }
  ) {
    assert(
      instructions.count + prompt.count <= AIQuestion.longest, "a question of \(task) is too long for small models")
    self.task = task
    self.instructions = instructions
    self.prompt = prompt
    self.subject = subject
    self.problems = problems
  }
}
