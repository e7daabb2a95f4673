internal import RPC
internal import Shape
internal import Tenancy

/// The method `ai.availability`: returns the availability of the host's model.
struct ShowAvailability: DeferredMethod {
  typealias Scope = Timed
  let hostOptions: HostOptions

  static let name: StaticString = "ai.availability"
  static let doc: StaticString =
    "Returns the availability of the host's language model. Use this method before the app offers functions that need the model. The core asks the host at most once in 60 seconds, and the host can report changes with ai.availabilityChanged."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The availability, with a reason if the model can't answer."
  /// Without a host, the method does not fail: the result has the reason `noHost`. So `hostUnavailable` is not listed.
  static let errors = ErrorCode.ofHost.filter { $0 != .hostUnavailable }
  static let examples = [
    Example("without a host", params: "{}"),
    Example(
      "while the model is being downloaded",
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
