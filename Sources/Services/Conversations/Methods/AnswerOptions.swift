internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The time limits of an answer, and the progress token for its parts. These are the last parameters of a method.
struct AnswerOptions: Record {
  let deadline: Int?, idleDeadline: Int?, progressToken: ProgressToken?

  static let doc: StaticString = "The time limits of an answer, and the progress token for its parts."

  init<F: Fields<Self>>(_ field: inout F) {
    deadline = field(
      "deadline", \.deadline,
      "The time limit for the whole answer, in milliseconds. Default: 600,000 (10 minutes).",
      AnswerOptions.limit)
    idleDeadline = field(
      "idleDeadline", \.idleDeadline,
      "The time limit between two parts of the answer, in milliseconds. Default: 60,000 (1 minute).",
      AnswerOptions.limit)
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer that the caller chooses. If it is given, the core sends `rpc.progress` with this token for each part of the answer."
    )
  }

  private static let limit = Limit.range(1...3_600_000)

  var limits: Chats.Limits { Chats.Limits(whole: deadline ?? 600_000, idle: idleDeadline ?? 60_000) }
}

extension ErrorCode {
  /// The errors of methods that request an answer from the backend's chat.
  static let ofAnswers =
    [notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts, backendFailed, storageFault] + ErrorCode.ofHost
}

extension Chats {
  /// The host requests that are needed for an answer.
  var asks: [HostCapability] { [HostCapability(BackendRequest.self)] + session.asks }

  /// Returns the reply to a request, which is sent when the backend's answer has ended.
  func waiting(for stream: ChatStream, _ progress: ProgressToken?) throws(Failure) -> Answer<SentMessage, Context> {
    guard let exchange = stream.exchange else {
      throw .internalError("an answer that is arriving has no exchange with the backend")
    }
    return .waiting(for: exchange, progress: progress) { [self] (context) throws(Failure) in
      try sent(stream, in: context)
    }
  }
}
