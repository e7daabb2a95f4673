public import Shape

/// The reason of a host's error, for the kinds of reasons that a front end can act on.
public enum HostErrorReason: String, Choice {
  /// The model's safety rules stopped the question or the answer.
  case guardrail
  /// The question is longer than the model can read.
  case tooLong
  /// The model has too much to do.
  case busy
  /// The model refused to answer.
  case refused
  /// The model's answer was not of the wanted form.
  case malformed
  /// The host can't reach the server.
  case unreachable
  /// The server's answer ended before it was complete.
  case cutOff

  public static let spellings = Spellings<HostErrorReason>()

  /// The reason in words, if it is known, and the recommended action. There is no full stop at the end.
  public var advice: String {
    switch self {
    case .guardrail: "The model's safety rules stopped the answer. Ask about something else, or in other words"
    case .tooLong: "Ask about less: shorter notes, fewer days or fewer rows"
    case .busy: "The model is busy. Ask again in a few seconds"
    case .refused: "The model refused to answer. Ask in other words"
    case .unreachable: "The host can't reach the server. Try again when there is a network connection"
    case .cutOff: "The server's answer ended before it was complete. Try again"
    case .malformed:
      "The model's answer did not have the expected form. Ask again with fresh: true, or choose a larger model"
    }
  }
}
