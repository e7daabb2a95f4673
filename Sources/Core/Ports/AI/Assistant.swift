public import RPC
public import Shape
public import Vocabulary

/// Asks the host's AI on behalf of services.
public protocol Assistant: AnyObject {
  /// The host requests that a method may send if it asks the AI.
  var asks: [HostCapability] { get }

  /// Returns the language in which the AI must write, or `nil` for the language of the question.
  func language() throws(Failure) -> LanguageTag?

  /// Answers a question with an earlier answer of the last 10 minutes if there is one. Otherwise asks the host.
  /// - Parameters:
  ///   - now: the time of the request.
  ///   - then: a function that makes the method's result from the AI's answer, or from the failure if there is no
  ///     answer.
  func answer<Content: Record, Result: Value, Context: CallContext>(
    _ question: AIQuestion<Content>, _ options: AIOptions, in context: Context, at now: Timestamp,
    _ then: @escaping (Swift.Result<AIAnswer<Content>, Failure>, Context) throws(Failure) -> Result
  ) throws(Failure) -> Answer<Result, Context>

  /// Returns the answer with the given id, if it was given in the last 24 hours and has this type of content. Otherwise
  /// returns `nil`.
  func suggestion<Content: Record>(_ id: UUID, at now: Timestamp) -> AIAnswer<Content>?
}
