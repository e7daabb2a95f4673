public import RPC
public import Shape
public import Vocabulary

/// Asks the AI of the host, for services with questions to it.
public protocol Assistant: AnyObject {
  /// What a method with questions may ask of the host.
  var asks: [HostCapability] { get }

  /// The language that texts are wanted in; `nil` for that of the question.
  func language() throws(Failure) -> LanguageTag?

  /// Answers a question: as it was answered in the last 10 minutes, or by the host.
  /// - Parameters:
  ///   - now: the instant of the request.
  ///   - then: makes the result of the answer, or of the failure why there is none.
  func answer<Content: Record, Result: Value, Context: CallContext>(
    _ question: AIQuestion<Content>, _ options: AIOptions, in context: Context, at now: Timestamp,
    _ then: @escaping (Swift.Result<AIAnswer<Content>, Failure>, Context) throws(Failure) -> Result
  ) throws(Failure) -> Answer<Result, Context>

  /// Returns an answer of the last 24 hours, or `nil` if there is none with the id and this content.
  func suggestion<Content: Record>(_ id: UUID, at now: Timestamp) -> AIAnswer<Content>?
}
