public import RPC
public import Shape

/// How an answer of the AI is wanted: the last members of a method's parameters.
public struct AIOptions: Record, Sendable {
  public let deadline: Int?, fresh: Bool?, progressToken: ProgressToken?

  public static let doc: StaticString = "How an answer of the AI is wanted."

  public init<F: Fields<Self>>(_ field: inout F) {
    deadline = field(
      "deadline", \.deadline, "How many milliseconds the answer may take, the wait for its turn included; 30,000 without it.",
      HostOptions.deadlineLimit)
    fresh = field(
      "fresh", \.fresh, "Whether the model is asked even if the same question was answered within 10 minutes; false without it.")
    progressToken = field(
      "progressToken", \.progressToken, "Echoed in rpc.progress, whose value is the part of the answer that is there already.")
  }
}
