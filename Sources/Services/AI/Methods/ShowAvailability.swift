internal import RPC
internal import Shape
internal import Tenancy

/// `ai.availability`
struct ShowAvailability: DeferredMethod {
  typealias Scope = Timed
  let hostOptions: HostOptions

  static let name: StaticString = "ai.availability"
  static let doc: StaticString =
    "Says whether there is a model that answers. The host is asked at most once in 60 seconds, and may say it unasked."
  static let effect = Effect.read
  static let resultDoc: StaticString = "Whether the AI can be asked, or why not."
  /// Without a host there is no AI, which is an answer.
  static let errors = ErrorCode.ofHost.filter { $0 != .hostUnavailable }
  static let examples = [
    Example("without a host", params: "{}"),
    Example(
      "of a device whose model is being downloaded",
      given: [Example.Step("host.provide", #"{"capabilities":["host.ai.available","host.ai.respond"]}"#)], params: "{}",
      answers: [#"{"available":false,"reason":"modelNotReady"}"#]),
  ]

  init<F: Fields<Self>>(_ field: inout F) { hostOptions = field.embed(\.hostOptions) }

  static func asks(of service: AI) -> [HostCapability] { [HostCapability(HostAIAvailable.self)] }

  func answer(on service: AI, in context: TimedContext) throws(Failure) -> Answer<Availability, TimedContext> {
    if let known = service.availability(at: context.now) { return .now(known) }
    return .asking(Inquiry(HostAIAvailable(), hostOptions)) { (outcome, context) throws(Failure) in
      let availability = try outcome.get().availability
      service.note(availability, at: context.now)
      return availability
    }
  }
}
