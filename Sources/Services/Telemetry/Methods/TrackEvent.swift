internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `telemetry.track`: records an event for the app's maker.
struct TrackEvent: AccountMethod {
  let name: String, properties: TelemetryProperties

  static let name: StaticString = "telemetry.track"
  static let doc: StaticString =
    "Records an event for the app's maker. While the setting `telemetryEnabled` is off, the event is dropped. Otherwise the event is sent together with others: when 20 events wait, or after 60 seconds."
  static let effect = Effect.write
  static let isDestructive = false
  /// An event that is dropped must leave no trace. Even a digest is not stored, as a program could find the event by
  /// trying.
  static let secrets: [SecretMember] = [.guessable("name"), .guessable("properties")]
  static let resultDoc: StaticString = "The outcome: the event waits to be sent, or was dropped."
  static let examples = [
    Example("while telemetry is off", params: #"{"name":"app.opened","properties":{"source":"widget"}}"#),
    Example(
      "while telemetry is on", given: [Example.Step("settings.set", #"{"values":{"telemetryEnabled":true}}"#)],
      params: #"{"name":"feature.used","properties":{"feature":"export","first":true}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    name = field(
      "name", \.name,
      "The name of the event, as listed by `telemetry.names`. A repeat is recognized by its `idempotencyKey` alone: the names are not compared.",
      .length(1...64))
    properties = field(
      "properties", \.properties,
      "The properties of the event, as declared by `telemetry.names`. Each of them may be left out. A repeat is recognized by its `idempotencyKey` alone: the properties are not compared."
    )
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
    waits = field(
      "waits", \.waits,
      "`true` if the event waits to be sent. `false` if the event was dropped because telemetry is off.")
  }
}
