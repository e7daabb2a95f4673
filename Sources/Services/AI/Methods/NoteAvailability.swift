internal import RPC
internal import Shape
internal import Tenancy

/// The method `ai.availabilityChanged`: a host calls this method, usually as a notification, when the availability of
/// its model has changed.
struct NoteAvailability: TimedMethod {
  let availability: Availability

  static let name: StaticString = "ai.availabilityChanged"
  static let doc: StaticString =
    "A host calls this method, usually as a notification, when the availability of its model has changed."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString = "The availability, which ai.availability returns for the next 60 seconds."
  static let examples = [
    Example(
      "the model is available",
      given: [Example.Step("host.provide", #"{"capabilities":["host.ai.available","host.ai.respond"]}"#)],
      params: #"{"available":true}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { availability = field.embed(\.availability) }

  func call(on service: AI, in context: TimedContext) throws(Failure) -> Availability {
    if !availability.problems.isEmpty { throw .invalidParams(availability.problems) }
    service.note(availability, at: context.now)
    return service.availability(at: context.now) ?? .noHost
  }
}
