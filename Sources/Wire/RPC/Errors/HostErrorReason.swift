public import Shape

/// The reasons of a host's error that a front end can act on. The raw value is `data.kind` of the host's error.
public enum HostErrorReason: String, Choice {
  /// The model's safety rules stopped the question or the answer.
  case guardrail
  /// The question is longer than the model can read.
  case tooLong
  /// The model has too many requests at the moment.
  case busy
  /// The model refused to answer.
  case refused
  /// The model's answer did not have the requested form.
  case malformed
  /// The host can't reach the server.
  case unreachable
  /// The server's answer ended before it was complete.
  case cutOff

  public static let spellings = Spellings<HostErrorReason>()

  /// The recommended action. For some reasons, the text begins with the reason in words. It has no full stop at its
  /// end.
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
