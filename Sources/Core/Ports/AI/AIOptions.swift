public import RPC
public import Shape

/// Options for a request to the AI. The methods that use the AI have these members at the end of their parameters.
public struct AIOptions: Record, Sendable {
  public let deadline: Int?, fresh: Bool?, progressToken: ProgressToken?

  public static let doc: StaticString = "Options for a question to the host's language model."

  public init<F: Fields<Self>>(_ field: inout F) {
    deadline = field(
      "deadline", \.deadline,
      "The time limit for the answer, in milliseconds. It includes the time during which the question waits for earlier questions. Default: 30,000.",
      HostOptions.deadlineLimit)
    fresh = field(
      "fresh", \.fresh,
      "`true` to ask the model even if an equal question was answered in the last 10 minutes. Default: `false`: the earlier answer is returned."
    )
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token. There, `value` is the part of the answer that has arrived so far."
    )
  }
}
