public import Shape

/// The reason of a host's error, if it is of a kind that a front end can act on.
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
  /// The host does not reach the server.
  case unreachable
  /// The server's answer ended before it was complete.
  case cutOff

  public static let spellings = Spellings<HostErrorReason>()

  /// The recommended action, as one sentence.
  public var advice: String {
    switch self {
    case .guardrail: "Ask about something else, or in other words: the model's safety rules stopped it"
    case .tooLong: "Ask about less: shorter notes, fewer days or fewer rows"
    case .busy: "Ask again in some seconds"
    case .refused: "Ask in other words, or do without: the model refused"
    case .unreachable: "Try again when there is a network: the host does not reach the server"
    case .cutOff: "Try again: the server's answer ended before it was complete"
    case .malformed: "Ask again with fresh, or choose a larger model: its answer did not have the wanted form"
    }
  }
}
