public import RPC
public import Shape

/// Options for an answer of the AI: the last members of a method's parameters.
public struct AIOptions: Record, Sendable {
  public let deadline: Int?, fresh: Bool?, progressToken: ProgressToken?

  public static let doc: StaticString = "Options for a request to the AI."

  public init<F: Fields<Self>>(_ field: inout F) {
    deadline = field(
      "deadline", \.deadline, "The milliseconds that the answer may take, including the wait for its turn; 30,000 without it.",
      HostOptions.deadlineLimit)
    fresh = field(
      "fresh", \.fresh, "true to send the question to the model even if the same one was answered within 10 minutes. false if left out.")
    progressToken = field(
      "progressToken", \.progressToken, "Repeated in rpc.progress, whose value is the part of the answer that has already arrived.")
  }
}
