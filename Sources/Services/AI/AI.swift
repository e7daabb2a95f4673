internal import JSON
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The service `ai`: the availability and the answers of the host's language model. The core has both only in memory,
/// and loses them when the process ends.
final class AI {
  let host: HostCalls
  private let clock: Clock
  private let ids: IDGenerator
  private let preferences: () -> any PreferenceKeeper
  /// The answers that were received, the oldest first.
  private var answered: [Answered] = []
  /// The availability that the host reported last, with the time of the report and the number of the host.
  private var said: (availability: Availability, at: Timestamp, host: Int)?

  private struct Answered {
    let question: String
    let suggestion: UUID
    let at: Timestamp
    /// An `AIAnswer`, whose generic type is the type of the question's content.
    let answer: Any
  }

  /// The time in milliseconds during which an equal question gets the stored answer.
  static let repeatTime = 600_000
  /// The time in milliseconds during which an answer can be accepted as a suggestion.
  static let acceptTime = 86_400_000
  /// The time in milliseconds during which the host is not asked again for its availability.
  static let availabilityTime = 60_000
  /// The largest number of stored answers.
  private static let most = 1000

  /// - Parameter preferences: returns the service that has the settings of the account.
  init(_ dependencies: Dependencies, preferences: @escaping () -> any PreferenceKeeper) {
    self.preferences = preferences
    host = dependencies.host
    clock = dependencies.clock
    ids = dependencies.ids
  }

  /// Removes all answers when the account changes, because they may be about texts of the old account.
  func forget() { answered = [] }

  // MARK: Availability

  /// Returns the availability of the model, or `nil` if it is unknown and the host must be asked.
  func availability(at now: Timestamp) -> Availability? {
    guard let number = host.number(of: RespondToPrompt<RawJSON>.name) else { return .noHost }
    guard host.offers(HostAIAvailable.self) else { return .unknown }
    guard let said, said.host == number, said.at <= now, said.at.age(at: now) < AI.availabilityTime else { return nil }
    return said.availability
  }

  /// Stores the availability that the host has reported.
  func note(_ availability: Availability, at now: Timestamp) {
    guard let number = host.number(of: RespondToPrompt<RawJSON>.name) else { return }
    said = (availability, now, number)
  }
}

extension AI: Assistant {
  var asks: [HostCapability] { [HostCapability(RespondToPrompt<RawJSON>.self)] }

  func language() throws(Failure) -> LanguageTag? { try preferences().preferences().language }

  func answer<Content: Record, Result: Value, Context: CallContext>(
    _ question: AIQuestion<Content>, _ options: AIOptions, in context: Context, at now: Timestamp,
    _ then: @escaping (Swift.Result<AIAnswer<Content>, Failure>, Context) throws(Failure) -> Result
  ) throws(Failure) -> Answer<Result, Context> {
    let language = try language()
    let request = RespondToPrompt(question, in: language, stream: options.progressToken != nil)
    if options.fresh != true, let known: AIAnswer<Content> = recall(request.key, at: now) {
      let repeated = AIAnswer(
        suggestion: known.suggestion, known.content, about: question.subject, at: known.at, isRepeated: true)
      return .now(try then(.success(repeated), context))
    }
    let inquiry = Inquiry(request, HostOptions(deadline: options.deadline, progressToken: options.progressToken))
    return .asking(inquiry) { [self] (outcome, context) throws(Failure) in
      try then(outcome.map { remember($0.content, for: request.key, about: question.subject) }, context)
    }
  }

  private func recall<Content: Record>(_ question: String, at now: Timestamp) -> AIAnswer<Content>? {
    answered.removeAll { $0.at > now || $0.at.age(at: now) >= AI.acceptTime }
    let known = answered.last { $0.question == question && $0.at.age(at: now) < AI.repeatTime }
    return known?.answer as? AIAnswer<Content>
  }

  func suggestion<Content: Record>(_ id: UUID, at now: Timestamp) -> AIAnswer<Content>? {
    let known = answered.last { $0.suggestion == id && $0.at <= now && $0.at.age(at: now) < AI.acceptTime }
    return known?.answer as? AIAnswer<Content>
  }

  /// Stores an answer as a suggestion. If several requests waited for the same answer, they get the same suggestion.
  private func remember<Content: Record>(_ content: Content, for question: String, about subject: UUID?) -> AIAnswer<
    Content
  > {
    let now = clock.now
    if let known: AIAnswer<Content> = recall(question, at: now), jsonText(known.content) == jsonText(content) {
      return known
    }
    let answer = AIAnswer(suggestion: ids.next(at: now), content, about: subject, at: now, isRepeated: false)
    answered.append(Answered(question: question, suggestion: answer.suggestion, at: now, answer: answer))
    if answered.count > AI.most { answered.removeFirst() }
    return answer
  }
}
