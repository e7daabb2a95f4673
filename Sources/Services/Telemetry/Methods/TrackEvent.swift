internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `telemetry.track`
struct TrackEvent: AccountMethod {
  let name: String, properties: TelemetryProperties

  static let name: StaticString = "telemetry.track"
  static let doc: StaticString =
    "Records an event for the app's maker. While settings.telemetryEnabled is off, the event is dropped. Otherwise it is sent with others, 20 at once or after 60 seconds."
  static let effect = Effect.write
  static let isDestructive = false
  /// An event that is dropped is not stored in any other way: not as a digest either, which a program could find by trying.
  static let secrets: [SecretMember] = [.guessable("name"), .guessable("properties")]
  static let resultDoc: StaticString = "The outcome: the event waits to be sent, or was dropped."
  static let examples = [
    Example("while telemetry is off", params: #"{"name":"app.opened","properties":{"source":"widget"}}"#),
    Example(
      "while it is on", given: [Example.Step("settings.set", #"{"values":{"telemetryEnabled":true}}"#)],
      params: #"{"name":"feature.used","properties":{"feature":"export","first":true}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    name = field(
      "name", \.name,
      "The name of the event, one of telemetry.names. A repeat with the same idempotencyKey is recognized without comparing it.",
      .length(1...64))
    properties = field(
      "properties", \.properties,
      "The properties, as declared by telemetry.names; each may be left out. A repeat is recognized without comparing them.")
  }

  func call(on service: Telemetry, in context: Context) throws(Failure) -> TrackedEvent {
    TrackedEvent(waits: try service.track(name, properties, at: context.now))
  }
}

/// The result of `telemetry.track`.
struct TrackedEvent: Record {
  let waits: Bool

  static let doc: StaticString = "The outcome for an event."
}

extension TrackedEvent {
  init<F: Fields<Self>>(_ field: inout F) {
    waits = field("waits", \.waits, "true if the event waits to be sent; false if telemetry is off, and the event was dropped.")
  }
}
