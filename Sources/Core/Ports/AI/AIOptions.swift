public import RPC
public import Shape

/// Options for a request to the AI. They are the last members of a method's parameters.
public struct AIOptions: Record, Sendable {
  public let deadline: Int?, fresh: Bool?, progressToken: ProgressToken?

  public static let doc: StaticString = "Options for a request to the AI."

  public init<F: Fields<Self>>(_ field: inout F) {
    deadline = field(
      "deadline", \.deadline,
      "The time that the answer may take, in milliseconds. It includes the wait for earlier questions. Without it, 30,000.",
      HostOptions.deadlineLimit)
    fresh = field(
      "fresh", \.fresh,
      "`true` to send the question to the model even if an equal question was answered in the last 10 minutes. Without it, the earlier answer is returned."
    )
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token, in which `value` is the part of the answer that has already arrived."
    )
  }
}
