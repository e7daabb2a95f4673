internal import RPC
internal import Shape
internal import Tenancy

/// The method `telemetry.names`: lists the events that `telemetry.track` accepts, with their properties.
struct ListNames: UnscopedMethod {
  static let name: StaticString = "telemetry.names"
  static let doc: StaticString =
    "Lists the events that `telemetry.track` accepts, with their properties. Telemetry never sends any other data."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The events that may be sent."
  static let examples = [Example("the events that the program declares", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Telemetry, in context: UnscopedContext) throws(Failure) -> TelemetryNames { service.names }
}
